import { Automaton } from "./automaton.ts";
import { rarityOf, type Literal } from "./literals.ts";
import { LONGEST_MATCH, type Pattern } from "./pattern.ts";

/** One clause of a pattern by its number in the index, and how far behind the match's beginning one of its literals begins. */
export interface Need {
  readonly clause: number;
  readonly from: number;
  readonly to: number;
  /** How seldom one of its literals occurs, on a scale without unit. */
  readonly rarity: number;
}

/** The ways a literal can be bounded: by a word's edge before it (2), behind it (1), both or none. */
const EDGES = [0, 1, 2, 3] as const;

/**
 * The literals that many patterns require. A literal with its word edges is a term; a set of terms of which
 * one must occur is a clause; patterns share both. All are told by number.
 */
export class LiteralIndex {
  readonly automaton: Automaton;
  /** Literal × edges → term, or -1. */
  readonly #termOf: Int32Array;
  readonly terms: number;
  readonly #clauses: readonly Int32Array[];
  readonly #needs: readonly (readonly Need[])[];

  constructor(patterns: readonly Pattern[]) {
    const known = new Known();
    this.#needs = patterns.map((pattern) =>
      pattern.clauses().map((clause) => ({
        clause: known.clause(clause.literals),
        from: clause.from,
        to: Math.min(clause.to, LONGEST_MATCH),
        rarity: rarityOf(clause),
      })),
    );
    this.#clauses = known.clauses;
    this.#termOf = Int32Array.from({ length: known.literals.size * EDGES.length }, () => -1);
    for (const [slot, term] of known.terms) this.#termOf[slot] = term;
    this.terms = known.terms.size;
    this.automaton = new Automaton([...known.literals.keys()]);
  }

  get clauses(): number {
    return this.#clauses.length;
  }

  /** What a match of the pattern needs, the most selective first; empty where no literal could be derived. */
  needsOf(pattern: number): readonly Need[] {
    return this.#needs[pattern] ?? [];
  }

  /** The terms of which one must occur. */
  termsOf(clause: number): Int32Array {
    return this.#clauses[clause] ?? NONE;
  }

  /** The term of a literal bounded so, or -1. */
  termOf(literal: number, edges: number): number {
    return this.#termOf[literal * EDGES.length + edges] as number;
  }
}

const NONE = new Int32Array(0);

/** What was numbered so far. */
class Known {
  readonly literals = new Map<string, number>();
  /** Literal × edges → term. */
  readonly terms = new Map<number, number>();
  readonly clauses: Int32Array[] = [];
  readonly #clauseIds = new Map<string, number>();

  clause(literals: readonly Literal[]): number {
    const terms = Int32Array.from(
      new Set(literals.map((literal) => this.#term(literal))),
    ).toSorted();
    const key = terms.join(",");
    const known = this.#clauseIds.get(key) ?? this.clauses.push(terms) - 1;
    this.#clauseIds.set(key, known);
    return known;
  }

  #term({ text, begins, ends }: Literal): number {
    const literal = this.literals.get(text) ?? this.literals.size;
    this.literals.set(text, literal);
    const slot = literal * EDGES.length + (begins ? 2 : 0) + (ends ? 1 : 0);
    const term = this.terms.get(slot) ?? this.terms.size;
    this.terms.set(slot, term);
    return term;
  }
}
