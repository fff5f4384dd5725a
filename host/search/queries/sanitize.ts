import type { SearchRedaction } from "../../../schemas/http/search/redaction.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { Sanitized } from "../../contract/search.ts";
import { STOP_WORDS } from "../../retrieval/text/stop-words.ts";
import { buildVocabulary } from "./vocabulary.ts";
import { identify, type Identifying } from "./identify.ts";
import type { GateParts } from "../gate-parts.ts";
import { reasonToBlock } from "./reason-to-block.ts";
import { wordForm, wordsIn } from "./words.ts";

/** A query has so many words; a story that is told at length tells whose it is. */
const MOST_WORDS = 40;
/** What is left may, once words are gone, read otherwise than before. */
const MOST_ROUNDS = 4;
/** Signs nobody sees, except the joiners that Persian and Indic words need; with them halves of surrogate pairs, of which no address can be made. */
const UNSEEN = /(?![\t\n\r]|\u200c|\u200d)[\p{Cf}\p{Cc}\p{Cs}]/gu;
/** The anonymizer's own marks, which an anonymized text brings along. */
const PLACEHOLDER = /<([A-Z][A-Z0-9_]{1,40})_\d{1,5}>/g;

/**
 * Takes out of a query everything that identifies a person and every word that the library does not know, so that a
 * name no pattern recognises stays here too. Laws, public bodies, countries, jobs and sums stay. The same query gives
 * the same answer, and an answer sanitized again is itself. At most 40 words leave, or `most`.
 */
export function sanitizeQuery(
  query: string,
  knowledge: Snapshot,
  { most = MOST_WORDS, ...parts }: GateParts & { readonly most?: number },
): Sanitized {
  let text = query.normalize("NFC").replaceAll(UNSEEN, "");
  const found: Identifying[] = [];
  const redactions: SearchRedaction[] = [];
  text = text.replaceAll(PLACEHOLDER, (_, label: string) => {
    redactions.push({ kind: label.toLowerCase(), replacement: "" });
    return " ";
  });
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const identifying = identify(text, knowledge, parts);
    const next = withoutThem(text, identifying);
    found.push(...identifying);
    if (next === text) break;
    text = next;
  }
  redactions.push(...told(found));
  const excess = wordsIn(text)[most];
  if (excess !== undefined) {
    text = tidy(text.slice(0, excess.start));
    redactions.push({ kind: "excess_words", replacement: "" });
  }
  const blocked = reasonToBlock(text, found, (word) => isSaying(word, knowledge));
  return { text: blocked === null ? text : "", redactions, blocked };
}

function isSaying(word: string, knowledge: Snapshot): boolean {
  const form = wordForm(word);
  return (
    !STOP_WORDS.has(form) && (knowledge.derive(buildVocabulary).has(form) || /^\p{Lu}/u.test(word))
  );
}

function withoutThem(text: string, identifying: readonly Identifying[]): string {
  let left = "";
  let read = 0;
  for (const { start, end, replacement } of identifying) {
    const isTold = text.slice(end).trimStart().toLowerCase().startsWith(replacement);
    left += `${text.slice(read, start)} ${isTold ? "" : replacement} `;
    read = end;
  }
  return tidy(left + text.slice(read));
}

/** Single spaces, and no signs that stand between nothing. */
function tidy(text: string): string {
  const words = wordsIn(text);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return "";
  // A sign before the first or behind the last word belongs to it only where it tells a sum or a percentage.
  const start = /[$€£¥₱₹₩฿₫৳₦%]\s?$/u.exec(text.slice(0, first.start))?.index ?? first.start;
  const end = last.end + (/^\s?[$€£¥₱₹₩฿₫৳₦%]/u.exec(text.slice(last.end))?.[0].length ?? 0);
  return text
    .slice(start, end)
    .replaceAll(/[<>"“”«»()[\]{}|*_#~^\\`]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/(?:\s[,;:.!?/&+@='’-]+)+(?=\s)/gu, "")
    .replaceAll(/([,;:.!?])(?:\s?[,;:.!?])+/gu, "$1")
    .trim();
}

/** One entry per thing taken out; words that nobody knows are told once per run. */
function told(found: readonly Identifying[]): SearchRedaction[] {
  return found
    .filter(({ kind }, at) => kind !== "unlisted_word" || found[at - 1]?.kind !== kind)
    .map(({ kind, replacement }) => ({ kind, replacement }));
}
