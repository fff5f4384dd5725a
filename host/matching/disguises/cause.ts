const GAP = 1;
const LETTER = 2;
const MARK = 3;

const kinds = new Uint8Array(65_536);

function kindOf(unit: number): number {
  return (kinds[unit] as number) || classify(unit);
}

function classify(unit: number): number {
  const character = String.fromCharCode(unit);
  let kind = GAP;
  if (/[\p{L}\p{N}@$]/u.test(character)) kind = LETTER;
  else if (/\p{M}/u.test(character)) kind = MARK;
  kinds[unit] = kind;
  return kind;
}

/** The same for ASCII, which V8 looks through faster than a loop. */
const SPELLED_ASCII =
  /(?<![a-z0-9@$])[a-z0-9@$][^a-z0-9@$]{1,5}[a-z0-9@$][^a-z0-9@$]{1,5}[a-z0-9@$](?![a-z0-9@$])/g;
// eslint-disable-next-line no-control-regex -- the faster expression knows ASCII only
const BEYOND_ASCII = /[^\x00-\x7f]/;

/** Finds where, at or after `from`, the first of three single letters in a row stands, or -1: words may be spelled out there. */
export type CauseFinder = (from: number) => number;

/** A finder of single letters in a row in a folded text. */
export function spelledIn(text: string): CauseFinder {
  if (BEYOND_ASCII.test(text)) return (from) => firstSingles(text, from);
  return (from) => {
    SPELLED_ASCII.lastIndex = from;
    return SPELLED_ASCII.exec(text)?.index ?? -1;
  };
}

/** A word is as wide as it has letters, marks not counted. */
function firstSingles(text: string, from: number): number {
  let first = -1;
  let singles = 0;
  let start = 0;
  let width = 0;
  for (let i = from; i <= text.length; i++) {
    const kind = i < text.length ? kindOf(text.charCodeAt(i)) : GAP;
    if (kind !== GAP) {
      if (width === 0) start = i;
      if (width === 0 || kind === LETTER) width++;
      continue;
    }
    if (width > 1) singles = 0;
    else if (width === 1 && singles++ === 0) first = start;
    if (singles === 3) return first;
    width = 0;
  }
  return -1;
}
