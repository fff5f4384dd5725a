import type { Evidence } from "../contract/engine.ts";
import type { Snapshot } from "../contract/knowledge.ts";

/** Evidence of a request on which no layer ran and no knowledge is in force: for tests and for asking an engine outside a request. */
export function emptyEvidence(text = ""): Evidence {
  const knowledge: Snapshot = {
    revision: "0",
    packs: [],
    get: () => undefined,
    all: () => [],
    listed: () => [],
    packOf: () => undefined,
    derive: (build) => build(knowledge),
  };
  return {
    trace: { revision: "0", packs: [], elapsed_ms: 0, _final_user_text: text },
    reading: {
      text,
      folded: {
        original: text,
        folded: text,
        startOf: (index) => index,
        endOf: (index) => index,
      },
      language: null,
      countries: [],
      corridors: [],
      amounts: [],
      topics: new Set(),
      namesWork: false,
      wording: null,
      aboutWork: false,
    },
    knowledge,
  };
}
