import { beginsWord } from "../../matching/boundary.ts";
import { LiteralTrie } from "../../matching/index/literal-trie.ts";
import { findTerms, Walker, type Finds, type Tries } from "../../matching/index/literal-walk.ts";
import { triePartsOf, type Ending } from "../../matching/index/trie-parts.ts";
import { RememberedTokens, type Token } from "./remembered-tokens.ts";

const SPACE = " ";
/** Marks before a space are no part of a token, unless a term ends with one. */
const MARKS = ".,;:!?)\"'।።፣";
const ENDING_MARK = /[.,;:!?)"'।።፣](?= |$)/gu;
/** Longer tokens are not remembered. */
const OFFSET_BITS = 5;
const LONGEST_TOKEN = (1 << OFFSET_BITS) - 1;

/** What is remembered of a token: the terms in it and the nodes of phrases that may go on behind it, each with its offset; or that it is to be walked, as what goes on begins within a word. */
const [TERM, GOES_ON, WALKED] = [0, 1, 2];
const SORT_BITS = 2;

/** Those of all finders: of a few languages most texts are, and in them of a few thousand words. */
const remembered = new RememberedTokens();
let finders = 0;

/** Literals and what is found where each ends: of those that begin where a word does, and of those that begin anywhere. */
export interface Literals {
  readonly words: ReadonlyMap<string, Ending>;
  readonly parts: ReadonlyMap<string, Ending>;
}

/** Finds terms in texts, and remembers those of tokens between spaces: to walk a token letter by letter takes several times as long. */
export class TermFinder {
  readonly #owner = finders++;
  readonly #tries: Tries;
  readonly #hasSpaces: boolean;
  readonly #marks: ReadonlySet<number>;

  /** Where texts have no spaces between words, nothing is remembered. */
  constructor({ words, parts }: Literals, hasSpaces: boolean) {
    this.#tries = {
      words: new LiteralTrie(triePartsOf(words)),
      parts: new LiteralTrie(triePartsOf(parts)),
    };
    this.#hasSpaces = hasSpaces;
    this.#marks = marksBeside([...words.keys(), ...parts.keys()]);
  }

  /** The terms of a text, in the order of their beginnings. */
  find(text: string): Finds {
    const finds: Finds = { terms: [], starts: [] };
    const to = text.length;
    for (let start = 0; start < to;) {
      const space = this.#hasSpaces ? text.indexOf(SPACE, start) : -1;
      const end = space < 0 ? to : space;
      if (end - start > LONGEST_TOKEN) this.#walk({ text, start, end }, finds);
      else if (end > start) this.#findIn({ text, start, end }, finds);
      start = end + 1;
    }
    return finds;
  }

  #findIn({ text, start, end }: Token, finds: Finds): void {
    let last = end;
    while (last > start && this.#marks.has(text.charCodeAt(last - 1))) last -= 1;
    const token = { text, start, end: last };
    let at = remembered.locate(this.#owner, token);
    if (at === 0) at = remembered.remember(this.#owner, token, this.#look(text.slice(start, last)));
    const { numbers } = remembered;
    for (let number = numbers[at] as number; number >= 0; number = numbers[++at] as number) {
      const sort = number & ((1 << SORT_BITS) - 1);
      const begins = start + ((number >>> SORT_BITS) & LONGEST_TOKEN);
      const found = number >>> (SORT_BITS + OFFSET_BITS);
      if (sort === TERM) {
        finds.terms.push(found);
        finds.starts.push(begins);
      } else if (sort === WALKED) this.#walk({ text, start, end }, finds);
      else if (last === end && end < text.length) {
        const walker = new Walker({ text, hasWords: true }, text.length, finds);
        walker.walk(this.#tries.words, { node: found, at: begins, behind: end + 1 });
      }
    }
  }

  #walk({ text, start, end }: Token, finds: Finds): void {
    const all = { from: start, behind: end, to: text.length };
    const { terms, starts } = findTerms(this.#tries, { text, hasWords: true }, all);
    for (const term of terms) finds.terms.push(term);
    for (const begins of starts) finds.starts.push(begins);
  }

  /** What is to be remembered of a token. */
  #look(token: string): readonly number[] {
    const { words, parts } = this.#tries;
    const all = { from: 0, behind: token.length, to: token.length };
    const { terms, starts } = findTerms(this.#tries, { text: token, hasWords: true }, all);
    const spaced = token + SPACE;
    const made: number[] = [];
    let next = 0;
    for (let at = 0; at < token.length; at++) {
      for (; starts[next] === at; next++) made.push(numberOf(terms[next] as number, at, TERM));
      if (parts.nodeBehind(spaced, at) > 0) return [WALKED];
      const node = beginsWord(token, at) ? words.nodeBehind(spaced, at) : 0;
      if (node > 0) made.push(numberOf(node, at, GOES_ON));
    }
    return made;
  }
}

/** The marks that none of the literals ends with, nor a word of it. */
function marksBeside(literals: readonly string[]): ReadonlySet<number> {
  const ending = new Set(literals.flatMap((literal) => literal.match(ENDING_MARK) ?? []));
  const marks = Array.from(MARKS).filter((mark) => !ending.has(mark));
  return new Set(marks.map((mark) => mark.charCodeAt(0)));
}

function numberOf(found: number, offset: number, sort: number): number {
  return (((found << OFFSET_BITS) | offset) << SORT_BITS) | sort;
}
