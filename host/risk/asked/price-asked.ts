import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { hasAny, OWED_PAY } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { hasWholeRoute } from "../whole-route.ts";

const HOW_MUCH = conceptHashes("how-much");
/** Concepts of what is paid for a job. */
const PAID = conceptHashes("pay charge cost fee money currency");
/** Subjects by which "how much" asks for what a worker earns, or how long. */
const EARNED = [...OWED_PAY, "salary"] as const;

/** Whether it asks how much is charged for work on a route whose two sides are known: "नेपालबाट कतार जान एजेन्सीले कति लिन पाउँछ?" names no fee. */
export function asksPrice(reading: Reading): boolean {
  const { topics, folded, language } = reading;
  if (hasAny(topics, EARNED) || topics.has("everyday") || !hasWholeRoute(reading)) return false;
  const told = findConcepts(folded.folded, language);
  return meanAny(told, HOW_MUCH) && (topics.has("agent") || meanAny(told, PAID));
}
