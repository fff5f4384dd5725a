import type { Reading } from "../../host/contract/reading.ts";

/** What tells of trouble with whom one works for, or with who sends one there. */
const TROUBLE = [
  "unpaid",
  "deduction",
  "confinement",
  "violence",
  "threat",
  "seizure",
  "conditions",
  "forced_labour",
  "absconding",
  "overtime",
  "complaint",
  "help",
  "fee",
  "recruitment_fee",
  "deposit",
  "loan",
];

/** Pay that is owed: where nobody is in danger a labour office helps, and the police do not. */
const WAGES = ["unpaid", "deduction", "overtime", "salary"];

/** Beside these pay is not all that is taken. */
const COERCED = ["confinement", "violence", "threat", "seizure", "forced_labour"];

/** Whether it is about pay that is owed, and no word of harm or of kept papers stands beside it. */
export function isAboutWages({ topics }: Pick<Reading, "topics">): boolean {
  return WAGES.some((topic) => topics.has(topic)) && !COERCED.some((topic) => topics.has(topic));
}

/** Whether anything tells of trouble at all. */
export function isTrouble({ topics, wording, unread }: Reading): boolean {
  return unread === true || TROUBLE.some((topic) => topics.has(topic)) || soundsLikeHarm(wording);
}

/** Whether it is likelier than not that somebody exploits or is exploited, by the wording alone. */
function soundsLikeHarm(wording: Reading["wording"]): boolean {
  return wording !== null && wording.offer + wording.danger + wording.victim >= 0.5;
}
