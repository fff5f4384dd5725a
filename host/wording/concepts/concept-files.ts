import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "languages");

/** Concept → how one language says it: `word`, `stem*`, `*ending` or `*root*`, or a phrase of several words. */
export type ConceptWords = Readonly<Record<string, readonly string[]>>;

const LATIN_LANGUAGES = new Set("en es fr hi-latn id pt sw tl vi".split(" "));

/** One language at least. */
export type LanguageGroup = readonly [string, ...string[]];

/** Languages whose words are looked for together, as they share a script and most words, or are told apart badly: each has a file `languages/<language>.json`. */
export const GROUPS: readonly LanguageGroup[] = [
  ["am"],
  ["ar"],
  ["bn"],
  ["en"],
  ["es"],
  ["fr"],
  ["hi", "ne", "hi-latn"],
  ["id", "ms"],
  ["km"],
  ["my"],
  ["pt"],
  ["ru", "uk"],
  ["si"],
  ["sw"],
  ["ta"],
  ["th"],
  ["tl", "ceb"],
  ["ur"],
  ["vi"],
  ["zh", "zh-hant"],
];

/** Groups in Latin letters: a text too short to tell its language may be in any of them. */
export const LATIN: readonly LanguageGroup[] = GROUPS.filter((group) =>
  group.some((language) => LATIN_LANGUAGES.has(language)),
);

/** The words of a language; throws where its file is missing or no JSON. */
export function readConcepts(language: string): ConceptWords {
  return JSON.parse(readFileSync(join(FOLDER, `${language}.json`), "utf8"));
}

/** SHA-256 of all lists of words, in hexadecimal: what a model was fitted with. */
export function conceptsDigest(): string {
  const hash = createHash("sha256");
  for (const language of GROUPS.flat()) hash.update(JSON.stringify(readConcepts(language)));
  return hash.digest("hex");
}
