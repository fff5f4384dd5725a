const GAP = 1;
const LETTER = 2;
const MARK = 3;

const kinds = new Uint8Array(65_536);

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
  /(?<![a-z0-9@$])[a-z0-9@$][^a-z0-9@$]{1,5}[a-z0-9@$][^a-z0-9@$]{1,5}[a-z0-9@$](?![a-z0-9@$])/;
// eslint-disable-next-line no-control-regex -- the faster expression knows ASCII only
const BEYOND_ASCII = /[^\x00-\x7f]/;

/** Where the first of three single letters in a row stands in a folded text, or -1: words may be spelled out there. */
export function spelledFrom(text: string): number {
  if (!BEYOND_ASCII.test(text)) return SPELLED_ASCII.exec(text)?.index ?? -1;
  let singles = 0;
  let first = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const kind = (kinds[unit] as number) || classify(unit);
    if (kind === GAP) {
      const width = i - start;
      if (width > 1) singles = 0;
      else if (width === 1 && singles++ === 0) first = i - 1;
      if (singles === 3) return first;
      start = i + 1;
    } else if (kind === MARK && i > start) {
      start++;
    }
  }
  return singles === 2 && text.length - start === 1 ? first : -1;
}
