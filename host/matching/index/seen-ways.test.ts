import { expect, test } from "vitest";
import { indexPartsOf, LiteralIndex } from "./literal-index.ts";
import { Occurrences } from "./occurrences.ts";
import { compilePattern } from "../pattern.ts";
import { SeenClauses } from "./seen-clauses.ts";
import { SeenWays } from "./seen-ways.ts";

/** The patterns of which a way has all its literals, where the terms with these numbers occur. */
function patternsWith(sources: readonly string[], isThere: (term: number) => boolean): number[] {
  const index = new LiteralIndex(
    indexPartsOf(sources.map((source) => compilePattern(source).ways())),
  );
  const occurrences = new Occurrences();
  const clauses = new SeenClauses(index.records, occurrences, index.clauses);
  const ways = new SeenWays(index.records, clauses, sources.length);
  const terms = index.records.starts.length - 1;
  for (let term = 0; term < terms; term++) if (isThere(term)) occurrences.add(term, term, 1);
  clauses.addAll(occurrences.seen);
  for (const term of occurrences.seen) ways.add(term);
  for (const pattern of ways.patterns) {
    const found: number[] = [];
    for (let link = ways.first(pattern); link > 0; link = ways.next(link))
      found.push(ways.wayOf(link));
    expect(new Set(found).size).toBe(found.length);
  }
  return ways.patterns.toSorted((a, b) => a - b);
}

const SOURCES = ["passport", "(?:fee|charge) of \\d+ pesos", "(?:keep|hold) your passport"];

test("where every literal occurs, each pattern has its ways, and each way once", () => {
  expect(patternsWith(SOURCES, () => true)).toEqual([0, 1, 2]);
});

test("a pattern has no way where one of its literals is missing", () => {
  expect(patternsWith(SOURCES, () => false)).toEqual([]);
  expect(patternsWith(SOURCES, (term) => term === 0)).toEqual([0]);
});
