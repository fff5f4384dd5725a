import { setTimeout as delay } from "node:timers/promises";
import { forgetBytes, lookAt, type Look, type LookOptions } from "./look.ts";
import type { OwnWrites } from "./own-writes.ts";
import type { Root } from "../place.ts";
import { createQuickLook } from "./quick-look.ts";

/** Two looks this far apart that see the same mean that nobody is writing; shortly after a change a pause is more likely only a breath. */
const SETTLE_MS = 100;
const SETTLE_AGAIN_MS = 300;
const SHORTLY_MS = 3000;

/** How long a stream of writes may put off the first new generation: a rule is live within 2 s. */
const FIRST_CAP_MS = 1000;

/** A stream that goes on is a checkout or a sync: the next generations wait longer, so that there are few. */
const CAP_GROWTH = 8;
const LAST_CAP_MS = 8000;

/** A part of the files that look unchanged is read nevertheless each time: all of them within so many looks. */
const TURNS = 5;

/** Looks at the roots again and again, and remembers what was seen. */
export interface Looker {
  /** What is on disk now, or null when it is what was `taken` last. `isStirred` tells whether anything was written since it was asked last, as far as is known. Rejects with the signal's reason once aborted. */
  look(signal: AbortSignal, isStirred?: () => boolean): Promise<Look | null>;
  /** The same at once and without waiting for writers, every byte read. */
  lookNow(): Promise<Look | null>;
  /** The folders that were looked into last. */
  folders(): readonly string[];
  /** Whether no link or other folder lay in them, within or behind which a change is told to nobody who watches them. */
  arePlain(): boolean;
  /** A look as it would be now: what the service wrote itself since it began is in it. */
  upToDate(look: Look): Look;
  /** What was made of a look is done: its bytes are let go. */
  taken(look: Look): void;
}

/** A looker over some roots; `judged` tells the digests whose bytes need not be kept, `own` what the service wrote itself. */
export function createLooker(
  roots: readonly Root[],
  judged: LookOptions["judged"],
  own: OwnWrites,
): Looker {
  const begun = new WeakMap<Look, number>();
  let previous: Look | null = null;
  let fingerprint: string | null = null;
  let turn = 0;
  let cap = FIRST_CAP_MS;
  let takenAt = Number.NEGATIVE_INFINITY;
  const quick = createQuickLook();
  const see = async (of: number, at: number): Promise<Look> => {
    const before = own.count();
    const seen = await lookAt(roots, { previous, turn: { of, at }, judged, quick, own });
    begun.set(seen, before);
    previous = seen;
    return seen;
  };
  const unlessTaken = (look: Look) => (look.fingerprint === fingerprint ? null : look);
  return {
    async look(signal, isStirred = () => false) {
      turn = (turn + 1) % TURNS;
      let seen = await see(TURNS, turn);
      if (seen.fingerprint === fingerprint) return null;
      const isAgain = performance.now() - takenAt < SHORTLY_MS + cap;
      cap = isAgain ? Math.min(cap * CAP_GROWTH, LAST_CAP_MS) : FIRST_CAP_MS;
      const pause = isAgain ? SETTLE_AGAIN_MS : SETTLE_MS;
      seen = await settle(seen, { see: () => see(TURNS, -1), isStirred, cap, pause, signal });
      return unlessTaken(seen);
    },
    folders: () => previous?.walk.folders ?? [],
    arePlain: () => previous?.walk.leaves.values().every(({ stamp }) => stamp !== null) === true,
    upToDate: (look) => own.addTo(look, begun.get(look) ?? 0),
    lookNow: async () => unlessTaken(await see(1, 0)),
    taken(look) {
      if (fingerprint !== null) takenAt = performance.now();
      fingerprint = look.fingerprint;
      if (previous !== null) previous = forgetBytes(previous, judged);
    },
  };
}

interface Settling {
  readonly see: () => Promise<Look>;
  readonly isStirred: () => boolean;
  readonly cap: number;
  readonly pause: number;
  readonly signal: AbortSignal;
}

/** Waits until two looks see the same, at most `cap` milliseconds. While files are known to be written it only waits: looking at thousands of them again and again would take the time of requests. */
async function settle(
  first: Look,
  { see, isStirred, cap, pause, signal }: Settling,
): Promise<Look> {
  const since = performance.now();
  let look = first;
  while (performance.now() - since < cap) {
    await delay(pause, undefined, { signal });
    if (isStirred()) continue;
    const next = await see();
    if (next.fingerprint === look.fingerprint) return next;
    look = next;
  }
  return see();
}
