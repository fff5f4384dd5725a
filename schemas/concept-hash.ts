import { FNV_OFFSET, hashedOver } from "./fnv.ts";

/** The number by which a concept of `host/wording/concepts` is told: the FNV-1a hash of its name. */
export function conceptHash(name: string): number {
  return hashedOver(FNV_OFFSET, name);
}

/** The numbers of several concepts, named in one line. */
export function conceptHashes(names: string): ReadonlySet<number> {
  return new Set(names.split(" ").map(conceptHash));
}
