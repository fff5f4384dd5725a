import type { Reading } from "../contract/reading.ts";

/** Whether some route is named with both its sides: where somebody comes from, and where the work is. */
export function hasWholeRoute({ corridors }: Reading): boolean {
  return corridors.some(({ origin, destination }) => origin !== null && destination !== null);
}
