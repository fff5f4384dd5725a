import { stat } from "node:fs/promises";
import type { Place } from "../place.ts";
import { stampOf, type Stamp } from "./stamp.ts";

/** The files of one leaf's folder, as they were listed. */
export interface LeafFolder {
  readonly places: readonly Place[];
  /** What its status was before; null where it cannot tell that the list is still the same. */
  readonly stamp: Stamp | null;
}

/** Milliseconds within which a folder may change twice and bear the same times: some file systems count in two seconds. */
const YOUNG_MS = 3000;

/** What the status of a folder says about whether the same files lie in it; null where it changed a moment ago, or cannot be told. */
export async function folderStamp(path: string): Promise<Stamp | null> {
  const stats = await stat(path).catch(() => null);
  return stats === null || Date.now() - stats.ctimeMs < YOUNG_MS ? null : stampOf(stats);
}
