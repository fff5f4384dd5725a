import type { Reading } from "../../contract/reading.ts";

/** Chance of a victim, in danger or not, from which on words of blood and births tell of a patient: a clinic that looks for nurses and a course of first aid stay under it. */
const PATIENT = 0.2;

/** Whether somebody is told of who needs a doctor now: bleeds, gives birth or does not wake up. */
export function needsDoctor({ topics, wording, needs }: Reading): boolean {
  if (needs?.has("needs_doctor") === true) return true;
  if (!topics.has("medical") || topics.has("everyday")) return false;
  if (wording === null) return true;
  const { offer, compliance, danger, victim } = wording;
  return danger + victim >= Math.max(PATIENT, offer + compliance);
}
