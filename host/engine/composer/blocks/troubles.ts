import type { Sentence } from "../../../../schemas/answer-slots.ts";
import { hasAny } from "../../../../schemas/subjects.ts";
import type { Reading } from "../../../contract/reading.ts";
import { isDangerous, isOfOffices } from "../evidence/in-danger.ts";
import { namesPoliceOrReturn } from "../../../risk/danger/hurt-or-held.ts";
import { blockOf, type Block, type Draft } from "../block.ts";

/** Chance of who advertises, or informs, from which on nobody tells of a trouble of their own. */
const SPEAKS_ELSE = 0.5;
const KEPT = "retention-of-identity-documents";

/** What to do about what is told of the work, where no question is answered: an accident, papers that are kept, pay that is owed. */
export function troublesBlock(draft: Draft): Block | null {
  return blockOf(
    1,
    null,
    troublesTold(draft).map((slot) => draft.say(slot)),
  );
}

/** Such troubles, the gravest first; in danger none but an accident, of which a doctor is told before; none of who has not left, advertises or informs. */
function troublesTold(draft: Draft): readonly Sentence[] {
  const { found, reading } = draft;
  if (tellsNone(reading)) return [];
  const troubles: Sentence[] = isInjured(reading) ? ["asked-injured"] : [];
  if (isDangerous(draft) && !isOfOffices(draft)) return troubles;
  if (areKept(found, reading)) troubles.push("asked-passport-back");
  if (isOwed(reading)) troubles.push("asked-wages-owed");
  return troubles.length === 0 && isThreatened(draft) ? ["no-status"] : troubles;
}

/** Whether somebody advertises, informs, has not left, is in custody or writes of a child. */
function tellsNone({ wording, beforeLeaving, inCustody, childWorks }: Reading): boolean {
  if ((wording?.offer ?? 0) >= SPEAKS_ELSE || (wording?.compliance ?? 0) >= SPEAKS_ELSE)
    return true;
  return beforeLeaving === "told" || inCustody === true || childWorks === true;
}

function isInjured({ hurtAtWork, topics }: Reading): boolean {
  return hurtAtWork !== undefined && !hasAny(topics, ["violence", "abused"]);
}

/** Whether papers of who writes are kept: who is far away cannot ask for them. */
function areKept(
  { hits }: Draft["found"],
  { topics, fromAfar, signsBefore = [] }: Reading,
): boolean {
  if (fromAfar === true) return false;
  if (topics.has("seizure")) return true;
  const isFound = [...hits, ...signsBefore].some(({ dimensions }) => dimensions.includes(KEPT));
  return isFound && topics.has("passport");
}

/** Whether somebody is threatened with the police or the way home, and with nothing worse: the police may be what is feared. */
function isThreatened(draft: Draft): boolean {
  const { topics } = draft.reading;
  const isSuch =
    topics.has("threat") ||
    draft.found.hits.some(({ dimensions }) => dimensions.includes("intimidation-and-threats"));
  if (!isSuch || draft.reading.fearsPolice === true || !isDangerous(draft)) return false;
  return namesPoliceOrReturn(draft.reading);
}

/** Whether pay is owed for work: what is asked for a job, or taken off, is another matter. */
function isOwed({ payOwed, wagesOwed, topics, feeDemanded }: Reading): boolean {
  if (payOwed !== undefined) return true;
  if (feeDemanded !== undefined || topics.has("agent")) return false;
  return (
    topics.has("unpaid") || (wagesOwed === true && topics.has("salary") && !topics.has("deduction"))
  );
}
