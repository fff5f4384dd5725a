import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { Reading } from "../../contract/reading.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** Concepts of who asks for papers, and of being without them. */
const POLICE = conceptHashes("police arrest report-it government");
const UNDOCUMENTED = conceptHashes("undocumented illegal");
const PAPERS = conceptHashes("visa work-permit passport id-card");
const MISSING = conceptHashes("not without never");

/** Whether who is ill names the police, or papers that are missing: they fear to be asked for these where there is a doctor. */
export function asksOfPapers({ folded, language }: Pick<Reading, "folded" | "language">): boolean {
  const told = findConcepts(folded.folded, language);
  return meanAny(told, POLICE) || meanAny(told, UNDOCUMENTED) || areNear(told, PAPERS, MISSING);
}
