import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import { BEGUN, hasAny } from "../../../schemas/subjects.ts";
import type { KindChances, Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { isOutOfReach } from "./out-of-reach.ts";

/** Chance of who asks from which on, and of danger and of any victim under which, a message about a relative only asks. */
const ASKS = { inquiry: 0.3, danger: 0.3, withVictim: 0.4 } as const;
/** The same of a question in which hardly anything sounds like danger. */
const CALM = { danger: 0.1, withVictim: 0.5 } as const;
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
const DEEDS = conceptHashes(
  "hit burn touch rape kill hurt weapon lock threaten force escape afraid hungry cry ransom arrest sell",
);

/** Whether it names a relative and asks what a job costs or what the law says: nobody is missed, and nothing befell anybody. */
export function isAskedOfKin(reading: Reading): boolean {
  const { wording, topics, folded, language, inCustody } = reading;
  if (wording === null || inCustody === true || hasAny(topics, BEFELL)) return false;
  if (!asksAlone(wording, reading) || isOutOfReach(reading)) return false;
  return !meanAny(findConcepts(folded.folded, language), DEEDS);
}

function asksAlone(wording: KindChances, reading: Reading): boolean {
  const { danger, victim, inquiry } = wording;
  const either = danger + victim;
  if (inquiry >= ASKS.inquiry && danger < ASKS.danger && either < ASKS.withVictim) return true;
  if (either < PRICED.withVictim && isOfPrice(wording, reading)) return true;
  return QUESTION_MARK.test(reading.text) && danger < CALM.danger && either < CALM.withVictim;
}

function isOfPrice(
  { offer, inquiry }: KindChances,
  { priceAsked, beforeLeaving }: Reading,
): boolean {
  return (priceAsked === true || beforeLeaving !== undefined) && offer + inquiry >= PRICED.asked;
}
