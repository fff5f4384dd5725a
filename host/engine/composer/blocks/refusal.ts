import type { KindChances } from "../../../contract/reading.ts";
import { isAskedToDo } from "../../../risk/asked/asked-to-do.ts";
import { blockOf, type Block, type Draft } from "../block.ts";

/** Chance of an offer or an instruction from which on somebody may ask for help with it; who asks how something is hidden sounds half like a question. */
const POSSIBLE = 0.15;

/** What whoever asks for help with exploiting people is told, as a condition: a worker may be asking about an offer that she got. Null where nothing was found or asked, or it is rather somebody it happens to who speaks, or who asks about an offer. */
export function refusalBlock({ found: { hits }, reading, say }: Draft): Block | null {
  const { wording } = reading;
  if (hits.length === 0 || wording === null || !mayExploit(wording)) return null;
  return isAskedToDo(reading) ? blockOf(1, null, [say("refusal")]) : null;
}

function mayExploit({ offer, danger, victim, inquiry }: KindChances): boolean {
  return offer >= POSSIBLE && offer > danger + victim && offer > inquiry;
}
