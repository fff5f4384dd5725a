import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** What a way to work abroad and home costs beside fees, by the concepts of who asks for it. */
const COSTS = {
  ticket: conceptHashes("ticket airport travel"),
  medical: conceptHashes("medical-test"),
  visa: conceptHashes("visa"),
  insurance: conceptHashes("insurance"),
} as const;

/** One of these costs. */
export type Cost = keyof typeof COSTS;

/** The costs that a message names. */
export function costsNamed({ folded, language }: Pick<Reading, "folded" | "language">): Cost[] {
  const told = findConcepts(folded.folded, language);
  return (Object.keys(COSTS) as Cost[]).filter((cost) => meanAny(told, COSTS[cost]));
}
