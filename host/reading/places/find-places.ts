import { atOnce, type Steps } from "../../../schemas/steps.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { TextMemo } from "../../matching/folding/text-memo.ts";
import { shortCodes } from "./country-codes.ts";
import { directionAt, type PlaceSpot } from "../sides/directions.ts";
import type { FoundPlace } from "./found-place.ts";
import { isSpelledAsPlace, type TermMatch } from "../terms/lexicon.ts";
import type { PlaceMeaning, PlaceSort } from "../terms/meanings.ts";
import { isMeant } from "./doubtful.ts";
import { isGeorgiaOfStates } from "./georgia.ts";
import { misspelt } from "./misspelt.ts";
import { isOrdinaryWord } from "./ordinary.ts";
import { countryOfTown } from "./towns.ts";

/** Cyrillic endings that verbs take and no place does: "грузил" loaded something, and is not of Georgia. */
const ENDS_VERBS = new Set("л ла ли ло ешь ет ют ть".split(" "));

/** Arabic endings that what is somebody's takes and no country does: "كابلات" are cables, and not of Kabul. */
const ENDS_OWNED = new Set(
  "ه ها هم هن نا ك كم ات وں یں ا".split(" ").map((end) => foldText(end).folded),
);

/** Endings by which the name of a country becomes its people: "هندي", "पाकिस्तानी". */
const ENDS_PEOPLE = new Set("ي ین ين ون ी".split(" ").map((end) => foldText(end).folded));

interface Kept {
  readonly matches: readonly TermMatch[];
  readonly language: string | null;
  readonly places: readonly FoundPlace[];
}

const kept = new TextMemo<Kept>();

/** Places that are looked at before others get a turn. */
const AT_ONCE = 256;

/** The countries, their places and their people that a text names among `matches`, in text order, none over another but two countries that the same words may mean; kept as long as the text, as its countries and its wording are both read from them. */
export function findPlaces(
  text: FoldedText,
  matches: readonly TermMatch[],
  language: string | null,
): readonly FoundPlace[] {
  return atOnce(findPlacesSteps(text, matches, language));
}

/** The same in steps. */
export function* findPlacesSteps(
  text: FoldedText,
  matches: readonly TermMatch[],
  language: string | null,
): Steps<readonly FoundPlace[]> {
  const known = kept.get(text);
  if (known?.matches === matches && known.language === language) return known.places;
  const places = yield* search(text, matches, language);
  kept.set(text, { matches, language, places });
  return places;
}

function* search(
  text: FoldedText,
  matches: readonly TermMatch[],
  language: string | null,
): Steps<readonly FoundPlace[]> {
  const named = yield* placeMatches(text, matches, language);
  const found = [...named, ...shortCodes(text)].toSorted(
    (a, b) => a.start - b.start || b.end - a.end || a.behind.length - b.behind.length,
  );
  yield;
  const places: FoundPlace[] = [];
  let reached = -1;
  for (const [at, seen] of found.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) yield;
    const town = countryOfTown(text, seen);
    const place = { ...seen, code: town ?? namesakeOf(text, seen, { found, language }) };
    const sameSpot = place.start < reached && places.at(-1)?.code !== place.code;
    if (place.start < reached && !sameSpot) continue;
    if (sameSpot && place.end <= reached) continue;
    reached = Math.max(reached, place.end);
    places.push(place);
  }
  yield;
  const guessed = misspelt(text, places, { matches, language });
  if (guessed.length === 0) return places;
  return [...places, ...guessed].toSorted((a, b) => a.start - b.start);
}

/** Places that two countries have or are called by, and the one meant where the message names the other country, and the first by no other name. */
const NAMESAKES: readonly (readonly [name: RegExp, usual: string, other: string])[] = [
  [/^(?:tripoli|طرابلس)/u, "LY", "LB"],
  [new RegExp(`^${foldText("عمان").folded}$`, "u"), "OM", "JO"],
  [/^(?:hyderabad|حيدر|حیدر)/u, "IN", "PK"],
  [/^(?:[ck]ongo$|الكونغو|конго|कांगो|কঙ্গো|刚果|剛果)/u, "CG", "CD"],
];
/** Amman, whose doubled letter tells it from Oman where it is written. */
const AMMAN = /م\u064e?\u0651/u;

/** The Saudi port always has its article, the Lebanese town never; Urdu writes none. */
const JUBAIL = foldText("جبيل").folded;

interface Named {
  readonly found: readonly FoundPlace[];
  readonly language: string | null;
}

function namesakeOf(text: FoldedText, place: FoundPlace, named: Named): string {
  const own = alwaysMeant(text, place, named.language);
  if (own !== null) return own;
  const { found } = named;
  const { code } = place;
  if (code === "GE" && isGeorgiaOfStates(text, place, named)) return "US";
  const name = nameOf(text, place);
  const twin = NAMESAKES.find(([spelled, usual]) => usual === code && spelled.test(name));
  if (twin === undefined) return code;
  const [spelled, usual, other] = twin;
  const isOthers = found.some((each) => each.code === other);
  const isUsual = found.some((each) => each.code === usual && !spelled.test(nameOf(text, each)));
  return isOthers && !isUsual ? other : code;
}

