import type { FoldedText, ToldPlace } from "../../contract/reading.ts";
import type { Stretch } from "../../matching/sentence.ts";

/** Marks that one letter carries at most. */
const MOST_MARKS = 4;

/** Units between two stretches of a text; negative where they overlap. */
export function gapBetween(one: Stretch, other: Stretch): number {
  return Math.max(one.start, other.start) - Math.min(one.end, other.end);
}

/** Whether at most so many units stand between two stretches that do not overlap. */
export function areNear(one: Stretch, other: Stretch, most: number): boolean {
  const gap = gapBetween(one, other);
  return gap >= 0 && gap <= most;
}

/** The words of the original from the first of some stretches of the folded text to the last, with the marks on its last letter. */
export function placeOver(text: FoldedText, stretches: readonly Stretch[]): ToldPlace {
  const start = text.startOf(Math.min(...stretches.map((each) => each.start)));
  const last = text.endOf(Math.max(...stretches.map((each) => each.end)));
  const marks = /^\p{M}*/u.exec(text.original.slice(last, last + MOST_MARKS))?.[0] ?? "";
  const end = last + marks.length;
  return { text: text.original.slice(start, end), start, end };
}
