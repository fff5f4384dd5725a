import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { digestOfFiles } from "../matching/code-digest.ts";

/** Which bundled files passed every check under which code: `npm run generate` writes it, a test proves it fresh. */
interface Ledger {
  /** Digest of the code that judged. */
  readonly code: string;
  /** Digests of the bytes of the files that passed. */
  readonly files: readonly string[];
}

const ROOT = resolve(import.meta.dirname, "../..");
const LEDGER = join(import.meta.dirname, "proven.json");

/** Everything that has a say in whether an object is good. */
const JUDGES = [
  "host/{matching,risk,signs,wording}/**/*.ts",
  "host/knowledge/checks/*.ts",
  "host/knowledge/{judge,text/canonical,text/json-text}.ts",
  "schemas/*.ts",
  "schemas/leaves/*.ts",
];

let proven: ReadonlySet<string> | undefined;

/**
 * Whether a file of these very bytes passed every check under this very code, with nothing to tell, so that
 * a start need not judge thousands of objects and run their examples again. Any other bytes, and all of them
 * after a change to the code, are judged anew. `sha256` is the digest of the bytes.
 */
export function isProven(sha256: string): boolean {
  proven ??= read();
  return proven.has(short(sha256));
}

/** The ledger's text for the digests of the files that passed every check. */
export function ledgerText(passed: readonly string[]): string {
  const ledger: Ledger = { code: digestOfFiles(ROOT, JUDGES), files: passed.map(short).toSorted() };
  return `${JSON.stringify(ledger, null, 2)}\n`;
}

function read(): ReadonlySet<string> {
  try {
    const { code, files }: Ledger = JSON.parse(readFileSync(LEDGER, "utf8"));
    return new Set(code === digestOfFiles(ROOT, JUDGES) ? files : []);
  } catch {
    return new Set();
  }
}

/** Half of a digest: 128 bits. */
function short(sha256: string): string {
  return sha256.slice(0, 32);
}
