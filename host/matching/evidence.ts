import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { foldText } from "./folding/fold.ts";
import { compileObject } from "./grep-rule.ts";
import type { RuleProblem } from "./rule.ts";
import { Scanner } from "./scanner.ts";

const LEAST_EVIDENCE = 3;

/** What is wrong with a grep rule: its patterns, then its evidence run through the same scanner as texts. Every example must match, no negative example may; high and critical rules need at least three of each. */
export function evidenceProblems(object: KnowledgeObject<"grep_rule">): RuleProblem[] {
  const { rule, problems } = compileObject(object);
  if (rule === undefined) return [...problems];
  const scanner = new Scanner([rule]);
  const fires = (text: string): boolean => scanner.scanNow(foldText(text)).length > 0;
  const examples = object.content.examples;
  const negatives = object.extensions?.negative_examples ?? [];
  return [
    ...examples.flatMap((text, index) =>
      fires(text)
        ? []
        : [{ path: `content.examples.${index}`, message: `does not match: ${quoted(text)}` }],
    ),
    ...negatives.flatMap((text, index) =>
      fires(text)
        ? [
            {
              path: `extensions.negative_examples.${index}`,
              message: `matches, but must not: ${quoted(text)}`,
            },
          ]
        : [],
    ),
    ...scarcityOf(object, new Set(examples).size, new Set(negatives).size),
  ];
}

function scarcityOf(
  object: KnowledgeObject<"grep_rule">,
  examples: number,
  negatives: number,
): RuleProblem[] {
  const { severity } = object.content;
  if (severity !== "high" && severity !== "critical") return [];
  const needs = (path: string, found: number): RuleProblem[] =>
    found >= LEAST_EVIDENCE
      ? []
      : [
          {
            path,
            message: `has ${found}; a ${severity} rule needs at least ${LEAST_EVIDENCE}, each another text`,
          },
        ];
  return [
    ...needs("content.examples", examples),
    ...needs("extensions.negative_examples", negatives),
  ];
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}
