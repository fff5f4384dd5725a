/** A stretch of a text: UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether two stretches share a character. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Remembers stretches and tells whether another meets one of them. */
export interface Taken {
  add(span: Span): void;
  meets(span: Span): boolean;
}

const SHIFT = 6;

/** An empty memory of stretches; both calls take time by the length of the stretch only. */
export function takenSpans(): Taken {
  const cells = new Map<number, Span[]>();
  return {
    add(span) {
      for (let cell = span.start >> SHIFT; cell <= span.end >> SHIFT; cell++) {
        const held = cells.get(cell);
        if (held === undefined) cells.set(cell, [span]);
        else held.push(span);
      }
    },
    meets(span) {
      for (let cell = span.start >> SHIFT; cell <= span.end >> SHIFT; cell++)
        if (cells.get(cell)?.some((held) => overlaps(held, span)) === true) return true;
      return false;
    },
  };
}

/** A text with some of its stretches blotted out; offsets stay. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let left = "";
  let read = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= read) continue;
    left += text.slice(read, Math.max(read, start)) + "|".repeat(end - Math.max(read, start));
    read = end;
  }
  return left + text.slice(read);
}

const LONGEST_LINE = 400;

/** The line around a stretch, at most 400 or that many characters to either side. */
export function lineAround(text: string, { start, end }: Span, most = LONGEST_LINE): Span {
  const low = Math.max(0, start - most);
  const before = text.slice(low, start).lastIndexOf("\n");
  const after = text.slice(end, end + most).indexOf("\n");
  return {
    start: low + before + 1,
    end: after < 0 ? Math.min(text.length, end + most) : end + after,
  };
}
