import type { Span } from "../span.ts";
/** A document's number has six digits within so many characters, or four close together. */
const FEWEST_DIGITS = 6;
const WITHIN = 48;
const CLOSE_DIGITS = 4;
const CLOSE = 6;
/** What belongs to a number may stand so far before or behind its digits. */
const AROUND = 20;
/** More digits in a row than any document or machine-readable line has: nothing is read into them. */
const MOST_DIGITS = 64;

/** Where numbers of documents can stand, in order and apart, and runs of digits that are longer than any. */
export interface DigitWindows {
  readonly windows: readonly Span[];
  readonly runs: readonly Span[];
}

/** Looks at every character once. */
export function digitWindows(text: string): DigitWindows {
  const digits = digitsIn(text, 0, text.length);
  if (digits < CLOSE_DIGITS) return { windows: withFillers(text, []), runs: [] };
  const runs = digits < MOST_DIGITS ? [] : longRuns(text);
  const windows: { start: number; end: number }[] = [];
  const recent: number[] = [];
  let nextRun = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (!isDigit(text, index)) continue;
    const run = runs[nextRun];
    if (run !== undefined && index >= run.start) {
      index = run.end - 1;
      nextRun += 1;
      recent.length = 0;
      continue;
    }
    recent.push(index);
    if (recent.length > FEWEST_DIGITS) recent.shift();
    const first = firstOfNumber(recent, index);
    if (first >= 0) extend(windows, widened(text, first, index + 1));
  }
  return { windows: withFillers(text, windows), runs };
}

/** Where a number that ends at `index` can begin, or −1 where there are too few digits for one. */
function firstOfNumber(recent: readonly number[], index: number): number {
  const first = recent[0] ?? index;
  if (recent.length === FEWEST_DIGITS && index - first <= WITHIN) return first;
  const close = recent.at(-CLOSE_DIGITS);
  return close !== undefined && index - close < CLOSE ? close : -1;
}

/** Lines of machine-readable zones may be without digits; their fillers tell them. */
function withFillers(text: string, windows: readonly Span[]): Span[] {
  if (!text.includes("<<")) return [...windows];
  const all = [
    ...windows,
    ...Array.from(text.matchAll(/<{2,60}/g), ({ 0: found, index }) =>
      widened(text, index, index + found.length),
    ),
  ];
  const joined: { start: number; end: number }[] = [];
  for (const span of all.toSorted((a, b) => a.start - b.start)) extend(joined, span);
  return joined;
}

function extend(windows: { start: number; end: number }[], { start, end }: Span): void {
  const last = windows.at(-1);
  if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
  else windows.push({ start, end });
}

function widened(text: string, first: number, end: number): Span {
  return { start: Math.max(0, first - AROUND), end: Math.min(text.length, end + AROUND) };
}

const RUN = new RegExp(`\\d(?:[ .\\-()+/]{0,2}\\d){${MOST_DIGITS - 1},}`, "g");

function longRuns(text: string): Span[] {
  return Array.from(text.matchAll(RUN), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** How many ASCII digits stand between two places of a text. */
export function digitsIn(text: string, start: number, end: number): number {
  let digits = 0;
  for (let index = start; index < end; index += 1) if (isDigit(text, index)) digits += 1;
  return digits;
}

function isDigit(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 48 && unit <= 57;
}
