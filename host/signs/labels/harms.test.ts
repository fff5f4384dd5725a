import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import type { GrepHit } from "../../contract/layer.ts";
import type { Reading } from "../../contract/reading.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { harmHits } from "./harms.ts";

const FOLDER = join(import.meta.dirname, "../../../knowledge/core/classifier_rule");
const models = ["who-speaks", "which-harm"].map(
  (id) => JSON.parse(readFileSync(join(FOLDER, `${id}.json`), "utf8")) as KnowledgeObject,
);
const knowledge = snapshotOf(models, "core");

function readingOf(text: string, language: string): Reading {
  const nothing = { countries: [], corridors: [], amounts: [], topics: new Set<string>() };
  const folded = foldText(text);
  return { text, folded, language, namesWork: true, wording: null, aboutWork: true, ...nothing };
}

function harmsIn(text: string, language: string, hits: readonly GrepHit[] = []): GrepHit[] {
  return [...harmHits(hits, () => readingOf(text, language), knowledge)];
}

const told = (hits: readonly GrepHit[]): readonly string[] =>
  hits.flatMap(({ dimensions }) => dimensions);

const SALARY = "I am a cleaner in Jeddah. Madam has given me nothing since Ramadan, not one riyal.";

test.each([
  [SALARY, "en", "withholding-of-wages"],
  [
    "Mi jefe guarda mi pasaporte y no me lo quiere devolver.",
    "es",
    "retention-of-identity-documents",
  ],
  ["मालिकले मलाई कोठामा थुनेर राखेको छ, बाहिर जान दिँदैन।", "ne", "restriction-of-movement"],
  ["Agen minta saya bayar 30 juta dulu sebelum berangkat ke Taiwan.", "id", "illegal_fees"],
] as const)("“%s” is told as what it tells", (text, language, dimension) => {
  expect(told(harmsIn(text, language))).toContain(dimension);
});

test("quotes the sentence that says it, as it was written, and that the wording alone says so", () => {
  const hit = harmsIn(SALARY, "en").find(({ category }) => category === "withholding-of-wages");
  expect(hit).toMatchObject({ by_wording: true, severity: "medium", leaf: "classifier_rule" });
  const [match] = hit?.matches ?? [];
  expect(match?.text).toBe("Madam has given me nothing since Ramadan, not one riyal.");
  expect(SALARY.slice(match?.start, match?.end)).toBe(match?.text);
});

test("of a sentence without end only the piece that says it is quoted", () => {
  const said =
    "i am a cleaner in jeddah and madam has paid me no salary since ramadan not one riyal";
  const text = `${said} ${"and i go on with my work in the house as before ".repeat(20)}`;
  const hit = harmsIn(text, "en").find(({ category }) => category === "withholding-of-wages");
  const [match] = hit?.matches ?? [];
  expect(match?.text).toContain("not one riyal");
  expect(match?.text.length).toBeLessThan(500);
});

test("a dimension that a rule names is not told again", () => {
  const ruled: GrepHit = {
    rule: "wages_unpaid",
    category: "wages",
    severity: "high",
    citation: null,
    indicator: "Wages are unpaid.",
    dimensions: ["withholding-of-wages"],
    cites: [],
    matches: [],
  };
  expect(told(harmsIn(SALARY, "en", [ruled]))).not.toContain("withholding-of-wages");
});

test.each([
  ["Our school fee is due on Friday, please bring the receipt.", "en"],
  ["Does my employer have to pay for the visa?", "en"],
  ["Besok saya libur, mau ke pasar sama adik.", "id"],
] as const)("of “%s” nothing is told", (text, language) => {
  expect(harmsIn(text, language)).toEqual([]);
});

test("without a model nothing is told", () => {
  expect(harmHits([], () => readingOf(SALARY, "en"), snapshotOf([], "core"))).toEqual([]);
});
