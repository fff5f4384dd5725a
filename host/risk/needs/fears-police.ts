import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** Subjects of who must fear to be asked for papers. */
export const STATUS = ["absconding", "no_status"] as const;

const PREGNANT = conceptHashes("pregnant");
/** Concepts by which a pregnancy is told as something to be hidden. */
const HIDING = conceptHashes("hide escape afraid police arrest undocumented");

/** Whether somebody lacks papers, has run away, or hides a pregnancy, or told so before: to call the police first may bring them before a judge. */
export function fearsPolice({ topics, folded, language, needs, ...before }: Reading): boolean {
  if (before.fearsPolice === true) return true;
  if (hasAny(topics, STATUS) || needs?.has("fears_police") === true) return true;
  const told = findConcepts(folded.folded, language);
  return meanAny(told, PREGNANT) && meanAny(told, HIDING);
}
