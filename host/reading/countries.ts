import type { CountryMention, FoldedText } from "../contract/reading.ts";
import { foldText } from "../matching/folding/fold.ts";
import { shortCodes } from "./country-codes.ts";
import type { FoundPlace } from "./found-place.ts";
import { isSpelledAsPlace, type TermMatch } from "./lexicon.ts";
import type { PlaceMeaning, PlaceSort } from "./meanings.ts";
import { directionAt, type Direction, type PlaceSpot } from "./directions.ts";
import { isOrdinaryWord } from "./places/ordinary.ts";
import { standingAt, type Standing } from "./standing.ts";

/** Which side of a route a country is usually on; asked for each mention that no word decides. */
export type UsualSide = (country: string) => "origin" | "destination" | "both";

/** A country mention with how it was found and how sure its side is. */
export interface PlacedMention extends CountryMention {
  readonly sort: PlaceSort | "code";
  /** Whether a word such as "from" decided the side, not habit. */
  readonly marked: boolean;
  readonly direction: Direction | null;
  readonly standing: Standing | null;
  /** Which side of a route the country is usually on. */
  readonly usual: ReturnType<UsualSide>;
}

/** Cyrillic endings that verbs take and no place does: "грузил" loaded something, and is not of Georgia. */
const ENDS_VERBS = new Set("л ла ли ло ешь ет ют ть".split(" "));

/** Arabic endings that what is somebody's takes and no country does: "كابلات" are cables, and not of Kabul. */
const ENDS_OWNED = new Set(
  "ه ها هم هن نا ك كم ات وں یں ا".split(" ").map((end) => foldText(end).folded),
);

/** Endings by which the name of a country becomes its people: "هندي", "पाकिस्तानी". */
const ENDS_PEOPLE = new Set("ي ین ين ون ी".split(" ").map((end) => foldText(end).folded));

const MOST = 40;

/** What beside its words tells where the countries of a text are. */
export interface PlaceSigns {
  readonly usualSide: UsualSide;
  readonly language: string | null;
}

/** The countries a text names, in text order, each with its side of the route where words or habit tell it. */
export function readCountries(
  text: FoldedText,
  matches: readonly TermMatch[],
  { usualSide, language }: PlaceSigns,
): PlacedMention[] {
  const found = [...placeMatches(text, matches, language), ...shortCodes(text)].toSorted(
    (a, b) => a.start - b.start || b.end - a.end || a.behind.length - b.behind.length,
  );
  const mentions: PlacedMention[] = [];
  let reached = -1;
  const codes = new Set(found.map(({ code }) => code));
  for (const seen of found) {
    const place = { ...seen, code: namesakeOf(text, seen, { codes, language }) };
    const sameSpot = place.start < reached && mentions.at(-1)?.code !== place.code;
    if (place.start < reached && !sameSpot) continue;
    if (sameSpot && place.end <= reached) continue;
    reached = Math.max(reached, place.end);
    mentions.push(mentionOf(text, place, usualSide));
    if (mentions.length === MOST) break;
  }
  return mentions;
}

/** Cities that two countries have, and the one meant where the message names the other country. */
const NAMESAKES: readonly (readonly [name: RegExp, usual: string, other: string])[] = [
  [/^(?:tripoli|طرابلس)/u, "LY", "LB"],
  [/^(?:hyderabad|حيدر|حیدر)/u, "IN", "PK"],
];
/** Amman, whose doubled letter tells it from Oman where it is written. */
const AMMAN = /م\u064e?\u0651/u;

/** The Saudi port always has its article, the Lebanese town never; Urdu writes none. */
const JUBAIL = foldText("جبيل").folded;

interface Named {
  readonly codes: ReadonlySet<string>;
  readonly language: string | null;
}

