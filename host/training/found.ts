import type { LogRow } from "../contract/harness.ts";
import type { GrepHit, LayerTrace, RetrievedDocument } from "../contract/layer.ts";

/** A row's trace as it is kept: of each layer what it found, by name and place. Quotes, reasons and prompts follow from the text at its revision, and were most of every row. */
export function foundIn(trace: LogRow["trace"]): Readonly<Record<string, unknown>> {
  const told = Object.entries(trace).filter(([name]) => name !== "_final_user_text");
  return Object.fromEntries(
    told.map(([name, each]: [string, unknown]) =>
      isLayer(each) ? [name, { ...outcomeOf(each), ...DETAILS[name]?.(each) }] : [name, each],
    ),
  );
}

/** Whether it is what a layer tells of itself, and not of the whole request. */
export function isLayer(value: unknown): value is LayerTrace {
  return typeof value === "object" && value !== null && "fired" in value;
}

/** Of a failure only that it was one: its sentence may quote. */
function outcomeOf({ fired, elapsed_ms }: LayerTrace): LayerTrace {
  return { fired, elapsed_ms };
}

const DETAILS: Readonly<Record<string, (trace: LayerTrace) => object>> = {
  grep: ({ hits, shadow }) => ({
    ...(hits === undefined ? {} : { hits: placesOf(hits) }),
    ...(shadow === undefined ? {} : { shadow: placesOf(shadow) }),
  }),
  rag: ({ documents }) => ({
    documents: ((documents ?? []) as readonly RetrievedDocument[]).map(({ id, score }) => ({
      id,
      score,
    })),
  }),
  tools: ({ calls }) => ({ calls: ((calls ?? []) as readonly Call[]).map(calledOf) }),
};

function placesOf(hits: unknown): object {
  return (hits as readonly GrepHit[]).map(({ rule, matches }) => ({
    rule,
    matches: matches.map(({ start, end }) => ({ start, end })),
  }));
}

interface Call {
  readonly tool: string;
  readonly result: unknown;
}

function calledOf({ tool, result }: Call): object {
  return { tool, found: Reflect.get(Object(result), "found") === true };
}
