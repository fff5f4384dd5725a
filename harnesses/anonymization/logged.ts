import type { HarnessApp } from "../../host/contract/harness.ts";
import { elapsedSince } from "../../schemas/elapsed.ts";

interface Completed {
  readonly input: object;
  readonly output: object;
  /** `performance.now()` when the request came. */
  readonly started: number;
}

/** Appends the training row of a request whose texts or objects were anonymized. */
export async function log(app: HarnessApp, { input, output, started }: Completed): Promise<void> {
  const { revision, packs } = app.knowledge();
  await app.log({ input, output, trace: { revision, packs, elapsed_ms: elapsedSince(started) } });
}
