import type { CustomGrepRule } from "../../../schemas/http/custom.ts";
import type { GrepHit } from "../../contract/layer.ts";
import { customRuleSource } from "../../matching/grep-rule.ts";
import { compileRule, type CompiledRule } from "../../matching/rule.ts";
import { Scanner, type RuleHit } from "../../matching/scanner.ts";

/** RE2 instructions that all custom rules of one request may have together. */
const LARGEST_REQUEST = 5000;

/** A scanner of a request's own rules, or one sentence that names the rule and says what is wrong with it. */
export type CustomRules = { readonly scanner: Scanner } | { readonly refusal: string };

/** The last list compiled, so that asking and running compile once. */
const compiled = new WeakMap<readonly CustomGrepRule[], CustomRules>();

const NO_RULES: CustomRules = { scanner: new Scanner([]) };

/** Compiles a request's own rules: the same door as bundled ones, and bounded together. */
export function compileCustomRules(rules: readonly CustomGrepRule[]): CustomRules {
  if (rules.length === 0) return NO_RULES;
  const known = compiled.get(rules);
  if (known !== undefined) return known;
  const made = compileAll(rules);
  compiled.set(rules, made);
  return made;
}

function compileAll(rules: readonly CustomGrepRule[]): CustomRules {
  const all: CompiledRule[] = [];
  let size = 0;
  for (const [index, custom] of rules.entries()) {
    const { rule, problems } = compileRule(customRuleSource(custom));
    if (rule === undefined) return { refusal: sentence(custom, index, problems[0]) };
    size += rule.size;
    if (size > LARGEST_REQUEST) {
      const message = `takes the request's rules over ${LARGEST_REQUEST} instructions together; lower its repeat bounds`;
      return { refusal: sentence(custom, index, { path: "patterns", message }) };
    }
    all.push(rule);
  }
  return { scanner: new Scanner(all) };
}

function sentence(
  { rule }: CustomGrepRule,
  index: number,
  problem: { readonly path: string; readonly message: string } | undefined,
): string {
  const field = `toggles.custom_grep_rules.${index}.${problem?.path ?? "patterns"}`;
  return `The custom rule ${JSON.stringify(rule)} cannot be used: ${field} ${problem?.message ?? "is not valid"}.`;
}

/** A custom rule's hit, as the trace tells it. */
export function customHit(rule: CustomGrepRule | undefined, { matches }: RuleHit): GrepHit[] {
  if (rule === undefined) return [];
  return [
    {
      rule: rule.rule,
      category: "custom",
      severity: rule.severity ?? "medium",
      citation: rule.citation ?? null,
      indicator: rule.indicator ?? "",
      dimensions: [],
      cites: [],
      matches,
      custom: true,
    },
  ];
}
