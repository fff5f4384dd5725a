import { conceptHashes } from "../../schemas/concept-hash.ts";
import { AT_WORK } from "../../schemas/questions.ts";
import { BEGUN, FORCED, hasAny } from "../../schemas/subjects.ts";
import type { Reading } from "../contract/reading.ts";
import { areNear, findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import { isAskedForFee } from "./asked/fee-asked.ts";
import { isHeldAtHome } from "./held-at-home.ts";
import { isRansom } from "./needs/ransom.ts";
import { BLOWS, VIOLENCE_AND_FORCE } from "./deeds.ts";

const FEAR = conceptHashes("afraid");
/** Concepts by which somebody is hurt, held or threatened, whatever they fear. */
const DEEDS = conceptHashes(`${VIOLENCE_AND_FORCE} police arrest ransom`);
const EMPLOYER = conceptHashes("employer madam");
const HURT = conceptHashes(BLOWS);
const UNTIL = conceptHashes("until");
const PAYING = conceptHashes("pay debt refund fee");

/** Whom and what one has who is to get a job. */
const GETTING_WORK = ["agent", "recruitment", "contract"];

/** Whether somebody speaks who has not left for the work: told by who says so, is held at home by who sends workers, is asked for money of the home country while a job is in prospect, or fears to be cheated of a fee; likely of who is asked for one. Undefined of who is back, says that they are where the work is, or asks what only who is there asks. */
export function beforeLeaving(reading: Reading): Reading["beforeLeaving"] {
  const { returned, stillHome, questionAsked } = reading;
  if (returned === true || stillHome === false || isHurtThere(reading)) return undefined;
  if (questionAsked !== undefined && AT_WORK.has(questionAsked)) return undefined;
  if (stillHome === true || isAskedForHomeMoney(reading) || isAfraidOfFee(reading)) return "told";
  if (isHeldAtHome(reading)) return "told";
  return isAskedForFee(reading) && !isRansom(reading) ? "likely" : undefined;
}

/** Whoever had an accident at work, or is hit or locked in by an employer, is where the work is, whoever sent them. */
function isHurtThere({ folded, language, hurtAtWork }: Reading): boolean {
  return hurtAtWork !== undefined || areNear(findConcepts(folded.folded, language), EMPLOYER, HURT);
}

/** Whether somebody of whom it is told that they have not left tells of nothing that hurts or holds them: of no harm, or of their own fear of being cheated. A debt alone is also told of who is held for it. */
export function fearsForMoney(reading: Reading): boolean {
  return (
    reading.beforeLeaving === "told" &&
    !isHeldAtHome(reading) &&
    !hasAny(withoutFear(reading).topics, FORCED) &&
    !tellsDeeds(reading)
  );
}

/** Whether fear is the only word of harm beside a recruiter's fee, and where somebody is from and where the job is are named. */
function isAfraidOfFee(reading: Reading): boolean {
  const told = withoutFear(reading);
  const isWhole = reading.corridors.some(
    ({ origin, destination, basis }) =>
      origin !== null && destination !== null && basis !== "language",
  );
  return isWhole && told !== reading && told.topics.has("agent") && isAskedForFee(told);
}

/** A currency's code (ISO 4217) begins with its country's (ISO 3166-1). */
function isAskedForHomeMoney(reading: Reading): boolean {
  const { topics } = withoutFear(reading);
  const isLocal = reading.amounts.some(({ currency }) =>
    reading.corridors.some(
      ({ origin, basis }) => basis === "named" && currency?.slice(0, 2) === origin,
    ),
  );
  if (!isLocal || !hasAny(topics, GETTING_WORK)) return false;
  return !hasAny(topics, BEGUN) || isUnpaidUntilPaid(reading);
}

/** "No salary until I finish to pay" tells what is to come. */
function isUnpaidUntilPaid({ topics, folded, language }: Reading): boolean {
  const begun = BEGUN.filter((topic) => topics.has(topic));
  const told = findConcepts(folded.folded, language);
  return begun.every((topic) => topic === "unpaid") && areNear(told, UNTIL, PAYING);
}

/** The subjects without that of threats where the only word of it is fear. */
function withoutFear(
  reading: Reading,
): Pick<Reading, "topics" | "amounts" | "corridors" | "folded" | "language"> {
  const { topics, amounts, corridors, folded, language } = reading;
  if (!topics.has("threat")) return reading;
  const isFearAlone = meanAny(findConcepts(folded.folded, language), FEAR) && !tellsDeeds(reading);
  return isFearAlone
    ? { topics: topics.difference(new Set(["threat"])), amounts, corridors, folded, language }
    : reading;
}

function tellsDeeds({ folded, language }: Reading): boolean {
  return meanAny(findConcepts(folded.folded, language), DEEDS);
}
