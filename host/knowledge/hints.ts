import { join } from "node:path";
import { watch, type FSWatcher } from "chokidar";
import { isIgnored } from "./place.ts";

/** Tells that something may have changed; what it was is found out by looking. */
export interface Hints extends AsyncDisposable {
  /** Resolves at the next hint, or after `ms`, or when disposed; at once when a hint came since they were taken. */
  next(ms: number): Promise<void>;
  /** The paths that hints named since they were taken last; empty where only time passed. */
  take(): ReadonlySet<string>;
}

/** Watches the folders under the roots, three levels deep. Mounted and linked folders may stay silent: these are hints, never truth. */
export async function watchFolders(roots: readonly string[]): Promise<Hints> {
  let hinted = new Set<string>();
  let wake: (() => void) | null = null;
  const hint = (path: string): void => {
    hinted.add(path);
    wake?.();
  };
  // Folders only: one watch per folder tells of all files in it, and thousands of files cost nothing.
  const watcher: FSWatcher = watch([...roots], {
    ignoreInitial: true,
    ignorePermissionErrors: true,
    depth: 2,
    ignored: (_path, stats) => stats?.isFile() === true,
  });
  watcher.on("all", (_event, path) => hint(path));
  watcher.on("raw", (_event, path, details) => {
    if (typeof path !== "string") hint("");
    else if (path.startsWith("..") || !isIgnored(path)) hint(join(watchedIn(details), path));
  });
  // A watch that fails (no more inotify watches, a vanished mount) leaves the regular looks.
  watcher.on("error", () => undefined);
  await new Promise<void>((ready) => void watcher.once("ready", ready));
  return {
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
    async [Symbol.asyncDispose]() {
      hint("");
      await watcher.close();
    },
  };
}

/** The folder that an event of the system tells of. */
function watchedIn(details: unknown): string {
  const path: unknown = Object(details).watchedPath;
  return typeof path === "string" ? path : "";
}
