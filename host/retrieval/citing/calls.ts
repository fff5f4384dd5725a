import type { Bearer, Citations, NamingWord } from "./citations.ts";
import {
  CONTINUES,
  IS_NAME,
  JOINED,
  JOINS,
  NAMELESS,
  OPENS,
  SEVERAL,
  type Lexicon,
} from "../index/lexicon.ts";
import { joinedForm } from "./name-words.ts";

/** A text as it was read. */
export interface CallingText {
  readonly text: string;
  readonly runs: readonly number[];
}

/** Positions of the documents that a text calls by name, with the number of words of the longest name that called each. */
export function documentsCalled(
  { text, runs }: CallingText,
  lexicon: Lexicon,
  citations: Citations,
): ReadonlyMap<number, number> {
  if (!mayCall(runs, lexicon)) return NOBODY;
  const names = new Names(runs, lexicon, citations);
  const called = new Map<number, number>();
  const call = (document: number, length: number): void =>
    void called.set(document, Math.max(called.get(document) ?? 0, length));
  let hidden = false;
  names.forEachBeginning((word, at) => {
    hidden ||= word.unspaced;
    if (!word.isName && !names.continuesAt(at + 1)) return;
    for (const bearer of word.opens)
      if (names.stands(bearer, at)) call(bearer.document, bearer.words.length);
  });
  if (hidden) for (const document of citations.hiddenIn(text)) call(document, 2);
  return called;
}

const NOBODY: ReadonlyMap<number, number> = new Map();

/** Whether a name may stand anywhere: one word, one that two are joined to, or a word with which one begins before one with which one goes on. */
function mayCall(runs: readonly number[], lexicon: Lexicon): boolean {
  let before = -1;
  for (const run of runs) {
    const marks = lexicon.marksOf(run);
    if ((marks & NAMELESS) !== 0) continue;
    if ((marks & (IS_NAME | SEVERAL)) !== 0) return true;
    if ((marks & (CONTINUES | JOINS)) !== 0 && before >= 0 && mayGoOn(before, run, lexicon))
      return true;
    before = run;
  }
  return false;
}

function mayGoOn(before: number, run: number, lexicon: Lexicon): boolean {
  const first = lexicon.marksOf(before);
  const second = lexicon.marksOf(run);
  if ((first & OPENS) !== 0 && (second & CONTINUES) !== 0) return true;
  if ((first & JOINED) === 0 || (second & JOINS) === 0) return false;
  const [word] = lexicon.wordsOf(before);
  const [next] = lexicon.wordsOf(run);
  return word !== undefined && next !== undefined && joinedForm(word, next) !== null;
}

/** The words of a text in the form names are made of: those that names leave out are gone, and those that are one name are joined. */
class Names {
  readonly #lexicon: Lexicon;
  /** A run that is one word and begins no name, or a word as `-1 - place` in `#words`. */
  readonly #names: number[] = [];
  readonly #words: NamingWord[] = [];

  constructor(runs: readonly number[], lexicon: Lexicon, citations: Citations) {
    this.#lexicon = lexicon;
    for (const run of runs) {
      const marks = lexicon.marksOf(run);
      if ((marks & NAMELESS) !== 0) continue;
      if ((marks & (OPENS | IS_NAME | JOINS | SEVERAL)) === 0) this.#names.push(run);
      else for (const word of lexicon.wordsOf(run)) this.#add(word, citations);
    }
  }

  forEachBeginning(visit: (word: NamingWord, at: number) => void): void {
    for (let at = 0; at < this.#names.length; at += 1) {
      const name = this.#names[at] as number;
      if (name < 0) visit(this.#words[-1 - name] as NamingWord, at);
    }
  }

  /** Whether any name goes on with the word at `at`. */
  continuesAt(at: number): boolean {
    const name = this.#names[at];
    if (name === undefined) return false;
    if (name >= 0) return (this.#lexicon.marksOf(name) & CONTINUES) !== 0;
    return (this.#words[-1 - name] as NamingWord).continues;
  }

  stands({ words, capitals }: Bearer, at: number): boolean {
    for (let offset = 0; offset < words.length; offset += 1) {
      const here = this.#wordAt(at + offset);
      if (here === undefined || here.name !== words[offset]) return false;
      if (capitals && !here.capitals) return false;
    }
    return true;
  }

  #add(word: NamingWord, citations: Citations): void {
    if (word.name === "") return;
    const before = word.joins ? this.#wordAt(this.#names.length - 1) : undefined;
    const joined = before === undefined ? null : joinedForm(before, word);
    if (joined !== null) this.#names.pop();
    this.#names.push(-this.#words.push(joined === null ? word : citations.naming(joined)));
  }

  #wordAt(at: number): NamingWord | undefined {
    const name = this.#names[at];
    if (name === undefined) return undefined;
    return name < 0 ? this.#words[-1 - name] : this.#lexicon.wordsOf(name)[0];
  }
}
