import { after, before, foldedWords } from "../terms/beside.ts";
import { PhraseTrie } from "../terms/phrase-trie.ts";
import { isLetter, kindOf, UNSPACED } from "../terms/units.ts";

/** Words, separated by `|`, and a pattern that matches nothing without one of them where a word begins. */
export interface Row {
  readonly words: string;
  readonly pattern: RegExp;
}

/** Words with their pattern of `before`. */
export function rowBefore(words: string, between = ""): Row {
  return { words, pattern: before(words, between) };
}

/** Words with their pattern of `after`. */
export function rowAfter(words: string): Row {
  return { words, pattern: after(words) };
}

/** Tells which of several patterns match what stands beside a place, and runs only those of which a word stands there. */
export class SideWords<Name extends string> {
  readonly #rows: Readonly<Record<Name, Row>>;
  readonly #bits: ReadonlyMap<Name, number>;
  readonly #words: PhraseTrie;
  /** Of each word a bit for every row it is of. */
  readonly #rowsOf: Int32Array;

  /** At most 31 rows. */
  constructor(rows: Readonly<Record<Name, Row>>) {
    const names = Object.keys(rows) as Name[];
    const all = new Map<string, number>();
    for (const [nth, name] of names.entries())
      for (const word of foldedWords(rows[name].words))
        all.set(word, (all.get(word) ?? 0) | (1 << nth));
    this.#rows = rows;
    this.#bits = new Map(names.map((name, nth) => [name, 1 << nth]));
    this.#words = new PhraseTrie([...all.keys()]);
    this.#rowsOf = Int32Array.from(all.values());
  }

  /** Which patterns match what stands left of a place. */
  leftOf(left: string): (name: Name) => boolean {
    let told = 0;
    let isWithinWord = false;
    for (let at = 0; at < left.length; at++) {
      const unit = left.charCodeAt(at);
      if (!isWithinWord || (kindOf(unit) & UNSPACED) !== 0) told |= this.#beginning(left, at);
      isWithinWord = isLetter(unit);
    }
    return this.#matching(left, told);
  }

  /** Which patterns match what stands right of a place, a space or hyphen before it or none. */
  rightOf(right: string): (name: Name) => boolean {
    const first = right.charCodeAt(0);
    const isGap = first === SPACE || first === HYPHEN;
    return this.#matching(right, this.#beginning(right, isGap ? 1 : 0));
  }

  #matching(beside: string, told: number): (name: Name) => boolean {
    if (told === 0) return never;
    return (name) =>
      (told & (this.#bits.get(name) ?? 0)) !== 0 && this.#rows[name].pattern.test(beside);
  }

  /** The rows of which a word begins there. */
  #beginning(text: string, at: number): number {
    let rows = 0;
    for (let nth = this.#words.walk(text, at) - 1; nth >= 0; nth--)
      rows |= this.#rowsOf[this.#words.phrases[nth] as number] as number;
    return rows;
  }
}

function never(): boolean {
  return false;
}

const SPACE = 0x20;
const HYPHEN = 0x2d;
