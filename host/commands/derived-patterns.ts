import { glob, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { derivedText } from "../matching/patterns/derived.ts";
import { ruleSource } from "../matching/grep-rule.ts";
import type { Derivation } from "../matching/patterns/derivation.ts";
import { derive } from "../matching/pattern.ts";
import { PatternError } from "../matching/patterns/syntax.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** What is derived of every pattern of the bundled grep rules, as a generated file. */
export async function derivedPatternsFile(): Promise<ReadonlyMap<string, string>> {
  const derived = new Map<string, Derivation>();
  for await (const file of glob("knowledge/*/grep_rule/*.json", { cwd: ROOT })) {
    const object: KnowledgeObject<"grep_rule"> = JSON.parse(
      await readFile(join(ROOT, file), "utf8"),
    );
    const { patterns, unless = [] } = ruleSource(object);
    for (const { pattern } of [...patterns, ...unless]) {
      if (!derived.has(pattern)) addDerived(derived, pattern);
    }
  }
  return new Map([["host/matching/patterns/derived.jsonl", derivedText(derived)]]);
}

/** A pattern that is none is left out: its rule is refused, and says why. */
function addDerived(derived: Map<string, Derivation>, pattern: string): void {
  try {
    derived.set(pattern, derive(pattern));
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
  }
}
