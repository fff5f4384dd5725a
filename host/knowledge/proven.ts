import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnowledgeObject } from "../../schemas/envelope.ts";

/** Which bundled rules passed their checks under which matching code: `npm run generate` writes it, a test proves it fresh. */
interface Ledger {
  /** Digest of the matching code that judged. */
  readonly code: string;
  /** Digests of the rules that passed. */
  readonly rules: readonly string[];
}

const MATCHING = join(import.meta.dirname, "../matching");
const LEDGER = join(import.meta.dirname, "proven.json");

let proven: ReadonlySet<string> | undefined;

/**
 * Whether this very rule passed its pattern and evidence checks under this very code, so that a start
 * need not run thousands of examples again. Any other rule, and any rule after a change to the code, is judged anew.
 */
export function isProven(object: KnowledgeObject<"grep_rule">): boolean {
  proven ??= read();
  return proven.size > 0 && proven.has(ruleDigest(object));
}

/** The ledger's text for rules that passed every check. */
export function ledgerText(passed: readonly KnowledgeObject<"grep_rule">[]): string {
  const ledger: Ledger = { code: codeDigest(), rules: passed.map(ruleDigest).toSorted() };
  return `${JSON.stringify(ledger, null, 2)}\n`;
}

function read(): ReadonlySet<string> {
  try {
    const { code, rules }: Ledger = JSON.parse(readFileSync(LEDGER, "utf8"));
    return new Set(code === codeDigest() ? rules : []);
  } catch {
    return new Set();
  }
}

function ruleDigest({ id, content, extensions }: KnowledgeObject<"grep_rule">): string {
  return digest(JSON.stringify([id, content, extensions]));
}

function codeDigest(): string {
  const files = globSync("**/*.ts", { cwd: MATCHING }).filter((file) => !file.endsWith(".test.ts"));
  return digest(
    files
      .toSorted()
      .map((file) => `${file}\n${readFileSync(join(MATCHING, file), "utf8")}`)
      .join("\n"),
  );
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
