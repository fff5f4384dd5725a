import type { LoggedTrace, LogRow } from "../../host/contract/harness.ts";
import type { GrepHit, LayerTrace, RetrievedDocument, Trace } from "../../host/contract/layer.ts";
import type { Joined } from "./envelope.ts";

/** What a training row is made of. */
export interface Answered {
  /** What was scanned. */
  readonly text: string;
  readonly verdict: Joined;
  readonly trace: Trace;
  readonly decision_id: string;
  /** Whether a model had its say, or the request brought items of its own: then others' words may stand anywhere. */
  readonly byOthers: boolean;
}

/** The training row of a verdict: what was answered, and what each layer found by name and place. Quotes, reasons and prompts follow from the text at its revision (`npm run replay`); they were most of every row. */
export function loggedRow({ text, verdict, trace, decision_id, byOthers }: Answered): LogRow {
  const row = { input: text, trace: foundIn(trace), decision_id };
  return byOthers
    ? { ...row, output: verdict }
    : { ...row, output: saidIn(verdict), isWordless: true };
}

function saidIn(verdict: Joined): object {
  const { rationale: _, stance, risk_vectors, ...said } = verdict;
  const vectors = risk_vectors.map(({ dimension, magnitude }) => ({ dimension, magnitude }));
  return { ...said, risk_vectors: vectors, stance: { label: stance.label } };
}

function foundIn(trace: Answered["trace"]): LoggedTrace {
  const { revision, packs, elapsed_ms, ocr, grep, rag, tools } = trace;
  return {
    revision,
    packs,
    elapsed_ms,
    ...(ocr && { ocr: outcomeOf(ocr) }),
    ...(grep && { grep: { ...outcomeOf(grep), ...rulesOf(grep) } }),
    ...(rag && { rag: { ...outcomeOf(rag), documents: documentsOf(rag) } }),
    ...(tools && { tools: { ...outcomeOf(tools), calls: callsOf(tools) } }),
  };
}

/** Of a failure only that it was one: its sentence may quote. */
function outcomeOf({ fired, elapsed_ms }: LayerTrace): LayerTrace {
  return { fired, elapsed_ms };
}

function rulesOf({ hits, shadow }: LayerTrace): object {
  return {
    ...(hits === undefined ? {} : { hits: placesOf(hits) }),
    ...(shadow === undefined ? {} : { shadow: placesOf(shadow) }),
  };
}

function placesOf(hits: unknown): object {
  return (hits as readonly GrepHit[]).map(({ rule, matches }) => ({
    rule,
    matches: matches.map(({ start, end }) => ({ start, end })),
  }));
}

function documentsOf({ documents }: LayerTrace): object {
  return ((documents ?? []) as readonly RetrievedDocument[]).map(({ id, score }) => ({
    id,
    score,
  }));
}

function callsOf({ calls }: LayerTrace): object {
  const made = (calls ?? []) as readonly { readonly tool: string; readonly result: unknown }[];
  return made.map(({ tool, result }) => ({
    tool,
    found: Reflect.get(Object(result), "found") === true,
  }));
}
