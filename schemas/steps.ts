import { setImmediate } from "node:timers/promises";

/** Work that stops for a moment wherever it yields. */
export type Steps<T> = Generator<unknown, T, void>;

/** Milliseconds of work before the event loop gets a turn. */
const TURN_MS = 8;

/** Does the work in one go. */
export function atOnce<T>(steps: Steps<T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** Does the same and lets others run every few milliseconds; rejects with the signal's reason once aborted. */
export async function inTurns<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  let started = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - started < TURN_MS) continue;
    await setImmediate();
    signal?.throwIfAborted();
    started = performance.now();
  }
}
