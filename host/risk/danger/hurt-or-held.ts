import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { Reading } from "../../contract/reading.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { BLOWS, VIOLENCE } from "../deeds.ts";

/** Concepts by which somebody is held or cut off, and hurt: whoever had an accident is hurt, too. */
const CUT_OFF = "watch guard hungry cry sell ransom alone go-out tell-nobody phone hide";
const HURT_OR_HELD = conceptHashes(`${VIOLENCE} ${CUT_OFF}`);
const STRUCK_OR_HELD = conceptHashes(`${BLOWS} kill weapon ${CUT_OFF}`);
const ESCAPE = conceptHashes("escape");
const POLICE = conceptHashes("police arrest");
const THREATENED_WITH = conceptHashes("police arrest send-home blacklist");

/** Whether its words name somebody who is hurt, held, cut off or flees; who flees from the police alone is none. */
export function namesHurtOrHeld({ folded, language, hurtAtWork }: Reading): boolean {
  const told = findConcepts(folded.folded, language);
  if (meanAny(told, hurtAtWork === undefined ? HURT_OR_HELD : STRUCK_OR_HELD)) return true;
  return meanAny(told, ESCAPE) && !areNear(told, ESCAPE, POLICE);
}

/** Whether its words name the police or the way home, with which workers are threatened. */
export function namesPoliceOrReturn({ folded, language }: Reading): boolean {
  return meanAny(findConcepts(folded.folded, language), THREATENED_WITH);
}
