import { EngineError } from "../errors.ts";

/** The right to use the model until `end` is called; calling it again does nothing. */
export interface Turn {
  readonly end: () => void;
}

/** First come, first served: at most so many turns at once, a bounded line behind them, and nobody waits for ever. */
export interface Queue {
  /** Resolves when it is the caller's turn. Rejects with ENGINE_BUSY when the line is full or the wait too long, or with the signal's reason. */
  enter(signal: AbortSignal): Promise<Turn>;
  /** The ENGINE_BUSY that the next caller would be sent away with, or null while there is room. */
  refusal(): EngineError | null;
  /** Lets `turns` in at once from now on; turns of before no longer count. 0 lets nobody in. */
  open(turns: number): void;
  /** Sends everybody in the line away with `error`. */
  clear(error: unknown): void;
}

export interface QueueSettings {
  /** Most callers in the line. */
  readonly maxWaiting: number;
  /** Most milliseconds one of them waits. */
  readonly maxWaitMs: number;
}

interface Waiter {
  readonly admit: (turn: Turn) => void;
  readonly refuse: (reason: unknown) => void;
}

/** Milliseconds a turn is thought to take before any was measured. */
const FIRST_GUESS = 5000;

/** A closed queue; `open` it when there is something to use. */
export function createQueue({ maxWaiting, maxWaitMs }: QueueSettings): Queue {
  const line = new Set<Waiter>();
  let round = 0;
  let turns = 0;
  let inUse = 0;
  let usualMs = FIRST_GUESS;

  const isFree = () => inUse < turns && line.size === 0;
  const isFull = () => line.size >= maxWaiting;
  const busy = () => {
    const seconds = (usualMs * (line.size + 1)) / Math.max(turns, 1) / 1000;
    const retryAfter = Math.min(Math.max(Math.ceil(seconds), 1), 60);
    return new EngineError(
      "ENGINE_BUSY",
      "The language model is busy; try again soon.",
      retryAfter,
    );
  };

  const startTurn = (): Turn => {
    const mine = round;
    const started = performance.now();
    let ended = false;
    inUse += 1;
    return {
      end() {
        if (ended || mine !== round) return;
        ended = true;
        inUse -= 1;
        usualMs = 0.8 * usualMs + 0.2 * (performance.now() - started);
        admitNext();
      },
    };
  };

  const admitNext = () => {
    for (const waiter of line) {
      if (inUse >= turns) return;
      line.delete(waiter);
      waiter.admit(startTurn());
    }
  };

  return {
    async enter(signal) {
      signal.throwIfAborted();
      if (isFree()) return startTurn();
      if (isFull()) throw busy();
      return await waitInLine(line, signal, { maxWaitMs, busy });
    },
    refusal: () => (isFree() || !isFull() ? null : busy()),
    open(count) {
      round += 1;
      inUse = 0;
      turns = count;
      admitNext();
    },
    clear(error) {
      for (const waiter of line) waiter.refuse(error);
      line.clear();
    },
  };
}

async function waitInLine(
  line: Set<Waiter>,
  signal: AbortSignal,
  { maxWaitMs, busy }: { maxWaitMs: number; busy: () => EngineError },
): Promise<Turn> {
  const { promise, resolve, reject } = Promise.withResolvers<Turn>();
  const refuse = (reason: unknown) => {
    // At once, so that nobody who already left is given a turn.
    line.delete(waiter);
    reject(reason);
  };
  const waiter: Waiter = { admit: resolve, refuse };
  const onAbort = () => refuse(signal.reason);
  const timer = setTimeout(() => refuse(busy()), maxWaitMs);
  signal.addEventListener("abort", onAbort, { once: true });
  line.add(waiter);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}
