import type { Reading } from "../../contract/reading.ts";
import { foldedAt } from "../../matching/folding/folded-at.ts";
import { withoutPlaces } from "../features/without-places.ts";

/** An acronym in a text that is not all capitals. */
const ACRONYM = /(?<![\p{L}\p{M}'])\p{Lu}{2,6}(?![\p{L}\p{M}'])/gu;
const SMALL_LETTER = /\p{Ll}/u;

/** The folded text without the names of places and without acronyms, which are the same in every language: what is left tells which it is in. All that is left stands where it stood. */
export function tellingPart({
  folded: text,
  language,
}: Pick<Reading, "folded" | "language">): string {
  const words = withoutPlaces(text, language);
  if (!SMALL_LETTER.test(text.original)) return words;
  let left = "";
  let at = 0;
  for (const { index, 0: acronym } of text.original.matchAll(ACRONYM)) {
    const start = foldedAt(text, index);
    const end = foldedAt(text, index + acronym.length);
    if (start < at) continue;
    left += words.slice(at, start) + " ".repeat(end - start);
    at = end;
  }
  return left + words.slice(at);
}
