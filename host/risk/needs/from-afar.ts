import type { Reading } from "../../contract/reading.ts";
import { isAskedOfKin } from "./asked-of-kin.ts";
import { isEnslaved } from "../danger/enslaved.ts";
import { isHurtOneself, isOwnRelativeHurt, isTheirRelative, whoIsToldOf } from "./relatives.ts";
import { needsDoctor } from "./needs-doctor.ts";
import { isToldFromHome } from "./told-from-home.ts";
import { wishesToDie } from "./wish-to-die.ts";

/** Whether somebody writes who is far from whom they write about, as this message tells or one before it, or shows what was written by who holds them: what they can do, and whom they can call, is another thing. Who only asks what it costs or what the law says misses nobody. Where a life is at risk the emergency number over there is told all the same, but for who writes from home. */
export function isFromAfar(reading: Reading): boolean {
  const { needs } = reading;
  // What is asked in a later turn is asked for whom was missed before.
  const wasAfar = reading.fromAfar === true;
  if (isOfNobodyAfar(reading) || (!wasAfar && isOfOneself(reading))) return false;
  if (isToldFromHome(reading)) return !isAskedOfKin(reading);
  if (needsDoctor(reading) || (!wasAfar && isAllThere(reading))) return false;
  return needs?.has("captives") === true || wasAfar || isOfRelativeInNeed(reading);
}

/** Who is ill at home is not whom work keeps abroad. */
function isOfNobodyAfar(reading: Reading): boolean {
  const { returned, questionAsked } = reading;
  return returned === true || questionAsked === "kin_leave" || wishesToDie(reading);
}

/** Whether who writes is hurt, or sex is demanded and of no relative. */
function isOfOneself(reading: Reading): boolean {
  if (isHurtOneself(reading)) return true;
  return reading.sexDemanded === true && !whoIsToldOf(reading).isRelative;
}

/** Whether a relative is told of who is enslaved, hurt or held, or sounds so. */
function isOfRelativeInNeed(reading: Reading): boolean {
  if (isTheirRelative(reading)) return !isAskedOfKin(reading);
  if (isEnslaved(reading) && isOfRelative(reading)) return true;
  const isTold = reading.needs?.has("from_afar") === true;
  return (isTold || isOwnRelativeHurt(reading)) && !isAskedOfKin(reading);
}

/** Whether who writes says that they are where the work is, and names no other country of work. */
function isAllThere({ corridors, isIn, needs }: Reading): boolean {
  const bound = new Set(corridors.flatMap(({ destination }) => destination ?? []));
  if (bound.size === 0 || isIn === undefined || needs?.has("captives") === true) return false;
  return bound.isSubsetOf(isIn);
}

function isOfRelative(reading: Reading): boolean {
  const { isRelative, isOneself } = whoIsToldOf(reading);
  return isRelative && !isOneself;
}
