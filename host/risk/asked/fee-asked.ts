import { BEGUN, FEES, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";

/** Whom one has who is at work: beside them an agent's sum may be one that is taken there. */
const AT_WORK = ["employer", "overseer", "salary"];

type Told = Pick<Reading, "topics" | "amounts" | "returned" | "corridors" | "feeDemanded" | "isIn">;

/** Whether it is about what a recruiter takes, by its name or as a sum beside an agent, and nothing tells that the work has begun or that somebody is in the one country of work that is named. */
export function isAskedForFee(told: Told): boolean {
  const { topics, amounts, returned, corridors, feeDemanded, isIn } = told;
  const destinations = new Set(corridors.map(({ destination }) => destination));
  const isThere =
    returned === false &&
    destinations.size === 1 &&
    (isIn === undefined || destinations.values().some((code) => code !== null && isIn.has(code)));
  if (isThere) return false;
  if (feeDemanded !== undefined) return true;
  if (hasAny(topics, BEGUN)) return false;
  return (
    hasAny(topics, FEES) || (topics.has("agent") && amounts.length > 0 && !hasAny(topics, AT_WORK))
  );
}
