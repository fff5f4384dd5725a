import type { Reading } from "../contract/reading.ts";

/** Chance of who advertises or informs from which on words of farewell tell of none: a nanny is to "take care of my children". */
const NO_FAREWELL = 0.3;

/** Whether somebody wants to die: who writes, or whom they write about. Who says so in other words than these takes leave beside a means. */
export function wishesToDie({ topics, wording }: Pick<Reading, "topics" | "wording">): boolean {
  if (topics.has("wish_to_die")) return true;
  if (!topics.has("leave_taking") || topics.has("everyday")) return false;
  return wording === null || wording.offer + wording.compliance < NO_FAREWELL;
}
