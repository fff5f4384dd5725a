import { UNSPACED_SCRIPTS } from "../../schemas/unspaced-scripts.ts";
import { plainName, plainOf, type PlainText } from "./plain-text.ts";

const UNSPACED = new RegExp(`^[${UNSPACED_SCRIPTS}]`, "u");

/** A name found in a plain text, and where. */
export interface FoundName<T> {
  readonly name: string;
  readonly value: T;
  readonly at: number;
}

/** A name with what it stands for. */
interface Named<T> {
  readonly name: string;
  readonly value: T;
}

/** Names by their first word, so that a text is searched word by word; those of scripts without spaces by their first unit. */
export class NameIndex<T> {
  readonly #byName = new Map<string, T>();
  readonly #spaced = new NamesByKey<T>();
  readonly #unspaced = new NamesByKey<T>();

  /** Adds a name; the first value of a shared name stays, an empty name is left out. */
  add(name: string, value: T): void {
    const plain = plainName(name);
    if (plain === "" || this.#byName.has(plain)) return;
    this.#byName.set(plain, value);
    const named = { name: plain, value };
    if (UNSPACED.test(plain)) this.#unspaced.add(plain.charCodeAt(0), named);
    else this.#spaced.add(plainOf(plain).keys[0] ?? 0, named);
  }

  get(name: string): T | undefined {
    return this.#byName.get(plainName(name));
  }

  /** The names a plain text holds as whole words, a plural s allowed, in text order; longer ones win over those inside them. */
  findIn(plain: PlainText): FoundName<T>[] {
    const found: FoundName<T>[] = [];
    this.#findSpaced(plain, found);
    if (!plain.isSpaced) this.#findUnspaced(plain.text, found);
    if (found.length < 2) return found;
    found.sort((a, b) => a.at - b.at || b.name.length - a.name.length);
    let reached = -1;
    return found.filter(({ at, name }) => {
      if (at < reached) return false;
      reached = at + name.length;
      return true;
    });
  }

  #findSpaced({ text, keys, at }: PlainText, found: FoundName<T>[]): void {
    for (let i = 0; i < keys.length; i++) {
      const names = this.#spaced.at(keys[i] as number);
      if (names === undefined) continue;
      const start = at[i] as number;
      for (const { name, value } of names)
        if (text.startsWith(name, start) && endsThere(text, start + name.length))
          found.push({ name, value, at: start });
    }
  }

  /** Where each stands first. */
  #findUnspaced(text: string, found: FoundName<T>[]): void {
    for (let at = 0; at < text.length; at++) {
      const names = this.#unspaced.at(text.charCodeAt(at));
      if (names === undefined) continue;
      for (const { name, value } of names)
        if (text.startsWith(name, at) && text.indexOf(name) === at) found.push({ name, value, at });
    }
  }
}

/** Names by the number of what they begin with, and those numbers as a set of hashed bits that is asked first. */
class NamesByKey<T> {
  readonly #byKey = new Map<number, Named<T>[]>();
  readonly #keys = new KeySet();

  add(key: number, named: Named<T>): void {
    this.#keys.add(key);
    const names = this.#byKey.get(key);
    if (names === undefined) this.#byKey.set(key, [named]);
    else names.push(named);
  }

  at(key: number): readonly Named<T>[] | undefined {
    return this.#keys.mayHold(key) ? this.#byKey.get(key) : undefined;
  }
}

/** A few words that give a text cause to be looked at more closely. */
export class WordSet {
  readonly #keys: ReadonlySet<number>;
  readonly #bits = new KeySet();

  /** `words` are plain, separated by spaces. */
  constructor(words: string) {
    this.#keys = new Set(plainOf(words).keys);
    for (const key of this.#keys) this.#bits.add(key);
  }

  /** Whether a plain text may hold one of the words; false is certain. */
  mayMeet({ keys }: PlainText): boolean {
    for (const key of keys) if (this.#bits.mayHold(key) && this.#keys.has(key)) return true;
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
