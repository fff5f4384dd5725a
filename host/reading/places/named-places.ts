import type { CountryMention, Reading } from "../../contract/reading.ts";
import { foldedAt } from "../../matching/folding/folded-at.ts";

/** The folded text without the places and peoples that are named in it: "my Nepali maid" is "my maid". */
export function withoutNamedPlaces({
  folded,
  countries,
}: Pick<Reading, "folded" | "countries">): string {
  let words = "";
  let at = 0;
  for (const { start, end, hinted } of countries) {
    const from = foldedAt(folded, start);
    if (hinted === true || from < at) continue;
    words += folded.folded.slice(at, from);
    at = foldedAt(folded, end);
  }
  return (words + folded.folded.slice(at)).replaceAll(/ {2,}/g, " ");
}

/** A place with so many folded units on either side. */
export function aroundPlace(
  { folded }: Pick<Reading, "folded">,
  { start, end }: Pick<CountryMention, "start" | "end">,
  units: number,
): string {
  const from = Math.max(0, foldedAt(folded, start) - units);
  return folded.folded.slice(from, foldedAt(folded, end) + units);
}
