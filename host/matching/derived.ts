import { createHash, hash } from "node:crypto";
import { closeSync, globSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { StringDecoder } from "node:string_decoder";
import type { Clause } from "./literals.ts";
import { LONGEST_MATCH, type Derivation } from "./derivation.ts";

/** The longest match, whether it may be longer (1), RE2 instructions, ways. */
type Stored = readonly [
  longest: number,
  open: 0 | 1,
  size: number,
  ways: readonly (readonly StoredClause[])[],
];

/** From, to, then each literal's text number × 4, plus 2 where it begins a word and 1 where it ends one. */
type StoredClause = readonly number[];

/** What is derived of every bundled pattern, so that a start need not read thousands of them: `npm run generate` writes it, a test proves it fresh. One line tells the digest of the code that derived and the texts, then each pattern has a line: the digest of its source, its derivation, and behind a tab the numbers of its words. */
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
  const found = listed?.has(shortOf(digest)) === false ? null : storedAt(digest);
  if (found === null) return null;
  const [longest, open, size] = found;
  // Nothing is held but numbers: the rest is read again when an index is built.
  return {
    longest,
    open: open === 1,
    size,
    ways: () => (storedAt(digestOf(source))?.[3] ?? []).map((way) => way.map(clauseOf)),
    words: () => wordsAt(digestOf(source)),
  };
}

/** Enough of a digest to know most others apart, and a number, which holds no file's text. */
function shortOf(digest: string): number {
  return Number.parseInt(digest.slice(0, 12), 16);
}

function storedAt(digest: string): Stored | null {
  const line = derivations().lines.get(digest);
  return line === undefined ? null : JSON.parse(line.slice(0, line.indexOf("\t")));
}

function wordsAt(digest: string): readonly string[] {
  const line = derivations().lines.get(digest) ?? "";
  const numbers = line.slice(line.indexOf("\t") + 1);
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
      const words = derived.words().map(numberOf);
      return `${digestOf(source)} ${JSON.stringify(storedOf(derived, numberOf))}\t${words.join()}\n`;
    });
  const head = JSON.stringify({ code: codeDigest(), texts: [...numbers.keys()] });
  return `${head}\n${lines.join("")}`;
}

function storedOf(derived: Derivation, numberOf: (text: string) => number): Stored {
  const { longest, open, size } = derived;
  const clauses = derived
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
  return [longest, open ? 1 : 0, size, clauses];
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

function codeDigest(): string {
  const folder = import.meta.dirname;
  const files = globSync("**/*.ts", { cwd: folder }).filter((file) => !file.endsWith(".test.ts"));
  const digest = createHash("sha256");
  for (const [index, file] of files.toSorted().entries()) {
    if (index > 0) digest.update("\n");
    digest.update(`${file}\n`);
    digest.update(readFileSync(join(folder, file)));
  }
  return digest.digest("hex").slice(0, DIGEST);
}

/** Half of a digest: 128 bits. */
function digestOf(text: string): string {
  return hash("sha256", text).slice(0, DIGEST);
}
