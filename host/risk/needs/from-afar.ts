import type { Reading } from "../../contract/reading.ts";

/** Whether somebody writes who is far from whom they write about, as this message tells or one before it, or shows what was written by who holds them: what they can do, and whom they can call, is another thing. */
export function isFromAfar({
  needs,
  returned,
  fromAfar,
}: Pick<Reading, "needs" | "returned" | "fromAfar">): boolean {
  if (returned === true) return false;
  return fromAfar === true || needs?.has("from_afar") === true || needs?.has("captives") === true;
}
