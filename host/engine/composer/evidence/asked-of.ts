import { isGraveSeverity } from "../../../../schemas/taxonomy.ts";
import type { GrepHit, Match } from "../../../contract/layer.ts";
import type { Reading } from "../../../contract/reading.ts";
import { foldedAt } from "../../../matching/folding/folded-at.ts";
import { sentencesOver } from "../../../matching/sentence.ts";
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

function isInQuestion({ start, end }: Match, { folded, amounts }: Reading): boolean {
  const around = sentencesOver(folded, foldedAt(folded, start), foldedAt(folded, end));
  if (!QUESTION_MARK.test(folded.folded.slice(around.start, around.end))) return false;
  return !amounts.some(({ start: sum }) => {
    const at = foldedAt(folded, sum);
    return at >= around.start && at < around.end;
  });
}
