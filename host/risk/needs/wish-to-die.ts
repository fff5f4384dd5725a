import { hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";

/** Chance of who advertises or informs from which on words of farewell tell of none. */
const NO_FAREWELL = 0.3;

/** Subjects beside which they tell of work, leisure or care: a nanny is to "take care of my children" on the twelfth floor. */
const OTHERWISE = ["everyday", "recruitment", "care"] as const;

/** Whether somebody wants to die: who writes, or whom they write about. Who says so in other words than these takes leave beside a means, is about to jump, or sounds like who does. */
export function wishesToDie({
  topics,
  wording,
  needs,
}: Pick<Reading, "topics" | "wording" | "needs">): boolean {
  if (topics.has("wish_to_die") || needs?.has("wish_to_die") === true) return true;
  if (!topics.has("leave_taking") || hasAny(topics, OTHERWISE)) return false;
  return wording === null || wording.offer + wording.compliance < NO_FAREWELL;
}
