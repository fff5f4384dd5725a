import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import { BEGUN, hasAny } from "../../../schemas/subjects.ts";
import type { KindChances, Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { isOutOfReach } from "./out-of-reach.ts";
import { VIOLENCE_AND_FORCE } from "../deeds.ts";

/** Chance of who asks from which on, and of danger and of any victim under which, a message about a relative only asks. */
const ASKS = { inquiry: 0.3, danger: 0.3, withVictim: 0.4 } as const;
/** Chance of danger under which hardly anything sounds like it. */
const CALM = 0.1;
const RIGHTS = conceptHashes("rights");
/** The chance of who advertises or asks, and of danger and of any victim, of who has a price named and asks whether it is right. */
const PRICED = { asked: 0.5, withVictim: 0.25 } as const;

/** Subjects by which something befell somebody. */
const BEFELL = [
  ...BEGUN.filter((topic) => topic !== "deduction" && topic !== "overtime"),
  "injury",
  "medical",
  "release",
  "abused",
  "put_out",
  "no_status",
] as const;
/** Concepts by which it did. */
const DEEDS = conceptHashes(`${VIOLENCE_AND_FORCE} afraid hungry cry ransom arrest sell`);

/** Whether it names a relative and asks what a job costs or what the law says: nobody is missed, and nothing befell anybody. */
export function isAskedOfKin(reading: Reading): boolean {
  const { wording } = reading;
  return wording !== null && asksAlone(wording, reading) && !hasBefallen(reading);
}

/** Whether somebody far away may be in need: they are in danger, ill, held or out of reach, or something befell them. Of whoever is only at work abroad nobody asks when they were heard of last. */
export function isMissed(reading: Reading): boolean {
  const { danger = null, ransom, needsDoctor, needs } = reading;
  if (danger !== null || ransom === true || needsDoctor === true) return true;
  return needs?.has("captives") === true || hasBefallen(reading);
}

function hasBefallen(reading: Reading): boolean {
  const { topics, folded, language, inCustody } = reading;
  if (inCustody === true || hasAny(topics, BEFELL) || isOutOfReach(reading)) return true;
  return meanAny(findConcepts(folded.folded, language), DEEDS);
}

function asksAlone(wording: KindChances, reading: Reading): boolean {
  const { danger, victim, inquiry } = wording;
  const either = danger + victim;
  if (inquiry >= ASKS.inquiry && danger < ASKS.danger && either < ASKS.withVictim) return true;
  if (either < PRICED.withVictim && isOfPrice(wording, reading)) return true;
  return danger < CALM && (QUESTION_MARK.test(reading.text) || asksOfTerms(reading));
}

/** Whether it is about a job that nobody has left for, or about what one has a right to. */
function asksOfTerms({ beforeLeaving, folded, language }: Reading): boolean {
  return beforeLeaving !== undefined || meanAny(findConcepts(folded.folded, language), RIGHTS);
}

function isOfPrice(
  { offer, inquiry }: KindChances,
  { priceAsked, beforeLeaving }: Reading,
): boolean {
  return (priceAsked === true || beforeLeaving !== undefined) && offer + inquiry >= PRICED.asked;
}
