import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Clause } from "./literals.ts";
import { LONGEST_MATCH, type Derivation } from "./derivation.ts";

/** What is derived of every bundled pattern, so that a start need not read thousands of them: `npm run generate` writes it, a test proves it fresh. */
interface Derivations {
  /** Digest of the matching code that derived. */
  readonly code: string;
  readonly texts: readonly string[];
  /** Digest of a pattern's source → its derivation. */
  readonly patterns: Readonly<Record<string, Stored>>;
}

/** The longest match, whether it may be longer (1), RE2 instructions, ways, words by their number. */
type Stored = readonly [
  longest: number,
  open: 0 | 1,
  size: number,
  ways: readonly (readonly StoredClause[])[],
  words: readonly number[],
];

/** From, to, then each literal's text number × 4, plus 2 where it begins a word and 1 where it ends one. */
type StoredClause = readonly number[];

const FILE = join(import.meta.dirname, "derived.json");

let stored: Derivations | null | undefined;

/** What was derived of the pattern by this very code, or null. */
export function derivationOf(source: string): Derivation | null {
  if (stored === undefined) stored = read();
  const found = stored?.patterns[digestOf(source)];
  return found === undefined ? null : restored(found, stored?.texts ?? []);
}

/** Forgets the stored derivations until they are asked for again. */
export function forgetDerivations(): void {
  stored = undefined;
}

/** The file's text for patterns and what was derived of them. */
export function derivedText(patterns: ReadonlyMap<string, Derivation>): string {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  const lines = [...patterns]
    .map(([source, derived]) => [digestOf(source), storedOf(derived, numberOf)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([digest, one]) => `${JSON.stringify(digest)}:${JSON.stringify(one)}`);
  const texts = JSON.stringify([...numbers.keys()]);
  return `{"code":"${codeDigest()}","texts":${texts},"patterns":{\n${lines.join(",\n")}}}\n`;
}

function storedOf(
  { longest, open, size, ways, words }: Derivation,
  numberOf: (text: string) => number,
): Stored {
  const clauses = ways().map((way) =>
    way.map(({ from, to, literals }): StoredClause => [
      from,
      Math.min(to, LONGEST_MATCH),
      ...literals.map(
        ({ text, begins, ends }) => numberOf(text) * 4 + (begins ? 2 : 0) + (ends ? 1 : 0),
      ),
    ]),
  );
  return [longest, open ? 1 : 0, size, clauses, words().map(numberOf)];
}

function restored(
  [longest, open, size, ways, words]: Stored,
  texts: readonly string[],
): Derivation {
  const textOf = (number: number): string => texts[number] ?? "";
  return {
    longest,
    open: open === 1,
    size,
    ways: () => ways.map((way) => way.map((clause) => clauseOf(clause, textOf))),
    words: () => words.map(textOf),
  };
}

function clauseOf(
  [from = 0, to = 0, ...literals]: StoredClause,
  textOf: (number: number) => string,
): Clause {
  return {
    from,
    to,
    literals: literals.map((literal) => ({
      text: textOf(literal >>> 2),
      begins: (literal & 2) !== 0,
      ends: (literal & 1) !== 0,
    })),
  };
}

function read(): Derivations | null {
  try {
    const found: Derivations = JSON.parse(readFileSync(FILE, "utf8"));
    return found.code === codeDigest() ? found : null;
  } catch {
    return null;
  }
}

function codeDigest(): string {
  const folder = import.meta.dirname;
  const files = globSync("**/*.ts", { cwd: folder }).filter((file) => !file.endsWith(".test.ts"));
  const texts = files
    .toSorted()
    .map((file) => `${file}\n${readFileSync(join(folder, file), "utf8")}`);
  return digestOf(texts.join("\n"));
}

/** Half of a digest: 128 bits. */
function digestOf(text: string): string {
  return hash("sha256", text).slice(0, 32);
}
