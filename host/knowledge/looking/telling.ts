import { statfsSync } from "node:fs";

/** Linux's numbers of file systems (`statfs(2)`) whose every change the same kernel makes, and so tells whoever watches: ext, xfs, btrfs, f2fs, zfs, tmpfs, ramfs and overlayfs. */
const TELLING: ReadonlySet<number> = new Set([
  0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x2fc12fc1, 0x01021994, 0x858458f6, 0x794c7630,
]);

/** Whether a folder lies where each change in it is told to whoever watches it; a mount of another machine, or one that cannot be asked, is none. */
export function isTelling(folder: string): boolean {
  if (process.platform !== "linux") return false;
  try {
    return TELLING.has(statfsSync(folder).type);
  } catch {
    return false;
  }
}
