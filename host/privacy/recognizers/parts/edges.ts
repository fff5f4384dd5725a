import { written, type Written } from "../../patterns/pattern-units.ts";
/** What people put between the groups of a number, or nothing: spaces, dots, hyphens, strokes. */
export const GAP = String.raw`[ .\-/_]{0,3}`;

/** So many letters (`2`, `1,3`) before a number. Where a space follows they are one or two capitals and not the word for number, as anything else is a word of the sentence. */
export function letters(count: string): string {
  return `(?:[A-Z]{${count}}-?|(?-i:(?!ID|IC|NO)[A-Z]{1,2}) )`;
}

/** As `letters`, but capitals only: quicker, for patterns that many texts are searched for. */
export function capitals(count: string): string {
  return `(?-i:[A-Z]{${count}}-?|(?!ID|IC|NO)[A-Z]{1,2} )`;
}

// Plain ranges, as properties of Unicode cost several times as much at every letter of a text.
const LATIN = String.raw`A-Za-z\u00c0-\u024f\u1e00-\u1eff`;
const STARTS = String.raw`(?<!\d|[${LATIN}](?=[A-Za-z])|\d[.:\-](?=\d))`;
const ENDS = String.raw`(?![\d${LATIN}]|[.:\-]\d)`;

/**
 * A pattern that starts and ends at the edge of a word or number, whatever case its letters have. Latin letters and
 * digits continue a word; letters of other scripts do not, as Thai, Burmese, Khmer or Chinese put no space there. A
 * number may follow a word directly, as in `iqama2…`; one that goes on behind a point, colon or hyphen is another,
 * longer number.
 */
export function atEdges(source: string): Written {
  // Looked ahead first: most places are no number, and that is told quicker than what stands before them.
  return written(`(?=${source})${STARTS}(?:${source})${ENDS}`, "giu");
}
