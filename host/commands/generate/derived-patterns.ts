import { glob, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { Leaf } from "../../../schemas/taxonomy.ts";
import { derivedText } from "../../matching/patterns/derived.ts";
import { ruleSource } from "../../matching/grep-rule.ts";
import type { Derivation } from "../../matching/patterns/derivation.ts";
import { derive } from "../../matching/pattern.ts";
import { PatternError } from "../../matching/patterns/syntax.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** What is derived of every pattern of the bundled grep rules and rubrics, as generated files. */
export async function derivedPatternFiles(): Promise<ReadonlyMap<string, string>> {
  const rules = (await bundled("grep_rule")).flatMap((object) => {
    const { patterns, unless = [] } = ruleSource(object);
    return [...patterns, ...unless].map(({ pattern }) => pattern);
  });
  const indicators = (await bundled("rubric_dimension")).flatMap(({ extensions = {} }) => [
    ...(extensions.pass_indicators ?? []),
    ...(extensions.fail_indicators ?? []),
  ]);
  return new Map([
    ["host/matching/patterns/derived.jsonl", derivedText(derivedOf(rules))],
    ["host/matching/patterns/derived-rubrics.jsonl", derivedText(derivedOf(indicators))],
  ]);
}

async function bundled<L extends Leaf>(leaf: L): Promise<readonly KnowledgeObject<L>[]> {
  const files = await Array.fromAsync(glob(`knowledge/*/${leaf}/*.json`, { cwd: ROOT }));
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(ROOT, file), "utf8"))),
  );
}

/** A pattern that is none is left out: its rule is refused, and says why. */
function derivedOf(patterns: readonly string[]): ReadonlyMap<string, Derivation> {
  const derived = new Map<string, Derivation>();
  for (const pattern of new Set(patterns)) {
    try {
      derived.set(pattern, derive(pattern));
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
    }
  }
  return derived;
}
