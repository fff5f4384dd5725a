import { isAlwaysTold } from "../../../risk/danger/danger.ts";
import { asksOfProof } from "../../../risk/asked/proof-asked.ts";
import type { Reading } from "../../../contract/reading.ts";
import type { Found } from "./evidence.ts";

/** What was found without mild signs in a question about proof: "which documents do I keep to claim my wages" tells of no papers that are kept from anybody. */
export function withoutProofAsked(found: Found, reading: Reading): Found {
  if (found.hits.length === 0 || found.hits.some(isAlwaysTold) || !asksOfProof(reading))
    return found;
  return { ...found, hits: [], patterns: [] };
}
