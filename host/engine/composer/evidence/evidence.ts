import { failuresIn } from "../../../../schemas/failures.ts";
import { inTurn, listOf } from "../../../../schemas/lists.ts";
import type { ImageTrace } from "../../../contract/images.ts";
import type { Trace, GrepHit, LinkedDocument, RetrievedDocument } from "../../../contract/layer.ts";
import type { Contact, NumberLookup, ToolFact, ToolResult } from "../../../contract/tool.ts";
import type { Evidence } from "../../../contract/engine.ts";
import type { ShownPattern } from "../../../reasoning/patterns.ts";
import { toldHits } from "./told-hits.ts";

/** What the layers found, read out of the trace: the only ground of an answer. */
export interface Found {
  readonly hits: readonly GrepHit[];
  /** Whether rules fired of which the answer tells nothing, as the wording is that of somebody honest. */
  readonly excused?: boolean;
  /** The tactics that fit what fired, best first. */
  readonly patterns: readonly ShownPattern[];
  readonly documents: readonly RetrievedDocument[];
  /** Documents that found ones cite, or that cite them. */
  readonly linked: readonly LinkedDocument[];
  readonly caps: readonly ToolFact[];
  /** Whether an employer may keep a passport where the work is. */
  readonly passports: readonly ToolFact[];
  readonly laws: readonly ToolFact[];
  readonly labels: readonly ToolFact[];
  readonly indicators: readonly ToolFact[];
  /** Each once: first what each lookup put first, then the seconds. */
  readonly contacts: readonly Contact[];
  /** The countries where somebody may be and nobody to call is known. */
  readonly uncovered: readonly string[];
  /** The numbers asked about, each once. */
  readonly numbers: readonly NumberLookup[];
  /** Layers, rules and tools that failed, so that silence is not taken for an all-clear. */
  readonly failed: readonly string[];
  /** Whether the rules ran. */
  readonly rulesRan: boolean;
  /** Whether lookups ran, so that what they do not tell is not known here. */
  readonly toolsRan: boolean;
  /** Whether an image of the message was not read, or not surely. */
  readonly unreadImage: boolean;
}

/** Reads the trace of one request; layers that did not run or failed simply give nothing. */
export function readEvidence({ trace }: Pick<Evidence, "trace">): Found {
  const results = toolResults(trace);
  const facts = results.flatMap((result) => result.facts);
  const ofKind = (kind: ToolFact["kind"]) =>
    onceEach(
      facts.filter((fact) => fact.kind === kind),
      (fact) => fact.statement,
    );
  return {
    hits: toldHits(listOf(trace.grep?.["hits"]) as readonly GrepHit[]),
    patterns: listOf(trace.reasoning?.["patterns"]) as readonly ShownPattern[],
    documents: onceEach(
      listOf(trace.rag?.["documents"]) as readonly RetrievedDocument[],
      ({ id }) => id,
    ),
    linked: listOf(trace.rag?.["linked"]) as readonly LinkedDocument[],
    caps: ofKind("cap"),
    passports: ofKind("passport"),
    laws: ofKind("law"),
    labels: ofKind("label"),
    indicators: ofKind("indicator"),
    contacts: onceEach(inTurn(results.map((result) => result.contacts ?? [])), ({ id }) => id),
    uncovered: [
      ...new Set(
        results.flatMap(({ uncovered }) => (typeof uncovered === "string" ? [uncovered] : [])),
      ),
    ],
    numbers: onceEach(
      results.flatMap((result) => result.numbers ?? []),
      ({ number }) => number,
    ),
    failed: failedParts(trace),
    rulesRan: trace.grep !== undefined && trace.grep.fired !== null,
    toolsRan: trace.tools !== undefined && trace.tools.fired !== null,
    unreadImage: (listOf(trace.ocr?.["images"]) as readonly ImageTrace[]).some(
      ({ legible }) => !legible,
    ),
  };
}

function toolResults(trace: Trace): readonly ToolResult[] {
  const calls = listOf(trace.tools?.["calls"]) as readonly { readonly result?: ToolResult }[];
  return calls.flatMap(({ result }) => (Array.isArray(result?.facts) ? [result] : []));
}

function failedParts(trace: Trace): readonly string[] {
  const { grep, rag, tools, official_sources, online, reasoning } = trace;
  const failed = failuresIn({ grep, rag, tools, official_sources, online, reasoning });
  return failed.map(({ name }) => name);
}

function onceEach<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(keyOf(item))) seen.set(keyOf(item), item);
  return [...seen.values()];
}
