import type { Reading } from "../contract/reading.ts";

/** Chance of who advertises or informs, and of something else altogether, from which on words of blood and births tell of no patient; less is enough where work is offered. */
const NO_PATIENT = { told: 0.5, unrelated: 0.9, offered: 0.5 } as const;

/** Whether somebody is told of who needs a doctor now: bleeds, gives birth or does not wake up. */
export function needsDoctor({ topics, wording }: Reading): boolean {
  if (!topics.has("medical") || topics.has("everyday")) return false;
  if (wording === null) return true;
  const { offer, compliance, unrelated } = wording;
  if (offer + compliance >= NO_PATIENT.told || unrelated >= NO_PATIENT.unrelated) return false;
  return !topics.has("recruitment") || offer + compliance + unrelated < NO_PATIENT.offered;
}
