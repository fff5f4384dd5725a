import { FNV_OFFSET, hashedOn, hashedOver, spread } from "../../../schemas/fnv.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { wordsOf } from "../known-texts.ts";
import type { Question } from "./measures.ts";

/** Numbers that features are hashed to; a power of two. */
export const BUCKETS = 2 ** 18;
/** The one feature that is no hash: how much of the answer's wording is the question's. */
const LIKE_QUESTION = BUCKETS;
/** One more than the largest feature. */
export const FEATURES = BUCKETS + 1;
/** Characters of the runs that are looked at. */
const RUNS = [3, 4, 5] as const;
const LONG_WORD = 4;
const WEIGHT = { word: 1, pair: 1, first: 1.5, opening: 1, run: 0.4, mark: 1, likeQuestion: 0.5 };

/** A sparse vector of length 1 (but for the likeness to the question). */
export interface Features {
  readonly at: Int32Array;
  readonly values: Float64Array;
}

/** What is asked, as far as an answer's features go. */
export interface Asked {
  /** What the prompt is about: what helps there may harm elsewhere. */
  readonly category: string;
  readonly words: ReadonlySet<string>;
  readonly question: Question;
  /** Whether a good answer says no to it. */
  readonly wantsRefusal: boolean;
}

/** Words, pairs, how sentences open, runs of characters and marks, each once, so that repeating gains nothing and neither does length (the hashing trick: Weinberger et al., 2009; weights for all categories and for each: Daumé, 2007). */
export function featuresOf(answer: string, { category, words: asked }: Asked): Features {
  const folded = foldText(answer).folded.replaceAll(/\d/g, "0");
  const words = wordsOf(folded);
  const found = new Map<number, number>();
  const add = (kind: string, name: string, value: number): void => {
    found.set(hashOf(kind, name), value);
  };
  for (const [at, word] of words.entries()) {
    add("w", word, WEIGHT.word);
    add(category, word, WEIGHT.word);
    if (at > 0) add("p", `${words[at - 1]} ${word}`, WEIGHT.pair);
  }
  add("f", words[0] ?? "", WEIGHT.first);
  add("f", `${words[0]} ${words[1]}`, WEIGHT.first);
  for (const sentence of folded.split(/(?<=[.!?।۔؟。])\s/u)) {
    const [first, second] = wordsOf(sentence.slice(0, 60));
    add("s", first ?? "", WEIGHT.opening);
    add("s", `${first} ${second}`, WEIGHT.opening);
  }
  const padded = ` ${folded} `;
  for (const run of RUNS)
    for (let at = 0; at + run <= padded.length; at++)
      add("r", padded.slice(at, at + run), WEIGHT.run);
  for (const mark of answer.match(/[^\p{L}\p{M}\p{N}\s.,']/gu) ?? []) add("m", mark, WEIGHT.mark);
  return scaled(found, WEIGHT.likeQuestion * likeness(words, asked));
}

/** The words of a question by which an answer is held to it. */
export function questionWords(question: string): ReadonlySet<string> {
  const folded = foldText(question).folded.replaceAll(/\d/g, "0");
  return new Set(wordsOf(folded).filter((word) => word.length >= LONG_WORD));
}

/** The cosine of two answers' features, the likeness to the question apart. */
export function similarity(a: Features, b: Features): number {
  const [small, large] = a.at.length < b.at.length ? [a, b] : [b, a];
  const values = new Map(Array.from(large.at, (at, index) => [at, large.values[index] ?? 0]));
  let sum = 0;
  for (const [index, at] of small.at.entries())
    if (at !== LIKE_QUESTION) sum += (small.values[index] ?? 0) * (values.get(at) ?? 0);
  return Math.min(1, Math.max(0, sum));
}

function likeness(words: readonly string[], asked: ReadonlySet<string>): number {
  const long = new Set(words.filter((word) => word.length >= LONG_WORD));
  const shared = [...long].filter((word) => asked.has(word)).length;
  return shared / Math.max(5, long.size);
}

function scaled(found: ReadonlyMap<number, number>, likeQuestion: number): Features {
  let squares = 0;
  for (const value of found.values()) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  return {
    at: Int32Array.from([...found.keys(), LIKE_QUESTION]),
    values: Float64Array.from([
      ...Array.from(found.values(), (value) => value / length),
      likeQuestion,
    ]),
  };
}

function hashOf(kind: string, name: string): number {
  const ofKind = hashedOn(hashedOver(FNV_OFFSET, kind), 0);
  return spread(hashedOver(ofKind, name)) & (BUCKETS - 1);
}
