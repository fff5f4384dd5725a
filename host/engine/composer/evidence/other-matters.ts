import type { GrepHit } from "../../../contract/layer.ts";
import type { Reading } from "../../../contract/reading.ts";
import { otherMatters } from "../../../risk/other-matter.ts";
import type { Found } from "./evidence.ts";

/** What was found without the signs that named nothing but another matter than what is told: who is held for ransom reads of no fee, and who is owed wages of no debt. */
export function withoutOtherMatters(found: Found, reading: Reading): Found {
  const others = otherMatters(reading);
  if (others.size === 0) return found;
  return { ...found, hits: found.hits.filter((hit) => !isOfThemAlone(hit, others)) };
}

function isOfThemAlone(
  { dimensions, named = dimensions, by_wording, custom }: GrepHit,
  others: ReadonlySet<string>,
): boolean {
  if (by_wording === true || custom === true || dimensions.length > 0) return false;
  return named.length > 0 && named.every((each) => others.has(each));
}
