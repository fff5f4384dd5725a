import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit, Trace } from "../contract/layer.ts";
import type { PackProblem } from "../contract/packs.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { benignTexts } from "./benign-texts.ts";
import { isGrave, tooEager } from "./benign.ts";
import { stoppedBy, untried, type RunLayers } from "./dry-run.ts";

/** Lawful texts that the rules of a pack are tried on, all rules at once. */
const MOST_TEXTS = 1000;

const RULE_LEAVES = ["grep_rule", "glob_rule", "heuristic_rule"] as const;

interface Trying {
  /** Whose lawful texts are asked, and whose rules stand beside the new ones. */
  readonly before: Snapshot;
  readonly run: RunLayers;
}

/** Every grave rule among some objects that fires on more than one in a hundred lawful texts, or could not be tried on them. */
export async function eagerRules(
  objects: readonly KnowledgeObject[],
  { before, run }: Trying,
): Promise<PackProblem[]> {
  const grave = objects.filter(isGrave);
  const texts = grave.length === 0 ? [] : before.derive(benignTexts).pick(MOST_TEXTS);
  const knowledge = snapshotOf(rulesBeside(grave, before));
  const fired = new Map<string, string[]>();
  for (const [text_index, text] of texts.entries()) {
    const trace = await run(knowledge, text, ["grep"]);
    const untold = grave.flatMap((object) => {
      const stopped = stoppedBy(object, { trace, layers: ["grep"], text_index });
      return stopped === null ? [] : [{ file: fileOf(object), ...untried(stopped) }];
    });
    if (untold.length > 0) return untold;
    for (const rule of firedIn(trace)) {
      const list = fired.get(rule);
      if (list === undefined) fired.set(rule, [text]);
      else list.push(text);
    }
  }
  return grave.flatMap((object) => {
    const problem = tooEager(fired.get(ruleOf(object)) ?? [], texts.length);
    return problem === null ? [] : [{ file: fileOf(object), ...problem }];
  });
}

/** The grave rules by themselves; with the rules in force where one of them reads what those found. */
function rulesBeside(grave: readonly KnowledgeObject[], before: Snapshot): KnowledgeObject[] {
  if (!grave.some(({ knowledge_object_type: leaf }) => leaf === "heuristic_rule"))
    return [...grave];
  const names = new Set(grave.map(nameOf));
  const others = RULE_LEAVES.flatMap((leaf): readonly KnowledgeObject[] => before.all(leaf));
  return [...others.filter((object) => !names.has(nameOf(object))), ...grave];
}

function firedIn({ grep }: Trace): Set<string> {
  return new Set(((grep?.["hits"] ?? []) as readonly GrepHit[]).map(({ rule }) => rule));
}

function fileOf(object: KnowledgeObject): string {
  return `${nameOf(object)}.json`;
}

function ruleOf({ content }: KnowledgeObject): string {
  return String(Reflect.get(content, "rule_id"));
}

function nameOf({ knowledge_object_type: leaf, id }: KnowledgeObject): string {
  return `${leaf}/${id}`;
}
