import { conceptHashes } from "../../schemas/concept-hash.ts";
import { FEES, FORCED, HARMS, hasAny, OWED_PAY } from "../../schemas/subjects.ts";
import type { Reading } from "../contract/reading.ts";
import { findConcepts, meanAny } from "../wording/concepts.ts";
import type { Sighting } from "../wording/concept-finder.ts";

/** Concepts of `host/wording/concepts` that say so alone, pay and how it fails to come, and work beside money that is owed. */
const UNPAID = conceptHashes("unpaid late-pay");
const PAY = conceptHashes("salary");
const MISSING = conceptHashes("not never without refuse owe");
const DEBT = conceptHashes("owe");
const WORK = conceptHashes("work month employer company manager");

/** Concepts by which somebody may be held or hurt, whatever is owed; a guard and papers are among them, as few say more of it. */
const DEEDS = conceptHashes(
  "hit burn touch rape kill hurt weapon lock threaten force escape watch guard afraid hungry passport",
);

/** So many words with a meaning may stand between pay and what is said of it. */
const NEAR = 4;

/** Whether it is about pay that is owed, and no word of harm or of holding somebody stands beside it. */
export function isOwedPay({ topics, folded, language }: Reading): boolean {
  if (hasAny(topics, FORCED)) return false;
  const told = findConcepts(folded.folded, language);
  if (meanAny(told, DEEDS)) return false;
  return hasAny(topics, OWED_PAY) || saysUnpaid(told, hasAny(topics, FEES));
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

function areNear(
  told: readonly Sighting[],
  some: ReadonlySet<number>,
  others: ReadonlySet<number>,
): boolean {
  return told.some(
    (concepts, at) =>
      isAny(concepts, some) &&
      told.slice(Math.max(0, at - NEAR), at + NEAR + 1).some((near) => isAny(near, others)),
  );
}

function isAny(concepts: Sighting, some: ReadonlySet<number>): boolean {
  return concepts.some((concept) => some.has(concept));
}
