import type { Reading } from "../../../contract/reading.ts";
import { isGrounded } from "../../../risk/grounded-harms.ts";
import type { Found } from "./evidence.ts";

/** What is told of what was found: of a harm that the wording alone names only one of which the message names a deed; the trace tells all. */
export function withoutGroundless(found: Found, reading: Reading): Found {
  const hits = found.hits.filter((hit) => isGrounded(hit, reading));
  return hits.length === found.hits.length ? found : { ...found, hits };
}
