import { FEES, hasAny, OWED_PAY } from "../../schemas/subjects.ts";
import { conceptHashes } from "../../schemas/concept-hash.ts";
import type { Reading } from "../contract/reading.ts";
import { findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import { whoIsToldOf } from "./needs/relatives.ts";

/** Subjects of who is getting a job, or is asked for money for one. */
const GETTING_WORK = [...FEES, "agent", "recruitment"] as const;

const FRIEND = conceptHashes("friend");

/** Whether somebody says that they are in the country they come from, and that work in another was not paid for: they are back. Who writes of a relative never left. */
export function isBackByNow(reading: Reading): boolean {
  const { isIn, corridors, topics, returned, stillHome } = reading;
  if (returned !== undefined || stillHome !== undefined) return false;
  const [here, ...others] = isIn ?? [];
  if (here === undefined || others.length > 0) return false;
  const isWayHome = corridors.some(
    ({ origin, destination, basis }) =>
      origin === here && destination !== null && basis !== "language",
  );
  if (!isWayHome || hasAny(topics, GETTING_WORK) || !hasAny(topics, OWED_PAY)) return false;
  const { folded, language } = reading;
  return (
    !whoIsToldOf(reading).isRelative && !meanAny(findConcepts(folded.folded, language), FRIEND)
  );
}
