import type { Reading } from "../contract/reading.ts";
import { GROUPS } from "./concept-files.ts";
import { findConcepts } from "./concepts.ts";

const READ = new Set(GROUPS.flat());

/** Of a text in Latin letters whose words are counted, so many must be there. */
const FEWEST_WORDS = 5;
/** Share of its words up to which it is unread; a larger one where its small words are those of another language. */
const FEW_KNOWN = 0.25;
const FEW_OF_ANOTHER = 0.4;

/** Small words that in Latin letters hardly another language than English has: a short sentence may hold one and none that only English counts as its own. */
const ENGLISH =
  /(?<![\p{L}\p{M}'])(?:the|this|that|these|those|she|they|their|with|your|our|his|and|has|have)(?![\p{L}\p{M}'])/u;

/** Figures, units and single letters are the same in all languages. */
const WORD = /\p{L}[\p{L}\p{M}']+/gu;
const MOSTLY_LATIN = /^[^\p{L}]*(?:\p{Script=Latin}[^\p{L}]*)+$/u;

/** Whether rules and text model know a language, by its ISO 639 code. */
export function isReadLanguage(language: string | null): boolean {
  return language !== null && READ.has(language);
}

/** Whether a message is in a language that neither rules nor text model know, by its script and small words, and in Latin letters by how few of its words mean anything in any language. */
export function isUnread({ text, folded: { folded }, language }: Reading): boolean {
  if (isReadLanguage(language)) return false;
  if (!MOSTLY_LATIN.test(text)) return language !== null;
  if (language === null && ENGLISH.test(folded)) return false;
  const words = folded.match(WORD)?.length ?? 0;
  const few = language === null ? FEW_KNOWN : FEW_OF_ANOTHER;
  return words >= FEWEST_WORDS && findConcepts(folded, null).length <= words * few;
}
