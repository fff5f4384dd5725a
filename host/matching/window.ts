import type { Stretch } from "./sentence.ts";
import type { Sighting } from "./sightings.ts";

/** Part of a window, small enough to be searched in one go. */
export interface Piece extends Stretch {
  /** Whether the window goes on behind it. */
  readonly more: boolean;
}

/** The leftmost match in the piece that begins at or after `from` (units of the whole text), or null. One that the next piece holds too is left to it, as here it may be cut short; patterns without a longest match take what they get. */
export function nextMatch({ pattern, view }: Sighting, piece: Piece, from: number): Stretch | null {
  const start = Math.max(from, piece.start);
  if (start >= piece.end) return null;
  const found = pattern.machine(view.hasWords).next(view.text, start, piece.end);
  if (found === null) return null;
  const isLate = piece.more && !pattern.open && found.start > piece.end - pattern.longest;
  return isLate ? null : found;
}

/** The windows in pieces of at most about 3 KB that overlap by the longest match. */
export function piecesOf(windows: readonly Stretch[], longest: number): readonly Piece[] {
  const size = 1024 + 2 * longest;
  const pieces: Piece[] = [];
  for (const { start, end } of windows) {
    for (let from = start; ; from += size - longest) {
      const more = from + size < end;
      pieces.push({ start: from, end: more ? from + size : end, more });
      if (!more) break;
    }
  }
  return pieces;
}
