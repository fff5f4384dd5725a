import { expect, test } from "vitest";
import type { KnownTexts } from "../known-texts.ts";
import { answerTheSame, noting } from "./asked-of-texts.ts";

const texts = (documents: readonly number[], ofCitations: readonly string[] = []): KnownTexts => ({
  documents: new Set(documents),
  cuttings: new Set<number>(),
  questions: new Set<number>(),
  ofCitations: new Set(ofCitations),
  vocabulary: new Set<string>(),
});

/** What texts were asked by somebody who wanted to know of two runs and two words. */
function askedOf(these: KnownTexts) {
  const { known, asked } = noting(these);
  const answers = [
    known.documents.has(1),
    known.documents.has(2),
    known.ofCitations.has("act"),
    known.ofCitations.has("law"),
  ];
  return { answers, asked: asked() };
}

test("what is noted answers as the texts themselves do", () => {
  expect(askedOf(texts([1], ["law"])).answers).toEqual([true, false, false, true]);
});

test("texts that hold more or less of what nobody asked for answer the same", async () => {
  const { asked } = askedOf(texts([1, 7], ["law", "cap"]));
  expect(await answerTheSame(texts([1, 8], ["law", "decree"]), asked)).toBe(true);
});

test.for([
  ["know what was not known", texts([1, 2], ["law"])],
  ["no longer know what was", texts([], ["law"])],
  ["know a word that was not known", texts([1], ["law", "act"])],
  ["no longer know a word", texts([1])],
] as const)("texts that %s do not", async ([, others]) => {
  const { asked } = askedOf(texts([1], ["law"]));
  expect(await answerTheSame(others, asked)).toBe(false);
});
