import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { CustomGrepRule } from "../../schemas/http/custom.ts";
import { compileRule, type Compilation, type RuleSource } from "./rule.ts";

/** What a bundled rule is compiled from. */
export function ruleSource({ content, extensions = {} }: KnowledgeObject<"grep_rule">): RuleSource {
  const { patterns = [], unless = [], all_required, within, threshold, spelled } = extensions;
  return {
    patterns: [
      { path: "content.pattern", pattern: content.pattern },
      ...patterns.map((pattern, i) => ({ path: `extensions.patterns.${i}`, pattern })),
    ],
    unless: unless.map((pattern, i) => ({ path: `extensions.unless.${i}`, pattern })),
    ...(all_required === undefined ? {} : { all_required }),
    ...(within === undefined ? {} : { within }),
    ...(threshold === undefined ? {} : { threshold }),
    ...(spelled === undefined ? {} : { spelled }),
    insteadOfLookAround:
      "put what must match as well into extensions.patterns, what must not into extensions.unless",
  };
}

/** What a rule of one request is compiled from; its patterns, when all are required, may match anywhere in the text. */
export function customRuleSource({ patterns, all_required }: CustomGrepRule): RuleSource {
  return {
    patterns: patterns.map((pattern, i) => ({ path: `patterns.${i}`, pattern })),
    all_required: all_required ?? false,
    insteadOfLookAround:
      "put what must match as well into another of its patterns, with all_required; a custom rule has no exceptions",
  };
}

const compiled = new WeakMap<KnowledgeObject<"grep_rule">, Compilation>();

/** The object's rule, or why it cannot be one; compiled once for as long as the object lives. */
export function compileObject(object: KnowledgeObject<"grep_rule">): Compilation {
  const known = compiled.get(object) ?? compileRule(ruleSource(object));
  compiled.set(object, known);
  return known;
}
