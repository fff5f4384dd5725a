import { ConceptFinder, type Sighting } from "./concept-finder.ts";
import { GROUPS, LATIN, readConcepts } from "./concept-files.ts";

/** Languages → their finder, built when a text first needs it. */
const finders = new Map<readonly string[], ConceptFinder>();

/** What the words of a folded text mean, in the order in which they stand; nothing in languages without a list of words. `language` is its ISO 639 code, or null when unsure: then words in Latin letters are read in the language that knows most of them. */
export function findConcepts(folded: string, language: string | null): readonly Sighting[] {
  if (last.folded === folded && last.language === language) return last.found;
  last = { folded, language, found: conceptsIn(folded, language) };
  return last.found;
}

/** What was asked for last: of one message both wording and retrieval ask. */
let last: Asked = { folded: "", language: null, found: [] };

interface Asked {
  readonly folded: string;
  readonly language: string | null;
  readonly found: readonly Sighting[];
}

function conceptsIn(folded: string, language: string | null): readonly Sighting[] {
  const group = GROUPS.find((languages) => language !== null && languages.includes(language));
  if (group !== undefined) return finderOf(group).find(folded);
  if (language !== null || !LATIN_LETTER.test(folded)) return [];
  const found = LATIN.map((languages) => finderOf(languages).find(folded));
  return found.reduce((most, each) => (each.length > most.length ? each : most));
}

/** Gets the words of all languages ready between requests, one group a step: the first text in a language would wait for them. */
export function* readConceptsAhead(): Generator<undefined, void> {
  for (const languages of GROUPS) {
    finderOf(languages);
    yield;
  }
}

const LATIN_LETTER = /[a-z]/;

function finderOf(languages: readonly string[]): ConceptFinder {
  const finder = finders.get(languages) ?? new ConceptFinder(languages.map(readConcepts));
  finders.set(languages, finder);
  return finder;
}
