import type { Snapshot } from "../../contract/knowledge.ts";
import type { Sanitized } from "../../contract/search.ts";
import { STOP_WORDS } from "../../retrieval/text/stop-words.ts";
import { publicParts } from "./public-parts.ts";
import type { GateParts } from "../gate-parts.ts";
import { sanitizeQuery } from "./sanitize.ts";
import { isWithin } from "./span.ts";
import { wordForm, wordsIn, type PlacedWord } from "./words.ts";

/** Most words of a rephrased query. */
const MOST_WORDS = 24;

/**
 * What of a rephrased query may leave: made strict again, and without every place, law, body, sum or number that
 * the strict query does not have. Null where nothing of it may, or where it no longer speaks of the same.
 */
export function narrowQuery(
  rephrased: string,
  { strict, knowledge }: { readonly strict: Sanitized; readonly knowledge: Snapshot },
  parts: GateParts,
): string | null {
  const { text, blocked } = sanitizeQuery(rephrased, knowledge, parts);
  if (blocked !== null || strict.blocked !== null) return null;
  const own = new Set(wordsIn(strict.text).map(({ word }) => wordForm(word)));
  const telling = publicParts(text, knowledge, parts.read).filter(
    // "domestic workers" is also the name of a body; in small letters it tells none.
    ({ sort, start, end }) => sort !== "body" || /\p{Lu}/u.test(text.slice(start, end)),
  );
  const words = wordsIn(text).filter(
    (word) => own.has(wordForm(word.word)) || !(isWithin(word, telling) || isNumber(word)),
  );
  const isSame = words.some(({ word }) => {
    const form = wordForm(word);
    return own.has(form) && !STOP_WORDS.has(form);
  });
  if (!isSame) return null;
  const told = words
    .slice(0, MOST_WORDS)
    .map(({ word }) => word)
    .join(" ");
  const again = sanitizeQuery(told, knowledge, parts);
  return again.blocked === null ? again.text : null;
}

function isNumber({ word }: PlacedWord): boolean {
  return /\p{N}/u.test(word);
}
