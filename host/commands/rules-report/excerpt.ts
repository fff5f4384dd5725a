import type { Match } from "../../contract/layer.ts";

const AROUND = 40;
const LONGEST = 240;

// Rows are strangers' texts: what could move the cursor or reorder the line is taken out.
const INVISIBLE = /[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv;

/** The words that matched, in «», with 40 UTF-16 units before the first and behind it; one line of at most 240 units that a terminal can show. A hit without a place shows how the text begins. */
export function excerptOf(text: string, matches: readonly Match[]): string {
  const inOrder = matches.toSorted((a, b) => a.start - b.start);
  const first = inOrder[0] ?? { start: 0, end: 0 };
  const from = Math.max(0, first.start - AROUND);
  const to = Math.min(text.length, first.end + AROUND, from + LONGEST);
  const parts: string[] = [from > 0 ? "…" : ""];
  let at = from;
  for (const { start, end } of inOrder) {
    if (start < at || start >= to) continue;
    const until = Math.min(end, to);
    parts.push(plain(text.slice(at, start)), `«${plain(text.slice(start, until))}»`);
    at = until;
  }
  parts.push(plain(text.slice(at, to)), to < text.length ? "…" : "");
  return parts.join("");
}

function plain(text: string): string {
  return text.toWellFormed().replaceAll(/\s+/g, " ").replaceAll(INVISIBLE, "");
}
