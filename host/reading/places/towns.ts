import type { FoldedText } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { ORIGINS } from "../sides/route-signs.ts";
import type { FoundPlace } from "./found-place.ts";

/** States and provinces that stand behind their towns, of countries where many towns are called as places elsewhere. */
const REGIONS = byName("|", {
  US: "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming|pensilvania|carolina del norte|carolina del sur|luisiana|misisipi|nueva york|nueva jersey|tejas",
  CA: "ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|prince edward island|columbia británica|nueva escocia|nouvelle-écosse|nouveau-brunswick",
  AU: "queensland|new south wales|victoria|tasmania|western australia|south australia|northern territory|nsw",
});

/** The same as they are written on addresses, in capitals; those that are English words too are left out. */
const INITIALS = byName(" ", {
  US: "AL AK AZ AR CA CO CT DE FL GA IA IL KS KY LA MA MD MI MN MO MS MT NC ND NE NH NJ NM NV NY OK PA RI SC SD TN TX UT VA VT WA WI WV WY",
  CA: "ON QC BC AB MB SK NS NB NL",
  AU: "QLD NSW VIC TAS",
});

const NO_TOWNS: ReadonlySet<FoundPlace["sort"]> = new Set(["people", "origin", "destination"]);

/** UTF-16 units behind a town in which its state or province is named. */
const BESIDE = 24;
const BEHIND = /^(, ?| )(\p{L}+(?:[ -]\p{L}+){0,2})/u;
const FROM = /(?:^|[^\p{L}])(?:from|de|du|da|do|dari|galing|mula sa|tu|из|з|із) $/u;

/** The country of the state or province right behind a place, as a town there is called as the place: "London, Ontario", "Lebanon Pennsylvania", "Paris TX". Null where there is none, or somebody may come from the place and work in that state: "from Jamaica, Ontario farm". */
export function countryOfTown(text: FoldedText, place: FoundPlace): string | null {
  const { start, end, code } = place;
  if (NO_TOWNS.has(place.sort)) return null;
  const { folded } = text;
  const [, gap = "", region = ""] = BEHIND.exec(folded.slice(end, end + BESIDE)) ?? [];
  const country = region === "" ? null : (initialsAt(text, place) ?? regionIn(region));
  if (country === null || country === code) return null;
  const isFrom = FROM.test(folded.slice(Math.max(0, start - 12), start));
  return isFrom || (ORIGINS.has(code) && gap !== " ") ? null : country;
}

/** The country of the longest name that stands there. */
function regionIn(words: string): string | null {
  const parts = words.split(" ");
  for (let count = parts.length; count > 0; count--) {
    const country = REGIONS.get(parts.slice(0, count).join(" "));
    if (country !== undefined) return country;
  }
  return null;
}

/** Where all is in capitals they tell nothing. */
function initialsAt(text: FoldedText, { end }: FoundPlace): string | null {
  const { original } = text;
  const at = text.endOf(end);
  const behind = original.slice(at, at + 6);
  const [, initials = ""] = /^,? ([A-Z]{2,3})(?![\p{L}\p{N}])/u.exec(behind) ?? [];
  if (initials === "" || !/\p{Ll}/u.test(original)) return null;
  return INITIALS.get(foldText(initials).folded) ?? null;
}

function byName(
  parting: string,
  countries: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(countries).flatMap(([country, names]) =>
      names.split(parting).map((name) => [foldText(name).folded, country] as const),
    ),
  );
}
