import { PhraseTrie } from "./phrase-trie.ts";
import { rowsPatterns, type Rows } from "./rows.ts";
import { isHalf, isLetter, isLetterAt, kindOf, UNSPACED } from "./units.ts";
import { wordStarts } from "./word-starts.ts";
import type { WordsToCome } from "./words-to-come.ts";

/** Finds in a folded text what is said in rows of words, in many languages at once: a row is read only where one of its first words stands, and behind it what may be one of those that follow. */
export class RowsFinder {
  readonly #starts: PhraseTrie;
  /** Of each first word the rows that may begin with it. */
  readonly #rows: readonly (readonly Begun[])[];

  constructor(said: readonly Rows[]) {
    const begun = Map.groupBy(said.flatMap(begunRows), ([start]) => start);
    this.#starts = new PhraseTrie([...begun.keys()]);
    this.#rows = Array.from(begun.values(), (rows) => rows.map(([, row]) => row));
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
      const end = ends[nth] as number;
      const isWhole = !isLetterAt(folded, end);
      for (const row of this.#rows[phrases[nth] as number] ?? []) {
        if ((!isWhole && !row.isOpen) || !mayGoOn(folded, end, row)) continue;
        const pattern = row.pattern();
        pattern.lastIndex = at;
        const match = pattern.exec(folded);
        if (match !== null) found.push(match);
      }
    }
  }
}

/** A row by how its first word stands there, shared by all first words that stand so. */
interface Begun {
  readonly pattern: () => RegExp;
  /** Whether more letters may follow upon the first word. */
  readonly isOpen: boolean;
  readonly isUnspaced: boolean;
  /** The words of which one must follow behind the first and its ending; null where that cannot be told. */
  readonly toCome: WordsToCome | null;
}

function begunRows(said: Rows): readonly (readonly [start: string, row: Begun])[] {
  const isUnspaced = said.unspaced === true;
  return rowsPatterns(said).flatMap(({ pattern, starts, toCome }) => {
    const whole: Begun = { pattern, isOpen: isUnspaced, isUnspaced, toCome };
    const open: Begun = { pattern, isOpen: true, isUnspaced, toCome: isUnspaced ? null : toCome };
    const any: Begun = { pattern, isOpen: true, isUnspaced, toCome: null };
    return starts.map((start) => {
      const star = start.indexOf("*");
      if (star < 0) return [start, whole] as const;
      return [start.slice(0, star), star === start.length - 1 ? open : any] as const;
    });
  });
}

/** Whether a row that has begun may go on behind the start, which ends at a place, and behind its ending. */
function mayGoOn(folded: string, end: number, { toCome, isUnspaced }: Begun): boolean {
  if (toCome === null) return true;
  let at = end;
  if (!isUnspaced) while (isOfWord(folded.charCodeAt(at))) at++;
  const unit = folded.charCodeAt(at);
  if (unit === SPACE) return toCome.mayBeginAt(folded, at + 1);
  return isUnspaced ? toCome.mayBeginAt(folded, at) : isHalf(unit);
}

const SPACE = " ".charCodeAt(0);

const APOSTROPHE = "'".charCodeAt(0);

/** Letters and what belongs to them, as endings of a row's words are made of. */
function isOfWord(unit: number): boolean {
  return unit === APOSTROPHE || isLetter(unit);
}

/** Whether no apostrophe joins what begins at a place to the word before it. */
function mayStand(folded: string, at: number): boolean {
  return (
    folded.charCodeAt(at - 1) !== APOSTROPHE || (kindOf(folded.charCodeAt(at)) & UNSPACED) !== 0
  );
}
