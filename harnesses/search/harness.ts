import type { HarnessModule } from "../../host/contract/harness.ts";
import { ClientAnswer, ClientRequest } from "../../schemas/http/search/ask.ts";
import { BackendList } from "../../schemas/http/search/backends.ts";
import { serverRoute } from "./server.ts";
import { rowTrace } from "../../schemas/elapsed.ts";
import { mayLeave } from "./query.ts";

export const name = "search";

export const applied_layers = [] as const;

export const consumes = ["rag_doc", "ngo_directory", "corridor_profile"] as const;

export const emits = [] as const;

export const listing = {
  tier: "secondary",
  summary:
    "Searches the packs, and servers that an operator configured, with queries that name nobody.",
  logic_paths: ["harnesses/search", "host/search", "host/outbound"],
  input_verification: ["schema", "search_safety"],
  output_verification: ["post_search_verification"],
  privacy_boundaries: [
    "only a sanitized query leaves, and only for a configured server that is named",
    "no redirect to another host, no private address, no credentials",
  ],
} as const;

/** Attaches /api/search/client, /api/search/server and /api/search/backends. */
export const register_routes: HarnessModule["register_routes"] = (app) => {
  app.post(
    "/api/search/client",
    {
      summary: "Links for a browser with the sanitized query; nothing is sent.",
      tag: "search",
      body: ClientRequest,
      responses: {
        200: { description: "The links.", schema: ClientAnswer },
        403: { description: "The query would still lead to a person." },
      },
    },
    async (ctx, { body }) => {
      const started = performance.now();
      const knowledge = app.knowledge();
      const { text, redactions } = mayLeave(app, body.query, knowledge);
      const links = app.services.search.links(text);
      const answer = { sanitized: text, redactions: [...redactions], links: [...links] };
      await app.log({
        input: { sanitized: text, redactions },
        output: { links: links.map(({ backend }) => backend) },
        trace: rowTrace(knowledge, started),
      });
      ctx.body = answer;
    },
  );

  serverRoute(app);

  app.get(
    "/api/search/backends",
    {
      summary: "What can be searched, and what leaves this host for it.",
      tag: "search",
      responses: { 200: { description: "The backends.", schema: BackendList } },
    },
    (ctx) => {
      ctx.body = { backends: [...app.services.search.backends()], default: "local" };
    },
  );
};
