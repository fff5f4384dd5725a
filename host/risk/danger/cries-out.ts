import type { Reading } from "../../contract/reading.ts";
import { wishesToDie } from "../needs/wish-to-die.ts";

/** Whether somebody cries for help, wants to die, or says what nobody here reads. */
export function criesOut(reading: Reading): boolean {
  return wishesToDie(reading) || reading.unread === true || reading.callsForHelp === true;
}
