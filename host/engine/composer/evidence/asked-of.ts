import { isGraveSeverity } from "../../../../schemas/taxonomy.ts";
import type { GrepHit, Match } from "../../../contract/layer.ts";
import type { Reading } from "../../../contract/reading.ts";
import { QUESTION_MARK } from "../../../../schemas/question-mark.ts";
import type { Found } from "./evidence.ts";

/** Chance of who asks from which on, and of any victim under which, a message asks and tells of nobody. */
const ASKS = 0.5;
const TELLS = 0.3;

/** What a question for a price or a law names without anybody having asked for money. */
const OF_MONEY: ReadonlySet<string> = new Set([
  "illegal_fees",
  "fee_camouflage",
  "debt-bondage",
  "withholding-of-wages",
]);

/** Where a sentence ends, in any script; a point only before a space. */
const SENTENCE_END = /[!?\n\u3002\uff01\uff1f\u0964\u061f\u06d4\u1362\u17d4\u104b]|\.(?=\s|$)/gu;

/** What was found without mild signs of money that are nothing but the words of a question in which no sum is named: "how much may an agency charge" demands nothing. */
export function withoutAskedOf(found: Found, reading: Reading): Found {
  if (!isQuestionAlone(reading)) return found;
  const hits = found.hits.filter((hit) => !isQuestionsWords(hit, reading));
  if (hits.length === found.hits.length) return found;
  return { ...found, hits, patterns: hits.some(isTelling) ? found.patterns : [] };
}

function isQuestionAlone({ wording, text, feeDemanded }: Reading): boolean {
  if (wording === null || feeDemanded !== undefined || !QUESTION_MARK.test(text)) return false;
  return wording.inquiry >= ASKS && wording.danger + wording.victim < TELLS;
}

function isTelling({ severity }: GrepHit): boolean {
  return severity !== "low";
}

function isQuestionsWords(hit: GrepHit, reading: Reading): boolean {
  const { severity, custom, by_wording, dimensions, matches } = hit;
  if (custom === true || by_wording === true || isGraveSeverity(severity)) return false;
  if (matches.length === 0 || !dimensions.every((each) => OF_MONEY.has(each))) return false;
  return matches.every((match) => isInQuestion(match, reading));
}

function isInQuestion({ start, end }: Match, { text, amounts }: Reading): boolean {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  const from = ends.findLast((each) => each <= start) ?? 0;
  const to = ends.find((each) => each >= end) ?? text.length;
  if (!QUESTION_MARK.test(text.slice(from, to))) return false;
  return !amounts.some((sum) => sum.start >= from && sum.start < to);
}
