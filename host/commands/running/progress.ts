import { SingleBar } from "cli-progress";

/** How far some long work is. */
export interface Progress {
  /** Tells how much of the total is done; what is counted is up to the caller. */
  readonly at: (done: number, total: number) => void;
  /** Wipes the bar, so that what is printed next stands alone. */
  readonly stop: () => void;
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;
const shown = new Set<Progress>();

/** Wipes every bar that still stands: one would keep a command alive that failed. */
export function wipeProgress(): void {
  for (const progress of shown) progress.stop();
}

/** A progress bar on standard error where that is a terminal; in a pipe or a log nothing. `doing` says what takes so long. A command that is interrupted gives the cursor back. */
export function showProgress(doing: string): Progress {
  const bar = new SingleBar({
    format: `${doing} {bar} {percentage}% · {eta_formatted}`,
    formatTime: leftOf,
    stream: process.stderr,
    noTTYOutput: false,
    clearOnComplete: true,
    hideCursor: true,
    fps: 5,
  });
  if (!process.stderr.isTTY) return { at: () => undefined, stop: () => undefined };
  let release: (() => void) | null = null;
  const progress: Progress = {
    at(done, total) {
      if (bar.isActive) bar.update(done);
      else {
        shown.add(progress);
        release = onInterrupt(() => bar.stop());
        bar.start(total, done);
      }
      if (bar.getTotal() !== total) bar.setTotal(total);
    },
    stop() {
      shown.delete(progress);
      release?.();
      bar.stop();
    },
  };
  return progress;
}

/** Runs `work` when the process is told to end, and lets it end then unless somebody else sees to that. Gives what takes this back. */
function onInterrupt(work: () => void): () => void {
  const listeners = SIGNALS.map((signal) => {
    const isOurs = process.listenerCount(signal) === 0;
    const listener = (): void => {
      work();
      if (isOurs) process.kill(process.pid, signal);
    };
    process.once(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const release of listeners) release();
  };
}

/** Seconds that are left in words; nothing while they are not known. */
function leftOf(seconds: unknown): string {
  if (typeof seconds !== "number" || !Number.isFinite(seconds)) return "";
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours > 0) return `${hours} h ${minutes % 60} min left`;
  return minutes > 0 ? `${minutes} min ${Math.round(seconds % 60)} s left` : `${seconds} s left`;
}
