import type { Clause, Literal } from "../patterns/clause.ts";
import { rarityOf } from "../patterns/literal-weights.ts";
import { LiteralTrie } from "./literal-trie.ts";
import { LONGEST_MATCH } from "../patterns/derivation.ts";
import { listsOf, type Lists } from "./number-lists.ts";
import { termRecords } from "./term-records.ts";
import { TokenIndex } from "./token-terms.ts";
import { triePartsOf, type Ending, type TrieParts } from "./trie-parts.ts";
import { wayPartsOf, WayTable, type Need, type WayParts } from "./way-table.ts";
import type { Ways } from "../patterns/ways.ts";

/** What an index consists of: numbers alone. */
export interface IndexParts {
  readonly words: TrieParts;
  readonly parts: TrieParts;
  readonly members: Lists;
  readonly ways: WayParts;
  /** Pattern → how seldom it may match, on a scale without unit. */
  readonly rarities: Float64Array;
}

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
  readonly ways: WayTable;
  /** What terms ask for, see `TermRecords`. A term is told by where its record begins. */
  readonly records: Int32Array;

  /** `leads` says which patterns are asked for at once where their literals occur; the ways of others are looked for when they are. */
  constructor({ words, parts, members, ways }: IndexParts, leads: (pattern: number) => boolean) {
    this.ways = new WayTable(ways, leads);
    const { numbers, at } = termRecords(this.ways, members);
    this.records = numbers;
    this.words = trieOf(words, at);
    this.parts = trieOf(parts, at);
    this.tokens = new TokenIndex(this);
  }
}

/** The trie that finds terms by where their records begin. */
function trieOf(parts: TrieParts, records: Int32Array): LiteralTrie {
  const recordOf = (term: number): number => records[term] ?? -1;
  return new LiteralTrie({
    ...parts,
    open: parts.open.map(recordOf),
    closed: parts.closed.map(recordOf),
  });
}

/** Makes the index of patterns by what each requires. */
export function indexPartsOf(patterns: readonly Ways[]): IndexParts {
  const known = new Known();
  const needs = patterns.map((ways) =>
    ways.map((clauses) => clauses.map((clause) => known.need(clause))),
  );
  return {
    words: triePartsOf(known.words),
    parts: triePartsOf(known.parts),
    members: listsOf(membersOf(known)),
    ways: wayPartsOf(needs, known.clauses.length),
    rarities: Float64Array.from(patterns, rarityOfWays),
  };
}

/** Term → the clauses it belongs to. */
function membersOf({ terms, clauses }: Known): readonly (readonly number[])[] {
  const members: number[][] = Array.from({ length: terms }, () => []);
  for (const [clause, its] of clauses.entries()) {
    for (const term of its) members[term]?.push(clause);
  }
  return members;
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
  /** Clause → the terms of which one must occur. */
  readonly clauses: (readonly number[])[] = [];
  readonly #clauseIds = new Map<string, number>();

  need({ literals, from, to }: Clause): Need {
    return { clause: this.#clause(literals), from, to: Math.min(to, LONGEST_MATCH) };
  }

  #clause(literals: readonly Literal[]): number {
    const terms = [...new Set(literals.map((one) => this.#term(one)))].toSorted((a, b) => a - b);
    const key = terms.join(",");
    const known = this.#clauseIds.get(key);
    if (known !== undefined) return known;
    const clause = this.clauses.push(terms) - 1;
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
