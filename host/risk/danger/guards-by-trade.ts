import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { HARMS, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import type { Sighting } from "../../wording/concepts/concept-finder.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { VIOLENCE_AND_FORCE } from "../deeds.ts";

const GUARD = conceptHashes("guard");
/** Concepts by which a guard, or somebody beside one, does something to whoever writes. */
const DEEDS = conceptHashes(`${VIOLENCE_AND_FORCE} watch afraid hungry go-out alone cry`);

/** Whether a guard is named and nobody is said to be held, watched or hurt: it is what somebody works as, "I'm a security guard in Dubai". */
export function guardsByTrade({ topics, folded, language }: Reading): boolean {
  if (hasAny(topics, [...HARMS, "forced_labour"])) return false;
  const told = findConcepts(folded.folded, language);
  return told.some(isGuard) && !told.some((word) => !isGuard(word) && meanAny([word], DEEDS));
}

function isGuard(word: Sighting): boolean {
  return meanAny([word], GUARD);
}
