import { hash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { StringDecoder } from "node:string_decoder";
import { codeDigest } from "../code-digest.ts";
import type { Clause } from "./clause.ts";
import { LONGEST_MATCH, type Derivation } from "./derivation.ts";

/** The ways of a pattern. */
type StoredWays = readonly (readonly StoredClause[])[];

/** From, to, then each literal's text number × 4, plus 2 where it begins a word and 1 where it ends one. */
type StoredClause = readonly number[];

/** What is derived of every bundled pattern, so that a start need not read thousands of them: `npm run generate` writes it, a test proves it fresh. One line tells the digest of the code that derived and the texts, then each pattern has a line: the digest of its source; its longest match, whether it may be longer (1) and its RE2 instructions; behind a tab its ways, and behind another the numbers of its words. */
const FILE = join(import.meta.dirname, "derived.jsonl");
const DIGEST = 32;
/** Milliseconds the file's lines are kept once read: compiling asks for all of them at once. */
const KEPT_MS = 2000;
/** Bytes read at once. */
const PIECE = 65_536;

interface Derivations {
  readonly texts: readonly string[];
  /** Digest of a pattern's source → its line's second part. */
  readonly lines: ReadonlyMap<string, string>;
}

let kept: Derivations | undefined;
/** The digests of the patterns in the file, once it was read: any other need not be looked for. */
let listed: ReadonlySet<number> | undefined;

/** What was derived of the pattern by this very code, or null. */
export function derivationOf(source: string): Derivation | null {
  const digest = digestOf(source);
  const found = listed?.has(shortOf(digest)) === false ? undefined : lineAt(digest);
  if (found === undefined) return null;
  const [longest = 1, open = 0, size = 0] = (found[0] ?? "").split(" ").map(Number);
  // Nothing is held but numbers: the rest is read again when an index is built.
  return {
    longest,
    open: open === 1,
    size,
    ways: () => waysAt(digestOf(source)).map((way) => way.map(clauseOf)),
    words: () => wordsAt(digestOf(source)),
  };
}

/** Enough of a digest to know most others apart, and a number, which holds no file's text. */
function shortOf(digest: string): number {
  return Number.parseInt(digest.slice(0, 12), 16);
}

/** A pattern's numbers, ways and words as they are written. */
function lineAt(digest: string): readonly string[] | undefined {
  return derivations().lines.get(digest)?.trimStart().split("\t");
}

function waysAt(digest: string): StoredWays {
  return JSON.parse(lineAt(digest)?.[1] ?? "[]");
}

function wordsAt(digest: string): readonly string[] {
  const numbers = lineAt(digest)?.[2] ?? "";
  return numbers === "" ? [] : numbers.split(",").map((number) => textOf(Number(number)));
}

function derivations(): Derivations {
  if (kept === undefined) {
    kept = read();
    listed ??= new Set(Array.from(kept.lines.keys(), shortOf));
    setTimeout(() => (kept = undefined), KEPT_MS).unref();
  }
  return kept;
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

function clauseOf([from = 0, to = 0, ...literals]: StoredClause): Clause {
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

function textOf(number: number): string {
  return derivations().texts[number] ?? "";
}

function read(): Derivations {
  try {
    const [head = "", ...lines] = linesOf(FILE);
    const { code, texts }: { code: string; texts: readonly string[] } = JSON.parse(head);
    if (code !== codeDigest()) return NONE;
    return {
      texts,
      lines: new Map(lines.map((line) => [line.slice(0, DIGEST), line.slice(DIGEST)])),
    };
  } catch {
    return NONE;
  }
}

const NONE: Derivations = { texts: [], lines: new Map() };

/** The lines of a file, read in small pieces: a large piece of memory, once freed, lets malloc keep that much more for ever. */
function* linesOf(path: string): Generator<string, void, void> {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(PIECE);
    const decoder = new StringDecoder("utf8");
    let rest = "";
    for (let n = readSync(file, bytes); n > 0; n = readSync(file, bytes)) {
      const lines = (rest + decoder.write(bytes.subarray(0, n))).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
    yield rest;
  } finally {
    closeSync(file);
  }
}

/** Half of a digest: 128 bits. */
function digestOf(text: string): string {
  return hash("sha256", text).slice(0, DIGEST);
}
