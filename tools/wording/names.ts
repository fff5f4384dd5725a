import type { Reading } from "../../host/contract/reading.ts";

const MARKS = /[\u0300-\u036f\u093c\u09bc\u064b-\u0652\u0640\u200b-\u200f\u00ad]/g;
const ASCII = /^[\u0020-\u007e]*$/;
const UNSPACED = /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}]/u;

/** A text as names are compared: lower case, without accents and punctuation, single spaces; "R.A. No. 8042" and "ra 8042" are alike. */
export function plainName(text: string): string {
  const ascii = ASCII.test(text);
  const letters = ascii ? text : text.normalize("NFKD").replaceAll(MARKS, "").normalize("NFC");
  const lower = letters.toLowerCase();
  const joined = lower.includes(".") ? lower.replaceAll(/\b(\p{L})\.(?=\p{L}\b)/gu, "$1") : lower;
  // Letters of ASCII text need no table of Unicode.
  const words = ascii
    ? joined.replaceAll(/[^a-z0-9%$]+/g, " ")
    : joined.replaceAll(/[^\p{L}\p{M}\p{N}%$]+/gu, " ");
  return words.replaceAll(/\b(?:no|nos|number|num|nomor|tahun|of) /g, "").trim();
}

/** A message as names are looked for in it. */
export interface PlainText {
  readonly text: string;
  /** Its words, and each that ends in s without it too. */
  readonly words: readonly { readonly word: string; readonly at: number }[];
}

const plainTexts = new WeakMap<Reading, PlainText>();

/** The message as names are compared, made once per reading. */
export function plainText(reading: Reading): PlainText {
  let plain = plainTexts.get(reading);
  if (plain === undefined) {
    plain = splitWords(plainName(reading.folded.folded));
    plainTexts.set(reading, plain);
  }
  return plain;
}

/** A plain name or text with its words. */
export function splitWords(text: string): PlainText {
  const words: { word: string; at: number }[] = [];
  let at = 0;
  for (const word of text.split(" ")) {
    words.push({ word, at });
    if (word.endsWith("s")) words.push({ word: word.slice(0, -1), at });
    at += word.length + 1;
  }
  return { text, words };
}

/** A name found in a plain text, and where. */
export interface FoundName<T> {
  readonly name: string;
  readonly value: T;
  readonly at: number;
}

/** Names by their first word, so that a text is searched word by word. */
export class NameIndex<T> {
  readonly #byName = new Map<string, T>();
  readonly #byFirstWord = new Map<string, string[]>();
  readonly #unspaced: string[] = [];

  /** Adds a name; the first value of a shared name stays, an empty name is left out. */
  add(name: string, value: T): void {
    const plain = plainName(name);
    if (plain === "" || this.#byName.has(plain)) return;
    this.#byName.set(plain, value);
    if (UNSPACED.test(plain)) {
      this.#unspaced.push(plain);
      return;
    }
    const [first = ""] = plain.split(" ", 1);
    const names = this.#byFirstWord.get(first);
    if (names === undefined) this.#byFirstWord.set(first, [plain]);
    else names.push(plain);
  }

  get(name: string): T | undefined {
    return this.#byName.get(plainName(name));
  }

  /** The names a plain text holds as whole words, a plural s allowed, in text order; longer ones win over those inside them. */
  findIn(plain: PlainText): FoundName<T>[] {
    const found = this.#spaced(plain);
    if (this.#unspaced.length > 0 && !ASCII.test(plain.text)) found.push(...this.#free(plain.text));
    found.sort((a, b) => a.at - b.at || b.name.length - a.name.length);
    let reached = -1;
    return found.filter(({ at, name }) => {
      if (at < reached) return false;
      reached = at + name.length;
      return true;
    });
  }

  #spaced({ text, words }: PlainText): FoundName<T>[] {
    const found: FoundName<T>[] = [];
    for (const { word, at } of words) {
      const names = this.#byFirstWord.get(word);
      if (names === undefined) continue;
      for (const name of names) {
        if (text.startsWith(name, at) && endsThere(text, at + name.length)) {
          found.push(this.#at(name, at));
        }
      }
    }
    return found;
  }

  #free(text: string): FoundName<T>[] {
    return this.#unspaced
      .map((name) => this.#at(name, text.indexOf(name)))
      .filter(({ at }) => at >= 0);
  }

  #at(name: string, at: number): FoundName<T> {
    return { name, value: this.#byName.get(name) as T, at };
  }
}

function endsThere(text: string, end: number): boolean {
  const next = text[end] ?? " ";
  return next === " " || (next === "s" && (text[end + 1] ?? " ") === " ");
}
