import { watch, type FSWatcher } from "chokidar";
import { isIgnored } from "./place.ts";

/** Tells that something may have changed; what it was is found out by looking. */
export interface Hints extends AsyncDisposable {
  /** Resolves at the next hint, or after `ms`, or when disposed; at once when a hint came since the last call. */
  next(ms: number): Promise<void>;
}

/** Watches the folders under the roots, three levels deep. Mounted and linked folders may stay silent: these are hints, never truth. */
export async function watchFolders(roots: readonly string[]): Promise<Hints> {
  let hinted = false;
  let wake: (() => void) | null = null;
  const hint = (): void => {
    hinted = true;
    wake?.();
  };
  // Folders only: one watch per folder tells of all files in it, and thousands of files cost nothing.
  const watcher: FSWatcher = watch([...roots], {
    ignoreInitial: true,
    ignorePermissionErrors: true,
    depth: 2,
    ignored: (_path, stats) => stats?.isFile() === true,
  });
  watcher.on("all", hint);
  watcher.on("raw", (_event, path) => {
    if (typeof path !== "string" || path.startsWith("..") || !isIgnored(path)) hint();
  });
  // A watch that fails (no more inotify watches, a vanished mount) leaves the regular looks.
  watcher.on("error", () => undefined);
  await new Promise<void>((ready) => void watcher.once("ready", ready));
  return {
    async next(ms) {
      if (!hinted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      hinted = false;
    },
    async [Symbol.asyncDispose]() {
      hint();
      await watcher.close();
    },
  };
}
