import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isHeldBack, kindOf, type LabelledText } from "../../classifier/labelled-text.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { Kind } from "../../wording/models/kinds.ts";
import type { ClauseText, Lesson, NeedText } from "./lesson.ts";
import { needLesson, speakerLessons, type Turn } from "./turns.ts";

/** An example of a rule says that somebody exploits or tells of it, a counter-example that nobody does; not which. */
const RULE_WEIGHT = 0.1;
const PROMPT_WEIGHT = 0.4;

/** What the example prompts of a category are; those not named here ask for help with exploiting people. */
const PROMPT_KINDS: Readonly<Record<string, readonly Kind[]>> = {
  worker_asks_for_help: ["victim", "danger"],
  knowledge_checks: ["inquiry"],
  lawful_business: ["compliance", "unrelated"],
  caseworker_questions: ["victim", "danger", "inquiry"],
  victim_revictimization: ["offer", "victim", "danger"],
  jurisdictional_hierarchy: ["offer", "inquiry"],
};
/** Said by all kinds of people. */
const UNTOLD = "documents_and_identity";

/** What to fit on: labelled texts, written to learn from or of the evaluation, and lessons that say less. */
export interface Lessons {
  readonly training: readonly LabelledText[];
  /** The half of the evaluation's texts that is not held back. */
  readonly seen: readonly LabelledText[];
  readonly others: readonly Lesson[];
  readonly needs: readonly NeedText[];
  readonly clauses: readonly ClauseText[];
}

/** Reads the training texts and the half of the labelled texts that is not held back; then rules' examples, example prompts and turns of conversations. */
export async function readLessons(root: string, knowledge: Snapshot): Promise<Lessons> {
  const quality = join(root, "bench/quality");
  const training = await readSet(join(quality, "training"));
  const texts = await readSet(join(quality, "texts"));
  const turns = await readSet<Turn>(join(quality, "turns"));
  return {
    training,
    seen: texts.filter((text) => !isHeldBack(text)),
    others: [
      ...ruleLessons(knowledge),
      ...promptLessons(knowledge),
      ...turns.flatMap(speakerLessons),
    ],
    needs: [...(await readSet<NeedText>(join(quality, "needs"))), ...turns.map(needLesson)],
    clauses: await readSet<ClauseText>(join(quality, "clauses")),
  };
}

/** A labelled text as a lesson. */
export function lessonOf(labelled: LabelledText): Lesson {
  return { text: labelled.text, kinds: [kindOf(labelled)], weight: 1 };
}

/** Every text of a folder of JSON-lines files, in the order of their names; none where there is no folder. */
export async function readSet<Text = LabelledText>(folder: string): Promise<readonly Text[]> {
  const files = await readdir(folder).catch(() => []);
  const texts: Text[] = [];
  for (const file of files.filter((name) => name.endsWith(".jsonl")).toSorted()) {
    const lines = (await readFile(join(folder, file), "utf8")).split("\n");
    for (const line of lines) if (line !== "") texts.push(JSON.parse(line));
  }
  return texts;
}

function ruleLessons(knowledge: Snapshot): readonly Lesson[] {
  const weight = RULE_WEIGHT;
  return knowledge.all("grep_rule").flatMap(({ content, extensions }): Lesson[] => [
    ...(content.examples ?? []).map((text): Lesson => ({
      text,
      kinds: ["offer", "danger", "victim"],
      weight,
    })),
    ...(extensions?.negative_examples ?? []).map((text): Lesson => ({
      text,
      kinds: ["inquiry", "compliance", "unrelated"],
      weight,
    })),
  ]);
}

function promptLessons(knowledge: Snapshot): readonly Lesson[] {
  return knowledge.all("evaluation_prompt").flatMap(({ content, extensions }): Lesson[] => {
    const category = extensions?.category;
    if (category === undefined || category === UNTOLD) return [];
    const kinds = PROMPT_KINDS[category] ?? ["offer"];
    return [{ text: content.question, kinds, weight: PROMPT_WEIGHT }];
  });
}
