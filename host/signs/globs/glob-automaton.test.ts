import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GlobAutomaton } from "./glob-automaton.ts";
import { GlobError, readGlob, type GlobStep } from "./glob-syntax.ts";

const matches = (glob: string, name: string) =>
  new GlobAutomaton([readGlob(glob)]).matching(name).length > 0;

test.for([
  ["*.pdf", "a.pdf", true],
  ["*.pdf", "a.pdf.exe", false],
  ["*.pdf", ".pdf", true],
  ["*.pdf", "folder/a.pdf", false],
  ["**.pdf", "folder/a.pdf", true],
  ["a?c", "abc", true],
  ["a?c", "a/c", false],
  ["[ab]x", "bx", true],
  ["[!ab]x", "bx", false],
  ["[a-cx]1", "c1", true],
  ["[]]1", "]1", true],
  ["{visa,work{permit,pass}}*", "workpass.jpg", true],
  ["{visa,work{permit,pass}}*", "work.jpg", false],
  ["{,x}y", "y", true],
  ["*before*flight*", "pay before the flight", true],
  ["\\*a", "*a", true],
  ["\\*a", "ba", false],
  ["Ｖisa*", "visa.png", true],
  ["*ação*", "informacao.txt", true],
  ["", "", true],
  ["", "x", false],
] as const)("%s over %s is %s", ([glob, name, expected]) => {
  expect(matches(glob, name)).toBe(expected);
});

test.for([
  ["a{b", "has a { without its }"],
  ["a}b", "has a } without its {"],
  ["a[b", "has a [ without its ]"],
  ["a[!]b", "has an empty [ ]"],
  ["[z-a]", "runs backwards"],
  ["a\\", "ends in a backslash"],
  ["{{{{{{{{{a}}}}}}}}}", "nests braces more than 8 deep"],
])("%s is refused: it %s", ([glob = "", message]) => {
  expect(() => readGlob(glob)).toThrow(GlobError);
  expect(() => readGlob(glob)).toThrow(message);
});

test("letters that no glob names are one to it, beside those that one names", () => {
  const automaton = new GlobAutomaton(["*дом*", "[а-в]?x", "[!а]y"].map((glob) => readGlob(glob)));
  expect(automaton.matching("数 дом 据")).toEqual([0]);
  expect(automaton.matching("数 до 据м")).toEqual([]);
  expect(["бдx", "гдx", "аy", "дy", "数y"].map((name) => automaton.matching(name))).toEqual([
    [1],
    [],
    [],
    [2],
    [2],
  ]);
});

test("many globs are laid over a name at once, each told by its place", () => {
  const automaton = new GlobAutomaton(["*.exe", "*visa*", "*.pdf"].map((glob) => readGlob(glob)));
  expect(automaton.matching("visa.exe")).toEqual([0, 1]);
  expect(automaton.matching("see visa.pdf now", 4, 12)).toEqual([1, 2]);
  expect(automaton.matching("nothing")).toEqual([]);
});

test("a glob that would make a back-tracking engine work for ever is answered at once, in bounded memory", () => {
  const automaton = new GlobAutomaton([
    readGlob(`${"*a".repeat(60)}*b`),
    readGlob("*{a,b}*{c,d}*{e,f}*{g,h}*{i,j}*{k,l}*{m,n}*{o,p}*{q,r}*"),
  ]);
  const letters = "abcdefghijklmnopqr";
  const text = Array.from({ length: 50_000 }, (_, i) => letters[(i * i * 7) % 18]).join("");
  expect(automaton.matching(`${"a".repeat(50_000)}c`)).toEqual([]);
  expect(automaton.matching(`${text}abcdefghijklmnopqr`)).toContain(1);
});

/** The same question asked of a V8 pattern, for globs too small to make it slow. */
function asPattern(steps: readonly GlobStep[]): string {
  return steps
    .map((step) => {
      if (step.kind === "star") return step.crosses ? "[^]*" : "[^/]*";
      if (step.kind === "either") return `(?:${step.options.map(asPattern).join("|")})`;
      const ranges = step.ranges.map(([from, to]) => `${unit(from)}-${unit(to)}`).join("");
      return `[${step.not ? "^" : ""}${ranges}]`;
    })
    .join("");
}

const unit = (code: number) => `\\u${code.toString(16).padStart(4, "0")}`;

describe("against an independent engine", () => {
  const piece = fc.constantFrom("a", "b", "/", "*", "**", "?", "[ab]", "[!a]", "{a,b*}", "{ab,}");
  test("every small glob gives the same answer", () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join("")),
        fc.array(fc.constantFrom("a", "b", "c", "/"), { maxLength: 7 }).map((all) => all.join("")),
        (glob, name) => {
          const pattern = new RegExp(`^(?:${asPattern(readGlob(glob))})$`);
          expect(matches(glob, name), `${glob} over ${name}`).toBe(pattern.test(name));
        },
      ),
      { numRuns: 500 },
    );
  });
});
