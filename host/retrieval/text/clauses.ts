import { sentencesOf } from "./sentences.ts";
import { termsOf } from "./tokens.ts";

/** A stretch of a text that a quotation may begin with. */
export interface Clause {
  /** In UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The numbers of its different terms, as far as they have one, in order. */
  readonly terms: readonly number[];
}

/** Gives terms their numbers; none to a term that nobody looks for. */
export type NumberOfTerm = (term: string) => number | undefined;

/** Longer sentences of law are lists; their items are quoted alone. */
const LONGEST_SENTENCE = 200;

/** The clauses of a text on one line. */
export function clausesOf(flat: string, numberOf: NumberOfTerm): Clause[] {
  let end = 0;
  return sentencesOf(flat)
    .flatMap(cutAtSemicolons)
    .map((clause) => {
      const start = flat.indexOf(clause, end);
      end = start + clause.length;
      const numbers = [...new Set(termsOf(clause))].map(numberOf);
      return { start, end, terms: numbers.filter((number) => number !== undefined) };
    });
}

function cutAtSemicolons(sentence: string): string[] {
  return sentence.length > LONGEST_SENTENCE ? sentence.split(/(?<=;) /u) : [sentence];
}
