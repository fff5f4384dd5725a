import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import { DIMENSIONS, isGraveSeverity } from "../../schemas/taxonomy.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { Reading } from "../contract/reading.ts";

/** What is seen of a text beside its wording, by name: 1 where it is so, or how much of it there is. */
export type Cues = ReadonlyMap<string, number>;

/** Units of a text that is long, and from how many times that on longer says no more. */
const LONG = 200;
const LONGEST = 3;

/** What every text has; its weight is what a text without any other cue starts from. */
export const ALWAYS = "always";

/**
 * The cues of a text, none of them a word of any language: `rules`, `grave-rules`, `rule-count` (log of 1 + n) and
 * `dimension:<id>` for what fired at severity medium or above; `about-work`, `question`, `length` and `topic:<subject>` for what was read.
 */
export function cuesOf(hits: readonly GrepHit[], reading: Reading): Cues {
  const cues = new Map<string, number>();
  cues.set(ALWAYS, 1);
  if (hits.length > 0) addRules(cues, hits);
  if (reading.namesWork) cues.set("about-work", 1);
  if (QUESTION_MARK.test(reading.text)) cues.set("question", 1);
  cues.set("length", Math.min(LONGEST, reading.text.length / LONG));
  for (const topic of reading.topics) cues.set(topicCue(topic), 1);
  return cues;
}

function addRules(cues: Map<string, number>, hits: readonly GrepHit[]): void {
  const telling = hits.filter(({ severity }) => severity !== "low");
  if (telling.length === 0) return;
  cues.set("rules", 1);
  cues.set("rule-count", Math.log1p(telling.length));
  if (telling.some(({ severity }) => isGraveSeverity(severity))) cues.set("grave-rules", 1);
  for (const { dimensions } of telling)
    for (const dimension of dimensions)
      cues.set(DIMENSION_CUES.get(dimension) ?? `dimension:${dimension}`, 1);
}

const DIMENSION_CUES: ReadonlyMap<string, string> = new Map(
  DIMENSIONS.map((dimension) => [dimension, `dimension:${dimension}`]),
);

/** The names of subjects' cues, a few dozen, each made once. */
const topicCues = new Map<string, string>();

function topicCue(topic: string): string {
  const known = topicCues.get(topic);
  if (known !== undefined) return known;
  const cue = `topic:${topic}`;
  topicCues.set(topic, cue);
  return cue;
}

/** Whether a cue is a rule's: such a one never makes a text less risky. */
export function isEvidence(cue: string): boolean {
  return /^(?:rules|grave-rules|rule-count|dimension:.*)$/.test(cue);
}

const inWords = new Map<string, string>();

/** A cue as people say it; cues are a few dozen, and each is put in words once. */
export function cueInWords(cue: string): string {
  const known = inWords.get(cue);
  if (known !== undefined) return known;
  const words = putInWords(cue);
  inWords.set(cue, words);
  return words;
}

function putInWords(cue: string): string {
  const [kind, of] = cue.split(":");
  if (kind === "dimension") return `a rule for ${(of ?? "").replaceAll(/[-_]/g, " ")} fired`;
  if (kind === "topic") return `it speaks of ${(of ?? "").replaceAll(/[-_]/g, " ")}`;
  return IN_WORDS[cue] ?? cue;
}

const IN_WORDS: Readonly<Record<string, string>> = {
  rules: "rules fired",
  "grave-rules": "a grave rule fired",
  "rule-count": "several rules fired",
  "about-work": "it is about work or migration",
  question: "it asks",
  length: "it is long",
};
