import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { RE2JS } from "re2js";
import { describe, expect, test, vi } from "vitest";
import { writePattern } from "./patterns/emission.ts";
import { foldText } from "./folding/fold.ts";
import { compileRule, type RuleSource } from "./rule.ts";
import { Scanner } from "./scanner.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

type Extras = Omit<RuleSource, "patterns" | "unless"> & { readonly unless?: readonly string[] };

function scannerOf(patterns: readonly string[], { unless = [], ...extras }: Extras = {}): Scanner {
  const { rule, problems } = compileRule({
    patterns: patterns.map((pattern) => ({ path: "p", pattern })),
    unless: unless.map((pattern) => ({ path: "u", pattern })),
    ...extras,
  });
  if (rule === undefined) throw new Error(JSON.stringify(problems));
  return new Scanner([rule]);
}

function matched(scanner: Scanner, text: string): string[] {
  return scanner.scanNow(foldText(text)).flatMap(({ matches }) => matches.map((one) => one.text));
}

describe("a rule", () => {
  test("fires on any of its patterns", () => {
    const scanner = scannerOf(["placement\\s+fees?", "passport (?:held|kept)"]);
    expect(matched(scanner, "Passport held. PLACEMENT\n fee.")).toEqual([
      "Passport held",
      "PLACEMENT\n fee",
    ]);
  });

  test("that needs all its patterns is silent when one is missing", () => {
    const scanner = scannerOf(["passport", "fee"], { all_required: true });
    expect(matched(scanner, "passport. And far away, in another sentence, a fee")).toHaveLength(2);
    expect(matched(scanner, "passport passport")).toEqual([]);
  });

  test("that needs all in one sentence ignores neighbours", () => {
    const scanner = scannerOf(["passport", "fee"], { all_required: true, within: "sentence" });
    expect(matched(scanner, "The passport is here. A fee is due.")).toEqual([]);
    expect(matched(scanner, "No. The passport costs a fee.")).toEqual(["passport", "fee"]);
  });

  test("is silent where an exception speaks in the same sentence", () => {
    const scanner = scannerOf(["placement fee"], { unless: ["\\b(?:no|never)\\b"] });
    expect(matched(scanner, "There is no placement fee. We never lie.")).toEqual([]);
    expect(matched(scanner, "No worries. Pay the placement fee today.")).toEqual(["placement fee"]);
  });

  test("with a threshold counts only numbers beyond it", () => {
    const scanner = scannerOf(["interest[^.]{0,20}?(?P<rate>\\d[\\d.,]*)\\s*%"], {
      threshold: { group: "rate", op: ">", value: 36 },
    });
    expect(matched(scanner, "interest of 36%")).toEqual([]);
    expect(matched(scanner, "Interest of ४८ %")).toEqual(["Interest of ४८ %"]);
  });

  test("keeps a bounded number of matches and says that there were more", () => {
    const [hit] = scannerOf(["pay"]).scanNow(foldText("pay ".repeat(1000)));
    expect(hit?.matches).toHaveLength(20);
    expect(hit?.truncated).toBe(true);
  });

  test("takes word edges of every script into account", () => {
    expect(matched(scannerOf(["\\bпаспорт\\b"]), "мой паспорт, паспортный")).toEqual(["паспорт"]);
    expect(matched(scannerOf(["\\bfee\\b"]), "coffee feed fee")).toEqual(["fee"]);
    expect(matched(scannerOf(["\\bยึด\\b"]), "เขายึดไป")).toEqual(["ยึด"]);
    expect(matched(scannerOf(["रख\\w+"]), "पासपोर्ट रखिन्छ")).toEqual(["रखिन्छ"]);
  });
});

const words = fc.constantFrom(
  "pay",
  "fee",
  "fees",
  "passport",
  "held",
  "by",
  "us",
  "an",
  "no",
  "x1",
  "paying",
);
const gaps = fc.constantFrom(" ", " ", ". ", "-", "");
const texts = fc
  .array(fc.tuple(words, gaps), { maxLength: 30 })
  .map((parts) => parts.flat().join(""));
const atoms = fc.oneof(
  words,
  fc.constantFrom(
    "\\bfee\\b",
    "\\s+",
    "\\w+",
    ".{0,12}",
    "[a-f]+",
    "(?:pay|fee)s?",
    "(?:by |to )?",
    "\\d",
    "p[ao]y",
    "(?:\\w+\\s){0,3}",
    "( fees?)+ ",
    "( by| no)* ",
    "h.*d",
  ),
);
const patterns = fc
  .array(atoms, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(""))
  .filter((pattern) => compileRule({ patterns: [{ path: "p", pattern }] }).rule !== undefined);

/** The pattern run over the whole text by RE2, without any filter. */
function naiveMatches(pattern: string, text: string): string[] {
  const { rule } = compileRule({ patterns: [{ path: "p", pattern }] });
  const tree = rule?.patterns[0]?.tree();
  if (tree === undefined) return [];
  const matcher = RE2JS.compile(writePattern(tree, { dialect: "re2", capture: false })).matcher(
    text,
  );
  const found: string[] = [];
  for (
    let from = 0;
    found.length < 20 && matcher.find(from);
    from = Math.max(matcher.end(), matcher.start() + 1)
  ) {
    found.push(text.slice(matcher.start(), matcher.end()));
    if (matcher.end() >= text.length) break;
  }
  return found;
}

