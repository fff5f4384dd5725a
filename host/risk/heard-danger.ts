import type { HeardDanger, KindChances, Reading } from "../contract/reading.ts";

/** What tells that somebody may be held or hurt. */
const HARMS = ["confinement", "violence", "threat"];

/** Whoever is held by papers or made to work is not only unpaid. */
const HELD = ["seizure", "forced_labour"];

/** Pay that is owed: whoever is not paid is a victim and asks for help without being near anyone who hurts. */
const OWED = ["unpaid", "deduction", "overtime"];

/** Chance that somebody in danger speaks, from which on they likely are; a lower one where most likely a victim speaks: to tell them what they need not do harms nobody. */
const LIKELY = 0.3;
const POSSIBLE = 0.1;
const VICTIM = 0.5;

/** Chance of a question from which on somebody wants to know, and is not in need. */
const ASKS = 0.5;

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
  const owed = isOwedPay(reading);
  if (wording !== null && soundsInDanger(wording, owed)) return "likely";
  return mayBe(reading, owed) ? "possible" : null;
}

function soundsInDanger({ danger, victim }: KindChances, owed: boolean): boolean {
  if (danger >= LIKELY) return true;
  return !owed && danger >= POSSIBLE && danger + victim >= VICTIM;
}

function mayBe({ topics, wording }: Reading, owed: boolean): boolean {
  if (wording === null) return hasAny(topics, HARMS);
  if (!owed && wording.danger >= POSSIBLE && wording.inquiry < ASKS) return true;
  return wording.unrelated < SOMETHING_ELSE && hasAny(topics, HARMS);
}

function hasAny(topics: Reading["topics"], some: readonly string[]): boolean {
  return some.some((topic) => topics.has(topic));
}
