import type { FoldedText } from "../../contract/reading.ts";
import { foldCharacter, isNoCharacter } from "./fold-character.ts";
import { disguisedLetters, isForeignLetter } from "./script.ts";
import { foldByStretches } from "./segments.ts";
import { mappedView, sameLengthView } from "./view.ts";

const UNKNOWN = 0xfffe;
const SPECIAL = 0xffff;
const SPACE = 0x20;

/** Code unit → folded unit; 0 is dropped. Filled as characters are first met. */
const table = new Uint16Array(65_536).fill(UNKNOWN);
const expansions = new Map<number, string>();
/** Marks that Unicode composes with the vowel sign or kana before them. */
const COMPOSING =
  /^[\u3099\u309a\u09be\u09d7\u0b3e\u0b56\u0b57\u0bbe\u0bd7\u0c56\u0cc2\u0cd5\u0cd6\u0d3e\u0d57\u0dca\u0dcf\u0ddf\u102e]$/u;

/** The matching view of `text`, with offsets back into it. Pure, linear in the length. */
export function foldText(text: string): FoldedText {
  // eslint-disable-next-line no-control-regex -- printable ASCII is what the fast path is for
  if (!/[^\x20-\x7e]/.test(text)) {
    const lower = text.toLowerCase();
    if (!lower.includes("  ")) return sameLengthView(text, lower);
  }
  return foldByStretches(text, needsNeighbours) ?? new Folding(text).view();
}

/** Whether what a character folds to depends on the letters around it. */
function needsNeighbours(folded: string): boolean {
  for (let i = 0; i < folded.length; i++) {
    if (isForeignLetter(folded.charCodeAt(i))) return true;
  }
  return COMPOSING.test(folded);
}

/** The fold of a pattern's literal: character by character, no guess about look-alikes. */
export function foldLiteral(literal: string): string {
  let folded = "";
  for (const character of literal) folded += foldCharacter(character);
  return folded;
}

class Folding {
  readonly #text: string;
  #units: Uint16Array;
  #starts: Int32Array;
  #ends: Int32Array;
  #length = 0;
  #foreign = false;

  constructor(text: string) {
    this.#text = text;
    this.#units = new Uint16Array(text.length + 16);
    this.#starts = new Int32Array(text.length + 16);
    this.#ends = new Int32Array(text.length + 16);
  }

  view(): FoldedText {
    this.#walk();
    const units = this.#units.subarray(0, this.#length);
    const origin = { text: this.#text, starts: this.#starts };
    if (this.#foreign) disguisedLetters(units, origin);
    return mappedView({ original: this.#text, folded: stringOf(units) }, this.#starts, this.#ends);
  }

  #walk(): void {
    const text = this.#text;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      let folded = table[unit] ?? SPECIAL;
      if (folded === UNKNOWN) folded = learn(unit);
      if (folded === SPECIAL) {
        i = this.#expand(i);
      } else if (folded !== 0) {
        this.#push(folded, i, i + 1);
      }
    }
  }

  #push(unit: number, start: number, end: number): void {
    const last = this.#length - 1;
    if (unit === SPACE && last >= 0 && this.#units[last] === SPACE) {
      this.#ends[last] = end;
      return;
    }
    if (unit >= 0x0370 && isForeignLetter(unit)) this.#foreign = true;
    if (this.#length === this.#units.length) this.#grow();
    this.#units[this.#length] = unit;
    this.#starts[this.#length] = start;
    this.#ends[this.#length] = end;
    this.#length++;
  }

  /** Folds the code point at `i` that becomes several units, a composition or is astral; gives its last index. */
  #expand(i: number): number {
    const codePoint = this.#text.codePointAt(i) ?? 0;
    const end = codePoint > 0xffff ? i + 2 : i + 1;
    const folded = expansionOf(codePoint);
    if (this.#composed(folded, end)) return end - 1;
    for (let k = 0; k < folded.length; k++) this.#push(folded.charCodeAt(k), i, end);
    return end - 1;
  }

  #composed(mark: string, end: number): boolean {
    const last = this.#length - 1;
    if (last < 0 || !COMPOSING.test(mark)) return false;
    const both = (String.fromCharCode(this.#units[last] ?? 0) + mark).normalize("NFC");
    if (both.length !== 1) return false;
    this.#units[last] = both.charCodeAt(0);
    this.#ends[last] = end;
    return true;
  }

  #grow(): void {
    const size = this.#units.length * 2;
    this.#units = copied(this.#units, new Uint16Array(size));
    this.#starts = copied(this.#starts, new Int32Array(size));
    this.#ends = copied(this.#ends, new Int32Array(size));
  }
}

function copied<T extends Uint16Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

function learn(unit: number): number {
  let folded = SPECIAL;
  const surrogate = unit >= 0xd800 && unit <= 0xdfff;
  if (!surrogate && unit < UNKNOWN) {
    const text = foldCharacter(String.fromCharCode(unit));
    if (text === "") folded = 0;
    else if (text.length === 1 && !COMPOSING.test(text)) folded = text.charCodeAt(0);
  }
  table[unit] = folded;
  return folded;
}

function expansionOf(codePoint: number): string {
  const known = expansions.get(codePoint);
  if (known !== undefined) return known;
  const character = String.fromCodePoint(codePoint);
  const folded = isNoCharacter(character) ? "" : foldCharacter(character);
  if (expansions.size < 8192) expansions.set(codePoint, folded);
  return folded;
}

/** One byte per character where that suffices: every later step is faster on such a string. */
function stringOf(units: Uint16Array): string {
  let highest = 0;
  for (const unit of units) highest |= unit;
  if (highest < 0x80) return Buffer.from(units).toString("latin1");
  return Buffer.from(units.buffer, units.byteOffset, units.byteLength).toString("utf16le");
}