test("finds exactly what RE2 finds over the whole text", () => {
  fc.assert(
    fc.property(patterns, texts, (pattern, text) => {
      const undashed = text.replaceAll("-", "/");
      expect(matched(scannerOf([pattern]), undashed)).toEqual(
        naiveMatches(pattern, foldText(undashed).folded),
      );
    }),
    { numRuns: 1500 },
  );
});

test("finds what RE2 finds where a dash may cut a word, too, and what the word is", () => {
  fc.assert(
    fc.property(patterns, texts, (pattern, text) => {
      const found = matched(scannerOf([pattern]), text);
      const naive = naiveMatches(pattern, foldText(text).folded).slice(0, 20);
      for (const match of naive)
        expect(found.some((one) => foldText(one).folded.includes(match))).toBe(true);
    }),
    { numRuns: 1500 },
  );
});

test("every match holds a literal of each clause of one of the ways", () => {
  fc.assert(
    fc.property(patterns, texts, (pattern, text) => {
      const { rule } = compileRule({ patterns: [{ path: "p", pattern }] });
      const ways = rule?.patterns[0]?.ways() ?? [];
      for (const match of naiveMatches(pattern, foldText(text).folded)) {
        const isHeld = ways.some((way) =>
          way.every(({ literals }) => literals.some((literal) => match.includes(literal.text))),
        );
        expect(isHeld || ways.length === 0).toBe(true);
      }
    }),
    { numRuns: 1500 },
  );
});

describe("hostile input", () => {
  const hostile: readonly (readonly [string, string])[] = [
    ["64 KB of one letter", "a".repeat(65_536)],
    ["64 KB of spaces", " ".repeat(65_536)],
    ["a phrase over and over", "passport held by employer ".repeat(300)],
    ["pay pay pay", "pay ".repeat(16_384)],
    ["stacked marks", `p${"\u0335".repeat(65_000)}ay`],
    ["spelled letters", "p a y ".repeat(10_000)],
    ["leetspeak", "p4y 7h3 f33 1l1l1l1l ".repeat(3000)],
    ["words cut over and over", "pass-port f-ee_p.ay ".repeat(3000)],
    ["a cut that does not end", "a-b".repeat(20_000)],
    ["underscores", "a__b_".repeat(12_000)],
    ["letters drawn out", "paaay feeee aaa ".repeat(4000)],
    ["capitals for spaces", "PayFeeNow".repeat(7000)],
  ];
  const scanner = new Scanner(
    [
      "(a+)+$",
      "(?:a|aa)+b",
      "passport.{0,80}employer.{0,80}agency",
      "pay.*fee.*now.*x",
      "(?:\\w+\\s+){0,20}fine",
    ].flatMap((pattern) => compileRule({ patterns: [{ path: "p", pattern }] }).rule ?? []),
  );

  test.each(hostile)("%s is scanned while the event loop goes on", async (_name, text) => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const started = performance.now();
    const hits = await scanner.scan(foldText(text));
    clearInterval(timer);
    expect(hits.length).toBeLessThanOrEqual(5);
    if (performance.now() - started > 200) expect(turns).toBeGreaterThan(2);
  });

  test("an aborted scan ends with the signal's reason", async () => {
    const abort = new AbortController();
    const scan = scanner.scan(
      foldText("pay passport employer fee now ".repeat(30_000)),
      abort.signal,
    );
    abort.abort(new Error("left"));
    await expect(scan).rejects.toThrow("left");
  });
});

test("patterns that must meet in a passage may stand in neighbouring sentences, not further apart", () => {
  const rule = (within: "passage" | "sentence") => {
    const { rule: compiled } = compileRule({
      patterns: [
        { path: "a", pattern: "\\bplacement fee\\b" },
        { path: "b", pattern: "\\bbefore you fly\\b" },
      ],
      all_required: true,
      within,
    });
    if (compiled === undefined) throw new Error("does not compile");
    return new Scanner([compiled]);
  };
  const near = foldText("The placement fee is 50k! Pay it before you fly. Good luck.");
  const far = foldText("The placement fee is 50k. We have offices. Ask us. Come before you fly.");
  expect(rule("passage").scanNow(near)).toHaveLength(1);
  expect(rule("sentence").scanNow(near)).toHaveLength(0);
  expect(rule("passage").scanNow(far)).toHaveLength(0);
});

test("a text without a space is scanned in time that grows with its length", () => {
  const scanner = scannerOf(["passport", "the fee is due"]);
  const began = performance.now();
  const text = foldText(`${"passwortgeld".repeat(200_000)}passport${"wortgeld".repeat(50_000)}`);
  expect(scanner.scanNow(text)[0]?.matches).toEqual([
    { text: "passport", start: 2_400_000, end: 2_400_008 },
  ]);
  expect(performance.now() - began).toBeLessThan(5000);
});

test("what a long text took is given back, and what an aborted scan saw is forgotten", async () => {
  const scanner = scannerOf(["passport", "fee"], { all_required: true });
  const abort = new AbortController();
  const aborted = scanner.scan(foldText("my passport ".repeat(50_000)), abort.signal);
  abort.abort(new Error("left"));
  await expect(aborted).rejects.toThrow("left");
  expect(matched(scanner, "a fee")).toEqual([]);
  const held = () => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const before = held();
  scanner.scanNow(foldText("my passport, your fee ".repeat(50_000)));
  // V8 frees what it collected beside the thread that asked for it.
  await vi.waitFor(() => expect(held() - before).toBeLessThan(100_000), 5_000);
  expect(matched(scanner, "a fee")).toEqual([]);
});
