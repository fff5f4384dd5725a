import type { HarnessApp } from "../../host/contract/harness.ts";
import type { ErrorCode } from "../../host/contract/refusal.ts";
import type { Found, NotFound, SearchResult, Verified } from "../../host/contract/search.ts";
import { ServerAnswer, ServerRequest } from "../../schemas/http/search/ask.ts";
import { mayLeave } from "./query.ts";
import { elapsedSince, rowTrace } from "../../schemas/elapsed.ts";

const REFUSALS: Readonly<Record<NotFound["failed"], ErrorCode>> = {
  unknown: "NOT_FOUND",
  unconfigured: "SEARCH_UNCONFIGURED",
  refused: "SEARCH_FAILED",
  unreachable: "SEARCH_FAILED",
  timeout: "SEARCH_TIMEOUT",
};

/** Attaches /api/search/server: sanitized, searched, verified. */
export function serverRoute(app: HarnessApp): void {
  app.post(
    "/api/search/server",
    {
      summary: "Searches the packs or a configured server and judges what comes back.",
      tag: "search",
      body: ServerRequest,
      responses: {
        200: { description: "The results.", schema: ServerAnswer },
        403: { description: "The query would still lead to a person; nothing was sent." },
        404: { description: "There is no such backend." },
        502: { description: "The backend cannot be reached, or answers badly." },
        503: { description: "No operator configured the backend." },
        504: { description: "The backend did not answer in time." },
      },
    },
    async (ctx, { body }) => {
      const started = performance.now();
      const knowledge = app.knowledge();
      const { search } = app.services;
      const signal = app.whileHere(ctx);
      const { text, redactions } = mayLeave(app, body.query, knowledge);
      const { top_n: limit, backend } = body;
      const asked = {
        sanitized: text,
        limit,
        signal,
        ...(backend === undefined ? {} : { backend }),
      };
      const found = orRefuse(app, await search.find(asked, knowledge));
      const { results } = found;
      // The query as written is what a result must not lead back to.
      const verified = await search.verify({ query: body.query, results, signal }, knowledge);
      const sends = search.backends().some(({ name, sends: out }) => name === found.backend && out);
      const answer: ServerAnswer = {
        sanitized: text,
        redactions: [...redactions],
        backend: found.backend,
        sent: sends,
        revision: knowledge.revision,
        results: told(results, verified),
        counts: verified.counts,
        elapsed_ms: elapsedSince(started),
      };
      await app.log({
        input: { sanitized: text, redactions, backend: found.backend },
        output: { counts: verified.counts },
        trace: rowTrace(knowledge, started),
      });
      ctx.body = answer;
    },
  );
}

function orRefuse(app: HarnessApp, found: Found | NotFound): Found {
  return found.failed === undefined ? found : app.refuse(REFUSALS[found.failed], found.detail);
}

/** Of a blocked result nothing is told but why. */
function told(results: readonly SearchResult[], { verdicts }: Verified): ServerAnswer["results"] {
  return verdicts.map((verdict) => {
    const { title = "", url = "", snippet = "" } = results[verdict.index] ?? {};
    if (verdict.status !== "blocked") return { ...verdict, title, url, snippet };
    return { ...verdict, contradiction: null, contradictions: [], title: "", url: "", snippet: "" };
  });
}
