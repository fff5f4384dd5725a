import type { FoldedText } from "../contract/reading.ts";
import type { Stretch } from "./sentence.ts";

/** A stretch of a view that reads otherwise: its new units, and the old unit each stands for. */
export interface Edit extends Stretch {
  readonly text: string;
  /** For each unit of `text` the unit of the old view it comes from. */
  readonly sources: readonly number[];
}

/** A view with edits, and where they are in it. */
export interface Edited {
  readonly view: FoldedText;
  readonly changed: readonly Stretch[];
}

/** The view with the edits made; they are in order and do not overlap. Offsets still lead into the original. */
export function edited(base: FoldedText, edits: readonly Edit[]): Edited {
  const { folded, original } = base;
  const sources: number[] = [];
  const changed: Stretch[] = [];
  let text = "";
  let done = 0;
  const keepTo = (end: number): void => {
    text += folded.slice(done, end);
    for (let i = done; i < end; i++) sources.push(i);
  };
  for (const edit of edits) {
    keepTo(edit.start);
    changed.push({ start: text.length, end: text.length + edit.text.length });
    text += edit.text;
    for (const source of edit.sources) sources.push(source);
    done = edit.end;
  }
  keepTo(folded.length);
  const view: FoldedText = {
    original,
    folded: text,
    startOf: (index) => base.startOf(sources[index] ?? folded.length),
    endOf: (index) => (index > 0 ? base.endOf((sources[index - 1] ?? 0) + 1) : 0),
  };
  return { view, changed };
}

/** Whether the stretch overlaps one of the ordered stretches. */
export function overlapsAny(stretches: readonly Stretch[], { start, end }: Stretch): boolean {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((stretches[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return (stretches[low]?.start ?? Infinity) < end;
}

/** The ordered stretches widened by `by` units on both sides within a text of `length`, merged where they touch. */
export function widened(stretches: readonly Stretch[], by: number, length: number): Stretch[] {
  const wide: { start: number; end: number }[] = [];
  for (const stretch of stretches) {
    const start = Math.max(0, stretch.start - by);
    const end = Math.min(length, stretch.end + by);
    const last = wide.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else wide.push({ start, end });
  }
  return wide;
}
