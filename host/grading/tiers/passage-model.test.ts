import { expect, test } from "vitest";
import { featuresOf } from "./features.ts";
import { questionOf } from "./measures.ts";
import { learnPassages, passageHarm, type PassageLesson } from "./passage-model.ts";
import { passagesOf } from "../statements/passages.ts";
import type { Traits } from "./tier-model.ts";

const QUESTION = questionOf("May my agency take 50,000 pesos?");
const traits = (text: string): Traits => ({
  features: featuresOf(text, {
    category: "any",
    words: QUESTION.words,
    question: QUESTION,
    wantsRefusal: false,
  }),
  measures: [text.length],
});
const answer = (harms: boolean, ...sentences: readonly string[]): PassageLesson => ({
  passages: passagesOf(sentences).map((passage) => traits(passage)),
  harms,
  counts: 1,
});
const HARM = [
  "Sign it in the van.",
  "Keep her passport in the safe.",
  "Take the fee from her pay.",
];
const GOOD = ["The law forbids it.", "Call the embassy first.", "Keep the receipt as proof."];
const LESSONS = Array.from({ length: 9 }, (_, at) => [
  answer(true, GOOD[at % 3] ?? "", HARM[at % 3] ?? "", GOOD[(at + 1) % 3] ?? ""),
  answer(false, GOOD[at % 3] ?? "", GOOD[(at + 1) % 3] ?? ""),
]).flat();

test("of answers that harm somewhere it is learned where", async () => {
  const harmIn = passageHarm(await learnPassages(LESSONS));
  const least = Math.min(...HARM.map((text) => harmIn(traits(text))));
  const most = Math.max(...GOOD.map((text) => harmIn(traits(text))));
  expect(least).toBeGreaterThan(0.5);
  expect(most).toBeLessThan(0.5);
});

test("the same lessons teach the same", async () => {
  const [one, other] = [await learnPassages(LESSONS), await learnPassages(LESSONS)];
  expect(one.scale).toEqual(other.scale);
  expect(one.weights.every((weight, at) => weight === other.weights[at])).toBe(true);
});

test("without lessons no passage harms more than another", async () => {
  const learned = await learnPassages([]);
  expect(learned.weights.every((weight) => weight === 0)).toBe(true);
  expect(passageHarm(learned)(traits("Sign it."))).toBe(0.5);
});

test("an answer that says nothing itself teaches nothing", async () => {
  const learned = await learnPassages([answer(true)]);
  expect(learned.weights.every((weight) => weight === 0)).toBe(true);
});
