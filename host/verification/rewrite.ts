import type { Claim } from "../../schemas/http/verification.ts";
import type { Finding } from "./finding.ts";
import type { Span } from "./span.ts";
import type { View } from "./view.ts";

/** The changed answer, and its claims with their places in it. */
export interface Rewritten {
  readonly text: string;
  readonly claims: Claim[];
}

/** Puts what the packs say in the place of what they contradict; findings do not overlap and stand in text order. */
export function rewrite(answer: string, view: View, findings: readonly Finding[]): Rewritten {
  const claims: Claim[] = [];
  let text = "";
  let read = 0;
  for (const finding of findings) {
    const [start, end] = view.original(finding.start, finding.end);
    const { instead, dated } = finding;
    const link = instead === undefined ? null : linkTarget(answer, start, end);
    text += answer.slice(read, Math.max(read, link?.start ?? start));
    if (link !== null) text += "] ";
    const at = text.length;
    text += instead?.text ?? answer.slice(start, end);
    claims.push(claimOf(finding, answer.slice(start, end), { start: at, end: text.length }));
    if (dated !== undefined) text += ` ${dated}`;
    read = link?.end ?? (instead === undefined ? end : signEnd(answer, end));
  }
  return { text: text + answer.slice(read), claims };
}

function claimOf({ kind, verdict, by, instead }: Finding, text: string, place: Span): Claim {
  const ground = by === undefined ? {} : { by };
  return { kind, text, ...place, verdict, ...ground, action: instead?.action ?? "kept" };
}

/** The keycap and variation signs that belong to the last character before an offset. */
function signEnd(text: string, offset: number): number {
  let end = offset;
  while (/[\ufe0f\u20e3]/.test(text[end] ?? "")) end += 1;
  return end;
}

const TARGET = /\]\(\s?(?:(?:tel|sms|mailto|whatsapp):)?$/i;

/** The `](target)` of a Markdown link whose target is a claim: what was taken out must not stay clickable. */
function linkTarget(
  answer: string,
  start: number,
  end: number,
): { start: number; end: number } | null {
  const before = TARGET.exec(answer.slice(Math.max(0, start - 14), start));
  if (before === null) return null;
  const after = /^[^()\n]{0,200}\)/.exec(answer.slice(end, end + 202));
  return { start: start - before[0].length, end: end + (after?.[0].length ?? 0) };
}
