import type { Reading } from "../../contract/reading.ts";

/** Chance of who advertises or informs from which on somebody's death is one of the news, unless a victim may speak. */
const NEWS = 0.5;
const MAY_MOURN = 0.2;

/** Whether somebody writes of a relative or companion who died abroad, and of nobody who is held or wants to die. */
export function isBereaved({ bereaved, topics, wording, questionAsked }: Reading): boolean {
  // Who died at home died not abroad.
  if (questionAsked === "kin_leave") return false;
  if (bereaved !== true || topics.has("confinement") || topics.has("wish_to_die")) return false;
  if (topics.has("everyday")) return false;
  if (wording === null) return true;
  const { danger, victim, offer, compliance } = wording;
  return offer + compliance < NEWS || danger + victim >= MAY_MOURN;
}
