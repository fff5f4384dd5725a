import type { HarnessModule } from "../../host/contract/harness.ts";
import { SafetyInfo, SanitizeAnswer, SanitizeRequest } from "../../schemas/http/search/sanitize.ts";
import { rephrase } from "./rephrase.ts";
import { logged } from "./row.ts";

export const name = "search_safety";

export const applied_layers = [] as const;

export const consumes = ["rag_doc", "ngo_directory", "corridor_profile"] as const;

export const emits = [] as const;

export const listing = {
  tier: "core",
  summary:
    "Takes out of a query everything that identifies a person before it may leave this host.",
  logic_paths: ["harnesses/search_safety", "host/search/queries/sanitize.ts"],
  model_io:
    "mode rephrase sends the strict query to the configured engine and makes its words strict again",
  input_verification: ["schema"],
  output_verification: [
    "only words that the library itself says, laws, public bodies, places and sums leave",
    "what is sanitized again stays as it is",
  ],
  privacy_boundaries: ["the query as written stays on this host and is not logged"],
} as const;

/** Attaches /api/search/sanitize and /api/search/safety-info. */
export const register_routes: HarnessModule["register_routes"] = (app) => {
  app.post(
    "/api/search/sanitize",
    {
      summary: "The query as it may leave, and what kinds of things were taken out.",
      tag: "search",
      body: SanitizeRequest,
      responses: { 200: { description: "The sanitized query.", schema: SanitizeAnswer } },
    },
    async (ctx, { body }) => {
      const started = performance.now();
      const knowledge = app.knowledge();
      const strict = app.services.search.sanitize(body.query, knowledge);
      const answer: SanitizeAnswer =
        body.mode === "rephrase" && strict.blocked === null
          ? await rephrase(app, strict, { knowledge, signal: app.whileHere(ctx) })
          : strictAnswer(strict);
      await app.log(logged({ mode: body.mode, answer, knowledge, started }));
      ctx.body = answer;
    },
  );

  app.get(
    "/api/search/safety-info",
    {
      summary: "What is taken out of a query, what stays, and when nothing leaves.",
      tag: "search",
      responses: { 200: { description: "Kinds and how they are recognised.", schema: SafetyInfo } },
    },
    (ctx) => {
      ctx.body = app.services.search.told.safety;
    },
  );
};

function strictAnswer({
  text,
  redactions,
  blocked,
}: Parameters<typeof rephrase>[1]): SanitizeAnswer {
  return {
    sanitized: text,
    redactions: [...redactions],
    blocked: blocked !== null,
    ...(blocked === null ? {} : { reason: blocked }),
    mode: "strict",
  };
}
