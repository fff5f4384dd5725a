import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { FORCED, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** Concepts of `host/wording/concepts` by which somebody else did it, or holds them yet. */
const DEEDS = conceptHashes("hit touch rape lock threaten force escape guard");

/** Whether somebody was hurt at work, and no word tells that anybody did it to them or holds them. */
export function isWorkAccident({ hurtAtWork, topics, folded, language }: Reading): boolean {
  if (hurtAtWork === undefined || hasAny(topics, FORCED)) return false;
  return !meanAny(findConcepts(folded.folded, language), DEEDS);
}
