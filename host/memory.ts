import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Keeps the young generation small: requests are short, and a large one only holds memory. Call it before the heap has grown. */
export function keepYoungSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

/** Gives back what starting needed and lets the heap grow slowly from then on. Blocks for some tens of milliseconds; call it before the first request. */
export function settleHeap(): void {
  setFlagsFromString("--heap-growing-percent=40");
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
}
