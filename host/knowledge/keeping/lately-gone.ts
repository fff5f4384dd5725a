import type { Claim } from "../overlay.ts";
import type { Place } from "../place.ts";

/** Rules that went from disk a moment ago: a folder that is removed file by file, by a slow disk or a copy, goes in many looks. */
export interface LatelyGone {
  note(claim: Claim): void;
  has(key: string): boolean;
  keys(): Iterable<string>;
  places(): Iterable<Place>;
  /** What went there, which is gone no more. */
  take(key: string): Claim | undefined;
  /** Drops what went longer ago, and what the callback says. */
  forget(isOver: (place: Place) => boolean): void;
}

/** How long what went counts together. */
const SPAN_MS = 60_000;

/** Begins with none. */
export function createLatelyGone(): LatelyGone {
  const gone = new Map<string, { readonly claim: Claim; readonly sinceMs: number }>();
  const isYoung = (key: string): boolean =>
    performance.now() - (gone.get(key)?.sinceMs ?? Number.NEGATIVE_INFINITY) < SPAN_MS;
  return {
    note: (claim) => void gone.set(claim.place.key, { claim, sinceMs: performance.now() }),
    has: isYoung,
    keys: () => [...gone.keys()].filter(isYoung),
    places: () =>
      [...gone.values()].map(({ claim }) => claim.place).filter(({ key }) => isYoung(key)),
    take(key) {
      const claim = isYoung(key) ? gone.get(key)?.claim : undefined;
      gone.delete(key);
      return claim;
    },
    forget(isOver) {
      for (const [key, { claim }] of gone)
        if (!isYoung(key) || isOver(claim.place)) gone.delete(key);
    },
  };
}
