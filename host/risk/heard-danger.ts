import type { HeardDanger, KindChances, Reading } from "../contract/reading.ts";

/** What tells that somebody may be held or hurt. */
const HARMS = ["confinement", "violence", "threat"];

/** Whoever is held by papers or made to work is not only unpaid. */
const HELD = ["seizure", "forced_labour"];

/** Pay that is owed: whoever is not paid is a victim and asks for help without being near anyone who hurts. */
const OWED = ["unpaid", "deduction", "overtime"];

/** Chance that somebody in danger speaks, from which on they likely are; a lower one where most likely a victim speaks: to tell them what they need not do harms nobody. */
const LIKELY = { alone: 0.3, danger: 0.1, withVictim: 0.5 } as const;
/** The same from which on they may be. */
const POSSIBLE = { alone: 0.2, danger: 0.1, withVictim: 0.3 } as const;

/** Chance of something else altogether from which on a word of harm tells of no harm. */
const SOMETHING_ELSE = 0.6;

/** A reading with the danger that is heard in it: lookups, answer and verdict all go by this one. */
export function withDanger(reading: Reading): Reading {
  return { ...reading, danger: heardDanger(reading) };
}

/** Whether it is about pay that is owed, and no word of harm or of holding somebody stands beside it. */
export function isOwedPay({ topics }: Pick<Reading, "topics">): boolean {
  return hasAny(topics, OWED) && !hasAny(topics, HARMS) && !hasAny(topics, HELD);
}

function heardDanger(reading: Reading): HeardDanger | null {
  const { topics, wording, unread, callsForHelp } = reading;
  if (unread === true || callsForHelp === true) return "likely";
  if (topics.has("help") && hasAny(topics, HARMS)) return "likely";
  if (wording === null) return hasAny(topics, HARMS) ? "possible" : null;
  const owed = isOwedPay(reading);
  if (sounds(wording, LIKELY, owed)) return "likely";
  if (sounds(wording, POSSIBLE, owed)) return "possible";
  return wording.unrelated < SOMETHING_ELSE && hasAny(topics, HARMS) ? "possible" : null;
}

/** Where pay is owed only danger itself counts, of which less is enough: to leave out what somebody needs is worse than to tell it in vain. */
function sounds(
  { danger, victim }: KindChances,
  least: typeof LIKELY | typeof POSSIBLE,
  owed: boolean,
): boolean {
  if (owed) return danger >= POSSIBLE.alone;
  return danger >= least.alone || (danger >= least.danger && danger + victim >= least.withVictim);
}

function hasAny(topics: Reading["topics"], some: readonly string[]): boolean {
  return some.some((topic) => topics.has(topic));
}
