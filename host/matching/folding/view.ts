import type { FoldedText } from "../../contract/reading.ts";

/** A folded view, and what its readers worked out of it. */
export class FoldedView implements FoldedText {
  readonly original: string;
  readonly folded: string;
  readonly startOf: (index: number) => number;
  readonly endOf: (index: number) => number;
  /** Memos, each followed by what it keeps. */
  readonly #kept: unknown[] = [];

  constructor({ original, folded, startOf, endOf }: FoldedText) {
    this.original = original;
    this.folded = folded;
    this.startOf = startOf;
    this.endOf = endOf;
  }

  /** What a view keeps beside its text; null of one that keeps nothing. */
  static keptBy(text: FoldedText): unknown[] | null {
    return #kept in text ? text.#kept : null;
  }
}

/** A folded view whose every unit knows where it comes from: `origins` holds where each begins in the original and where it ends, and may be longer than the view. */
export function mappedView(
  texts: { readonly original: string; readonly folded: string },
  origins: Int32Array,
): FoldedText {
  const { original, folded } = texts;
  return new FoldedView({
    original,
    folded,
    startOf: (index) => (index < folded.length ? (origins[2 * index] ?? 0) : original.length),
    endOf: (index) => (index > 0 ? (origins[2 * index - 1] ?? 0) : 0),
  });
}

/** A folded view of the same length as its original. */
export function sameLengthView(original: string, folded: string): FoldedText {
  return new FoldedView({ original, folded, startOf: sameUnit, endOf: sameUnit });
}

function sameUnit(index: number): number {
  return index;
}
