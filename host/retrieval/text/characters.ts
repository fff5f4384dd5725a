/** A stretch of a text in UTF-16 units, `end` excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a UTF-16 unit is to a reader of words and sentences. */
const APART = 0;
/** A letter or digit; beyond ASCII all that is not known to part words, which the reader of a run sorts out. */
export const OF_RUN = 1;
const SPACE = 2;
/** `.`, `!` or `?`: may end a sentence where space follows. */
export const POINT = 3;
export const NEWLINE = 4;
/** Ends a sentence without space behind it, as the stops of Chinese, Hindi, Burmese and Khmer do. */
const STOP = 5;

/** The rest of white space as `\s` of ECMAScript has it. */
const SPACES = "\t\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff";

/** The kind of each UTF-16 unit. */
export const KINDS = new Uint8Array(0x1_0000)
  .fill(OF_RUN, 0x30, 0x3a)
  .fill(OF_RUN, 0x41, 0x5b)
  .fill(OF_RUN, 0x61, 0x7b)
  .fill(OF_RUN, 0x80)
  .fill(SPACE, 0x2000, 0x200b)
  // Dashes, quotation marks, ellipses.
  .fill(APART, 0x2010, 0x2060);
mark("。！？।॥။។؟", STOP);
mark(".!?", POINT);
mark("\n", NEWLINE);
mark(SPACES, SPACE);

function mark(units: string, kind: number): void {
  for (const unit of units) KINDS[unit.charCodeAt(0)] = kind;
}

/** Whether the UTF-16 unit is white space. */
export function isSpace(unit: number): boolean {
  const kind = KINDS[unit];
  return kind === SPACE || kind === NEWLINE;
}
