import { describe, expect, test } from "vitest";
import { blocksOf } from "./blocks.ts";
import { foldText } from "./folding/fold.ts";
import { compileRule, type RuleSource } from "./rule.ts";
import { Scanner } from "./scanner.ts";

const [, SECOND] = [...blocksOf(20_000)];
const EDGE = SECOND?.core.start ?? 0;
const FILLER = "Nothing to see here, my friends, only words and more words. ";

/** A text of about 30,000 units in which `words` begin at the unit. */
function textWith(words: string, at: number): string {
  const before = FILLER.repeat(Math.ceil(at / FILLER.length)).slice(0, at - 2);
  return `${before}. ${words} ${FILLER.repeat(400)}`;
}

function scannerOf(patterns: readonly string[], extras: Omit<RuleSource, "patterns" | "unless">) {
  const { rule } = compileRule({
    patterns: patterns.map((pattern) => ({ path: "p", pattern })),
    unless: [{ path: "u", pattern: "\\bnever\\b" }],
    ...extras,
  });
  if (rule === undefined) throw new Error("does not compile");
  return new Scanner([rule]);
}

const HARM = "He took our passports at the gate! We may not leave.";

/** Places of the words so that the edge between two blocks falls before, into and behind them. */
const PLACES = Array.from({ length: 14 }, (_, i) => EDGE - 60 + i * 5);

test("blocks cover the text, and reach over each other", () => {
  const blocks = [...blocksOf(20_000)];
  expect(blocks.map(({ core }) => core.start)).toEqual(
    blocks.map((_, i) => (i === 0 ? 0 : (blocks[i - 1]?.core.end ?? -1))),
  );
  expect(blocks.at(-1)?.core.end).toBe(20_000);
  for (const { core, reach } of blocks) {
    expect(reach.start).toBeLessThanOrEqual(core.start);
    expect(reach.end).toBeGreaterThanOrEqual(Math.min(20_000, core.end + 1400));
  }
});

describe("around the edge of a block", () => {
  test.each(PLACES)("words at %i are found once, as in a short text", (at) => {
    const one = scannerOf(["took our passports"], {});
    const near = scannerOf(["passports", "\\bnot leave\\b"], {
      all_required: true,
      within: "passage",
    });
    for (const [scanner, words] of [
      [one, ["took our passports"]],
      [near, ["passports", "not leave"]],
    ] as const) {
      const [hit, ...more] = scanner.scanNow(foldText(textWith(HARM, at)));
      expect(hit?.matches.map(({ text }) => text)).toEqual(words);
      expect(hit?.matches[0]?.start).toBe(at + HARM.indexOf(words[0]));
      expect(more).toEqual([]);
    }
  });

  test.each(PLACES)("an exception at %i is heard, too", (at) => {
    const scanner = scannerOf(["passports"], {});
    const text = textWith("Our agency has never asked anybody to give their passports away.", at);
    expect(scanner.scanNow(foldText(text))).toEqual([]);
  });
});

test("patterns that may stand anywhere meet over many blocks", () => {
  const scanner = scannerOf(["\\bfirst of all\\b", "\\bat long last\\b"], {
    all_required: true,
    within: "text",
  });
  const text = `First of all. ${textWith("At long last.", EDGE * 2)}`;
  const [hit] = scanner.scanNow(foldText(text));
  expect(hit?.matches.map(({ text: words }) => words)).toEqual(["First of all", "At long last"]);
  expect(scanner.scanNow(foldText(text.replace("First of all", "To begin with")))).toEqual([]);
});

test("a disguise is undone in a long text, too", () => {
  const scanner = scannerOf(["passports"], {});
  const hits = scanner.scanNow(foldText(textWith("He took our p4ssp0rts.", EDGE + 3000)));
  expect(hits.flatMap(({ matches }) => matches.map(({ text }) => text))).toEqual(["p4ssp0rts"]);
});
