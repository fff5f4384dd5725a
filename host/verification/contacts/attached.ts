import type { Case } from "../finding.ts";
import type { NamedContact } from "../names.ts";
import { lineAround, type Span } from "../span.ts";

const CONNECTING =
  /^(?:[\s,:;()[\]*_–—\-"'“”’|.>]|(?<!\p{L})(?:at|on|is|hotline|helpline|line|lines|number|phone|tel|telephone|call|dial|whatsapp|contact|reach|them|24|7|hours?|toll|free|by|via|through|email|e-mail|mail|website|web|site|page|url|link|visit|see|their|its|s|using|or\s+at)(?!\p{L})|\([^()\n\d]{0,30}\)){0,14}$/iu;
const FARTHEST = 160;
/** The end of a sentence, another number, another body's name, or a word that leads on to one. */
const PARTING =
  /[.!?।۔](?:\s|$)|[。！？]|\d{3}|\p{Lu}[\p{L}'’-]+ \p{Lu}\p{L}|(?<!\p{L})(?:or|and|but|not|o|y|ou|et|atau|dan|или|и|या|र|أو|বা)(?!\p{L})/u;

/** The organisation a number or address is said to belong to: named just before it, with nothing but words such as "hotline" or "at" in between. */
export function attachedContact({ view, named }: Case, span: Span): NamedContact | null {
  const before = lastBefore(named, span.start);
  if (before === null || span.start - before.end > 60) return null;
  return CONNECTING.test(view.text.slice(before.end, span.start)) ? before : null;
}

/** The organisation of the same sentence that stands nearest before, else nearest behind, with nothing in between that may mean another. */
export function nearestContact({ view, named }: Case, span: Span): NamedContact | null {
  const line = lineAround(view.text, span);
  const before = lastBefore(named, span.start);
  const isSame = (from: number, to: number) =>
    to - from <= FARTHEST && !PARTING.test(view.text.slice(from, to));
  if (before !== null && before.start >= line.start && isSame(before.end, span.start))
    return before;
  const after = named[countBefore(named, span.start)];
  if (after === undefined || after.start < span.end || after.end > line.end) return null;
  return isSame(span.end, after.start) ? after : null;
}

function lastBefore(named: readonly NamedContact[], offset: number): NamedContact | null {
  return named[countBefore(named, offset) - 1] ?? null;
}

/** How many of them end at or before an offset. */
function countBefore(named: readonly NamedContact[], offset: number): number {
  let [low, high] = [0, named.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((named[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
