import type { FoldedText } from "../../contract/reading.ts";
import type { Stretch } from "./sum-kinds.ts";
import { SUM_WORDS } from "./sum-words.ts";

/** Units of a clause that are looked at to either side of a word. */
const LONGEST = 90;
/** What ends a clause about money. */
export const CLAUSE_END = /[.,;!?|•\n।،؛។၊။።]/u;

/** Whether a word of a charge, in units of the folded text, stands in a clause that tells of no sum and says that nothing is charged, or that whoever hires pays: "no fee", "agency fee paid by employer". */
export function isWaived(text: FoldedText, word: Stretch, sums: readonly Stretch[]): boolean {
  const { folded } = text;
  const { start, end } = clauseAround(folded, word);
  const clause = folded.slice(start, end);
  if (clause.search(SUM_WORDS.waived()) < 0) return false;
  const from = text.startOf(start);
  const to = text.endOf(end);
  return sums.every((sum) => sum.end <= from || sum.start >= to);
}

function clauseAround(folded: string, word: Stretch): Stretch {
  let start = word.start;
  while (start > 0 && word.start - start < LONGEST && !CLAUSE_END.test(folded.charAt(start - 1)))
    start--;
  const behind = folded.slice(word.end, word.end + LONGEST);
  const next = behind.search(CLAUSE_END);
  return { start, end: next < 0 ? word.end + behind.length : word.end + next };
}
