import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { acts, isMostOf, RULE_LEAVES } from "../../knowledge/acts.ts";
import { namedSuccessor } from "../../knowledge/named-objects.ts";
import type { ArchiveProblem } from "../archives/archive-reading.ts";

/** What other knowledge would take out of force, pack by pack. */
export interface RuleLoss {
  /** Packs of which most rules would act no more. */
  readonly refused: readonly ArchiveProblem[];
  /** Fewer rules, and every text model. */
  readonly warnings: readonly ArchiveProblem[];
}

/** Compares the rules that act with those that would: what takes most of a library out of force is refused, whichever way it does so, and less is told. A rule is not lost where its successor acts, and nobody is warned of one that is deprecated, which means to go. */
export function ruleLoss(now: Snapshot, next: Snapshot): RuleLoss {
  const refused: ArchiveProblem[] = [];
  const warnings: ArchiveProblem[] = [];
  const byPack = Map.groupBy(actingIn(now), ({ pack }) => pack);
  for (const [pack, acting] of byPack) {
    const lost = acting.flatMap((rule) => lossOf(rule, next) ?? []);
    const unmeant = lost.filter(({ why }) => why !== "deprecated");
    if (isMostOf(lost.length, acting.length)) refused.push(mostOf(pack, lost, acting.length));
    else if (unmeant.length > 0) warnings.push(someOf(pack, unmeant));
    warnings.push(...lost.filter(isModel).map(modelLoss));
  }
  return { refused, warnings };
}

interface Acting {
  readonly pack: string;
  readonly object: KnowledgeObject;
}

type Why = "left out" | "off" | "shadow" | "drafts" | "deprecated";

interface Lost extends Acting {
  readonly why: Why;
}

function actingIn(now: Snapshot): Acting[] {
  return RULE_LEAVES.flatMap((leaf) => now.all(leaf))
    .filter(acts)
    .map((object) => ({
      pack: now.packOf(object.knowledge_object_type, object.id) ?? "",
      object,
    }));
}

function lossOf(rule: Acting, next: Snapshot): Lost | null {
  const { knowledge_object_type: leaf, id } = rule.object;
  const then = next.get(leaf, id);
  if (then === undefined) return { ...rule, why: "left out" };
  if (acts(then) || hasSuccessor(then, next)) return null;
  return { ...rule, why: reasonOf(then) };
}

function hasSuccessor(object: KnowledgeObject, next: Snapshot): boolean {
  return namedSuccessor(object).some(({ leaf, id }) => {
    const heir = leaf === null ? undefined : next.get(leaf, id);
    return heir !== undefined && acts(heir);
  });
}

function reasonOf({ tags = [], extensions }: KnowledgeObject): Why {
  if (tags.includes("status:draft")) return "drafts";
  if (tags.includes("status:deprecated")) return "deprecated";
  return extensions?.mode === "shadow" ? "shadow" : "off";
}

function mostOf(pack: string, lost: readonly Lost[], acting: number): ArchiveProblem {
  return {
    file: pack,
    path: "",
    message: `would lose ${lost.length} of its ${acting} rules in force (${reasons(lost)}), such as ${named(lost, 1)}; send a pack in which they act, and let those that are meant to go do so over several versions, at most half of the rules in each`,
  };
}

function someOf(pack: string, lost: readonly Lost[]): ArchiveProblem {
  const rules = lost.length === 1 ? "1 rule" : `${lost.length} rules`;
  return {
    file: pack,
    path: "",
    message: `takes ${rules} out of force (${reasons(lost)}): ${named(lost, 5)}; to put them back, roll the pack back or send them again`,
  };
}

function modelLoss({ pack, object, why }: Lost): ArchiveProblem {
  return {
    file: `${pack}/classifier_rule/${object.id}.json`,
    path: "",
    message: `is a text model and acts no more (${why}), so nothing is judged by it; to put it back, roll the pack back or send it again`,
  };
}

function isModel({ object }: Lost): boolean {
  return object.knowledge_object_type === "classifier_rule";
}

/** Why, and how many each time: `12 left out, 3 off`. */
function reasons(lost: readonly Lost[]): string {
  return [...Map.groupBy(lost, ({ why }) => why)]
    .map(([why, of]) => `${of.length} ${why}`)
    .join(", ");
}

/** The first so many, and how many more there are. */
function named(lost: readonly Lost[], most: number): string {
  const names = lost
    .slice(0, most)
    .map(({ object }) => `${object.knowledge_object_type}/${object.id}`)
    .join(", ");
  const more = lost.length - most;
  return more > 0 && most > 1 ? `${names} and ${more} more` : names;
}
