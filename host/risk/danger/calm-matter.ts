import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import type { Reading } from "../../contract/reading.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { isOwedPay, tellsOfHarm } from "../owed-pay.ts";
import { isPressedAlone } from "./pressed.ts";
import { asksWayHome } from "./way-home.ts";
import { HELD_IN_FEAR } from "../deeds.ts";

/** Concepts by which somebody is hurt, held or afraid. */
const DEEDS = conceptHashes(`${HELD_IN_FEAR} cry sell ransom alone go-out tell-nobody`);
/** Of going home, and of what makes of it the end of a job and no flight. */
const HOMEWARD = conceptHashes("leave-job home-country");
const ENDED = conceptHashes("contract year good-boss ticket visa exit-permit how who");
/** To care for the old is a job, and in some languages the word for guarding. */
const CARE = conceptHashes("care");
const CARED = conceptHashes("old-person");
const GUARD = conceptHashes("guard");
const REST = conceptHashes("day-off no-rest overtime");

/** Whether it tells of what offices see to, and of nothing that hurts or holds anybody: the wish to go home, who reads what is written here, days without rest, the care of old people, or pay that is owed beside a threat to end the stay. Such words sound like those of who is in danger. */
export function isCalmMatter(reading: Reading): boolean {
  const { topics, folded, language, text, serviceAsked } = reading;
  if (isPressedAlone(reading)) return isOwedPay(reading) || QUESTION_MARK.test(text);
  if (tellsOfHarm(reading) || topics.has("help")) return false;
  const told = findConcepts(folded.folded, language);
  const isCare = areNear(told, CARE, CARED);
  if (told.some((word) => meanAny([word], DEEDS) && !(isCare && meanAny([word], GUARD))))
    return false;
  if (isCare || asksWayHome(reading) || serviceAsked !== undefined) return true;
  if (meanAny(told, REST)) return true;
  return meanAny(told, HOMEWARD) && meanAny(told, ENDED);
}
