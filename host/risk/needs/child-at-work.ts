import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { isOwnAge } from "../../reading/minor-age.ts";
import type { Sighting } from "../../wording/concepts/concept-finder.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

const CHILD = conceptHashes("child minor sibling girl-woman man-boy friend");
const WORK = conceptHashes("work farm factory mine cook-clean construction restaurant");

/** Subjects of work at which children are seen. */
const WORKPLACE = ["sector", "domestic_work", "recruitment", "worker"] as const;

/** Chance of somebody who informs, or speaks of something else, from which on no child is at work. */
const SPEAKS_ELSE = 0.5;

/** Whether it tells of work, or of a country to go to for it. */
function isSentToWork({ topics, corridors }: Reading, told: readonly Sighting[]): boolean {
  const isAbroad = corridors.some(({ destination }) => destination !== null);
  return meanAny(told, WORK) || (isAbroad && hasAny(topics, WORKPLACE));
}

/** Whether somebody under eighteen works or is to be sent to work: heard, or told by an age beside work. */
export function isChildAtWork(reading: Reading): boolean {
  const { needs, minorAge, wording, topics, folded, language } = reading;
  if (wording === null || wording.compliance + wording.unrelated >= SPEAKS_ELSE) return false;
  const told = findConcepts(folded.folded, language);
  if (needs?.has("minor") === true)
    return hasAny(topics, [...WORKPLACE, "agent", "passport"]) || meanAny(told, WORK);
  if (minorAge === undefined || topics.has("everyday")) return false;
  if (isOwnAge(folded, minorAge)) return isSentToWork(reading, told);
  return hasAny(topics, [...WORKPLACE, "salary"]) && areNear(told, CHILD, WORK);
}
