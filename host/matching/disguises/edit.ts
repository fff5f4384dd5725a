import type { FoldedText } from "../../contract/reading.ts";
import { FoldedView } from "../folding/view.ts";
import type { Stretch } from "../sentence.ts";

/** A stretch of a view that reads otherwise: its new units, and the old unit each stands for. */
export interface Edit extends Stretch {
  readonly text: string;
  /** For each unit of `text` the unit of the old view it comes from. */
  readonly sources: readonly number[];
}

/** The edit that reads as many units from `start` on otherwise as `text` has. */
export function sameLength(start: number, text: string): Edit {
  const sources = Array.from({ length: text.length }, (_, at) => start + at);
  return { start, end: start + text.length, text, sources };
}

/** The edit that leaves units of a stretch out. */
export function leavingOut(
  folded: string,
  { start, end }: Stretch,
  isLeftOut: (at: number) => boolean,
): Edit {
  const sources = sameLength(start, folded.slice(start, end)).sources.filter(
    (at) => !isLeftOut(at),
  );
  return { start, end, text: sources.map((at) => folded.charAt(at)).join(""), sources };
}

/** A view with edits, and where they are in it. */
export interface Edited {
  readonly view: FoldedText;
  readonly changed: readonly Stretch[];
}

/** The view with the edits made; they are in order and do not overlap. Offsets still lead into the original. */
export function edited(base: FoldedText, edits: readonly Edit[]): Edited {
  const { folded, original } = base;
  const pieces: Piece[] = [];
  const changed: Stretch[] = [];
  let text = "";
  let done = 0;
  for (const edit of edits) {
    pieces.push({ start: text.length, old: done, sources: null });
    text += folded.slice(done, edit.start);
    pieces.push({ start: text.length, old: edit.start, sources: edit.sources });
    changed.push({ start: text.length, end: text.length + edit.text.length });
    text += edit.text;
    done = edit.end;
  }
  pieces.push({ start: text.length, old: done, sources: null });
  text += folded.slice(done);
  const oldUnit = (index: number): number => {
    const { start, old, sources } = pieceAt(pieces, index);
    return sources === null ? old + index - start : (sources[index - start] ?? old);
  };
  const view = new FoldedView({
    original,
    folded: text,
    startOf: (index) => (index < text.length ? base.startOf(oldUnit(index)) : original.length),
    endOf: (index) => (index > 0 ? base.endOf(oldUnit(index - 1) + 1) : 0),
  });
  return { view, changed };
}

/** Where ordered stretches of a view are once the edits are made; what lies within an edit is all of it. */
export function movedBy(edits: readonly Edit[], stretches: readonly Stretch[]): Stretch[] {
  let next = 0;
  let gained = 0;
  return stretches.map(({ start, end }) => {
    for (; (edits[next]?.end ?? Infinity) <= start; next++) gained += growthBy(edits[next]);
    let within = gained;
    let at = next;
    for (; (edits[at]?.end ?? Infinity) <= end; at++) within += growthBy(edits[at]);
    const [first, last] = [edits[next], edits[at]];
    return {
      start: Math.min(start, first?.start ?? start) + gained,
      end: (last !== undefined && last.start < end ? last.end + growthBy(last) : end) + within,
    };
  });
}

function growthBy(edit: Edit | undefined): number {
  return edit === undefined ? 0 : edit.text.length - (edit.end - edit.start);
}

/** A stretch of a new view: copied, or an edit with the old unit of each of its units. */
interface Piece {
  readonly start: number;
  readonly old: number;
  readonly sources: readonly number[] | null;
}

/** The last piece that begins at or before the unit. */
function pieceAt(pieces: readonly Piece[], index: number): Piece {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((pieces[middle]?.start ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return pieces[low] ?? { start: 0, old: 0, sources: null };
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
