import { LOOK_ALIKES } from "../matching/folding/look-alikes.ts";

/** A text as a claim is read in it: invisible signs gone, digits of any script and wide letters in ASCII, look-alike letters undone inside Latin words. Case stays. */
export interface View {
  readonly text: string;
  /** The original's UTF-16 offsets of a stretch of `text`. */
  readonly original: (start: number, end: number) => readonly [start: number, end: number];
}

interface Piece {
  /** Where it lies in the view, and in the original. */
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

const PLAIN = /^[\p{ASCII}\u00a0-\u00ac\u00ae-\u00b1\u00b4-\u00b8\u00bb\u00bf-\u00ff‐-―‘-”…]*$/u;
const ODD =
  /[[\p{Cf}\p{Nd}\p{No}\u034f\u20e3\ufe00-\ufe0f\uff01-\uff5e\u{1d400}-\u{1d7ff}]--[0-9]]|[\p{Script=Cyrillic}\p{Script=Greek}]/gv;
const LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const INVISIBLE = /[\p{Cf}\u034f\u20e3\ufe00-\ufe0f]/u;

/** The view of a text; linear in its length. */
export function viewOf(text: string): View {
  if (PLAIN.test(text)) return { text, original: (start, end) => [start, end] };
  const pieces: Piece[] = [];
  let view = "";
  let read = 0;
  const words = mixedWords(text);
  for (const match of text.matchAll(ODD)) {
    const [sign] = match;
    const said = LETTER.test(sign) && !words.has(match.index) ? sign : plain(sign);
    if (said === sign) continue;
    view += text.slice(read, match.index);
    read = match.index + sign.length;
    pieces.push({
      from: view.length,
      to: view.length + said.length,
      start: match.index,
      end: read,
    });
    view += said;
  }
  view += text.slice(read);
  return {
    text: view,
    original: (start, end) => [startIn(pieces, start), endIn(pieces, end)],
  };
}

/** Offsets of the Greek and Cyrillic letters that stand in one word with Latin ones. */
function mixedWords(text: string): ReadonlySet<number> {
  const offsets = new Set<number>();
  if (!LETTER.test(text)) return offsets;
  for (const { 0: word, index } of text.matchAll(/[^\s,;()[\]<>"]+/gu)) {
    if (!LETTER.test(word) || !/[a-z]/i.test(word)) continue;
    for (let i = 0; i < word.length; i++) offsets.add(index + i);
  }
  return offsets;
}

function plain(sign: string): string {
  if (INVISIBLE.test(sign)) return "";
  if (LETTER.test(sign)) {
    const small = sign.toLowerCase();
    const twin = LOOK_ALIKES.get(small) ?? sign;
    return small === sign ? twin : twin.toUpperCase();
  }
  if (/\p{Nd}/u.test(sign)) return digitOf(sign);
  return sign.normalize("NFKC");
}

/** Unicode keeps each script's ten digits in one run that starts at a zero. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The last piece that begins at or before an offset of the view. */
function pieceAt(pieces: readonly Piece[], offset: number): Piece | undefined {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.from ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return pieces[low - 1];
}

function startIn(pieces: readonly Piece[], offset: number): number {
  const piece = pieceAt(pieces, offset);
  if (piece === undefined) return offset;
  return offset < piece.to ? piece.start : piece.end + (offset - piece.to);
}

function endIn(pieces: readonly Piece[], offset: number): number {
  if (offset === 0) return 0;
  const piece = pieceAt(pieces, offset - 1);
  if (piece === undefined) return offset;
  return offset <= piece.to ? piece.end : piece.end + (offset - piece.to);
}
