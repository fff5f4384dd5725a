import type { Reading } from "../contract/reading.ts";

/** Chance of who advertises, informs or speaks of something else from which on words of blood and births tell of no patient. */
const NO_PATIENT = 0.6;

/** Whether somebody is told of who needs a doctor now: bleeds, gives birth or does not wake up. */
export function needsDoctor({ topics, wording }: Reading): boolean {
  if (!topics.has("medical") || topics.has("everyday")) return false;
  if (wording === null) return true;
  return wording.offer + wording.compliance + wording.unrelated < NO_PATIENT;
}
