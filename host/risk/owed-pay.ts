import { conceptHashes } from "../../schemas/concept-hash.ts";
import { FEES, FORCED, HARMS, hasAny, OWED_PAY } from "../../schemas/subjects.ts";
import type { Reading } from "../contract/reading.ts";
import { isPressedAlone } from "./danger/pressed.ts";
import { areNear, findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import type { Sighting } from "../wording/concepts/concept-finder.ts";
import { HELD_IN_FEAR } from "./deeds.ts";

/** Concepts of `host/wording/concepts` that say so alone, pay and how it fails to come, and work beside money that is owed. */
const UNPAID = conceptHashes("unpaid late-pay");
const PAY = conceptHashes("salary");
const MISSING = conceptHashes("not never without refuse owe");
const DEBT = conceptHashes("owe");
const WORK = conceptHashes("work month employer company manager");

/** Concepts by which somebody may be held or hurt, whatever is owed; a guard and papers are among them, as few say more of it. */
const DEEDS = conceptHashes(`${HELD_IN_FEAR} passport`);

/** Whether it is about pay that is owed, and no word of harm or of holding somebody stands beside it, but for fear of what it costs or a threat to send somebody home. */
export function isOwedPay(reading: Reading): boolean {
  const { topics, folded, language } = reading;
  const told = findConcepts(withoutChoice(folded), language);
  const isHarmed = hasAny(topics, FORCED) || meanAny(told, DEEDS);
  if (isHarmed && !isPressedAlone(reading)) return false;
  return hasAny(topics, OWED_PAY) || saysUnpaid(told, hasAny(topics, FEES));
}

/** "Do I pay or not": nothing is said to be missing. */
const OR_NOT = /\bor not?\b/g;

function withoutChoice({ folded }: Reading["folded"]): string {
  return folded.replace(OR_NOT, " ");
}

/** A reading that says whether pay is told to be late or missing, whatever else befell somebody. */
export function withWagesOwed(reading: Reading): Reading {
  const { topics, folded, language } = reading;
  const isTold =
    hasAny(topics, OWED_PAY) ||
    (!hasAny(topics, FEES) && saysUnpaid(findConcepts(withoutChoice(folded), language), false));
  return isTold ? { ...reading, wagesOwed: true } : reading;
}

/** Whether a subject tells that somebody may be held or hurt. */
export function tellsOfHarm({ topics }: Pick<Reading, "topics">): boolean {
  return hasAny(topics, HARMS);
}

/** Whether it is about pay, fees or debts. */
export function isAboutMoney({ topics }: Pick<Reading, "topics">): boolean {
  return hasAny(topics, [...OWED_PAY, "salary", ...FEES]);
}

/** Whether the words say that pay is late or does not come. */
function saysUnpaid(told: readonly Sighting[], owesMoney: boolean): boolean {
  return (
    meanAny(told, UNPAID) ||
    areNear(told, PAY, MISSING) ||
    (!owesMoney && areNear(told, DEBT, WORK))
  );
}
