import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { CustomGrepRule } from "../../schemas/http/custom.ts";
import type { RuleSource } from "./rule.ts";

/** What a bundled rule is compiled from. */
export function ruleSource({ content, extensions = {} }: KnowledgeObject<"grep_rule">): RuleSource {
  const { patterns = [], unless = [], all_required, within, threshold } = extensions;
  return {
    patterns: [
      { path: "content.pattern", pattern: content.pattern },
      ...patterns.map((pattern, i) => ({ path: `extensions.patterns.${i}`, pattern })),
    ],
    unless: unless.map((pattern, i) => ({ path: `extensions.unless.${i}`, pattern })),
    ...(all_required === undefined ? {} : { all_required }),
    ...(within === undefined ? {} : { within }),
    ...(threshold === undefined ? {} : { threshold }),
  };
}

/** What a rule of one request is compiled from; its patterns, when all are required, may match anywhere in the text. */
export function customRuleSource({ patterns, all_required }: CustomGrepRule): RuleSource {
  return {
    patterns: patterns.map((pattern, i) => ({ path: `patterns.${i}`, pattern })),
    all_required: all_required ?? false,
  };
}
