import { watch, type FSWatcher } from "node:fs";
import { join } from "node:path";
import { isIgnored } from "../place.ts";
import { isTelling } from "./telling.ts";

/** Tells that something may have changed; what it was is found out by looking. */
export interface Hints extends Disposable {
  /** From now on watches these folders, and no others. */
  watch(folders: Iterable<string>): void;
  /** Whether all of them are watched, and lie where every change is told. */
  areSure(): boolean;
  /** Resolves at the next hint, or after `ms`, or when disposed; at once when a hint came since they were taken. */
  next(ms: number): Promise<void>;
  /** The paths that hints named since they were taken last; empty where only time passed. */
  take(): ReadonlySet<string>;
}

/** Watches no folder yet. One watch tells of all files of a folder, and none of them is asked for: thousands that change at once cost nothing until they are looked at. Mounted and linked folders may stay silent: these are hints, never truth. */
export function createHints(): Hints {
  const watchers = new Map<string, FSWatcher>();
  const telling = new Set<string>();
  let wanted: ReadonlySet<string> = new Set();
  let hinted = new Set<string>();
  let wake: (() => void) | null = null;
  const hint = (path: string): void => {
    hinted.add(path);
    wake?.();
  };
  const forget = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
    telling.delete(folder);
  };
  const follow = (folder: string): void => {
    const watcher = startWatch(folder, (event, name) => {
      const path = join(folder, name ?? "");
      // Made anew, a folder is another one: the next look watches it again.
      if (event === "rename") forget(path);
      if (name === null || name.startsWith("..") || !isIgnored(name)) hint(path);
    });
    watcher?.on("error", () => forget(folder));
    if (watcher === null) return;
    watchers.set(folder, watcher);
    if (isTelling(folder)) telling.add(folder);
  };
  return {
    watch(folders) {
      wanted = new Set(folders);
      for (const folder of watchers.keys()) if (!wanted.has(folder)) forget(folder);
      for (const folder of wanted) if (!watchers.has(folder)) follow(folder);
    },
    areSure: () => telling.size === wanted.size,
    async next(ms) {
      if (hinted.size === 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
    },
    take() {
      const taken = hinted;
      hinted = new Set();
      return taken;
    },
    [Symbol.dispose]() {
      hint("");
      for (const folder of watchers.keys()) forget(folder);
    },
  };
}

/** Null where the folder cannot be watched (it vanished, or the system allows no more watches): the regular looks are left. */
function startWatch(
  folder: string,
  listener: (event: string, name: string | null) => void,
): FSWatcher | null {
  try {
    return watch(folder, { persistent: false }, listener);
  } catch {
    return null;
  }
}
