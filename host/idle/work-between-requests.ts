import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { slices } from "../knowledge/text/slices.ts";

/** Milliseconds before the first step: whoever waited for the start asks first. */
const FIRST_MS = 50;

/** Takes one step after the other between requests, some milliseconds at a time, until disposed; a step that fails ends the work and is logged. */
export function workBetweenRequests(steps: Iterable<unknown>, log: Logger): Disposable {
  let isDisposed = false;
  const pause = slices();
  const work = async (): Promise<void> => {
    await delay(FIRST_MS, undefined, { ref: false });
    for (const _ of steps) {
      if (isDisposed) return;
      await pause();
    }
  };
  work().catch((error: unknown) => log.error({ err: error }, "work ahead of requests failed"));
  return {
    [Symbol.dispose]: () => {
      isDisposed = true;
    },
  };
}
