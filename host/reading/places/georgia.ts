import type { FoldedText } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { directionAt } from "../sides/directions.ts";
import type { FoundPlace } from "./found-place.ts";

/** How the state and the country are both called; other names of the country, as Грузия, and its cities are the country's alone. */
const BOTH = new Set(
  "georgia|geórgia|géorgie|georgien|جورجيا|جارجیا|जॉर्जिया|जर्जिया|জর্জিয়া|ஜார்ஜியா|ජෝර්ජියා|จอร์เจีย|ជអរជី|ဂျော်ဂျီယာ|ጆርጂያ|джорджия|джорджія|조지아|ジョージア|乔治亚|喬治亞"
    .split("|")
    .map((name) => foldText(name).folded),
);

/** Countries of the Americas, from which workers go to the state and hardly to the country. */
const AMERICAN = new Set(
  "MX GT HN SV NI CR PA CO VE EC PE BO PY BR JM HT DO CU BB TT BZ".split(" "),
);

interface Named {
  readonly found: readonly FoundPlace[];
  readonly language: string | null;
}

/** Whether Georgia is the state of the USA where it stands: of who is on its visas, H-2A or H-2B, of people from the Americas or who write Spanish, or beside another place there; not of who comes from it, or names it by another name, too. */
export function isGeorgiaOfStates(
  text: FoldedText,
  place: FoundPlace,
  { found, language }: Named,
): boolean {
  if (place.sort !== "name" && place.sort !== "doubtful") return false;
  if (!BOTH.has(nameOf(text, place))) return false;
  if (directionAt(text.folded, place, language) === "from") return false;
  const others = found.filter(({ start }) => start !== place.start);
  if (others.some((other) => other.code === "GE" && !BOTH.has(nameOf(text, other)))) return false;
  return language === "es" || others.some(({ code }) => code === "US" || AMERICAN.has(code));
}

function nameOf(text: FoldedText, { start, end, before, behind }: FoundPlace): string {
  return text.folded.slice(start + before.length, end - behind.length);
}
