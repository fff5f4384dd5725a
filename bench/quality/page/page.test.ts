import { expect, test } from "vitest";
import type { LabelledText } from "../../../host/classifier/labelled-text.ts";
import { fallenBelow, fallenBeside, named } from "../comparison.ts";
import { areaOf, meanOf, shareOf } from "../figures.ts";
import type { Judged } from "../judged.ts";
import { pageOf } from "./page.ts";

const HOSTILE = `</title><script>alert("1")</script><img src=x onerror='a()'>&`;

function judged(id: string, risk: number, stance: LabelledText["stance"]): Judged {
  const labelled = {
    id,
    language: "en",
    text: HOSTILE,
    stance,
    dimensions: [],
    recommended_action_any_of: ["allow"],
  };
  const verdict = { overall_risk: risk };
  return { labelled, verdict, trace: {} } as unknown as Judged;
}

const FIGURES = [
  shareOf("risk: recall", [true, true, false, true], { at: "least", value: 0.95 }),
  shareOf("en: recall", [true, false]),
  shareOf(`${HOSTILE}: recall`, [true]),
  shareOf("empty", []),
  areaOf("risk: AUROC", { yes: [0.9, 0.4], no: [0.1, 0.5] }),
];

const page = pageOf({
  title: `Evaluation of ${HOSTILE}`,
  revision: HOSTILE,
  evaluation: {
    figures: FIGURES,
    judged: [judged("a", 0.9, "offer"), judged("b", 0.1, "unrelated"), judged("c", 0.5, "inquiry")],
    answered: [],
    looked: [],
  },
  baseline: named(FIGURES),
  fallen: [{ name: HOSTILE, value: 0.5, was: 0.75 }],
  changed: [{ id: HOSTILE, what: "verdict", before: HOSTILE, after: HOSTILE }],
});

test("nothing that came from outside becomes markup", () => {
  expect(page).not.toMatch(/<script|<img|onerror='/);
  expect(page).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
});

test("the page needs nothing but itself, and fits a phone", () => {
  expect(page).not.toMatch(/https?:|\s(?:src|href)="|url\(|@import/);
  expect(page).toContain('name="viewport"');
  expect(page).toContain("default-src 'none'");
});

test("what is opened is closed, and no coordinate is missing", () => {
  for (const tag of ["svg", "figure", "table", "div", "tr", "td", "ul", "g"])
    expect(page.match(new RegExp(`<${tag}[ >]`, "g"))?.length ?? 0, tag).toBe(
      page.match(new RegExp(`</${tag}>`, "g"))?.length ?? 0,
    );
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});

test("it shows calibration, ROC, languages, what fell and what changed", () => {
  for (const part of ["Calibration", "ROC", "Recall by language", "Fell", "Texts that changed (1)"])
    expect(page).toContain(part);
});

test("a figure falls below its baseline's interval, and beside what is in force with any loss", () => {
  const before = [
    shareOf(
      "rules: recall",
      Array.from({ length: 100 }, (_, at) => at < 90),
    ),
  ];
  const after = [
    shareOf(
      "rules: recall",
      Array.from({ length: 100 }, (_, at) => at < 89),
    ),
  ];
  expect(fallenBelow(after, named(before))).toEqual([]);
  expect(fallenBeside(after, before)).toMatchObject([{ name: "rules: recall", was: 0.9 }]);
  expect(fallenBeside(before, after)).toEqual([]);
});

test("of errors and false alarms less is better", () => {
  const few = [shareOf("risk: false alarms", [false, false, false, true])];
  const many = [shareOf("risk: false alarms", [true, true, false, true])];
  expect(fallenBeside(many, few)).toHaveLength(1);
  expect(fallenBeside(few, many)).toEqual([]);
});

test("a mean has an interval around it", () => {
  const { value, low, high, n } = meanOf("MRR", [1, 0.5, 0, 1]);
  expect({ value, n }).toEqual({ value: 0.625, n: 4 });
  expect(low).toBeLessThan(value);
  expect(high).toBeGreaterThan(value);
});
