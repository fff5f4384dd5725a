import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { sha256 } from "../knowledge/canonical.ts";
import { isInForce, snapshotOf } from "../knowledge/snapshot.ts";

/** Of how many lawful texts a grave rule may fire on before it is refused. */
const MOST_FIRED = 0.01;

/** Lawful texts a rule is tried on: enough to tell one in a hundred, few enough for a promote to stay quick. */
const MOST_TEXTS = 400;

/** A text that no rule should call grave. */
interface BenignText {
  readonly text: string;
  readonly languages: ReadonlySet<string>;
  /** Orders the texts by chance, the same for everybody. */
  readonly draw: string;
}

/** The bundled look-alikes: every text that a rule in force proves to be lawful. Made once per snapshot. */
export function benignTexts(snapshot: Snapshot): readonly BenignText[] {
  const texts = new Map<string, BenignText>();
  for (const rule of snapshot.all("grep_rule"))
    for (const own of provenBy(rule)) {
      const known = texts.get(own.draw);
      const languages = known?.languages.union(own.languages) ?? own.languages;
      texts.set(own.draw, { ...own, languages });
    }
  return [...texts.values()].toSorted((a, b) => (a.draw < b.draw ? -1 : 1));
}

const remembered = new WeakMap<KnowledgeObject, readonly BenignText[]>();

/** The texts that one rule proves to be lawful; drawn once for as long as the object lives. */
function provenBy(rule: KnowledgeObject<"grep_rule">): readonly BenignText[] {
  const known = remembered.get(rule);
  if (known !== undefined) return known;
  const languages = new Set(languagesOf(rule.tags));
  const texts = rule.extensions?.negative_examples ?? [];
  const made = texts.map((text) => ({ text, languages, draw: sha256(text) }));
  remembered.set(rule, made);
  return made;
}

/** Whether a rule must be tried on lawful texts before it acts; drafts and rules on trial only watch. */
export function isGrave(object: KnowledgeObject): boolean {
  const { knowledge_object_type: leaf, content, extensions } = object;
  if (leaf !== "grep_rule" && leaf !== "glob_rule" && leaf !== "heuristic_rule") return false;
  if (!isInForce(object) || (extensions?.mode ?? "enforce") !== "enforce") return false;
  const severity: unknown = Reflect.get(content, "severity");
  return severity === "high" || severity === "critical";
}

/** The knowledge under which a rule is tried: by itself where it reads nothing but the text. */
export function knowledgeFor(object: KnowledgeObject, withIt: Snapshot): Snapshot {
  return object.knowledge_object_type === "heuristic_rule" ? withIt : snapshotOf([object]);
}

/** The lawful texts for one rule: those of its languages first. */
export function benignFor(object: KnowledgeObject, snapshot: Snapshot): readonly string[] {
  const own = languagesOf(object.tags);
  const all = snapshot.derive(benignTexts);
  const isOwn = ({ languages }: BenignText) => own.some((language) => languages.has(language));
  return [...all.filter(isOwn), ...all.filter((each) => !isOwn(each))]
    .slice(0, MOST_TEXTS)
    .map(({ text }) => text);
}

/** What to correct in a rule that fired on too many of the lawful texts; null when it did not. */
export function tooEager(
  fired: readonly string[],
  tried: number,
): { path: string; message: string } | null {
  if (fired.length <= tried * MOST_FIRED) return null;
  const shown = fired.slice(0, 10).map((text) => JSON.stringify(text));
  const more = fired.length > shown.length ? ` and ${fired.length - shown.length} more` : "";
  const message = `fires on ${fired.length} of ${tried} lawful texts, more than 1 %: ${shown.join(", ")}${more}; narrow the rule, or lower its severity`;
  return { path: "content", message };
}

function languagesOf(tags: readonly string[] = []): string[] {
  return tags.filter((tag) => tag.startsWith("lang:")).map((tag) => tag.slice("lang:".length));
}
