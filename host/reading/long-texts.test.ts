import { expect, test } from "vitest";
import { foldText } from "../matching/fold.ts";
import { findTerms } from "./lexicon.ts";
import { topicsOf } from "./topics.ts";

const termsOf = (phrase: string, times: number) => findTerms(foldText(phrase.repeat(times)));

test("words of another script are read however many there are", { timeout: 60_000 }, () => {
  expect(termsOf("菲律宾女佣", 70_000)).toHaveLength(140_000);
});

test.for(["travel agent loan ", "loan unpaid salary ", "Đài Loan "])(
  "%s, eight times as often, takes about eight times as long",
  (phrase) => {
    const took = (times: number): number => {
      const started = performance.now();
      topicsOf(termsOf(phrase, times), null);
      return performance.now() - started;
    };
    took(2_000);
    const short = Math.min(took(2_000), took(2_000), took(2_000));
    // By looks of each at each it would be sixty-four times as long.
    expect(took(16_000)).toBeLessThan(Math.max(short, 5) * 40);
  },
);
