import { FORCED, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { tellsHarm } from "../asked/matter.ts";
import { isHeldBack } from "./held-back.ts";

/** Whether somebody asks for the way home, or says that they wish to go, and tells of nobody who hurts, holds or threatens them: that they are not there yet holds nobody. */
export function asksWayHome(reading: Reading): boolean {
  const { questionAsked, topics } = reading;
  if (isHeldBack(reading)) return false;
  return questionAsked === "go_home" && !hasAny(topics, FORCED) && !tellsHarm(reading);
}
