import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { TestResult } from "../../schemas/http/curation.ts";
import { LEAVES } from "../../schemas/leaves/index.ts";
import type { Leaf } from "../../schemas/taxonomy.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit, RetrievedDocument, Trace } from "../contract/layer.ts";
import type { ToolResult } from "../contract/tool.ts";

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
};

type Find = (object: KnowledgeObject, trace: Trace) => Found;

const NOTHING: Found = { fired: false, matches: [] };

/** What an object does to texts under a snapshot that holds it; a note where no layer reads texts with its leaf. */
export async function tryOnTexts(
  object: KnowledgeObject,
  texts: readonly string[],
  { knowledge, run }: { knowledge: Snapshot; run: RunLayers },
): Promise<Pick<TestResult, "results" | "note">> {
  const { knowledge_object_type: leaf } = object;
  const reader = READERS[leaf];
  if (reader === undefined)
    return { results: [], note: `No layer reads texts with a ${leaf}. ${LEAVES[leaf].read_by}` };
  const results: Result[] = [];
  for (const [text_index, text] of texts.entries()) {
    const trace = await run(knowledge, text, reader.layers);
    const failed = reader.layers.find((layer) => trace[layer]?.error !== undefined);
    if (failed !== undefined)
      return {
        results,
        note: `The ${failed} layer failed on text ${text_index}: ${trace[failed]?.error}`,
      };
    results.push({ text_index, ...reader.find(object, trace) });
  }
  return { results };
}

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
