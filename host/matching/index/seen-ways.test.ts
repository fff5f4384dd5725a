import { expect, test } from "vitest";
import { indexPartsOf, LiteralIndex } from "./literal-index.ts";
import { Occurrences } from "./occurrences.ts";
import { compilePattern } from "../pattern.ts";
import { SeenClauses } from "./seen-clauses.ts";
import { SeenWays } from "./seen-ways.ts";

/** The patterns of which a way has all its literals, where the terms with these numbers occur. */
function patternsWith(
  sources: readonly string[],
  isThere: (term: number) => boolean,
  leads: (pattern: number) => boolean = () => true,
): number[] {
  const index = new LiteralIndex(
    indexPartsOf(sources.map((source) => compilePattern(source).ways())),
    leads,
  );
  const occurrences = new Occurrences();
  const clauses = new SeenClauses(index.records, occurrences, index.ways.clauses);
  const ways = new SeenWays(index.records, clauses, index.ways);
  const { words, parts } = index;
  const terms = [words.open, words.closed, parts.open, parts.closed].flatMap((of) => [...of]);
  const numbered = terms.filter((term) => term >= 0).toSorted((a, b) => a - b);
  for (const [nth, term] of numbered.entries()) if (isThere(nth)) occurrences.add(term, nth, 1);
  clauses.addAll(occurrences.seen);
  for (const term of occurrences.seen) ways.add(term);
  const patterns = [...sources.keys()].filter((pattern) => ways.first(pattern) > 0);
  expect(ways.leads.toSorted((a, b) => a - b)).toEqual(patterns.filter(leads));
  for (const pattern of patterns) {
    const found: number[] = [];
    for (let link = ways.first(pattern); link > 0; link = ways.next(link))
      found.push(ways.wayOf(link));
    expect(new Set(found).size).toBe(found.length);
  }
  return patterns;
}

const SOURCES = ["passport", "(?:fee|charge) of \\d+ pesos", "(?:keep|hold) your passport"];

test("where every literal occurs, each pattern has its ways, and each way once", () => {
  expect(patternsWith(SOURCES, () => true)).toEqual([0, 1, 2]);
});

test("a pattern has no way where one of its literals is missing", () => {
  expect(patternsWith(SOURCES, () => false)).toEqual([]);
  expect(patternsWith(SOURCES, (term) => term === 0)).toEqual([0]);
});

test("a pattern that does not lead has the same ways once it is asked for them", () => {
  for (const leads of [(pattern: number) => pattern === 1, () => false]) {
    expect(patternsWith(SOURCES, () => true, leads)).toEqual([0, 1, 2]);
    expect(patternsWith(SOURCES, (term) => term === 0, leads)).toEqual([0]);
    expect(patternsWith(SOURCES, () => false, leads)).toEqual([]);
  }
});
