import { parseFigure } from "./figures.ts";
import { isPartOfName } from "./named-figures.ts";
import type { Stretch } from "./sum-kinds.ts";

const LEAST_SUM = 100;
const FIGURE = /\d(?:[\d.,]*\d)?/g;

/** A figure of a folded text, in its units, and what it says. */
export interface BareFigure extends Stretch {
  readonly value: number;
}

/** The figures of a folded text that may be sums though none need name its money: of a hundred or more, no year, and no part of a name or number to dial. */
export function bareFigures(folded: string): readonly BareFigure[] {
  return Array.from(folded.matchAll(FIGURE)).flatMap(({ index: start, 0: written }) => {
    const value = isPartOfName(folded, start, written) ? null : parseFigure(written);
    const isYear = value !== null && value >= 1900 && value <= 2100;
    if (value === null || value < LEAST_SUM || isYear) return [];
    return [{ value, start, end: start + written.length }];
  });
}
