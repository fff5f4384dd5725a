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
  return {
    name,
    tier: "secondary",
    summary: "",
    state,
    ...(error !== undefined && { error }),
    applied_layers: [],
    consumes: [],
    emits: [],
    endpoints: module === null ? [] : endpointsOf(name, core),
    ...(module !== null && declared(module)),
  };
}

/** What the module says of itself; what it leaves out keeps its default. */
function declared({ listing, applied_layers, consumes, emits, ...module }: HarnessModule): object {
  const { tools, knowledge_manifest, rubric } = module;
  const said = { ...listing, applied_layers, consumes, emits, tools, knowledge_manifest, rubric };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

function endpointsOf(name: string, { routes }: Core): object[] {
  return routes.of(name).map(({ method, path, spec }) => ({
    method: method.toUpperCase(),
    path: openapiPath(path),
    summary: spec.summary,
  }));
}
