import type { HarnessModule } from "../../host/contract/harness.ts";
import {
  VerificationInfo,
  VerifyResultsAnswer,
  VerifyResultsRequest,
} from "../../schemas/http/search/verify-results.ts";
import { rowTrace } from "../../schemas/elapsed.ts";

export const name = "post_search_verification";

export const applied_layers = [] as const;

export const consumes = ["corridor_profile", "ngo_directory", "rag_doc"] as const;

export const emits = [] as const;

export const listing = {
  tier: "core",
  summary:
    "Judges search results: whose page it is, whether packs know it otherwise, and whether it would lead to a person.",
  logic_paths: ["harnesses/post_search_verification", "host/search/results/verify-results.ts"],
  input_verification: ["schema"],
  output_verification: ["every contradiction names the pack object that knows it otherwise"],
  privacy_boundaries: [
    "no outbound request",
    "query, case and results are not logged, only what was made of them",
  ],
} as const;

/** Attaches /api/search/verify-results and /api/search/verification-info. */
export const register_routes: HarnessModule["register_routes"] = (app) => {
  app.post(
    "/api/search/verify-results",
    {
      summary: "What may be done with each result of a search, and why.",
      tag: "search",
      body: VerifyResultsRequest,
      responses: { 200: { description: "The verdicts.", schema: VerifyResultsAnswer } },
    },
    async (ctx, { body }) => {
      const started = performance.now();
      const knowledge = app.knowledge();
      const { search } = app.services;
      const results = body.results.map(({ title, url, snippet }) => ({ title, url, snippet }));
      const { verdicts, counts } = await search.verify(
        {
          query: body.query,
          results,
          ...(body.case_text === undefined ? {} : { caseText: body.case_text }),
        },
        knowledge,
      );
      const { text, redactions } = search.sanitize(body.query, knowledge);
      await app.log({
        input: { sanitized: text, redactions, n_results: results.length },
        output: {
          counts,
          verdicts: verdicts.map(({ status, reasons, relevance_score }) => ({
            status,
            reasons,
            relevance_score,
          })),
        },
        trace: rowTrace(knowledge, started),
      });
      ctx.body = { revision: knowledge.revision, results: verdicts, counts };
    },
  );

  app.get(
    "/api/search/verification-info",
    {
      summary: "What a result is judged by.",
      tag: "search",
      responses: { 200: { description: "Kinds and when they apply.", schema: VerificationInfo } },
    },
    (ctx) => {
      ctx.body = app.services.search.told.verification;
    },
  );
};
