import { conceptHashes } from "../../schemas/concept-hash.ts";
import type { Reading } from "../contract/reading.ts";
import { findConcepts, meanAny } from "../wording/concepts/concepts.ts";

/** Concepts of who works in a household, and of whom they work for. */
const HOUSEHOLD = conceptHashes("maid madam");

/** Concepts of who works in a household, and not of whom they work for. */
const SERVANT = conceptHashes("maid");

/** A reading that says whether a maid, helper or the like is spoken of. */
export function withHousehold(reading: Reading): Reading {
  const { topics, folded, language } = reading;
  const isTold =
    topics.has("domestic_work") || meanAny(findConcepts(folded.folded, language), SERVANT);
  return isTold ? { ...reading, household: true } : reading;
}

/** Whether somebody who works in a household is spoken of: for them other law holds. */
export function isHouseholdWork({
  topics,
  folded,
  language,
}: Pick<Reading, "topics" | "folded" | "language">): boolean {
  return topics.has("domestic_work") || meanAny(findConcepts(folded.folded, language), HOUSEHOLD);
}

/** Whether somebody who works in a household is spoken of, and no other line of work. */
export function isOfHousehold({ household, topics }: Reading): boolean {
  return topics.has("domestic_work") || (household === true && !topics.has("sector"));
}
