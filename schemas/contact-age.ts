const DAY_MS = 86_400_000;

/** Days after which a contact that nobody has seen at its source again is stale: it may ring at someone else's. */
const MOST_DAYS = 365;

/** Whole days from the day on which a contact was seen at its source (as `2026-11-20`) to `now` (milliseconds since 1970). */
export function contactAge(verified: string, now: number): number {
  return Math.floor((now - Date.parse(verified)) / DAY_MS);
}

/** Whether a day lies ahead of `now`, in every time zone. */
export function liesAhead(verified: string, now: number): boolean {
  return contactAge(verified, now) < -1;
}

/** Whether a contact was never seen at its source, or more than a year before `now`; a day that lies ahead was not seen. */
export function isStale(verified: string | null, now: number): boolean {
  if (verified === null || liesAhead(verified, now)) return true;
  return contactAge(verified, now) > MOST_DAYS;
}
