import { hash } from "node:crypto";
import { join } from "node:path";
import { codeDigest } from "../code-digest.ts";
import type { Clause } from "./clause.ts";
import { DerivedFile, DIGEST } from "./derived-file.ts";
import { LONGEST_MATCH, type Derivation } from "./derivation.ts";

/** The ways of a pattern. */
type StoredWays = readonly (readonly StoredClause[])[];

/** From, to, then each literal's text number × 4, plus 2 where it begins a word and 1 where it ends one. */
type StoredClause = readonly number[];

/** What is derived of every bundled pattern, so that nobody need wait until thousands of them are read: `npm run generate` writes it, a test proves it fresh. Rubrics have a file of their own: a start needs none. */
const FILES = ["derived.jsonl", "derived-rubrics.jsonl"].map(
  (name) => new DerivedFile(join(import.meta.dirname, name)),
);

/** What was derived of the pattern by this very code, or null. */
export function derivationOf(source: string): Derivation | null {
  const digest = digestOf(source);
  for (const file of FILES) {
    const [numbers] = file.lineAt(digest) ?? [];
    if (numbers !== undefined) return derivationIn(file, source, numbers);
  }
  return null;
}

function derivationIn(file: DerivedFile, source: string, numbers: string): Derivation {
  const [longest = 1, open = 0, size = 0] = numbers.split(" ").map(Number);
  // Nothing is held but numbers: the rest is read again when an index is built.
  return {
    longest,
    open: open === 1,
    size,
    ways: () => waysAt(file, digestOf(source)),
    words: () => wordsAt(file, digestOf(source)),
  };
}

function waysAt(file: DerivedFile, digest: string): Clause[][] {
  const ways: StoredWays = JSON.parse(file.lineAt(digest)?.[1] ?? "[]");
  return ways.map((way) => way.map((clause) => clauseOf(clause, file)));
}

function wordsAt(file: DerivedFile, digest: string): readonly string[] {
  const numbers = file.lineAt(digest)?.[2] ?? "";
  return numbers === "" ? [] : numbers.split(",").map((number) => file.textOf(Number(number)));
}

/** A file's text for patterns and what was derived of them. */
export function derivedText(patterns: ReadonlyMap<string, Derivation>): string {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  const lines = [...patterns]
    .toSorted(([a], [b]) => (digestOf(a) < digestOf(b) ? -1 : 1))
    .map(([source, derived]) => {
      const { longest, open, size } = derived;
      const words = derived.words().map(numberOf);
      const ways = JSON.stringify(storedOf(derived, numberOf));
      return `${digestOf(source)} ${longest} ${open ? 1 : 0} ${size}\t${ways}\t${words.join()}\n`;
    });
  const head = JSON.stringify({ code: codeDigest(), texts: [...numbers.keys()] });
  return `${head}\n${lines.join("")}`;
}

function storedOf(derived: Derivation, numberOf: (text: string) => number): StoredWays {
  return derived
    .ways()
    .map((way) =>
      way.map(({ from, to, literals }): StoredClause => [
        from,
        Math.min(to, LONGEST_MATCH),
        ...literals.map(
          ({ text, begins, ends }) => numberOf(text) * 4 + (begins ? 2 : 0) + (ends ? 1 : 0),
        ),
      ]),
    );
}

function clauseOf([from = 0, to = 0, ...literals]: StoredClause, file: DerivedFile): Clause {
  return {
    from,
    to,
    literals: literals.map((literal) => ({
      text: file.textOf(literal >>> 2),
      begins: (literal & 2) !== 0,
      ends: (literal & 1) !== 0,
    })),
  };
}

/** Half of a digest: 128 bits. */
function digestOf(text: string): string {
  return hash("sha256", text).slice(0, DIGEST);
}
