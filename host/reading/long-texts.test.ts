import { expect, test } from "vitest";
import { foldText } from "../matching/folding/fold.ts";
import { findTerms } from "./terms/lexicon.ts";
import { toldWords, topicsOf } from "./topics.ts";

const termsOf = (phrase: string, times: number) => findTerms(foldText(phrase.repeat(times)));

function topicsIn(phrase: string, times: number) {
  const terms = termsOf(phrase, times);
  return topicsOf(terms, toldWords(terms, null));
}

test("words of another script are read however many there are", { timeout: 60_000 }, () => {
  expect(termsOf("菲律宾女佣", 70_000)).toHaveLength(140_000);
});

// By looks of each at each it would take minutes.
test.for(["travel agent loan ", "loan unpaid salary ", "Đài Loan "])(
  "%s is read however often it stands there",
  { timeout: 60_000 },
  (phrase) => {
    expect(topicsIn(phrase, 150_000)).toEqual(topicsIn(phrase, 2));
  },
);
