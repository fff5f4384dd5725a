import type { TermMatch } from "./terms/lexicon.ts";
import type { SubjectMeaning } from "./terms/meanings.ts";
import { areNear } from "./terms/spots.ts";
import { Stretches } from "./terms/stretches.ts";
import { SUBJECTS, type Bearing, type Subject } from "./vocabulary/subject.ts";

/** Languages whose words, typed in Latin letters, are shared. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  hi: ["hi", "ur", "ne", "bn", "pa"],
  ne: ["ne", "hi"],
  bn: ["bn"],
  id: ["id", "ms"],
  tl: ["tl"],
};

/** A word that has subjects in the text it stands in. */
export interface ToldWord {
  readonly match: TermMatch;
  readonly subjects: readonly Subject[];
}

/** The words of a text that have subjects in its language, in their order. */
export function toldWords(
  matches: readonly TermMatch[],
  language: string | null,
): readonly ToldWord[] {
  return matches
    .filter(({ value }) => value.subjects.length > 0)
    .map((match) => ({ match, subjects: subjectsOf(match, language) }))
    .filter(({ subjects }) => subjects.length > 0);
}

/** Those of them that have one subject. */
export function wordsFor(words: readonly ToldWord[], subject: Subject): readonly TermMatch[] {
  return words.filter(({ subjects }) => subjects.includes(subject)).map(({ match }) => match);
}

/** Units of the folded text between a means to die and a farewell. */
const NEAR_FAREWELL = 160;

/** Units of the folded text between who jumps and where from, and between an act and what it is done with. */
const NEAR_JUMP = 24;
const NEAR_ACT = 16;

/** What tells of an end to a life only together, in one language. */
const ACTS = [
  { one: "jump", other: "height", within: NEAR_JUMP },
  { one: "taking", other: "poison", within: NEAR_ACT },
  { one: "cutting", other: "vein", within: NEAR_ACT },
] as const satisfies readonly Pair[];

/** Whether a means to die is told beside a farewell, "have the pills ready. tell my wife sorry", a jump beside a height, poison that is taken, or a vein that is cut. */
function isLeaveTaking(words: readonly ToldWord[]): boolean {
  return (
    standTogether(words, { one: "means", other: "farewell", within: NEAR_FAREWELL }) ||
    ACTS.some((act) => standTogether(words, act, (one, other) => areInOneLanguage(act, one, other)))
  );
}

/** Languages that are written in Latin letters and answered. */
const WRITTEN_IN_LATIN = new Set(["es", "fr", "id", "pt", "sw", "tl", "vi"]);

/** The language in which somebody says that they want to die, where such few words tell it: of those that write so themselves, as others may not read their own script. */
export function languageOfWish(words: readonly ToldWord[]): string | null {
  const languages = wordsFor(words, "wish_to_die").flatMap((word) =>
    languagesOf(word, "wish_to_die"),
  );
  return languages.find((language) => WRITTEN_IN_LATIN.has(language)) ?? null;
}

interface Pair {
  readonly one: Subject;
  readonly other: Subject;
  /** Units between them at most. */
  readonly within: number;
}

function standTogether(
  words: readonly ToldWord[],
  { one, other, within }: Pair,
  belong: (some: TermMatch, other: TermMatch) => boolean = () => true,
): boolean {
  const some = wordsFor(words, one);
  if (some.length === 0) return false;
  const others = wordsFor(words, other);
  return some.some((spot) =>
    others.some((beside) => areNear(spot, beside, within) && belong(spot, beside)),
  );
}

/** Whether a height, poison or vein is called so in a language that the act is, or in English, whose words stand among all others: without its marks the Vietnamese word for a river is a song. */
function areInOneLanguage({ one, other }: Pair, act: TermMatch, beside: TermMatch): boolean {
  const acts = languagesOf(act, one);
  return languagesOf(beside, other).some((each) => each === "en" || acts.includes(each));
}

function languagesOf({ value }: TermMatch, subject: Subject): readonly string[] {
  return value.subjects.filter((each) => each.subject === subject).map(({ language }) => language);
}

