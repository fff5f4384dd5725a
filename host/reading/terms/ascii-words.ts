/** Where the word of ASCII letters that ends at `end` of a folded text begins, not before `from`; `end` when there is none, -1 when other letters may belong to it. */
export function asciiWordStart(folded: string, end: number, from: number): number {
  let at = end;
  while (at > from && isAsciiLetter(folded.charCodeAt(at - 1))) at--;
  return at > from && folded.charCodeAt(at - 1) >= 0x80 ? -1 : at;
}

/** Where the word of ASCII letters that begins at `start` of a folded text ends, not behind `to`; `start` when there is none, -1 when other letters may belong to it. */
export function asciiWordEnd(folded: string, start: number, to: number): number {
  let at = start;
  while (at < to && isAsciiLetter(folded.charCodeAt(at))) at++;
  return at < to && folded.charCodeAt(at) >= 0x80 ? -1 : at;
}

/** The place behind one space and one hyphen, where they stand. */
export function behindGap(folded: string, at: number): number {
  const spaced = folded.charCodeAt(at) === 0x20 ? at + 1 : at;
  return folded.charCodeAt(spaced) === 0x2d ? spaced + 1 : spaced;
}

/** Whether the unit of a folded text is a letter of ASCII. */
export function isAsciiLetter(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}
