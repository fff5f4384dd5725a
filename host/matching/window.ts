import type { Pattern, Found, TextKind } from "./pattern.ts";
import type { Stretch } from "./sentence.ts";

// eslint-disable-next-line no-control-regex -- whether a stretch is ASCII decides which program runs
const BEYOND_ASCII = /[^\x00-\x7f]/;

/** A match in units of the view. */
export interface Located extends Found {
  /** What follows the match, for numbers with a multiplier behind them. */
  readonly text: string;
}

/** A view to run patterns on. */
export interface Ground {
  readonly text: string;
  readonly hasWords: boolean;
}

/** Every match of the pattern in the windows, left to right, none overlapping; yields null between pieces of at most about 3 KB so that the caller may pause. */
export function* matchesIn(
  pattern: Pattern,
  ground: Ground,
  windows: readonly Stretch[],
): Generator<Found | null, void, void> {
  const size = 1024 + 2 * pattern.longest;
  let after = 0;
  for (const { start, end } of windows) {
    for (let from = start; ; from += size - pattern.longest - 2) {
      const piece = { start: from, end: Math.min(end, from + size) };
      for (const found of matchesInPiece(pattern, { ...ground, piece, after })) {
        after = found.end;
        yield found;
      }
      yield null;
      if (piece.end === end) break;
    }
  }
}

interface Piece extends Ground {
  readonly piece: Stretch;
  /** Where the last match ended: none begins before. */
  readonly after: number;
}

/** A piece is cut out of its text, so what touches a cut may be false: a match that begins there is looked for again one further, one that ends there is left to the next piece, unless the pattern has no longest match. */
function* matchesInPiece(
  pattern: Pattern,
  { text, hasWords, piece, after }: Piece,
): Generator<Found> {
  const cut = text.slice(piece.start, piece.end);
  const find = pattern.finder(kindOf(cut, hasWords));
  let from = Math.max(0, after - piece.start);
  while (from <= cut.length) {
    const found = find(cut, from);
    if (found === null) return;
    if (found.start === 0 && piece.start > 0) {
      from = 1;
      continue;
    }
    if (found.end === cut.length && piece.end < text.length && !pattern.open) return;
    yield shifted(found, piece.start);
    from = Math.max(found.end, found.start + 1);
  }
}

function kindOf(cut: string, hasWords: boolean): TextKind {
  if (!hasWords) return "spaceless";
  return BEYOND_ASCII.test(cut) ? "unicode" : "ascii";
}

function shifted(found: Found, by: number): Found {
  return {
    ...found,
    start: found.start + by,
    end: found.end + by,
    groupStarts: found.groupStarts.map((start) => (start < 0 ? start : start + by)),
  };
}

/** Whether the pattern matches anywhere in the stretch. */
export function matchesWithin(pattern: Pattern, ground: Ground, stretch: Stretch): Found | null {
  const cut = ground.text.slice(stretch.start, stretch.end);
  const found = pattern.finder(kindOf(cut, ground.hasWords))(cut, 0);
  return found === null ? null : shifted(found, stretch.start);
}
