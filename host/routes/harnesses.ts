import { HarnessListing } from "../../schemas/http/catalog.ts";
import type { HarnessModule } from "../contract/harness.ts";
import { openapiPath } from "../http/openapi.ts";
import type { Add, Core, ListedModule } from "./host-view.ts";

/** Attaches GET /api/harnesses: the mounted, the edited and the failed. */
export function harnessesRoute(add: Add, core: Core): void {
  add.get(
    "/api/harnesses",
    {
      summary: "The registered harnesses, faulty ones with their reason.",
      tag: "catalog",
      responses: { 200: { description: "One entry each.", schema: HarnessListing } },
    },
    (ctx) => {
      const harnesses = core.harnesses.list().map((listed) => entry(listed, core));
      ctx.body = { harnesses, n_harnesses: harnesses.length };
    },
  );
}

function entry({ name, state, module, error }: ListedModule<HarnessModule>, core: Core): object {
  const endpoints = module === null ? [] : core.routes.of(name);
  return {
    name,
    tier: module?.listing?.tier ?? "secondary",
    summary: module?.listing?.summary ?? "",
    state,
    ...(error !== undefined && { error }),
    applied_layers: module?.applied_layers ?? [],
    consumes: module?.consumes ?? [],
    emits: module?.emits ?? [],
    endpoints: endpoints.map(({ method, path, spec }) => ({
      method: method.toUpperCase(),
      path: openapiPath(path),
      summary: spec.summary,
    })),
    ...module?.listing,
    ...(module?.tools && { tools: module.tools }),
    ...(module?.knowledge_manifest && { knowledge_manifest: module.knowledge_manifest }),
    ...(module?.rubric && { rubric: module.rubric }),
  };
}
