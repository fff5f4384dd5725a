import { SingleBar } from "cli-progress";

/** How far some long work is. */
export interface Progress {
  /** Tells how much of the total is done; what is counted is up to the caller. */
  readonly at: (done: number, total: number) => void;
  /** Wipes the bar, so that what is printed next stands alone. */
  readonly stop: () => void;
}

/** A progress bar on standard error where that is a terminal; in a pipe or a log nothing. `doing` says what takes so long. */
export function showProgress(doing: string): Progress {
  const bar = new SingleBar({
    format: `${doing} {bar} {percentage}% · {eta_formatted} left`,
    stream: process.stderr,
    noTTYOutput: false,
    clearOnComplete: true,
    hideCursor: true,
    fps: 5,
  });
  return {
    at(done, total) {
      if (!bar.isActive) bar.start(total, done);
      else bar.update(done);
      if (bar.getTotal() !== total) bar.setTotal(total);
    },
    stop: () => bar.stop(),
  };
}
