import { expect, test } from "vitest";
import { MARK, markNoNames, readsMarks, withTwins } from "./no-names.ts";
import { compiled, type Written } from "./pattern-units.ts";
import { withoutModifiers } from "./plain-pattern.ts";
import { DOCUMENTS } from "../recognizers/documents.ts";
import { ANYWHERE, BESIDE_DIGITS } from "../recognizers/generic.ts";

const IS_MARK = new RegExp(MARK, "gu");

/** The text with `*` for every mark. */
function marked(text: string): string {
  const read = markNoNames(text);
  expect(read.length).toBe(text.length);
  return read.replaceAll(IS_MARK, "*");
}

test.for([
  ["The Agency took it, said Maria", "*he *gency took it, said Maria"],
  ["Agency's list, Agencyman, Sub-Agency", "Agency's list, Agencyman, Sub-*gency"],
  ["Sri Lanka and Sri Wahyuni", "*ri *anka and Sri Wahyuni"],
  ["Mr Ng and Ng Mei Ling", "*r *g and Ng Mei Ling"],
  ["Узбек Рустам", "*збек Рустам"],
  ["the agency", "the agency"],
] as const)("%s is marked as %s", ([text, expected]) => {
  expect(marked(text)).toBe(expected);
});

test("letters of a text that look like marks are none", () => {
  expect(markNoNames("Ⰰⰱ")).not.toMatch(IS_MARK);
});

test("a pattern that asks for no marks is left as it is", () => {
  const pattern = /[A-Z]gency/gu;
  expect(withTwins(pattern)).toBe(pattern);
});

test.for([
  "Agent",
  "Employer",
  "[A-F]gency",
  "[^A-F]gency",
  String.raw`\p{Lu}gency`,
  "(?<value>A)g",
])("%s says of a marked text what it says of the text", (source) => {
  const pattern = new RegExp(`${source}|${MARK}x`, "gu");
  for (const text of ["the Agent of an Agency", "Employer", "Visa", "Gency"])
    expect(markNoNames(text).search(compiled(withTwins(pattern))), text).toBe(text.search(pattern));
});

test("names are asked for over the whole text or at cues, where marked texts are read", () => {
  const marking = (each: { readonly pattern: Written }) => readsMarks(each.pattern);
  expect([...DOCUMENTS, ...BESIDE_DIGITS].filter(marking)).toEqual([]);
  const patterns = ANYWHERE.filter(marking).map(({ pattern }) =>
    compiled(withoutModifiers(pattern)),
  );
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter(({ ignoreCase }) => ignoreCase)).toEqual([]);
});

test("every capital that these words begin with has a mark", () => {
  const { source } = withTwins(new RegExp(`[ -\uffff]|${MARK}`, "gu"));
  const twins = source.slice(source.indexOf("\uffff") + 1, source.indexOf("]"));
  expect(twins.length).toBeGreaterThan(20);
  expect(twins.replaceAll(IS_MARK, "")).toBe("");
});

test("no pattern that reads marks asks for a capital in a way that a mark does not answer", () => {
  const asking = ANYWHERE.map(({ pattern }) => withoutModifiers(pattern)).filter(readsMarks);
  const unanswered = asking.flatMap(
    ({ source }) =>
      source.replaceAll(MARK, "").match(/\\(?:[wWbB1-9k]|x|u(?!001a)|p\{Script|P)/gu) ?? [],
  );
  expect(unanswered).toEqual([]);
});
