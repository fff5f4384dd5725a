import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { isGraveSeverity } from "../../schemas/taxonomy.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import { slices } from "../knowledge/text/slices.ts";
import { foldText } from "../matching/folding/fold.ts";
import { compileObject } from "../matching/grep-rule.ts";
import { Scanner } from "../matching/scanner.ts";
import { isInForce, snapshotOf } from "../knowledge/snapshot.ts";
import { benignTexts, languagesOf } from "./benign-texts.ts";

/** Of how many lawful texts a grave rule may fire on before it is refused. */
const MOST_FIRED = 0.01;

/** Lawful texts a rule is tried on: enough to tell one in a hundred, few enough for a promote to stay quick. */
const MOST_TEXTS = 400;

/** Whether a rule must be tried on lawful texts before it acts; drafts and rules on trial only watch. */
export function isGrave(object: KnowledgeObject): boolean {
  const { knowledge_object_type: leaf, content, extensions } = object;
  if (leaf !== "grep_rule" && leaf !== "glob_rule" && leaf !== "heuristic_rule") return false;
  if (!isInForce(object) || (extensions?.mode ?? "enforce") !== "enforce") return false;
  const severity: unknown = Reflect.get(content, "severity");
  return typeof severity === "string" && isGraveSeverity(severity);
}

/** The knowledge under which a rule is tried: by itself where it reads nothing but the text. */
export function knowledgeFor(object: KnowledgeObject, withIt: Snapshot): Snapshot {
  return object.knowledge_object_type === "heuristic_rule" ? withIt : snapshotOf([object]);
}

/** The lawful texts for one rule: those of its languages first. */
export function benignFor(object: KnowledgeObject, snapshot: Snapshot): readonly string[] {
  return snapshot.derive(benignTexts).pick(MOST_TEXTS, languagesOf(object));
}

/** The texts that a rule may fire on at all, which a whole run of the layers then decides: of a pattern rule those that its patterns match, of another all. */
export async function suspectsAmong(
  texts: readonly string[],
  object: KnowledgeObject,
): Promise<readonly string[]> {
  if (object.knowledge_object_type !== "grep_rule") return texts;
  const { rule } = compileObject(object as KnowledgeObject<"grep_rule">);
  if (rule === undefined) return texts;
  const scanner = new Scanner([rule]);
  const pause = slices();
  const suspects: string[] = [];
  for (const text of texts) {
    const hits = await scanner.scan(foldText(text));
    if (hits.length > 0) suspects.push(text);
    await pause();
  }
  return suspects;
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
