import { overlapsAny, sameLength, type Edit } from "./edit.ts";
import { plainLetters } from "./lexicon.ts";

/** So many known words in leetspeak make a habit of it. */
const HABIT = 2;
/** Letters with signs among them that stand for letters: between two letters, before two, or two behind one. */
const MIXED =
  /(?<![a-z0-9@$])(?=[a-z0-9@$]*(?:[a-z][013457@$]{1,3}[a-z]|(?<![a-z0-9@$])[014@$][a-z]{2}|[a-z][013457@$]{2}(?![a-z0-9@$])))[a-z013457@$]{3,24}(?![a-z0-9@$%])/g;

/** The edits of all words in leetspeak of somebody who has the habit, known or not: beside `p4ssp0rt` and `f33` `m41ds` are maids. Of others none but the known ones. */
export function withHabit(folded: string, known: readonly Edit[]): readonly Edit[] {
  if (known.length < HABIT) return known;
  const others = [...folded.matchAll(MIXED)]
    .map(({ 0: token, index }) => sameLength(index, plainLetters(token)))
    .filter((edit) => !overlapsAny(known, edit));
  return [...known, ...others].toSorted((a, b) => a.start - b.start);
}
