import { SPACED_MARKS, UNSPACED_MARKS } from "../../schemas/sentence-marks.ts";
import type { Finding } from "./finding.ts";

const SENTENCE_END = new RegExp(String.raw`[${SPACED_MARKS}](?=\s|$)|[${UNSPACED_MARKS}]|\n`, "gu");

/** Whether more than half of a text's sentences lost a claim, or it says nothing at all. */
export function isLost(text: string, findings: readonly Finding[]): boolean {
  if (text.trim() === "") return true;
  const gone = findings.filter(({ instead }) => instead?.action === "removed");
  if (gone.length === 0) return false;
  let [sentences, lost, start, next] = [0, 0, 0, 0];
  const close = (end: number) => {
    if (!/[\p{L}\p{N}]/u.test(text.slice(start, end))) return;
    sentences += 1;
    const before = next;
    while ((gone[next]?.start ?? Infinity) < end) next += 1;
    if (next > before) lost += 1;
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(SENTENCE_END)) {
    if (isInside(gone, next, index)) continue;
    close(index + mark.length);
  }
  close(text.length);
  return lost * 2 > sentences;
}

/** A full stop inside a claim ends no sentence. */
function isInside(gone: readonly Finding[], next: number, index: number): boolean {
  const claim = gone[next];
  return claim !== undefined && claim.start <= index && index < claim.end - 1;
}
