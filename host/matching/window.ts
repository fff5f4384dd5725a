import type { Window } from "./machine/machine.ts";

/** Units at which matches may begin that are searched in one go. */
const SIZE = 2048;

function isLarge({ start, last }: Window): boolean {
  return last - start >= SIZE;
}

/** The windows in pieces small enough to be searched in one go; each takes the matches that begin in it. */
export function piecesOf(windows: readonly Window[], longest: number): readonly Window[] {
  if (!windows.some(isLarge)) return windows;
  const pieces: Window[] = [];
  for (const { start, last, end } of windows) {
    for (let from = start; from <= last; from += SIZE) {
      const to = Math.min(last, from + SIZE - 1);
      pieces.push({ start: from, last: to, end: Math.min(end, to + longest) });
    }
  }
  return pieces;
}
