import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { writePattern } from "../../host/matching/patterns/emission.ts";
import { ruleSource } from "../../host/matching/grep-rule.ts";
import { compileRule, type CompiledRule, type RuleSource } from "../../host/matching/rule.ts";
import { STAND_IN_PATTERNS } from "./patterns.ts";

const PACKS = join(import.meta.dirname, "../../knowledge");

/** The bundled rules' sources, or the stand-ins where there are fewer than forty. */
export async function ruleSources(): Promise<readonly RuleSource[]> {
  const files = await Array.fromAsync(glob("*/grep_rule/*.json", { cwd: PACKS }));
  const objects = await Promise.all(
    files
      .toSorted()
      .map(async (file): Promise<KnowledgeObject<"grep_rule">> =>
        JSON.parse(await readFile(join(PACKS, file), "utf8")),
      ),
  );
  if (objects.length >= 40) return objects.map(ruleSource);
  return STAND_IN_PATTERNS.map(sourceOf);
}

/** A rule of one pattern. */
export function sourceOf(pattern: string): RuleSource {
  return { patterns: [{ path: "pattern", pattern }] };
}

/** The rules that compile. */
export function compileAll(sources: readonly RuleSource[]): readonly CompiledRule[] {
  return sources.flatMap((source) => compileRule(source).rule ?? []);
}

/** The same folded patterns as V8 runs them one by one: for ASCII texts without the flag `u`, which is faster. */
export interface OneByOne {
  readonly ascii: readonly RegExp[];
  readonly unicode: readonly RegExp[];
}

/** Every pattern of the rules, exceptions left out. */
export function oneByOne(rules: readonly CompiledRule[]): OneByOne {
  const all = rules.flatMap(({ patterns }) => patterns);
  return {
    ascii: all.map(
      (pattern) =>
        new RegExp(writePattern(pattern.tree(), { dialect: "ascii", capture: false }), "g"),
    ),
    unicode: all.map(
      (pattern) =>
        new RegExp(writePattern(pattern.tree(), { dialect: "unicode", capture: false }), "gu"),
    ),
  };
}

/** Runs every pattern over the whole text; gives how often they matched. */
export function runOneByOne(patterns: OneByOne, text: string): number {
  // eslint-disable-next-line no-control-regex -- the choice is between ASCII and other texts
  const set = /[^\x00-\x7f]/.test(text) ? patterns.unicode : patterns.ascii;
  let matches = 0;
  for (const pattern of set) {
    pattern.lastIndex = 0;
    while (matches < 1e9 && pattern.exec(text) !== null) matches++;
  }
  return matches;
}
