import { conceptHashes } from "../../schemas/concept-hash.ts";
import { FORCED, hasAny } from "../../schemas/subjects.ts";
import type { Reading } from "../contract/reading.ts";
import { findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import { HELD_IN_FEAR } from "./deeds.ts";

const PHONE = conceptHashes("phone message");
/** Concepts by which somebody is held or cut off, whoever took money. */
const DEEDS = conceptHashes(`${HELD_IN_FEAR} alone go-out keep`);

/** Whether a recruiter took money, a phone is told of, and nothing by which anybody is held: it is the recruiter's, who is not reached. */
export function isRecruiterUnreached({ feeDemanded, topics, folded, language }: Reading): boolean {
  if (feeDemanded === undefined || !topics.has("agent") || hasAny(topics, FORCED)) return false;
  const told = findConcepts(folded.folded, language);
  return meanAny(told, PHONE) && !meanAny(told, DEEDS);
}
