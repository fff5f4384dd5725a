import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

const FREE = conceptHashes("zero-fee");

/** Whether nothing is charged, as far as is told, so that a sum beside which nothing says what it is may be what the job pays: "no placement fee" before a charge for training makes that none the less one. */
export function saysFree(reading: Reading): boolean {
  const { folded, language, feeDemanded, hasPaid, sumsTold } = reading;
  if (feeDemanded !== undefined || hasPaid === true || sumsTold?.isCharge === true) return false;
  return meanAny(findConcepts(folded.folded, language), FREE);
}
