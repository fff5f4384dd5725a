import { rarityOf, type Clause, type Literal } from "./literals.ts";
import { LiteralTrie, type Ending } from "./literal-trie.ts";
import { LONGEST_MATCH } from "./derivation.ts";
import { TokenIndex } from "./token-terms.ts";
import type { Ways } from "./ways.ts";

/** One clause by its number in the index, and how far behind the match's beginning one of its literals begins. */
export interface Need {
  readonly clause: number;
  readonly from: number;
  readonly to: number;
}

/** What one way of matching needs, the most selective first. */
export type Needs = readonly Need[];

/**
 * The literals that many patterns require. A literal with its word edges is a term; a set of terms of which
 * one must occur is a clause; patterns share both. All are told by number.
 */
export class LiteralIndex {
  /** Terms that begin where a word does. */
  readonly words: LiteralTrie;
  /** Terms that begin anywhere. */
  readonly parts: LiteralTrie;
  readonly tokens: TokenIndex;
  readonly terms: number;
  /** Term → where its clauses begin in `members`; the term behind it has their end. */
  readonly memberships: Int32Array;
  readonly members: Int32Array;
  /** Clause → where its terms begin in `#terms`; the clause behind it has their end. */
  readonly #clauses: Int32Array;
  readonly #terms: Int32Array;
  /** Pattern → its ways. */
  readonly ways: readonly (readonly Needs[])[];
  /** Pattern → how seldom it may match, on a scale without unit. */
  readonly rarities: readonly number[];

  constructor(patterns: readonly Ways[]) {
    const known = new Known();
    this.ways = patterns.map((ways) =>
      ways.map((clauses) => clauses.map((clause) => known.need(clause))),
    );
    this.rarities = patterns.map(rarityOfWays);
    this.#clauses = Int32Array.from([0, ...known.ends]);
    this.#terms = Int32Array.from(known.clauseTerms);
    this.terms = known.terms;
    this.words = new LiteralTrie(known.words);
    this.parts = new LiteralTrie(known.parts);
    this.tokens = new TokenIndex(this);
    const members = membersOf(this);
    this.members = Int32Array.from(members.flat());
    this.memberships = endsOf(members);
  }

  get clauses(): number {
    return this.#clauses.length - 1;
  }

  /** The terms of which one must occur. */
  termsOf(clause: number): Int32Array {
    return this.#terms.subarray(this.#clauses[clause], this.#clauses[clause + 1]);
  }
}

/** Term → the clauses it belongs to. */
function membersOf(index: LiteralIndex): readonly (readonly number[])[] {
  const memberships: number[][] = Array.from({ length: index.terms }, () => []);
  for (let clause = 0; clause < index.clauses; clause++) {
    for (const term of index.termsOf(clause)) memberships[term]?.push(clause);
  }
  return memberships;
}

/** Where each list begins when all stand one after the other, and where the last ends. */
function endsOf(lists: readonly (readonly number[])[]): Int32Array {
  const ends = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) ends[i + 1] = (ends[i] as number) + list.length;
  return ends;
}

/** A pattern may match wherever one of its ways may. */
function rarityOfWays(ways: Ways): number {
  const often = ways.map(([first]) => (first === undefined ? 1 : 2 ** -rarityOf(first)));
  return ways.length === 0 ? -Infinity : -Math.log2(often.reduce((sum, one) => sum + one, 0));
}

/** What was numbered so far. */
class Known {
  readonly words = new Map<string, Ending>();
  readonly parts = new Map<string, Ending>();
  terms = 0;
  readonly clauseTerms: number[] = [];
  /** Clause → where its terms end in `clauseTerms`. */
  readonly ends: number[] = [];
  readonly #clauseIds = new Map<string, number>();

  need({ literals, from, to }: Clause): Need {
    return { clause: this.#clause(literals), from, to: Math.min(to, LONGEST_MATCH) };
  }

  #clause(literals: readonly Literal[]): number {
    const terms = [...new Set(literals.map((one) => this.#term(one)))].toSorted((a, b) => a - b);
    const key = terms.join(",");
    const known = this.#clauseIds.get(key);
    if (known !== undefined) return known;
    this.clauseTerms.push(...terms);
    const clause = this.ends.push(this.clauseTerms.length) - 1;
    this.#clauseIds.set(key, clause);
    return clause;
  }

  #term({ text, begins, ends }: Literal): number {
    const trie = begins ? this.words : this.parts;
    const { open, closed } = trie.get(text) ?? { open: -1, closed: -1 };
    const known = ends ? closed : open;
    if (known >= 0) return known;
    const term = this.terms++;
    trie.set(text, ends ? { open, closed: term } : { open: term, closed });
    return term;
  }
}