/** The subjects of a text, from the words found in it; a word of one language counts only where the text may be in it, and none within the name of a country: Taiwan, "Đài Loan", lends nothing, and wages owed are no loan, help that is wanted is no vacancy, and a passport that is held nobody who is; `owed` are the verbs that tell of such. */
export function topicsOf(
  matches: readonly TermMatch[],
  words: readonly ToldWord[],
  owed: readonly TermMatch[] = [],
): Set<Subject> {
  const topics = new Set<Subject>();
  const names = Stretches.of(matches, isName);
  const unpaid = Stretches.of(matches, isUnpaid);
  const owing = Stretches.of(owed, () => true);
  const helping = Stretches.of(matches, isHelp);
  const seized = Stretches.of(matches, isSeizure);
  const meansElse = (subject: Subject, match: TermMatch): boolean => {
    if (subject === "recruitment") return helping.holdMoreThan(match);
    // "They hold the passport" holds nobody.
    if (subject === "confinement") return seized.holdMoreThan(match);
    return subject === "loan" && (unpaid.holdMoreThan(match) || owing.hold(match));
  };
  for (const { match, subjects } of words) {
    if (names.holdMoreThan(match)) continue;
    for (const subject of subjects) {
      if (!isPart(subject) && !meansElse(subject, match)) topics.add(subject);
    }
  }
  if (owed.length > 0) topics.add("unpaid");
  if (isLeaveTaking(words)) topics.add("leave_taking");
  return topics;
}

function isPart(subject: Subject): boolean {
  const { part }: Bearing = SUBJECTS[subject];
  return part === true;
}

function subjectsOf(match: TermMatch, language: string | null): readonly Subject[] {
  return match.value.subjects
    .filter((meaning) => counts(meaning, match, language))
    .map(({ subject }) => subject);
}

function isName({ value: { places } }: TermMatch): boolean {
  return places.some(({ sort }) => sort === "name");
}

function isUnpaid({ value: { subjects } }: TermMatch): boolean {
  return subjects.some(({ subject }) => subject === "unpaid");
}

/** UTF-16 units up to which a word may be one of any language: "no" and "bon" are a debt in two of them. */
const OF_ANY_LANGUAGE = 3;

function counts(
  meaning: SubjectMeaning,
  { language: ending, start, end }: TermMatch,
  text: string | null,
): boolean {
  if (ending !== null && meaning.language !== ending) return false;
  if (meaning.open) return true;
  if (text === null) return end - start > OF_ANY_LANGUAGE;
  return KIN[meaning.language]?.includes(text) ?? meaning.language === text;
}

function isHelp({ value: { subjects } }: TermMatch): boolean {
  return subjects.some(({ subject }) => subject === "help");
}

function isSeizure({ value: { subjects } }: TermMatch): boolean {
  return subjects.some(({ subject }) => subject === "seizure");
}

/** What beside words speaks for work: the sides of a route that the text names. */
export interface RouteEvidence {
  readonly origin: boolean;
  readonly destination: boolean;
  readonly terms: boolean;
  /** Whether both sides are known, a side told by the language included. */
  readonly whole: boolean;
  /** Whether a sum of money is named. */
  readonly money: boolean;
}

/** Whether a text is about work, recruitment or migration: two independent subjects of which one is work itself, or one strong subject. */
export function isAboutWork(topics: ReadonlySet<Subject>, route: RouteEvidence): boolean {
  let weight = 0;
  let core = route.terms;
  for (const topic of topics) {
    const bearing = SUBJECTS[topic];
    weight += bearing.weight;
    if (bearing.core) core = true;
  }
  if (route.origin) weight += 0.5;
  if (route.destination) weight += 0.5;
  if (route.terms) weight += 1;
  if (route.money) weight += 0.5;
  if (weight < 2) return false;
  return (
    core ||
    isHeldAgainstWill(topics) ||
    hasOverstayed(topics, route) ||
    isPricedPassage(topics, route)
  );
}

/** Nobody who travels for pleasure tells of papers that ran out in a country to which people go for work. */
function hasOverstayed(topics: ReadonlySet<Subject>, route: RouteEvidence): boolean {
  return topics.has("no_status") && route.destination && !topics.has("everyday");
}

/** A price for getting from one country to the other, asked of someone who comes from the first, or what the law says of one. */
function isPricedPassage(topics: ReadonlySet<Subject>, route: RouteEvidence): boolean {
  const priced = topics.has("fee") || topics.has("loan") || topics.has("deposit");
  const isAsked = route.money || (topics.has("fee") && topics.has("law"));
  return route.whole && isAsked && priced && !topics.has("everyday");
}

/** Nobody names an employer while asking to be let out of a house: two harms, or one and the papers, say enough. */
function isHeldAgainstWill(topics: ReadonlySet<Subject>): boolean {
  const harms = HARMS.filter((harm) => topics.has(harm));
  return (
    harms.length >= 2 || (harms.length === 1 && topics.has("passport") && !topics.has("everyday"))
  );
}

const HARMS = ["confinement", "violence", "threat", "conditions"] as const;
