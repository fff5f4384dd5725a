import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isHeldBack, type LabelledText } from "../../classifier/labelled-text.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { Stance } from "../../../schemas/http/classifier.ts";

/** A text to learn from: which stances it may be, and how much it counts. */
export interface Lesson {
  readonly text: string;
  readonly stances: readonly Stance[];
  readonly weight: number;
}

/** An example of a rule says that somebody exploits or tells of it, a counter-example that nobody does; not which. */
const RULE_WEIGHT = 0.1;
const PROMPT_WEIGHT = 0.4;

/** What the example prompts of a category are; those not named here ask for help with exploiting people. */
const PROMPT_STANCES: Readonly<Record<string, readonly Stance[]>> = {
  worker_asks_for_help: ["victim"],
  knowledge_checks: ["inquiry"],
  lawful_business: ["compliance", "unrelated"],
  caseworker_questions: ["victim", "inquiry"],
  victim_revictimization: ["offer", "victim"],
  jurisdictional_hierarchy: ["offer", "inquiry"],
};
/** Said by all kinds of people. */
const UNTOLD = "documents_and_identity";

/** Lessons to fit on, and labelled texts that are not held back: to weigh a model on that has not learned them, and then to learn. */
export interface Lessons {
  readonly first: readonly Lesson[];
  readonly labelled: readonly LabelledText[];
}

/** Reads the training texts, rules' examples and example prompts, and the half of the labelled texts that is not held back. */
export async function readLessons(root: string, knowledge: Snapshot): Promise<Lessons> {
  const quality = join(root, "bench/quality");
  const training = await readSet(join(quality, "training"));
  const labelled = (await readSet(join(quality, "texts"))).filter((text) => !isHeldBack(text));
  return {
    first: [...training.map(lessonOf), ...ruleLessons(knowledge), ...promptLessons(knowledge)],
    labelled,
  };
}

/** A labelled text as a lesson. */
export function lessonOf({ text, stance }: Pick<LabelledText, "text" | "stance">): Lesson {
  return { text, stances: [stance], weight: 1 };
}

/** Every text of a folder of JSON-lines files, in the order of their names; none where there is no folder. */
export async function readSet(folder: string): Promise<readonly LabelledText[]> {
  const files = await readdir(folder).catch(() => []);
  const texts: LabelledText[] = [];
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
      stances: ["offer", "victim"],
      weight,
    })),
    ...(extensions?.negative_examples ?? []).map((text): Lesson => ({
      text,
      stances: ["inquiry", "compliance", "unrelated"],
      weight,
    })),
  ]);
}

function promptLessons(knowledge: Snapshot): readonly Lesson[] {
  return knowledge.all("evaluation_prompt").flatMap(({ content, extensions }): Lesson[] => {
    const category = extensions?.category;
    if (category === undefined || category === UNTOLD) return [];
    const stances = PROMPT_STANCES[category] ?? ["offer"];
    return [{ text: content.question, stances, weight: PROMPT_WEIGHT }];
  });
}
