import { closeSync, openSync, readSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { codeDigest } from "../code-digest.ts";

/** Characters of a pattern's digest. */
export const DIGEST = 32;
/** Milliseconds the file's lines are kept once read: compiling asks for all of them at once. */
const KEPT_MS = 2000;
/** Bytes read at once. */
const PIECE = 65_536;

interface Held {
  readonly texts: readonly string[];
  /** Digest of a pattern's source → what stands behind it in its line. */
  readonly lines: ReadonlyMap<string, string>;
}

const NONE: Held = { texts: [], lines: new Map() };

/** A file of what was derived of patterns, read when it is first asked. One line tells the digest of the code that derived and the texts, then each pattern has a line: the digest of its source; its longest match, whether it may be longer (1) and its RE2 instructions; behind a tab its ways, and behind another the numbers of its words. What other code wrote holds nothing. */
export class DerivedFile {
  readonly #path: string;
  #held: Held | undefined;
  /** The digests of the patterns in the file, once it was read: any other need not be looked for. */
  #listed: ReadonlySet<number> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** A pattern's numbers, ways and words as they are written. */
  lineAt(digest: string): readonly string[] | undefined {
    if (this.#listed?.has(shortOf(digest)) === false) return undefined;
    return this.#read().lines.get(digest)?.trimStart().split("\t");
  }

  /** The text of a number. */
  textOf(number: number): string {
    return this.#read().texts[number] ?? "";
  }

  #read(): Held {
    if (this.#held === undefined) {
      this.#held = heldIn(this.#path);
      this.#listed ??= new Set(Array.from(this.#held.lines.keys(), shortOf));
      setTimeout(() => (this.#held = undefined), KEPT_MS).unref();
    }
    return this.#held;
  }
}

/** Enough of a digest to know most others apart, and a number, which holds no file's text. */
function shortOf(digest: string): number {
  return Number.parseInt(digest.slice(0, 12), 16);
}

function heldIn(path: string): Held {
  try {
    const [head = "", ...lines] = linesOf(path);
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
