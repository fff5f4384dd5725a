import type { HeardDanger, KindChances, Reading } from "../contract/reading.ts";
import { isAskedForFee } from "./fee-asked.ts";
import { isOwedPay, tellsOfHarm } from "./owed-pay.ts";
import { wishesToDie } from "./wish-to-die.ts";

/** Chance that somebody in danger speaks, from which on they likely are; a lower one where most likely a victim speaks: to tell them what they need not do harms nobody. */
const LIKELY = { alone: 0.3, danger: 0.1, withVictim: 0.5 } as const;
/** The same from which on they may be. */
const POSSIBLE = { alone: 0.2, danger: 0.1, withVictim: 0.3 } as const;

/** Chance of danger under which nothing sounds like it, whether pay or a fee is owed or not. */
const LEAST = Math.min(LIKELY.danger, POSSIBLE.danger);

/** Chance of something else altogether from which on a word of harm tells of no harm. */
const SOMETHING_ELSE = 0.6;

/** A reading with the danger that is heard in it, and whether it is about a recruiter's fee alone: lookups, answer and verdict all go by these. */
export function withDanger(reading: Reading): Reading {
  const asksOfFee = isAskedForFee(reading);
  return { ...reading, asksOfFee, danger: heardDanger(reading, asksOfFee) };
}

function heardDanger(reading: Reading, asksOfFee: boolean): HeardDanger | null {
  const { topics, wording } = reading;
  if (callsOut(reading)) return "likely";
  const mayBeHarm = tellsOfHarm(reading);
  if (wording === null) return mayBeHarm ? "possible" : null;
  if (topics.has("violence") && isTold(wording)) return "likely";
  const owed = wording.danger >= LEAST && (asksOfFee || isOwedPay(reading));
  if (sounds(wording, LIKELY, owed)) return "likely";
  if (sounds(wording, POSSIBLE, owed)) return "possible";
  return wording.unrelated < SOMETHING_ELSE && mayBeHarm ? "possible" : null;
}

/** Whether somebody cries for help, wants to die, or says what nobody here reads. */
function callsOut(reading: Reading): boolean {
  const { topics, unread, callsForHelp } = reading;
  if (wishesToDie(reading)) return true;
  return unread === true || callsForHelp === true || (topics.has("help") && tellsOfHarm(reading));
}

/** Whether a victim may speak, in danger or not: of violence nobody else tells as of their own. */
function isTold({ danger, victim }: KindChances): boolean {
  return danger + victim >= POSSIBLE.withVictim;
}

/** Where pay is owed, or a recruiter's fee is all that is told, only danger itself counts, of which less is enough: to leave out what somebody needs is worse than to tell it in vain. */
function sounds(
  { danger, victim }: KindChances,
  least: typeof LIKELY | typeof POSSIBLE,
  owed: boolean,
): boolean {
  if (owed) return danger >= POSSIBLE.alone;
  return danger >= least.alone || (danger >= least.danger && danger + victim >= least.withVictim);
}
