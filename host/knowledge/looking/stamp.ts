import type { Stats } from "node:fs";

/** What a status says about whether a file or folder is the same: a hint, never a proof. Kept as numbers, as thousands are compared at each look. */
export type Stamp = Pick<Stats, "ino" | "size" | "mtimeMs" | "ctimeMs">;

/** The stamp of a status. */
export function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): Stamp {
  return { ino, size, mtimeMs, ctimeMs };
}

/** Whether two are the same, a status standing for its stamp. */
export function areSame(one: Stamp, other: Stamp): boolean {
  return (
    one.mtimeMs === other.mtimeMs &&
    one.ctimeMs === other.ctimeMs &&
    one.size === other.size &&
    one.ino === other.ino
  );
}
