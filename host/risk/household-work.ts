import { conceptHashes } from "../../schemas/concept-hash.ts";
import type { Reading } from "../contract/reading.ts";
import { findConcepts, meanAny } from "../wording/concepts/concepts.ts";

/** Concepts of who works in a household, and of whom they work for. */
const HOUSEHOLD = conceptHashes("maid madam");

/** Whether somebody who works in a household is spoken of: for them other law holds. */
export function isHouseholdWork({
  topics,
  folded,
  language,
}: Pick<Reading, "topics" | "folded" | "language">): boolean {
  return topics.has("domestic_work") || meanAny(findConcepts(folded.folded, language), HOUSEHOLD);
}
