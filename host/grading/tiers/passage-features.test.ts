import { expect, test } from "vitest";
import { featuresOf, similarity, type Asked } from "./features.ts";
import { meaningsOf } from "../statements/meanings.ts";
import { questionOf } from "./measures.ts";
import { passageFeatures } from "./passage-features.ts";

const QUESTION = questionOf("May my agency take 50,000 pesos?");
const ASKED: Asked = {
  category: "any",
  words: QUESTION.words,
  question: QUESTION,
  wantsRefusal: false,
};

test("a passage without a quotation has the features of any text, and what it means", () => {
  const passage = "Sign it in the van and keep no copy.";
  const { at } = featuresOf(passage, ASKED);
  const all = passageFeatures(passage, ASKED).at;
  expect(all.slice(0, at.length)).toEqual(at);
  expect(all.length - at.length).toBe(meaningsOf(passage).size);
});

test("what is quoted is not alike to the same words said, but to the same words quoted", () => {
  const said = passageFeatures("Sign it in the van and keep no copy.", ASKED);
  const [warned, told] = [
    'Whoever says "Sign it in the van and keep no copy." cheats.',
    "He wrote: “Sign it in the van and keep no copy.”",
  ].map((passage) => passageFeatures(passage, ASKED));
  if (warned === undefined || told === undefined) throw new Error("two passages");
  expect(similarity(said, warned)).toBeLessThan(0.3);
  expect(similarity(told, warned)).toBeGreaterThan(0.5);
});
