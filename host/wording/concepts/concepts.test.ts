import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foldText } from "../../matching/folding/fold.ts";
import meanings from "./concept-meanings.json" with { type: "json" };
import { conceptsDigest, GROUPS, readConcepts } from "./concept-files.ts";
import { findConcepts, languagesByConcepts } from "./concepts.ts";

const LANGUAGES = GROUPS.flat();

function sharedBy(
  a: readonly [text: string, language: string | null],
  b: readonly [text: string, language: string | null],
): number {
  const [ofA, ofB] = [a, b].map(
    ([text, language]) => new Set(findConcepts(foldText(text).folded, language).flat()),
  );
  return [...(ofA ?? [])].filter((concept) => ofB?.has(concept)).length;
}

test("every list of words belongs to one group of languages", () => {
  const files = readdirSync(join(import.meta.dirname, "languages"));
  expect(files.toSorted()).toEqual(LANGUAGES.map((language) => `${language}.json`).toSorted());
});

test.each(LANGUAGES)(
  "%s: words stand under concepts that have a meaning, and stars at their ends",
  (language) => {
    const concepts = Object.entries(readConcepts(language));
    expect(concepts.map(([concept]) => concept).filter((each) => !(each in meanings))).toEqual([]);
    expect(concepts.length).toBeGreaterThan(Object.keys(meanings).length * 0.95);
    for (const [concept, words] of concepts) {
      expect(words.length, concept).toBeGreaterThan(0);
      for (const word of words) {
        expect(word, concept).toMatch(/^\*?[^*]+\*?$/u);
        expect(word, concept).toBe(word.trim().toLowerCase());
      }
    }
  },
);

test("the same is found in what says the same in other languages", () => {
  const english = ["my employer took my passport", "en"] as const;
  expect(sharedBy(english, ["mi jefe me quitó el pasaporte", "es"])).toBeGreaterThanOrEqual(3);
  expect(sharedBy(english, ["работодатель забрал мой паспорт", "ru"])).toBeGreaterThanOrEqual(3);
  expect(sharedBy(english, ["老闆拿走了我的護照", "zh"])).toBeGreaterThanOrEqual(3);
  expect(sharedBy(english, ["qué tiempo hace hoy", "es"])).toBe(0);
});

test("a text of unsure language is read in the one that knows most of its words", () => {
  const told = "majikan pegang paspor saya";
  expect(findConcepts(told, null)).toEqual(findConcepts(told, "id"));
});

test("languages without a list have no concepts", () => {
  expect(findConcepts("moj szef zabral mi paszport", "pl")).toEqual([]);
  expect(findConcepts("123 456", null)).toEqual([]);
});

test.each([
  ["who-speaks", "ngrams"],
  ["which-harm", "harms"],
])(
  "the bundled text model %s was fitted with these words: after a change, run npm run train",
  async (id, key) => {
    const file = join(import.meta.dirname, `../../../knowledge/core/classifier_rule/${id}.json`);
    const { extensions } = JSON.parse(await readFile(file, "utf8"));
    expect(extensions[key].concepts).toBe(conceptsDigest());
  },
);

test.for([
  ["mon patron m'a enfermée", "fr"],
  ["meu patrão me trancou no quarto", "pt"],
  ["saya dikurung majikan di rumah", "id"],
  ["bosi amenifungia ndani ya nyumba", "sw"],
  ["gikulata ko sa akong amo", "tl"],
  ["qwrt zxcv", null],
  ["saklolo", "tl"],
  ["ok", null],
  ["x", null],
  ["", null],
] as const)("the words of “%s” are of %s", ([text, language]) => {
  expect(languagesByConcepts(foldText(text).folded)?.[0] ?? null).toBe(language);
});
