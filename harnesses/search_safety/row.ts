import type { LogRow } from "../../host/contract/harness.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { SanitizeAnswer } from "../../schemas/http/search/sanitize.ts";
import { rowTrace } from "../../schemas/elapsed.ts";

interface Answered {
  readonly mode: string;
  readonly answer: SanitizeAnswer;
  readonly knowledge: Snapshot;
  /** `performance.now()` when the request came. */
  readonly started: number;
}

/** The training row: of the query only what is left of it; as it was written it is forgotten. */
export function logged({ mode, answer, knowledge, started }: Answered): LogRow {
  return {
    input: { mode, sanitized: answer.sanitized },
    output: answer,
    trace: rowTrace(knowledge, started),
  };
}
