import type { Reading } from "../../host/contract/reading.ts";

const MARKS = /[\u0300-\u036f\u093c\u09bc\u064b-\u0652\u0640\u200b-\u200f\u00ad]/g;
const ASCII = /^[\u0020-\u007e]*$/;
const UNSPACED = /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}]/u;

/** A text as names are compared: lower case, without accents and punctuation, single spaces; "R.A. No. 8042" and "ra 8042" are alike. */
export function plainName(text: string): string {
  const letters = ASCII.test(text)
    ? text
    : text.normalize("NFKD").replaceAll(MARKS, "").normalize("NFC");
  return letters
    .toLowerCase()
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, "")
    .replaceAll(/\b(?:no|nos|number|num|nomor|tahun|of)\b\.?/g, " ")
    .replaceAll(/[^\p{L}\p{M}\p{N}%$]+/gu, " ")
    .trim();
}

const plainTexts = new WeakMap<Reading, string>();

/** The message as names are compared, made once per reading. */
export function plainText(reading: Reading): string {
  let plain = plainTexts.get(reading);
  if (plain === undefined) {
    plain = plainName(reading.folded.folded);
    plainTexts.set(reading, plain);
  }
  return plain;
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
  findIn(text: string): FoundName<T>[] {
    const found = [...this.#spaced(text), ...this.#free(text)].toSorted(
      (a, b) => a.at - b.at || b.name.length - a.name.length,
    );
    let reached = -1;
    return found.filter(({ at, name }) => {
      if (at < reached) return false;
      reached = at + name.length;
      return true;
    });
  }

  *#spaced(text: string): Generator<FoundName<T>> {
    for (let at = 0; at >= 0 && at < text.length;) {
      const space = text.indexOf(" ", at);
      const word = space < 0 ? text.slice(at) : text.slice(at, space);
      const names = this.#byFirstWord.get(word) ?? this.#byFirstWord.get(singular(word)) ?? [];
      for (const name of names) {
        if (text.startsWith(name, at) && endsThere(text, at + name.length))
          yield this.#at(name, at);
      }
      at = space < 0 ? -1 : space + 1;
    }
  }

  *#free(text: string): Generator<FoundName<T>> {
    if (ASCII.test(text)) return;
    for (const name of this.#unspaced) {
      const at = text.indexOf(name);
      if (at >= 0) yield this.#at(name, at);
    }
  }

  #at(name: string, at: number): FoundName<T> {
    return { name, value: this.#byName.get(name) as T, at };
  }
}

function singular(word: string): string {
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function endsThere(text: string, end: number): boolean {
  const next = text[end] ?? " ";
  return next === " " || (next === "s" && (text[end + 1] ?? " ") === " ");
}
