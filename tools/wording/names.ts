import { plainName, plainOf, type PlainText } from "./plain-text.ts";

const UNSPACED = /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}]/u;

/** A name found in a plain text, and where. */
export interface FoundName<T> {
  readonly name: string;
  readonly value: T;
  readonly at: number;
}

/** Names by their first word, so that a text is searched word by word. */
export class NameIndex<T> {
  readonly #byName = new Map<string, T>();
  /** Names by the key of their first word, and the keys as a set of hashed bits that is asked first. */
  readonly #byFirstWord = new Map<number, string[]>();
  readonly #firstWords = new KeySet();
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
    const first = plainOf(plain).keys[0] ?? 0;
    this.#firstWords.add(first);
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
    if (this.#unspaced.length > 0 && !plain.isAscii) found.push(...this.#free(plain.text));
    if (found.length < 2) return found;
    found.sort((a, b) => a.at - b.at || b.name.length - a.name.length);
    let reached = -1;
    return found.filter(({ at, name }) => {
      if (at < reached) return false;
      reached = at + name.length;
      return true;
    });
  }

  #spaced({ text, keys, at }: PlainText): FoundName<T>[] {
    const found: FoundName<T>[] = [];
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as number;
      if (!this.#firstWords.mayHold(key)) continue;
      const start = at[i] as number;
      for (const name of this.#byFirstWord.get(key) ?? []) {
        if (text.startsWith(name, start) && endsThere(text, start + name.length)) {
          found.push(this.#at(name, start));
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

/** A few words that give a text cause to be looked at more closely. */
export class WordSet {
  readonly #keys = new KeySet();

  /** `words` are plain, separated by spaces. */
  constructor(words: string) {
    for (const key of plainOf(words).keys) this.#keys.add(key);
  }

  /** Whether a plain text may hold one of the words; false is certain. */
  mayMeet({ keys }: PlainText): boolean {
    for (const key of keys) if (this.#keys.mayHold(key)) return true;
    return false;
  }
}

/** Bits of a `KeySet`. */
const BITS = 14;

/** Keys of words as hashed bits (Bloom, 1970). */
class KeySet {
  readonly #bits = new Uint32Array(2 ** (BITS - 5));

  add(key: number): void {
    const bit = Math.imul(key, 0x9e37_79b1) >>> (32 - BITS);
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] as number) | (1 << (bit & 31));
  }

  mayHold(key: number): boolean {
    const bit = Math.imul(key, 0x9e37_79b1) >>> (32 - BITS);
    return ((this.#bits[bit >>> 5] as number) & (1 << (bit & 31))) !== 0;
  }
}

function endsThere(text: string, end: number): boolean {
  const next = text[end] ?? " ";
  return next === " " || (next === "s" && (text[end + 1] ?? " ") === " ");
}
