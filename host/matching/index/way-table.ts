import { listsOf, NumberLists, startsOf, type Lists } from "./number-lists.ts";

/** One clause by its number, and how far behind the match's beginning one of its literals begins. */
export interface Need {
  readonly clause: number;
  readonly from: number;
  readonly to: number;
}

/** What one way of matching needs, the most selective first. */
export type Needs = readonly Need[];

/** Numbers kept of a need: its clause, from, to. */
export const NEED = 3;

/** Units of doubt in which a literal still tells where its match begins. */
const NEAR = 2;

/** What a table of ways consists of. */
export interface WayParts {
  readonly clauses: number;
  /** Pattern → its first way; the pattern behind it has the end. */
  readonly ways: Int32Array;
  /** Way → its needs, three numbers each: clause, from, to. */
  readonly needs: Lists;
}

/** Flattens the ways of many patterns. */
export function wayPartsOf(patterns: readonly (readonly Needs[])[], clauses: number): WayParts {
  const needs = patterns
    .flat()
    .map((way) => way.flatMap(({ clause, from, to }) => [clause, from, to]));
  return { clauses, ways: startsOf(patterns), needs: listsOf(needs) };
}

/** The ways of many patterns as flat numbers: they are read for every text, and what that costs is memory that lies apart. */
export class WayTable {
  readonly patterns: number;
  readonly clauses: number;
  readonly ways: Int32Array;
  readonly needs: NumberLists;
  /** Way → the clause it needs first, the most selective. */
  readonly firsts: Int32Array;
  /** Whether the pattern leads: is asked for first, wherever its literals occur. */
  readonly leads: (pattern: number) => boolean;

  constructor({ clauses, ways, needs }: WayParts, leads: (pattern: number) => boolean) {
    this.clauses = clauses;
    this.patterns = ways.length - 1;
    this.ways = ways;
    this.needs = new NumberLists(needs);
    const { starts, numbers } = this.needs;
    this.firsts = starts.subarray(0, -1).map((first) => numbers[first] ?? 0);
    this.leads = leads;
  }

  /** Where among the numbers the way's first need is whose literals tell where a match begins, to a few units; -1 where there is none. */
  anchorOf(way: number): number {
    const { starts, numbers } = this.needs;
    const end = starts[way + 1] as number;
    for (let at = starts[way] as number; at < end; at += NEED) {
      if ((numbers[at + 2] as number) - (numbers[at + 1] as number) <= NEAR) return at;
    }
    return -1;
  }

  /** Whether the pattern needs nothing. */
  isFree(pattern: number): boolean {
    return this.ways[pattern] === this.ways[pattern + 1];
  }
}
