import type { HarnessApp } from "../../host/contract/harness.ts";
import { elapsedSince } from "../../schemas/elapsed.ts";

interface Completed {
  readonly input: object;
  readonly output: object;
  /** `performance.now()` when the request came. */
  readonly started: number;
}

/** Appends the training row of a request that tried or changed knowledge, with the knowledge in force behind it. What only reads (lists, exports) and what is refused completes nothing. */
export async function log(app: HarnessApp, { input, output, started }: Completed): Promise<void> {
  const { revision, packs } = app.knowledge();
  const trace = { revision, packs, elapsed_ms: elapsedSince(started) };
  await app.log({ input, output, trace });
}