function namesakeOf(text: FoldedText, place: FoundPlace, { codes, language }: Named): string {
  const { code, start, end, before } = place;
  const name = text.folded.slice(start + before.length, end);
  if (code === "OM" && AMMAN.test(text.original.slice(text.startOf(start), text.endOf(end))))
    return "JO";
  if (name === JUBAIL) return before.endsWith("ال") || language === "ur" ? "SA" : "LB";
  if (code === "SV" && language === "pt" && name === "salvador") return "BR";
  const twin = NAMESAKES.find(([spelled, usual]) => usual === code && spelled.test(name));
  return twin !== undefined && codes.has(twin[2]) ? twin[2] : code;
}

function placeMatches(
  text: FoldedText,
  matches: readonly TermMatch[],
  textLanguage: string | null,
): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (const match of matches) {
    if (match.value.places.length === 0 || !mayBePlace(text, match, textLanguage)) continue;
    const { end, before, behind } = match;
    const spot = { start: match.start + leadingOf(text, match), end, before, behind };
    for (const meaning of match.value.places) {
      const sort = sortAt(text, spot, { meaning, all: match.value.places });
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
}

/** How a word points to a country where it stands; null where it does not. */
function sortAt(text: FoldedText, spot: PlaceSpot, { meaning, all }: PlaceMeant): PlaceSort | null {
  const { country, sort } = meaning;
  if (sort === "doubtful") return isSurelyPlace(text, spot) ? sort : null;
  if (sort !== "name") return sort;
  if (ENDS_OWNED.has(spot.behind)) return null;
  if (isPeopleToo(all, country) && isOfPeople(text, spot)) return null;
  return ENDS_PEOPLE.has(spot.behind) ? "people" : sort;
}

/** Where a word is both: one with an article, or with no word of place beside it, is of the people. */
function isOfPeople(text: FoldedText, spot: PlaceSpot): boolean {
  return isPeopleAfterArticle(text, spot) || directionAt(text.folded, spot) === null;
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

/** "in Jordan", "to Oman": after a word of place, and not in lower case after one where a thing may stand. */
function isSurelyPlace(text: FoldedText, spot: PlaceSpot): boolean {
  if (directionAt(text.folded, spot) === null) return false;
  const { start, end } = spot;
  const written = text.original.slice(text.startOf(start), text.endOf(end));
  return written !== "turkey" || /\b(in|from)\s$/.test(text.folded.slice(0, start));
}

function mentionOf(text: FoldedText, place: FoundPlace, usualSide: UsualSide): PlacedMention {
  const direction = directionAt(text.folded, place);
  const { role, marked } = sideOf(place, direction, usualSide);
  const start = text.startOf(place.start);
  const end = text.endOf(place.end);
  const code = place.code;
  const sort = direction === "of" && place.sort === "name" ? "people" : place.sort;
  const standing = standingAt(text.folded, place);
  const written = text.original.slice(start, end);
  const usual = usualSide(code);
  return { code, role, text: written, start, end, sort, marked, direction, standing, usual };
}

interface Side {
  readonly role: CountryMention["role"];
  readonly marked: boolean;
}

function sideOf(place: FoundPlace, direction: Direction | null, usualSide: UsualSide): Side {
  if (place.side !== undefined) return { role: place.side, marked: true };
  if (place.sort === "origin") return { role: "origin", marked: true };
  if (place.sort === "destination") return { role: "destination", marked: true };
  const usual = usualSide(place.code);
  if (place.sort === "people" || direction === "of") {
    return { role: usual === "destination" ? "destination" : "origin", marked: usual !== "both" };
  }
  return sideByDirection(direction, usual);
}

function sideByDirection(direction: Direction | null, usual: ReturnType<UsualSide>): Side {
  if (direction === "from") return { role: "origin", marked: true };
  if (direction === "back" && usual !== "destination") return { role: "origin", marked: true };
  if (direction === "to" || direction === "back") return { role: "destination", marked: true };
  if (usual !== "both") return { role: usual, marked: false };
  // An agent "in Thailand" and a boat "in Thailand" look alike: most who write are where they work.
  return { role: direction === "in" ? "destination" : "unknown", marked: false };
}
