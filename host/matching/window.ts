import type { Finder, Pattern, TextKind } from "./pattern.ts";
import type { Stretch } from "./sentence.ts";

/** Finds a unit beyond ASCII. */
// eslint-disable-next-line no-control-regex -- whether a stretch is ASCII decides which program runs
export const BEYOND_ASCII = /[^\x00-\x7f]/;

/** A view to run patterns on. */
export interface Ground {
  readonly text: string;
  readonly hasWords: boolean;
  /** Whether all of it is ASCII. */
  readonly isAscii: boolean;
}

/** A stretch of a text that was cut out to run a pattern on. */
export interface Cut extends Stretch {
  readonly text: string;
  readonly finder: Finder;
  /** Whether the text goes on on that side. */
  readonly openStart: boolean;
  readonly openEnd: boolean;
}

/** Cuts the stretch out and picks the pattern's program for it. */
export function cutOut(pattern: Pattern, ground: Ground, { start, end }: Stretch): Cut {
  const whole = start === 0 && end === ground.text.length;
  const text = whole ? ground.text : ground.text.slice(start, end);
  return {
    text,
    start,
    end,
    finder: pattern.finder(kindOf(text, ground)),
    openStart: start > 0,
    openEnd: end < ground.text.length && !pattern.open,
  };
}

function kindOf(text: string, { hasWords, isAscii }: Ground): TextKind {
  if (!hasWords) return "spaceless";
  return !isAscii && BEYOND_ASCII.test(text) ? "unicode" : "ascii";
}

/** The leftmost match that begins at or after `from` (units of the whole text), or null. What touches a side on which the text goes on may be false: a match that begins there is looked for again one further; one that ends there is left to the next cut, unless the pattern has no longest match. */
export function nextMatch(cut: Cut, from: number): Stretch | null {
  const { finder, text } = cut;
  let start = finder.find(text, Math.max(0, from - cut.start));
  if (start === 0 && cut.openStart) start = finder.find(text, 1);
  if (start < 0) return null;
  const end = finder.end();
  if (end === text.length && cut.openEnd) return null;
  return { start: start + cut.start, end: end + cut.start };
}

/** The windows in pieces of at most about 3 KB that overlap by the longest match. */
export function piecesOf(windows: readonly Stretch[], longest: number): readonly Stretch[] {
  const size = 1024 + 2 * longest;
  if (windows.every(({ start, end }) => end - start <= size)) return windows;
  const pieces: Stretch[] = [];
  for (const { start, end } of windows) {
    for (let from = start; ; from += size - longest - 2) {
      pieces.push({ start: from, end: Math.min(end, from + size) });
      if (from + size >= end) break;
    }
  }
  return pieces;
}
