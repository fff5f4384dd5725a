import { once } from "../../../schemas/once.ts";
import { ConceptFinder, type Places, type Sighting } from "./concept-finder.ts";
import { GROUPS, LATIN, readConcepts, type LanguageGroup } from "./concept-files.ts";
import { SPACELESS } from "../known/known-words.ts";

/** Languages → their finder, built when a text first needs it. */
const finders = new Map<LanguageGroup, ConceptFinder>();

/** What the words of a folded text mean, in the order in which they stand; nothing in languages without a list of words. `language` is its ISO 639 code, or null when unsure: then words in Latin letters are read in the language that knows most of them. */
export function findConcepts(folded: string, language: string | null): readonly Sighting[] {
  return readOnce(folded, language).sightings();
}

/** For each of these places the unit of the text at which it begins. */
export function conceptStarts(folded: string, language: string | null): readonly number[] {
  return readOnce(folded, language).starts();
}

/** Whether any of the words means one of these concepts, told by their hashes. Asked hundreds of times of a message, so that a function made for each word counts. */
export function meanAny(told: readonly Sighting[], concepts: ReadonlySet<number>): boolean {
  for (const word of told) for (const concept of word) if (concepts.has(concept)) return true;
  return false;
}

/** Whether a word means one of these concepts and nothing else: lists of words are read otherwise in some languages. */
export function mustMean(told: readonly Sighting[], concepts: ReadonlySet<number>): boolean {
  return told.some((word) => word.length > 0 && word.every((concept) => concepts.has(concept)));
}

/** So many words with a meaning may stand between two that belong together, as pay and what is said of it. */
const NEAR = 4;

/** Whether a word of some concepts stands near one of others, told by their hashes. */
export function areNear(
  told: readonly Sighting[],
  some: ReadonlySet<number>,
  others: ReadonlySet<number>,
): boolean {
  return told.some(
    (word, at) =>
      meanAny([word], some) && meanAny(told.slice(Math.max(0, at - NEAR), at + NEAR + 1), others),
  );
}

/** The languages that a folded text in Latin letters may be in: those whose words are looked for together and that know clearly more of its words than any other, or alone know any, the one with most speakers first; null where none does. */
export function languagesByConcepts(folded: string): LanguageGroup | null {
  const [first, second] = readOnce(folded, null).read;
  const [most, next] = [first?.places.count ?? 0, second?.places.count ?? 0];
  const isOnly = most > 0 && next === 0 && folded.trim().length >= SHORTEST;
  if (!isOnly && (most < FEWEST_WORDS || most < next * CLEARLY)) return null;
  return first?.languages ?? null;
}

/** Words with a meaning that tell a language, and how many times those of any other. */
const FEWEST_WORDS = 3;
const CLEARLY = 1.5;
/** Letters of a text of which one word may tell the language. */
const SHORTEST = 4;

interface Read {
  readonly languages: LanguageGroup;
  readonly places: Places;
}

/** A text as it was read. */
interface ReadText {
  readonly folded: string;
  readonly language: string | null;
  readonly read: readonly Read[];
  readonly sightings: () => readonly Sighting[];
  readonly starts: () => readonly number[];
}

/** What was asked for last: of one message wording, retrieval and its language are asked. */
let last: ReadText = {
  folded: "",
  language: null,
  read: [],
  sightings: () => [],
  starts: () => [],
};

function readOnce(folded: string, language: string | null): ReadText {
  if (last.folded === folded && last.language === language) return last;
  const read = readIn(folded, language);
  const places = read[0]?.places;
  last = {
    folded,
    language,
    read,
    sightings: once(() => places?.sightings() ?? []),
    starts: () => places?.starts() ?? [],
  };
  return last;
}

/** The text read in the languages that it may be in, the one that knows most of its words first. */
function readIn(folded: string, language: string | null): readonly Read[] {
  const group = GROUPS.find((languages) => language !== null && languages.includes(language));
  if (group !== undefined) return [{ languages: group, places: finderOf(group).find(folded) }];
  if (language !== null || !LATIN_LETTER.test(folded)) return [];
  return LATIN.map((languages) => ({
    languages,
    places: finderOf(languages).find(folded),
  })).toSorted((a, b) => b.places.count - a.places.count);
}

/** Gets the words of all languages ready between requests, one group a step: the first text in a language would wait for them. */
export function* readConceptsAhead(): Generator<undefined, void> {
  for (const languages of GROUPS) {
    finderOf(languages);
    yield;
  }
}

const LATIN_LETTER = /[a-z]/;

function finderOf(languages: LanguageGroup): ConceptFinder {
  const known = finders.get(languages);
  if (known !== undefined) return known;
  const hasSpaces = !languages.some((language) => SPACELESS.has(language));
  const finder = new ConceptFinder(languages.map(readConcepts), hasSpaces);
  finders.set(languages, finder);
  return finder;
}
