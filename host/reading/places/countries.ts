import type { CountryMention, FoldedText } from "../../contract/reading.ts";
import { directionAt, type Direction } from "../sides/directions.ts";
import { findPlaces } from "./find-places.ts";
import type { FoundPlace } from "./found-place.ts";
import type { TermMatch } from "../terms/lexicon.ts";
import type { PlaceSort } from "../terms/meanings.ts";
import { isWayHome } from "../sides/route-signs.ts";
import { isSentTo } from "../sides/sent-home.ts";
import { timeAt, type Time } from "../sides/now-and-then.ts";
import { isOtherThanFrom } from "./vietnamese.ts";
import { senderBehind } from "../whereabouts/agency-words.ts";
import { standingAt, type Standing } from "../whereabouts/standing.ts";

/** Which side of a route a country is usually on; asked for each mention that no word decides. */
export type UsualSide = (country: string) => "origin" | "destination" | "both";

/** A country mention with how it was found and how sure its side is. */
export interface PlacedMention extends CountryMention {
  readonly sort: PlaceSort | "code";
  /** Whether a word such as "from" decided the side, not habit. */
  readonly marked: boolean;
  readonly direction: Direction | null;
  readonly standing: Standing | null;
  /** Whether somebody is said to be there now, or to have been there before. */
  readonly time: Time | null;
  /** Which side of a route the country is usually on. */
  readonly usual: ReturnType<UsualSide>;
  /** Somebody is to be sent away there. */
  readonly sent?: true;
}

const MOST = 40;
/** Units behind a place in which who sends from there stands. */
const BEHIND = 32;

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
  return findPlaces(text, matches, language)
    .slice(0, MOST)
    .map((place) => mentionOf(text, place, { usualSide, language }));
}

function mentionOf(
  text: FoldedText,
  place: FoundPlace,
  { usualSide, language }: PlaceSigns,
): PlacedMention {
  const direction = directionAt(heardAt(text, place), place, language);
  const { role, marked } = sideOf(place, direction, { usualSide, language });
  const start = text.startOf(place.start);
  const end = text.endOf(place.end);
  const code = place.code;
  const sort = direction === "of" && place.sort === "name" ? "people" : place.sort;
  const said = standingAt(text.folded, place);
  const isAt = said === "self" && language === "fr" && sort === "name" && isAfterA(text, place);
  const usual = usualSide(code);
  const isSent = isSenders(text, { sort, end: place.end, usual, said });
  const standing = isSent ? "agent" : isAt ? "here" : said;
  const time = timeAt(text.folded, place);
  const written = text.original.slice(start, end);
  const sent = isSentTo(text, place) ? { sent: true as const } : {};
  return {
    code,
    role,
    text: written,
    start,
    end,
    sort,
    marked,
    direction,
    standing,
    time,
    usual,
    ...sent,
  };
}

/** The folded text, without the syllable before the place where it only looks like "from": "điện tử Hàn Quốc". */
function heardAt(text: FoldedText, { start }: FoundPlace): string {
  const { folded, original } = text;
  if (!isOtherThanFrom(original, text.startOf(start))) return folded;
  return `${folded.slice(0, start - 3)}-- ${folded.slice(start)}`;
}

interface Sender {
  readonly sort: PlacedMention["sort"];
  readonly end: number;
  readonly usual: PlacedMention["usual"];
  readonly said: Standing | null;
}

/** Whether an agency is named by its place, or a recruiter by one that people leave. */
function isSenders({ folded }: FoldedText, { sort, end, usual, said }: Sender): boolean {
  if ((sort !== "name" && sort !== "doubtful") || (said !== null && said !== "owner")) return false;
  const sender = senderBehind(folded.slice(end, end + BEHIND));
  return sender === "agency" || (sender === "recruiter" && usual !== "destination");
}

/** "Je suis à Tanger": folded, "à" is the article of other languages. */
function isAfterA({ folded }: FoldedText, { start }: FoundPlace): boolean {
  return folded.slice(Math.max(0, start - 3), start) === " a ";
}

interface Side {
  readonly role: CountryMention["role"];
  readonly marked: boolean;
}

function sideOf(
  place: FoundPlace,
  direction: Direction | null,
  { usualSide, language }: PlaceSigns,
): Side {
  if (place.side !== undefined) return { role: place.side, marked: true };
  if (place.sort === "origin") return { role: "origin", marked: true };
  if (place.sort === "destination") return { role: "destination", marked: true };
  const usual = usualSide(place.code);
  if (place.sort === "people" || direction === "of") {
    return { role: usual === "destination" ? "destination" : "origin", marked: usual !== "both" };
  }
  // Who writes Thai and goes back to Thailand is from there, whoever else comes to work there.
  if (direction === "back" && isWayHome(place.code, language))
    return { role: "origin", marked: true };
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
