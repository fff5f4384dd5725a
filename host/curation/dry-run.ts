import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { TestResult } from "../../schemas/http/curation.ts";
import { LEAVES } from "../../schemas/leaves/index.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import type { FieldProblem } from "../contract/curation.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit, LinkedDocument, RetrievedDocument, Trace } from "../contract/layer.ts";
import type { ToolResult } from "../contract/tool.ts";
import { isInForce } from "../knowledge/snapshot.ts";

/** Runs the layers on one text, as a chat with this knowledge would. */
export type RunLayers = (
  knowledge: Snapshot,
  text: string,
  layers: readonly ("grep" | "rag" | "tools")[],
) => Promise<Trace>;

type Layers = Parameters<RunLayers>[2];
type Result = TestResult["results"][number];
type Found = Omit<Result, "text_index">;

/** Which layer acts on a text by an object of each leaf, and how its trace shows it. */
const READERS: Readonly<Partial<Record<Leaf, { layers: Layers; find: Find }>>> = {
  grep_rule: { layers: ["grep"], find: hitOf },
  glob_rule: { layers: ["grep"], find: hitOf },
  classifier_rule: { layers: ["grep"], find: hitOf },
  heuristic_rule: { layers: ["grep"], find: hitOf },
  rag_doc: { layers: ["rag"], find: documentOf },
  corridor_profile: { layers: ["tools"], find: lookupOf },
  ngo_directory: { layers: ["tools"], find: lookupOf },
  extracted_fact: { layers: ["tools"], find: lookupOf },
  citation_edge: { layers: ["rag"], find: linkOf },
  tool_chain: { layers: ["tools"], find: chainOf },
};

type Find = (object: KnowledgeObject, trace: Trace) => Found;

const NOTHING: Found = { fired: false, matches: [] };

/** What came of a trial. */
export interface Tried extends Pick<TestResult, "results" | "note"> {
  /** What ended it before its last text, in a sentence: then it speaks for nothing. Null where nothing did. */
  readonly stopped: string | null;
}

/** What an object does to texts under a snapshot that holds it; a note where no layer reads texts with its leaf, and where the trial was stopped. */
export async function tryOnTexts(
  object: KnowledgeObject,
  texts: readonly string[],
  { knowledge, run }: { knowledge: Snapshot; run: RunLayers },
): Promise<Tried> {
  const { knowledge_object_type: leaf } = object;
  const reader = READERS[leaf];
  if (reader === undefined)
    return {
      results: [],
      note: `A dry run does not show this of ${leaf}: ${LEAVES[leaf].read_by}`,
      stopped: null,
    };
  const results: Result[] = [];
  for (const [text_index, text] of texts.entries()) {
    const trace = await run(knowledge, text, reader.layers);
    const stopped = stoppedBy(object, { trace, layers: reader.layers, text_index });
    if (stopped !== null) return { results, note: stopped, stopped };
    results.push({ text_index, ...reader.find(object, trace) });
  }
  return {
    results,
    ...(!isInForce(object) && !RULES.has(leaf) && { note: NOT_IN_FORCE }),
    stopped: null,
  };
}

interface OneRun {
  readonly trace: Trace;
  readonly layers: Layers;
  readonly text_index: number;
}

/** Why one run says nothing of an object: a layer that it needs did not get through, or the rule itself could not be asked. Null where it says something. */
export function stoppedBy(
  { content }: KnowledgeObject,
  { trace, layers, text_index }: OneRun,
): string | null {
  const layer = layers.find((each) => typeof trace[each]?.fired !== "boolean");
  if (layer !== undefined)
    return `The ${layer} layer failed on text ${text_index}: ${trace[layer]?.error ?? "it did not run"}`;
  const rule: unknown = Reflect.get(content, "rule_id");
  const failed = (trace.grep?.["failed"] ?? []) as readonly { rule: string; error: string }[];
  const own = failed.find((each) => each.rule === rule);
  return own === undefined ? null : `The rule failed on text ${text_index}: ${own.error}`;
}

/** What refuses a rule whose trial was stopped: that nothing spoke against it means nothing. */
export function untried(stopped: string): FieldProblem {
  return { path: "content", message: `was not tried to the end, which refuses it. ${stopped}` };
}

/** Rules run as a shadow while they are drafts. */
const RULES = new Set<Leaf>(["grep_rule", "glob_rule", "classifier_rule", "heuristic_rule"]);

const NOT_IN_FORCE =
  "A draft or deprecated object acts on no text; to see what it would do, try it with status:reviewed.";

// A layer that did not run lists nothing.
function hitOf({ content }: KnowledgeObject, { grep }: Trace): Found {
  const rule: unknown = Reflect.get(content, "rule_id");
  const isOwn = (hit: GrepHit) => hit.rule === rule;
  const hit = ((grep?.["hits"] ?? []) as readonly GrepHit[]).find(isOwn);
  if (hit !== undefined) return { fired: true, matches: [...hit.matches] };
  const shadow = ((grep?.["shadow"] ?? []) as readonly GrepHit[]).find(isOwn);
  return shadow === undefined
    ? NOTHING
    : { fired: true, shadow: true, matches: [...shadow.matches] };
}

function documentOf({ id }: KnowledgeObject, { rag }: Trace): Found {
  const document = ((rag?.["documents"] ?? []) as readonly RetrievedDocument[]).find(
    (each) => each.id === id,
  );
  return document === undefined ? NOTHING : { fired: true, matches: [{ text: document.snippet }] };
}

function linkOf({ id }: KnowledgeObject, { rag }: Trace): Found {
  const linked = (rag?.["linked"] ?? []) as readonly LinkedDocument[];
  const own = linked.filter(({ by }) => by === `citation_edge/${id}`);
  return { fired: own.length > 0, matches: own.map(({ title }) => ({ text: title })) };
}

function chainOf({ id }: KnowledgeObject, { tools }: Trace): Found {
  const chains = (tools?.["chains"] ?? []) as readonly CarriedOut[];
  const own = chains.find(({ chain }) => chain === id);
  return own === undefined
    ? NOTHING
    : { fired: true, matches: own.steps.map(({ tool }) => ({ text: tool })) };
}

/** A chain as the trace of the tools layer tells it. */
interface CarriedOut {
  readonly chain: string;
  readonly steps: readonly { readonly tool: string }[];
}

function lookupOf({ knowledge_object_type: leaf, id }: KnowledgeObject, { tools }: Trace): Found {
  const results = ((tools?.["calls"] ?? []) as readonly { result?: ToolResult }[]).flatMap(
    ({ result }) => result ?? [],
  );
  const facts = results
    .flatMap((result) => result.facts)
    .filter(({ by }) => by === `${leaf}/${id}`)
    .map(({ statement }) => ({ text: statement }));
  const contacts = results
    .flatMap((result) => result.contacts ?? [])
    .filter((contact) => leaf === "ngo_directory" && contact.id === id)
    .map(({ name }) => ({ text: name }));
  const matches = [...facts, ...contacts];
  return { fired: matches.length > 0, matches };
}
