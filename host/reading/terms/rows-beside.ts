import type { RowsFinder } from "./rows-finder.ts";

/** Two things that stand together, and the units of the folded text between them at most. */
export interface Together {
  readonly one: RowsFinder;
  readonly other: RowsFinder;
  readonly within: number;
}

/** Whether both things are said in a folded text, near each other. */
export function areBeside(folded: string, { one, other, within }: Together): boolean {
  const ones = one.find(folded);
  if (ones.length === 0) return false;
  const others = other.find(folded);
  return ones.some((some) =>
    others.some(
      (beside) => some.index - endOf(beside) <= within && beside.index - endOf(some) <= within,
    ),
  );
}

function endOf(match: RegExpExecArray): number {
  return match.index + match[0].length;
}
