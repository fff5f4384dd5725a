import { expect, test } from "vitest";
import { deadEdges } from "./dead-edges.ts";
import { foldText } from "./fold.ts";
import { compileRule, type CompiledRule } from "./rule.ts";
import { Scanner } from "./scanner.ts";

/** Repeats inside repeats: only an automaton may run what follows them. */
const MANY_WAYS = "(?:[a-zа-яก-๙ ]*[а-яก-๙ ]*){3}";

function ruleOf(pattern: string, unless: readonly string[] = []): CompiledRule {
  const { rule, problems } = compileRule({
    patterns: [{ path: "content.pattern", pattern }],
    unless: unless.map((each) => ({ path: "extensions.unless.0", pattern: each })),
  });
  if (rule === undefined) throw new Error(JSON.stringify(problems));
  return rule;
}

const lettersIn = (pattern: string) => deadEdges(ruleOf(pattern)).flatMap(({ letters }) => letters);
const fires = (pattern: string, text: string) =>
  new Scanner([ruleOf(pattern)]).scanNow(foldText(text)).length > 0;

test.for([
  [`${MANY_WAYS}\\bпаспорт`, "п", "он взял мой паспорт"],
  [`паспорт\\b${MANY_WAYS}[.!]`, "т", "он взял мой паспорт."],
  [`${MANY_WAYS}(?:мой )?(?:паспорт\\b|визу\\b),`, "ту", "он взял мой паспорт,"],
  [`${MANY_WAYS}\\bพาสปอร์ต`, "พ", "เขาเก็บ พาสปอร์ต ของฉัน"],
  [`${MANY_WAYS}\\b[а-я]{7},`, "[…]", "он взял мой паспорт,"],
] as const)("%s is silently dead and told", ([pattern, letters, text]) => {
  expect(lettersIn(pattern).join("")).toBe(letters);
  expect(fires(pattern, text)).toBe(false);
  expect(fires(pattern.replaceAll("\\b", ""), text)).toBe(true);
});

test.for([
  ["взял(?:а|и)?\\b.{0,80}\\bпаспорт\\b", "он взял мой паспорт"],
  [`${MANY_WAYS}\\bpassport\\b`, "он взял мой passport"],
  [`${MANY_WAYS}\\b\\w+ паспорт`, "he взял my паспорт"],
] as const)("%s holds, or is not meant for other letters, and fires", ([pattern, text]) => {
  expect(lettersIn(pattern)).toEqual([]);
  expect(fires(pattern, text)).toBe(true);
});

test("an exception with a dead edge is told too", () => {
  const found = deadEdges(ruleOf("паспорт", [`${MANY_WAYS}\\bне\\b`]));
  expect(found).toEqual([{ source: `${MANY_WAYS}\\bне\\b`, letters: ["н", "е"] }]);
});
