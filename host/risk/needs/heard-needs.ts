import type { Need } from "../../../schemas/needs.ts";
import type { Reading } from "../../contract/reading.ts";
import { wishesToDie } from "./wish-to-die.ts";

/** The needs that answer and verdict go by, heard in words or by the wording, in the order of their list. */
export function heardNeeds(reading: Reading): readonly Need[] {
  const { needsDoctor, ransom, fearsPolice, fromAfar, needs } = reading;
  return [
    ...(wishesToDie(reading) ? ["wish_to_die" as const] : []),
    ...(needsDoctor === true ? ["needs_doctor" as const] : []),
    ...(ransom === true ? ["ransom" as const] : []),
    ...(needs?.has("minor") === true ? ["minor" as const] : []),
    ...(fearsPolice === true ? ["fears_police" as const] : []),
    ...(fromAfar === true ? ["from_afar" as const] : []),
    ...(needs?.has("captives") === true ? ["captives" as const] : []),
  ];
}
