import { PhraseTrie } from "./phrase-trie.ts";
import { rowsPatterns, type Rows } from "./rows.ts";
import { isLetterAt, kindOf, UNSPACED } from "./units.ts";
import { wordStarts } from "./word-starts.ts";

/** Finds in a folded text what is said in rows of words, in many languages at once: a row is read only where one of its first words stands. */
export class RowsFinder {
  readonly #starts: PhraseTrie;
  /** Of each start the patterns of rows that may begin with it, and whether more letters may follow. */
  readonly #rows: readonly (readonly Begun[])[];

  constructor(said: readonly Rows[]) {
    const begun = Map.groupBy(said.flatMap(begunRows), ({ start }) => start);
    this.#starts = new PhraseTrie([...begun.keys()]);
    this.#rows = [...begun.values()];
  }

  /** Whether any of it is said. */
  test(folded: string): boolean {
    return this.find(folded, 1).length > 0;
  }

  /** What is said, at most so many, by where it begins; some of it may overlap. */
  find(folded: string, most = Infinity): readonly RegExpExecArray[] {
    const found: RegExpExecArray[] = [];
    const begun = wordStarts(folded);
    let nth = this.#starts.nextOf(begun, 0);
    for (; nth >= 0 && found.length < most; nth = this.#starts.nextOf(begun, nth + 1)) {
      const at = begun.places[nth] as number;
      if (mayStand(folded, at)) this.#findAt(folded, at, found);
    }
    return found;
  }

  #findAt(folded: string, at: number, found: RegExpExecArray[]): void {
    const { phrases, ends } = this.#starts;
    const started = this.#starts.walk(folded, at);
    for (let nth = 0; nth < started; nth++) {
      const isWhole = !isLetterAt(folded, ends[nth] as number);
      for (const row of this.#rows[phrases[nth] as number] ?? []) {
        if (!isWhole && !row.isOpen) continue;
        const pattern = row.pattern();
        pattern.lastIndex = at;
        const match = pattern.exec(folded);
        if (match !== null) found.push(match);
      }
    }
  }
}

interface Begun {
  readonly start: string;
  readonly pattern: () => RegExp;
  readonly isOpen: boolean;
}

function begunRows(said: Rows): readonly Begun[] {
  return rowsPatterns(said).flatMap(({ pattern, starts }) =>
    starts.map((start) => ({
      start: start.replace(/\*.*$/u, ""),
      pattern,
      isOpen: said.unspaced === true || start.includes("*"),
    })),
  );
}

const APOSTROPHE = "'".charCodeAt(0);

/** Whether no apostrophe joins what begins at a place to the word before it. */
function mayStand(folded: string, at: number): boolean {
  return (
    folded.charCodeAt(at - 1) !== APOSTROPHE || (kindOf(folded.charCodeAt(at)) & UNSPACED) !== 0
  );
}
