import type { FoldedText, Reading } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import type { PlacedMention } from "./countries.ts";
import { isCountryNamed } from "./country-names.ts";

/** What the one country is that a text of nothing but places names, as `Reading.countryAlone` says. */
export function countryAlone(
  text: FoldedText,
  placed: readonly PlacedMention[],
): Reading["countryAlone"] {
  const [first] = placed;
  if (first === undefined || placed.some((mention) => isTold(mention, first))) return undefined;
  if (placed.some(({ sort }) => sort === "people")) return "people";
  if (first.usual === "origin") return "left";
  return placed.some((mention) => isWhole(text, mention)) ? "reached" : undefined;
}

/** Whether anything is told of the place, or it is in another country than the first. */
function isTold({ code, direction, standing, time, sort }: PlacedMention, first: PlacedMention) {
  const isHint = sort === "origin" || sort === "destination";
  const isPlaced = direction !== null && direction !== "of";
  return isHint || isPlaced || standing !== null || time !== null || code !== first.code;
}

function isWhole({ original }: FoldedText, { code, start, end }: PlacedMention): boolean {
  return isCountryNamed(code, foldText(original.slice(start, end)).folded);
}
