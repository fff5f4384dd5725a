import type { Stats } from "node:fs";

/** What a file's status says about whether it is the same. */
export function stampOf(stats: Stats): string {
  return `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}
