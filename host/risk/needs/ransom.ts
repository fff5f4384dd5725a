import type { Reading } from "../../contract/reading.ts";

/** Whether money is asked for letting somebody go, bringing them home or not selling them on: it is no fee for a job. */
export function isRansom({ topics, needs }: Pick<Reading, "topics" | "needs">): boolean {
  return topics.has("release") || needs?.has("ransom") === true;
}