/** The country that a name means by how it is spelled or the language, whatever else is named. */
function alwaysMeant(text: FoldedText, place: FoundPlace, language: string | null): string | null {
  const { code, start, end, before } = place;
  const name = nameOf(text, place);
  const written = text.original.slice(text.startOf(start), text.endOf(end));
  if (code === "OM" && AMMAN.test(written)) return "JO";
  if (name === JUBAIL) return before.endsWith("ال") || language === "ur" ? "SA" : "LB";
  return code === "SV" && language === "pt" && name === "salvador" ? "BR" : null;
}

function nameOf(text: FoldedText, { start, end, before }: FoundPlace): string {
  return text.folded.slice(start + before.length, end);
}

function* placeMatches(
  text: FoldedText,
  matches: readonly TermMatch[],
  textLanguage: string | null,
): Steps<FoundPlace[]> {
  const found: FoundPlace[] = [];
  for (const [at, match] of matches.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) yield;
    if (match.value.places.length === 0 || !mayBePlace(text, match, textLanguage)) continue;
    const { end, before, behind } = match;
    const spot = { start: match.start + leadingOf(text, match), end, before, behind };
    for (const meaning of match.value.places) {
      const beside = { all: match.value.places, matches, language: textLanguage };
      const sort = sortAt(text, spot, { meaning, ...beside });
      if (sort !== null) found.push({ code: meaning.country, sort, ...spot });
    }
  }
  return found;
}

/** Prepositions with which some names are known, as without one they are other words: "au Liban", "в Чили", "去河内". */
const LEADING =
  /^(?:(?:to|from|au|en|in|din|no|na|do|da|em|sang|di|ben|o|du|de|desde|a|para|pra|pro|ke|dari|asal|taga|kutoka|nimetoka|natoka|niko|в|у|до|на|з|із|из|в|في|من) |sa (?!kaeo)|[在去到从從喺])/u;

/** How much of a name is a preposition, which tells of the way as before any other name. */
function leadingOf(text: FoldedText, { start, end }: TermMatch): number {
  return LEADING.exec(text.folded.slice(start, Math.min(end, start + 12)))?.[0].length ?? 0;
}

/** Whether what is spelled like a place is written as one, and is no other word of the language. */
function mayBePlace(text: FoldedText, match: TermMatch, textLanguage: string | null): boolean {
  const { start, end, behind } = match;
  if (match.language !== null || ENDS_VERBS.has(behind)) return false;
  const written = text.original.slice(text.startOf(start), text.endOf(end - behind.length));
  const folded = text.folded.slice(start, end - behind.length);
  return isSpelledAsPlace(written, folded) && !isOrdinaryWord(text, match, textLanguage);
}

interface PlaceMeant {
  readonly meaning: PlaceMeaning;
  /** All places that the same word may point to. */
  readonly all: readonly PlaceMeaning[];
  /** All phrases that the text is read by. */
  readonly matches: readonly TermMatch[];
  readonly language: string | null;
}

/** How a word points to a country where it stands; null where it does not. */
function sortAt(text: FoldedText, spot: PlaceSpot, beside: PlaceMeant): PlaceSort | null {
  const { meaning, all, matches, language } = beside;
  const { country, sort } = meaning;
  if (sort === "doubtful") return isMeant(text, spot, { matches, language }) ? sort : null;
  if (sort !== "name") return sort;
  if (ENDS_OWNED.has(spot.behind)) return null;
  if (isPeopleToo(all, country) && isOfPeople(text, spot)) {
    return isBehindOwnPlace(text, spot, beside) ? sort : null;
  }
  return ENDS_PEOPLE.has(spot.behind) ? "people" : sort;
}

/** Where a word is both: one with an article, with persons behind it or with no word of place beside it, is of the people. */
function isOfPeople(text: FoldedText, spot: PlaceSpot): boolean {
  return (
    isPeopleAfterArticle(text, spot) ||
    PERSONS_BEHIND.test(text.folded.slice(spot.end, spot.end + 30)) ||
    directionAt(text.folded, spot, null) === null
  );
}

/** "Fees to Bangladeshi workers", "to our Indonesian nurses": a way leads to places, and not to persons. */
const PERSONS_BEHIND =
  /^ (?:(?:migrant|domestic|factory|farm|construction|care|foreign|male|female|young|plantation|hotel|security|garment) )?(?:workers?|migrants?|maids?|nurses?|helpers?|drivers?|guards?|girls?|boys?|wom[ae]n|m[ae]n|people|persons?|labou?rers?|employees?|staff|crews?|seafarers?|fishers?|fishermen|caregivers?|cleaners?|welders?|cooks?|interns?|trainees?|nationals?|citizens?|recruits?|students?|famil(?:y|ies))(?!\p{L})/u;

/** "Myawaddy, Burma": right behind a place in the country it is the country. */
function isBehindOwnPlace(
  text: FoldedText,
  { start }: PlaceSpot,
  { meaning, matches }: PlaceMeant,
): boolean {
  return matches.some(
    ({ end, value }) =>
      end <= start &&
      start - end <= 2 &&
      /^[ ,]*$/.test(text.folded.slice(end, start)) &&
      value.places.some(({ country, sort }) => country === meaning.country && sort === "name"),
  );
}

/** "a Filipina" is one of the people, though elsewhere "Filipina" is what the country is called. */
function isPeopleAfterArticle(text: FoldedText, { start }: PlaceSpot): boolean {
  return /(?:^|[^\p{L}])(?:an?|am|is|are|the|young) $/u.test(
    text.folded.slice(Math.max(0, start - 7), start),
  );
}

function isPeopleToo(places: readonly PlaceMeaning[], code: string): boolean {
  return places.some(({ country, sort }) => country === code && sort === "people");
}
