import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { GrepHit } from "../../contract/layer.ts";
import type { Reading } from "../../contract/reading.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { weighWording } from "./wording.ts";

const MODEL = join(import.meta.dirname, "../../../knowledge/core/classifier_rule/who-speaks.json");
const model = JSON.parse(readFileSync(MODEL, "utf8")) as KnowledgeObject;
const withModel = snapshotOf([model], "core");
const without = snapshotOf([], "core");

function readingOf(text: string, language = "en"): Reading {
  const folded = foldText(text);
  const nothing = { countries: [], corridors: [], amounts: [], topics: new Set<string>() };
  return {
    text,
    folded,
    language,
    namesWork: true,
    wording: null,
    aboutWork: true,
    ...nothing,
  };
}

function hitOn(text: string, words: string, more: Partial<GrepHit> = {}): GrepHit {
  const start = text.indexOf(words);
  return {
    rule: "passport_kept",
    category: "documents",
    severity: "critical",
    citation: null,
    indicator: "A passport is kept.",
    dimensions: ["retention-of-identity-documents"],
    cites: [],
    matches: [{ text: words, start, end: start + words.length }],
    ...more,
  };
}

function weighed(text: string, words: string, more: Partial<GrepHit> = {}): GrepHit | undefined {
  return weighWording([hitOn(text, words, more)], () => readingOf(text), withModel).hits[0];
}

const ASKED = "Is an employer allowed by law to hold my passport, and which article says so?";
const DONE =
  "My employer took our passports and locked us in. He beats me when I ask for my salary.";

test("a grave hit in a question about the law counts as medium, and says what it was", () => {
  expect(weighed(ASKED, "hold my passport")).toMatchObject({
    severity: "medium",
    lowered_from: "critical",
  });
});

test("a message of a few words excuses no grave hit, whatever its wording", () => {
  for (const few of ["Is it allowed? My boss beats me", "She beats me", "صاحب العمل يضربني"])
    expect(weighed(few.slice(-17), few.slice(-8))?.severity, few).toBe("critical");
});

test.for([
  ["zh-hant", "被打", "這場棒球，我們隊被打得好慘。", "medium"],
  ["zh", "身份证", "孩子把身份证忘在学校宿舍了。", "medium"],
  ["zh-hant", "護照", "老闆把我的護照收走，一直不還。", "critical"],
  ["zh", "护照", "主管扣了我们的护照，不让走。", "critical"],
  ["zh-hant", "打我", "雇主打我", "critical"],
] as const)(
  "a short Chinese message excuses only where it is surely lawful: %s, %s in %s",
  ([language, words, text, severity]) => {
    const { hits } = weighWording([hitOn(text, words)], () => readingOf(text, language), withModel);
    expect(hits[0]?.severity).toBe(severity);
  },
);

test("a grave hit in the words of whom it happens to stays grave", () => {
  expect(weighed(DONE, "took our passports")).toEqual(hitOn(DONE, "took our passports"));
});

test("lawful words elsewhere in a message excuse no sentence that exploits", () => {
  const notice = "We never charge fees. Every worker keeps the passport, as the law says. ".repeat(
    8,
  );
  const order = "Lock the girls in at night and keep their passports until they pay the debt.";
  const text = `${notice}${order} ${notice}`;
  expect(weighed(text, "keep their passports")?.severity).toBe("critical");
});

test("several grave hits in what an embassy warns of count as medium", () => {
  const warning =
    "The embassy warns: agents charge 5,000 dollars for the job, keep your passport and lock you in until the debt is paid. Do not pay them and report them to the labour office.";
  const hits = [hitOn(warning, "keep your passport"), hitOn(warning, "lock you in")];
  const { hits: told } = weighWording(hits, () => readingOf(warning), withModel);
  expect(told.map(({ severity }) => severity)).toEqual(["medium", "medium"]);
});

test("what informs may tell in a victim's own words what befell her", () => {
  const told =
    "My employer took our passports and he beats me when I ask for my salary, please help.";
  const warning = `The consulate warns job seekers about this agency. A maid wrote to us from there. "${told}" Never pay such an agency; check its licence and report it to the labour office.`;
  expect(weighed(told, "took our passports")?.severity).toBe("critical");
  expect(weighed(warning, "took our passports")?.severity).toBe("medium");
});

test("a hit of the request's own rule, and one without a place, are left as they are", () => {
  expect(weighed(ASKED, "hold my passport", { custom: true })?.severity).toBe("critical");
  expect(weighed(ASKED, "hold my passport", { matches: [] })?.severity).toBe("critical");
});

test("where no rule speaks, wording like that of a victim is a hit of the model's own rule", () => {
  const { hits, wording } = weighWording([], () => readingOf(DONE), withModel);
  expect(hits).toEqual([
    expect.objectContaining({ rule: "who_speaks", leaf: "classifier_rule", severity: "medium" }),
  ]);
  expect((wording?.victim ?? 0) + (wording?.danger ?? 0)).toBeGreaterThan(0.5);
  const recipe = "Whisk two eggs with flour and milk, and fry thin pancakes in butter.";
  expect(weighWording([], () => readingOf(recipe), withModel).hits).toEqual([]);
});

test("without a text model nothing is changed", () => {
  const hit = hitOn(ASKED, "hold my passport");
  expect(weighWording([hit], () => readingOf(ASKED), without)).toEqual({
    hits: [hit],
    wording: null,
  });
});
