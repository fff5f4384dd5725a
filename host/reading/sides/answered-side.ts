import type { CorridorMention, CountryMention, Reading } from "../../contract/reading.ts";
import { mayBeFrom } from "../places/homelands.ts";

type Side = "origin" | "destination";
type Before = Pick<Reading, "corridors" | "countries" | "language">;

/** A message of nothing but a country, on the side of the route that was not told before: who works in Kuwait and is asked where they are from answers "Tanzania"; who is from Nepal and is asked where the work is answers "India". */
export function asAnswered(own: Reading, before: Before): Reading {
  if (before.language === "vi" && isVietnameseNo(own))
    return { ...own, countries: [], corridors: [] };
  const [first] = own.countries;
  const side = first === undefined ? null : sideOf(first, own, before);
  if (first === undefined || side === null) return own;
  const open: CorridorMention = { origin: null, destination: null, basis: "named" };
  return {
    ...own,
    countries: own.countries.map((mention) => ({ ...mention, role: side })),
    corridors: [{ ...open, [side]: first.code }],
  };
}

/** "Hk" is how Vietnamese write "no", and a country elsewhere. */
function isVietnameseNo({ text }: Reading): boolean {
  return /^\W*hk\W*$/iu.test(text);
}

/** The side that it answers; null where words or habit tell it as well. */
function sideOf({ code }: CountryMention, { countryAlone }: Reading, before: Before): Side | null {
  if (countryAlone === undefined) return null;
  const works = toldSides(before, "destination");
  const homes = toldSides(before, "origin");
  if (works.has(code) || homes.has(code)) return works.has(code) ? "destination" : "origin";
  const isOfHome = countryAlone !== "reached" || !isHomeKnown(code, homes, before);
  if (works.size > 0) return isOfHome ? "origin" : null;
  return countryAlone === "left" && isHomeKnown(code, homes, before) ? "destination" : null;
}

/** Whether it was told where somebody is from, or their language is none of that country. */
function isHomeKnown(
  code: string,
  homes: ReadonlySet<string>,
  { corridors, language }: Before,
): boolean {
  const isSpoken = corridors.some(({ origin, basis }) => origin !== null && basis === "language");
  return homes.size > 0 || (isSpoken && !mayBeFrom(language, code));
}

/** Countries on that side of the routes before that were named, and not only hinted at or implied. */
function toldSides({ corridors, countries }: Before, side: Side): ReadonlySet<string> {
  const named = new Set(countries.filter(({ hinted }) => hinted !== true).map(({ code }) => code));
  const codes = corridors.flatMap(({ [side]: code }) => (code === null ? [] : [code]));
  return new Set(codes).intersection(named);
}
