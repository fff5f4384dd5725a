import { areNear } from "../terms/spots.ts";
import { Stretches } from "../terms/stretches.ts";
import type { TermMatch } from "../terms/lexicon.ts";
import { wordsFor, type ToldWord } from "../topics.ts";

/** Units of the folded text between a word of owing and the pay or the months that are owed. */
const NEAR = 28;

/** The words of owing in a text that tell of wages: a verb of owing beside pay or months ("they owe 3 months"), and what is left beside pay, or beside months of money ("६ महिनाको पैसा बाँकी"); none of what the worker owes. */
export function owedVerbs(words: readonly ToldWord[]): readonly TermMatch[] {
  const owing = wordsFor(words, "owing");
  const left = wordsFor(words, "left_over");
  if (owing.length === 0 && left.length === 0) return NONE;
  const pay = wordsFor(words, "salary");
  const months = wordsFor(words, "months");
  const money = [...wordsFor(words, "cash"), ...wordsFor(words, "fee")];
  const own = Stretches.of(wordsFor(words, "indebted"), () => true);
  return [
    ...owing.filter((verb) => !own.hold(verb) && isBeside(verb, [...pay, ...months])),
    ...left.filter(
      (rest) => isBeside(rest, pay) || (isBeside(rest, months) && isBeside(rest, money)),
    ),
  ];
}

function isBeside(spot: TermMatch, others: readonly TermMatch[]): boolean {
  return others.some((other) => areNear(spot, other, NEAR));
}

const NONE: readonly TermMatch[] = [];
