import type { Claim } from "../../schemas/http/verification.ts";
import type { Finding } from "./finding.ts";
import { overlaps, type Span } from "./span.ts";
import type { View } from "./view.ts";

/** The changed answer, and its claims with their places in it. */
export interface Rewritten {
  readonly text: string;
  readonly claims: Claim[];
  /** What was put where: a stretch of the answer and its length in the text. */
  readonly edits: readonly (Span & { readonly length: number })[];
}

/** Puts what the packs say in the place of what they contradict; findings do not overlap and stand in text order. */
export function rewrite(answer: string, view: View, findings: readonly Finding[]): Rewritten {
  const claims: Claim[] = [];
  const edits: (Span & { length: number })[] = [];
  let text = "";
  let read = 0;
  for (const finding of findings) {
    const [start, end] = view.original(finding.start, finding.end);
    const written = answer.slice(start, end);
    const { said, lead, place } = changeOf(answer, finding, { start, end });
    text += answer.slice(read, Math.max(read, place.start));
    const at = text.length + lead.length;
    const added = finding.added === undefined ? "" : ` ${finding.added}`;
    text += lead + said + added;
    claims.push(claimOf(finding, written, { start: at, end: at + said.length }));
    read = place.end;
    const length = lead.length + said.length + added.length;
    if (said !== written || added !== "") edits.push({ ...place, length });
  }
  return { text: text + answer.slice(read), claims, edits };
}

/** What stands in a finding's place, what is put before it, and the stretch that both take. */
function changeOf(answer: string, { instead }: Finding, { start, end }: Span) {
  if (instead === undefined) {
    return { said: answer.slice(start, end), lead: "", place: { start, end } };
  }
  const link = linkTarget(answer, start, end);
  const place = link ?? { start, end: signEnd(answer, end) };
  return { said: instead.text, lead: link === null ? "" : "] ", place };
}

/** Claims of a text at their places after it was rewritten once more; what that changed is told by its own claims. */
export function movedClaims(
  claims: readonly Claim[],
  { claims: later, edits }: Rewritten,
): Claim[] {
  const moved = claims.flatMap((claim) => {
    if (edits.some((edit) => overlaps(edit, claim))) return [];
    const before = edits.filter(({ end }) => end <= claim.start);
    const shift = before.reduce((sum, { start, end, length }) => sum + length - (end - start), 0);
    return [{ ...claim, start: claim.start + shift, end: claim.end + shift }];
  });
  const places = new Set(moved.map(({ start }) => start));
  const changed = later.filter(({ action, start }) => action !== "kept" && !places.has(start));
  return [...moved, ...changed].toSorted((a, b) => a.start - b.start);
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
