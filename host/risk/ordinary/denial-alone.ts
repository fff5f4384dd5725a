import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import type { Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { VIOLENCE_AND_FORCE } from "../deeds.ts";

/** UTF-16 units of what may stand beside a denial that is all somebody says. */
const BESIDE = 100;

/** Subjects beside which a denial is all the same all that is said: who works where, for whom, and by which papers. */
const HARMLESS: ReadonlySet<string> = new Set(
  "employer overseer work_permit domestic_work worker sector care everyday travel agent recruitment visa passport overtime license salary contract help".split(
    " ",
  ),
);

/** Concepts by which harm is told for all that is denied beside it, and words of denial, of condition and of what may come yet, beside which a word that is not known may be of harm. */
const TELLING = conceptHashes(
  `${VIOLENCE_AND_FORCE} ransom sell afraid hungry cry watch guard alone trap cheat fake shout arrest police undocumented unpaid late-pay deduct debt owe fine tell-nobody pregnant accident take-away trafficking scam-work compound blacklist send-home deposit fee rescue not never without but only if because until refuse forbidden must`,
);

/** Whether somebody says of harm that it does not befall them, and hardly anything beside: the model of who speaks knows what is left from those it befell. */
export function isDenialAlone(reading: Reading): boolean {
  const { denies, topics, folded, language } = reading;
  if (denies !== true || isLongOrAsks(reading)) return false;
  if (![...topics].every((topic) => HARMLESS.has(topic))) return false;
  return !meanAny(findConcepts(folded.folded, language), TELLING);
}

function isLongOrAsks({ text, folded, amounts }: Reading): boolean {
  return folded.folded.length > BESIDE || amounts.length > 0 || QUESTION_MARK.test(text);
}
