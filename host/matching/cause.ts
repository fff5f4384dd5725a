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
  const starts: number[] = [];
  for (const { start, width } of wordsOf(text)) {
    if (width > 1) starts.length = 0;
    else if (starts.push(start) === 3) return starts[0] ?? -1;
  }
  return -1;
}

/** Words of a text with their width in letters, marks not counted. */
function* wordsOf(text: string): Generator<{ readonly start: number; readonly width: number }> {
  let width = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const kind = (kinds[unit] as number) || classify(unit);
    if (kind === GAP) {
      if (width > 0) yield { start, width };
      width = 0;
    } else if (width === 0 || kind === LETTER) {
      if (width++ === 0) start = i;
    }
  }
  if (width > 0) yield { start, width };
}
