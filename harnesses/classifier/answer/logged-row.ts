import type { LogRow } from "../../../host/contract/harness.ts";
import type { Trace } from "../../../host/contract/layer.ts";
import type { Joined } from "./envelope.ts";

/** What a training row is made of. */
export interface Answered {
  /** What was scanned. */
  readonly text: string;
  readonly verdict: Joined;
  readonly trace: Trace;
  /** Whether a model had its say, or the request brought items of its own: then others' words may stand anywhere. */
  readonly byOthers: boolean;
}

/** The training row of a verdict: what was answered, but for the reasons, which follow from the text at its revision (`npm run replay`). */
export function loggedRow({ text, verdict, trace, byOthers }: Answered): LogRow {
  const row = { input: text, trace };
  return byOthers
    ? { ...row, output: verdict }
    : { ...row, output: saidIn(verdict), isWordless: true };
}

function saidIn(verdict: Joined): object {
  const { rationale: _, stance, risk_vectors, ...said } = verdict;
  const vectors = risk_vectors.map(({ dimension, magnitude }) => ({ dimension, magnitude }));
  return { ...said, risk_vectors: vectors, stance: { label: stance.label } };
}
