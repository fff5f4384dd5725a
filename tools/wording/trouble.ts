import type { KindChances, Reading } from "../../host/contract/reading.ts";

/** What tells that somebody may be held or hurt, and what may too where it is about work. */
const HARMS = ["confinement", "violence", "threat"];
const CALLS = ["help"];

/** Chance that somebody held or harmed speaks, from which on the number of the police is told first. */
const MAY_BE_HARMED = 0.3;
const SOME_DANGER = 0.1;

/** The same where no word tells of work: there less danger is enough to be heard, and a word of harm counts unless the text is most likely of something else. */
const MAY_CRY = 0.2;
const SOMETHING_ELSE = 0.6;

/** What a recruiter takes, and what tells that the work has begun. */
const FEES = ["fee", "recruitment_fee", "deposit", "loan"];
const BEGUN = [
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
];

/** Pay that is owed: where nobody is in danger a labour office helps, and the police do not. */
const WAGES = ["unpaid", "deduction", "overtime", "salary"];

const TROUBLE = [...BEGUN, "complaint", "help", ...FEES];

/** Whoever cries for help names no work: a word of harm is enough, or a wording that may be theirs. */
export function mayNeedHelp({ topics, wording, unread, callsForHelp }: Reading): boolean {
  if (unread === true || callsForHelp === true) return true;
  if (wording !== null && soundsHarmed(wording)) return true;
  const isElsewhere = wording !== null && wording.unrelated >= SOMETHING_ELSE;
  return !isElsewhere && HARMS.some((topic) => topics.has(topic));
}

function soundsHarmed({ danger, victim }: KindChances): boolean {
  return danger >= MAY_CRY || danger + victim >= MAY_BE_HARMED;
}

/** Whether somebody in trouble may be held or hurt: then the police there come first. */
export function mayBeInDanger(reading: Reading): boolean {
  const { topics, wording, unread, callsForHelp } = reading;
  if (unread === true || callsForHelp === true) return true;
  if (HARMS.some((topic) => topics.has(topic))) return true;
  // Whoever is not paid is a victim and asks for help without being near anyone who hurts.
  if (isAboutWages(reading)) return wording !== null && wording.danger >= MAY_BE_HARMED;
  const isHarmed = wording !== null && soundsHurt(wording, isAskedForFee({ topics }));
  return isHarmed || CALLS.some((topic) => topics.has(topic));
}

/** Whether it is about pay that is owed, and no word of harm or of kept papers stands beside it. */
export function isAboutWages({ topics }: Pick<Reading, "topics">): boolean {
  return (
    WAGES.some((topic) => topics.has(topic)) &&
    ![...HARMS, "seizure", "forced_labour"].some((topic) => topics.has(topic))
  );
}

/** Whoever paid a recruiter is a victim without being near anyone who hurts: there the danger itself must sound. */
function soundsHurt({ danger, victim }: KindChances, isAboutFee: boolean): boolean {
  if (!isAboutFee) return danger + victim >= MAY_BE_HARMED;
  return danger >= MAY_BE_HARMED || (danger >= SOME_DANGER && danger + victim >= 0.5);
}

/** Whether it is about what a recruiter takes and nothing tells that the work has begun. */
export function isAskedForFee({ topics }: Pick<Reading, "topics">): boolean {
  return FEES.some((topic) => topics.has(topic)) && !BEGUN.some((topic) => topics.has(topic));
}

/** Whether anything tells of trouble at all. */
export function isTrouble({ topics, wording, unread }: Reading): boolean {
  return unread === true || TROUBLE.some((topic) => topics.has(topic)) || soundsLikeHarm(wording);
}

/** Whether it is likelier than not that somebody exploits or is exploited, by the wording alone. */
function soundsLikeHarm(wording: Reading["wording"]): boolean {
  return wording !== null && wording.offer + wording.danger + wording.victim >= 0.5;
}
