import type { FoldedText } from "../../contract/reading.ts";

/** A folded view whose every unit knows where it comes from. Arrays may be longer than the view. */
export function mappedView(
  texts: { readonly original: string; readonly folded: string },
  starts: Int32Array,
  ends: Int32Array,
): FoldedText {
  const { original, folded } = texts;
  return {
    original,
    folded,
    startOf: (index) => (index < folded.length ? (starts[index] ?? 0) : original.length),
    endOf: (index) => (index > 0 ? (ends[index - 1] ?? 0) : 0),
  };
}

/** A folded view of the same length as its original. */
export function sameLengthView(original: string, folded: string): FoldedText {
  return { original, folded, startOf: (index) => index, endOf: (index) => index };
}
