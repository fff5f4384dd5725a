import type { CountryMention, FoldedText } from "../contract/reading.ts";
import { shortCodes } from "./country-codes.ts";
import type { FoundPlace } from "./found-place.ts";
import { isSpelledAsPlace, type PlaceMeaning, type PlaceSort, type TermMatch } from "./lexicon.ts";
import { directionAt, type Direction, type PlaceSpot } from "./directions.ts";
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
}

/** Cyrillic endings that verbs take and no place does: "грузил" loaded something, and is not of Georgia. */
const ENDS_VERBS = new Set("л ла ли ло ешь ет ют ть".split(" "));

const MOST = 40;

/** The countries a text names, in text order, each with its side of the route where words or habit tell it. */
export function readCountries(
  text: FoldedText,
  matches: readonly TermMatch[],
  usualSide: UsualSide,
): PlacedMention[] {
  const found = [...placeMatches(text, matches), ...shortCodes(text)].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const mentions: PlacedMention[] = [];
  let reached = -1;
  const codes = new Set(found.map(({ code }) => code));
  for (const seen of found) {
    const place = { ...seen, code: namesakeOf(text, seen, codes) };
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

function namesakeOf(text: FoldedText, place: FoundPlace, codes: ReadonlySet<string>): string {
  const name = text.folded.slice(place.start + place.before.length, place.end);
  const twin = NAMESAKES.find(([spelled, usual]) => usual === place.code && spelled.test(name));
  return twin !== undefined && codes.has(twin[2]) ? twin[2] : place.code;
}

function placeMatches(text: FoldedText, matches: readonly TermMatch[]): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (const { value, start, end, language, before, behind } of matches) {
    if (language !== null || value.places.length === 0) continue;
    const spot = { start, end, before, behind };
    const written = text.original.slice(text.startOf(start), text.endOf(end - behind.length));
    if (ENDS_VERBS.has(behind) || !isSpelledAsPlace(written)) continue;
    const saidOfPeople = isPeopleAfterArticle(text, spot);
    for (const { country: code, sort } of value.places) {
      if (sort === "name" && saidOfPeople && isPeopleToo(value.places, code)) continue;
      if (sort === "doubtful" && !isSurelyPlace(text, spot)) continue;
      found.push({ code, sort, ...spot });
    }
  }
  return found;
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
  return { code, role, text: written, start, end, sort, marked, direction, standing };
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
