import { BEGUN, FEES, FORCED, hasAny, OWED_PAY } from "../../schemas/subjects.ts";
import type { Reading } from "../../host/contract/reading.ts";

/** What tells of trouble with whom one works for, or with who sends one there. */
const TROUBLE = [...BEGUN, "complaint", "help", ...FEES];

/** Whether it is about pay that is owed, and no word of harm or of kept papers stands beside it: where nobody is in danger a labour office helps, and the police do not. Who is threatened for asking, or whose papers are kept, is owed it all the same. */
export function isAboutWages(reading: Pick<Reading, "topics" | "wagesOwed">): boolean {
  const { topics } = reading;
  return (hasAny(topics, ["salary"]) && !hasAny(topics, FORCED)) || isOwedPay(reading);
}

/** What a labour office cannot help with first. */
const HURT = ["confinement", "violence", "abused"] as const;

/** Whether pay is owed to somebody who is neither hurt nor held, whatever else they fear. */
export function isOwedPay({ topics, wagesOwed }: Pick<Reading, "topics" | "wagesOwed">): boolean {
  return (wagesOwed === true || hasAny(topics, OWED_PAY)) && !hasAny(topics, HURT);
}

/** Whether anything tells of trouble at all. */
export function isTrouble({ topics, wording, unread }: Reading): boolean {
  return unread === true || hasAny(topics, TROUBLE) || soundsLikeHarm(wording);
}

/** Whether it is likelier than not that somebody exploits or is exploited, by the wording alone. */
function soundsLikeHarm(wording: Reading["wording"]): boolean {
  return wording !== null && wording.offer + wording.danger + wording.victim >= 0.5;
}
