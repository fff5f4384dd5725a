import { BEGUN, FEES, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { sumFor } from "./sum-for.ts";
import { yearOfWork } from "../../reading/money/year-of-work.ts";

/** Whom one has who is at work: beside them an agent's sum may be one that is taken there. */
const AT_WORK = ["employer", "overseer", "salary"];

/** What a recruiter takes; a debt may as well be one to an employer. */
const TAKEN = FEES.filter((topic) => topic !== "loan");

type Told = Pick<
  Reading,
  | "topics"
  | "amounts"
  | "returned"
  | "stillHome"
  | "corridors"
  | "feeDemanded"
  | "folded"
  | "isIn"
  | "sumsTold"
  | "language"
>;

/** Whether it is about what a recruiter takes, by its name or as a sum beside an agent, and nothing tells that the work has begun, that somebody is where the work is, or that they are to be set free for money. */
export function isAskedForFee(told: Told): boolean {
  const { topics, feeDemanded } = told;
  if (topics.has("release") || isThere(told) || sumFor(told) === "leaving") return false;
  return feeDemanded !== undefined || (!hasAny(topics, BEGUN) && isOfFees(told));
}

/** Whether somebody has left for the work, as they pay month by month or name the year they are in, or says that they are in the one country of work that is named. */
function isThere({ returned, stillHome, corridors, isIn, folded, sumsTold }: Told): boolean {
  if (sumsTold?.asked.perMonth === true || yearOfWork(folded.folded) !== undefined) return true;
  if (stillHome === false && returned !== true) return true;
  const destinations = new Set(corridors.map(({ destination }) => destination));
  return (
    returned === false &&
    destinations.size === 1 &&
    (isIn === undefined || destinations.values().some((code) => code !== null && isIn.has(code)))
  );
}

function isOfFees({ topics, amounts }: Told): boolean {
  if (hasAny(topics, TAKEN)) return true;
  const isOwedOrAsked = topics.has("loan") || (topics.has("agent") && amounts.length > 0);
  return isOwedOrAsked && !hasAny(topics, AT_WORK);
}
