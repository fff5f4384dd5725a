const DAY_MS = 86_400_000;

/** Days after which a contact that nobody has seen at its source again is stale: it may ring at someone else's. */
const MOST_DAYS = 365;

/** Whole days from the day on which a contact was seen at its source (as `2026-11-20`) to `now` (milliseconds since 1970). */
export function contactAge(verified: string, now: number): number {
  return Math.floor((now - Date.parse(verified)) / DAY_MS);
}

/** Whether a contact was never seen at its source, or more than a year before `now`. */
export function isStale(verified: string | null, now: number): boolean {
  return verified === null || contactAge(verified, now) > MOST_DAYS;
}
