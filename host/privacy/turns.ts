import { setImmediate } from "node:timers/promises";

/** Work that stops for a moment wherever it yields. */
export type Steps<T> = Generator<undefined, T, void>;

/** Milliseconds of work before the event loop gets a turn. */
const TURN_MS = 8;

/** Finds that are looked at between two stops. */
export const STRIDE = 256;

/** Does the work in one go. */
export function atOnce<T>(steps: Steps<T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** Does the same and lets others run every few milliseconds. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  let started = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - started < TURN_MS) continue;
    await setImmediate();
    started = performance.now();
  }
}
