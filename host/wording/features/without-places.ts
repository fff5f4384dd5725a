import type { FoldedText } from "../../contract/reading.ts";
import { TextMemo } from "../../matching/folding/text-memo.ts";
import { findPlaces } from "../../reading/places/find-places.ts";
import { findTerms } from "../../reading/terms/lexicon.ts";

/** A unit for private use that no text of ours has: a place, whichever it is. */
const PLACE = "\ue000";
const RUNS = /\ue000+/g;

interface Kept {
  readonly language: string | null;
  readonly words: string;
}

const kept = new TextMemo<Kept>();

/**
 * The folded text with all letters of each country, place and people it names as one and the same unit, so that all else stands where it stood; kept as long as the text.
 * The texts that models learn from tell more harm of some countries than of others, and nobody's message may weigh more or less for where she comes from (counterfactual fairness; Garg et al., 2019).
 * `language` is the text's ISO 639 code, or null when unsure.
 */
export function withoutPlaces(text: FoldedText, language: string | null): string {
  const known = kept.get(text);
  if (known?.language === language) return known.words;
  const words = covered(text, language);
  kept.set(text, { language, words });
  return words;
}

/** The same with one unit for each place, however long its name is. */
export function placesAlike(words: string): string {
  return words.includes(PLACE) ? words.replaceAll(RUNS, PLACE) : words;
}

function covered(text: FoldedText, language: string | null): string {
  const { folded } = text;
  let words = "";
  let at = 0;
  for (const { start, end } of findPlaces(text, findTerms(text), language)) {
    if (start < at) continue;
    words += folded.slice(at, start) + PLACE.repeat(end - start);
    at = end;
  }
  return words + folded.slice(at);
}
