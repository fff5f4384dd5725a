import type { Logger } from "pino";
import { slices } from "./knowledge/slices.ts";

/** Takes one step after the other between requests, some milliseconds at a time, until disposed; a step that fails ends the work and is logged. */
export function workBetweenRequests(steps: Iterable<undefined>, log: Logger): Disposable {
  let isDisposed = false;
  const pause = slices();
  const work = async (): Promise<void> => {
    for (const _ of steps) {
      await pause();
      if (isDisposed) return;
    }
  };
  work().catch((error: unknown) => log.error({ err: error }, "work ahead of requests failed"));
  return {
    [Symbol.dispose]: () => {
      isDisposed = true;
    },
  };
}
