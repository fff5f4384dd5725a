import type { Reading } from "../contract/reading.ts";

/** Whether somebody wants to die: who writes, or whom they write about. */
export function wishesToDie({ topics }: Pick<Reading, "topics">): boolean {
  return topics.has("wish_to_die");
}
