import { closeSync, fstatSync, openSync, readSync, renameSync } from "node:fs";
import { isAbsence } from "../../schemas/error-code.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Bytes of a row within which its time stands. */
const HEAD_BYTES = 1024;
const MOVED_ASIDE = /\.(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2}\.\d{3}Z)\.jsonl$/;

/** The UTC day of a time in milliseconds, counted from 1970. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** Milliseconds until the next UTC day. */
export function untilNextDay(now: number): number {
  return (dayOf(now) + 1) * DAY_MS - now;
}

/** The name of a file of rows that was moved aside, by the time of its last row. */
export function asideName(file: string, last: Date): string {
  return file.replace(/\.jsonl$/, `.${last.toISOString().replaceAll(":", "")}.jsonl`);
}

/** The UTC day of the last row of a file that was moved aside; null of any other. */
export function lastDayOf(name: string): number | null {
  const [, day, hours, minutes, seconds] = MOVED_ASIDE.exec(name) ?? [];
  return day === undefined ? null : dayOf(Date.parse(`${day}T${hours}:${minutes}:${seconds}`));
}

/** Moves a file aside whose first row is of an earlier day than `now`. In one go, so that nobody appends meanwhile. Throws where it cannot, unless there is none. */
export function moveEarlierDayAside(file: string, now: number): void {
  const times = timesOf(file);
  if (times !== null && dayOf(times.first) < dayOf(now))
    renameSync(file, asideName(file, times.last));
}

/** When the first and the last row of a file were written; null where it has none. */
function timesOf(file: string): { readonly first: number; readonly last: Date } | null {
  const fd = openIfThere(file);
  if (fd === null) return null;
  try {
    const { size, mtime: last } = fstatSync(fd);
    const head = Buffer.alloc(HEAD_BYTES);
    const read = readSync(fd, head, 0, HEAD_BYTES, 0);
    const written = /"ts":"([^"]+)"/.exec(head.toString("utf8", 0, read))?.[1] ?? "";
    return size === 0 ? null : { first: Date.parse(written) || last.getTime(), last };
  } finally {
    closeSync(fd);
  }
}

function openIfThere(file: string): number | null {
  try {
    return openSync(file, "r");
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}
