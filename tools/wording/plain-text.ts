import type { Reading } from "../../host/contract/reading.ts";

/** A message as names are looked for in it: lower case, words of letters, digits, % and $, single spaces. */
export interface PlainText {
  readonly text: string;
  readonly isAscii: boolean;
  /** Whether no letter is of a script that leaves no spaces between words. */
  readonly isSpaced: boolean;
  /** A number for each word, and for each that ends in s without it too, that tells most words apart. */
  readonly keys: readonly number[];
  /** Where the word of each key begins. */
  readonly at: readonly number[];
}

/** The message asked about last: all tools are asked about one before the next. */
let last: { readonly folded: string; readonly plain: PlainText } | undefined;

/** The message as names are compared, made once for all tools that ask. */
export function plainText({ folded: { folded } }: Reading): PlainText {
  if (last?.folded !== folded) last = { folded, plain: plainOf(folded) };
  return last.plain;
}

const MARKS = /[\u0300-\u036f\u093c\u09bc\u064b-\u0652\u0640\u200b-\u200f\u00ad]/g;
const ASCII = /^[\u0020-\u007e]*$/;

/** A text as names are compared: lower case, without accents and punctuation, single spaces; "R.A. No. 8042" and "ra 8042" are alike. */
export function plainName(text: string): string {
  const letters = ASCII.test(text)
    ? text
    : text.normalize("NFKD").replaceAll(MARKS, "").normalize("NFC");
  return plainOf(letters.toLowerCase()).text;
}

/** Words that stand between a law's name and its number. */
const LEFT_OUT: ReadonlySet<number> = new Set(
  "no nos number num nomor tahun of".split(" ").map((word) =>
    packed(
      Uint16Array.from(word, (letter) => letter.charCodeAt(0)),
      0,
      word.length,
    ),
  ),
);
const LONGEST_LEFT_OUT = 6;

/** The plain text of one that is folded, or lower case without accents, already. */
export function plainOf(folded: string): PlainText {
  if (units.length <= folded.length) [units, bytes] = roomFor(folded.length * 2);
  // Held here, they are not looked up anew for each unit.
  const written = units;
  const ascii = bytes;
  const known = kinds;
  const keys: number[] = [];
  const at: number[] = [];
  let length = 0;
  let word = 0;
  let highest = 0;
  for (let i = 0; i <= folded.length; i++) {
    const unit = i < folded.length ? folded.charCodeAt(i) : SPACE;
    if ((known[unit] || learn(unit)) > SEPARATES) {
      written[length] = unit;
      ascii[length++] = unit;
      highest |= unit;
      continue;
    }
    if (length === word || (unit === DOT && joinsLetters(folded, i))) continue;
    // A word at the very end stays, whatever it is.
    if (i < folded.length && isLeftOut(word, length)) {
      length = word;
      continue;
    }
    addKeys(keys, word, length);
    while (at.length < keys.length) at.push(word);
    written[length] = SPACE;
    ascii[length++] = SPACE;
    word = length;
  }
  const isAscii = highest < 0x80;
  const isSpaced = highest < FIRST_UNSPACED;
  const text = writtenText(Math.max(0, length - 1), isAscii);
  giveRoomBack();
  return { text, isAscii, isSpaced, keys, at };
}

/** Thai, the first script of Unicode that leaves no spaces between words. */
const FIRST_UNSPACED = 0x0e00;

function writtenText(end: number, isAscii: boolean): string {
  return isAscii
    ? bytes.toString("latin1", 0, end)
    : Buffer.from(units.buffer, 0, end * 2).toString("utf16le");
}

const FIRST_ROOM = 8192;
const MOST_KEPT_ROOM = 65_536;

/** Where texts are written, as UTF-16 units and, where they are ASCII, as bytes; no two texts are at once. */
let [units, bytes] = roomFor(FIRST_ROOM);

/** After a very long text. */
function giveRoomBack(): void {
  if (units.length > MOST_KEPT_ROOM) [units, bytes] = roomFor(FIRST_ROOM);
}

function roomFor(length: number): [units: Uint16Array<ArrayBuffer>, bytes: Buffer] {
  return [new Uint16Array(length + 1), Buffer.alloc(length + 1)];
}

/** Adds the key of the word `units[start, end)`, and that of its singular where it ends in s. */
function addKeys(keys: number[], start: number, end: number): void {
  keys.push(keyOf(start, end));
  if (units[end - 1] === LETTER_S && end - start > 1) keys.push(keyOf(start, end - 1));
}

/** From a word's length, its first three units and its last. */
function keyOf(start: number, end: number): number {
  const length = end - start;
  let key = length;
  for (let i = start; i < end && i < start + 3; i++) {
    key = (Math.imul(key, 131) + (units[i] as number)) | 0;
  }
  return length > 3 ? (Math.imul(key, 131) + (units[end - 1] as number)) | 0 : key;
}

function isLeftOut(start: number, end: number): boolean {
  if (end - start > LONGEST_LEFT_OUT || end - start < 2) return false;
  const first = units[start];
  if (first !== LETTER_N && first !== LETTER_O && first !== LETTER_T) return false;
  return LEFT_OUT.has(packed(units, start, end));
}

/** Up to six letters a to z as one number, five bits each; -1 where another unit stands among them. */
function packed(word: Uint16Array, start: number, end: number): number {
  let letters = 0;
  for (let at = start; at < end; at++) {
    const unit = word[at] as number;
    if (unit < 0x61 || unit > 0x7a) return -1;
    letters = letters * 32 + (unit & 31);
  }
  return letters;
}

/** The dots of "u.s.a" and "r.a. 8042" stand between single letters. */
function joinsLetters(text: string, dot: number): boolean {
  if (!isLetter(text.charCodeAt(dot - 1)) || !isLetter(text.charCodeAt(dot + 1))) return false;
  return isEdge(text, dot - 1) && isEdge(text, dot + 2);
}

/** Whether an ASCII word begins or ends at `index`. */
function isEdge(text: string, index: number): boolean {
  const before = index > 0 && isAsciiWord(text.charCodeAt(index - 1));
  return before !== (index < text.length && isAsciiWord(text.charCodeAt(index)));
}

function isAsciiWord(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || unit === UNDERSCORE;
}

const SEPARATES = 1;
const LETTER = 2;
const OTHER_PART = 3;

/** What each UTF-16 unit is to a word, filled on first sight. */
const kinds = new Uint8Array(65_536);

function isLetter(unit: number): boolean {
  return (kinds[unit] || learn(unit)) === LETTER;
}

function learn(unit: number): number {
  const character = String.fromCharCode(unit);
  let kind = SEPARATES;
  if (/^\p{L}$/u.test(character)) kind = LETTER;
  else if (/^[\p{M}\p{N}%$]$/u.test(character)) kind = OTHER_PART;
  kinds[unit] = kind;
  return kind;
}

const SPACE = 0x20;
const DOT = 0x2e;
const UNDERSCORE = 0x5f;
const LETTER_N = 0x6e;
const LETTER_O = 0x6f;
const LETTER_S = 0x73;
const LETTER_T = 0x74;
