import type { FoldedText } from "../../contract/reading.ts";

/** A folded view whose every unit knows where it comes from: `origins` holds where each begins in the original and where it ends, and may be longer than the view. */
export function mappedView(
  texts: { readonly original: string; readonly folded: string },
  origins: Int32Array,
): FoldedText {
  const { original, folded } = texts;
  return {
    original,
    folded,
    startOf: (index) => (index < folded.length ? (origins[2 * index] ?? 0) : original.length),
    endOf: (index) => (index > 0 ? (origins[2 * index - 1] ?? 0) : 0),
  };
}

/** A folded view of the same length as its original. */
export function sameLengthView(original: string, folded: string): FoldedText {
  return { original, folded, startOf: (index) => index, endOf: (index) => index };
}
