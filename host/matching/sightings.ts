import { overlapsAny } from "./edit.ts";
import type { LiteralIndex, Need } from "./literal-index.ts";
import type { Look } from "./look.ts";
import type { Pattern } from "./pattern.ts";
import type { Stretch } from "./sentence.ts";
import type { View } from "./views.ts";

/** A pattern of a rule that can match in a view, and where. */
export interface Sighting {
  readonly pattern: Pattern;
  readonly view: View;
  readonly windows: readonly Stretch[];
}

/** A pattern and its number in the index. */
export interface Indexed {
  readonly id: number;
  readonly pattern: Pattern;
}

/** Patterns that must match near each other: one leads, the others stand within so many sentences more than its match does; with no bound they stand anywhere. */
export interface Together {
  readonly lead: Indexed;
  readonly others: readonly Indexed[];
  readonly more: number;
}

/** Where the leading pattern can match, in every view: its literals occur in their order and distance, and those of the others in sentences around. */
export function leadSightings(
  { lead, others, more }: Together,
  index: LiteralIndex,
  looks: readonly Look[],
): readonly Sighting[] {
  const sightings: Sighting[] = [];
  const needs = index.needsOf(lead.id);
  const partners = others.flatMap(({ id }) => index.needsOf(id));
  for (const look of looks) {
    const windows = windowsOf({ pattern: lead.pattern, needs, partners, more }, look);
    if (windows.length > 0) sightings.push({ pattern: lead.pattern, view: look.view, windows });
  }
  return sightings;
}

/** Where each of the patterns can match, the one with least to search first; those without literals everywhere, last. Empty when one of the others cannot match anywhere. */
export function allSightings(
  patterns: readonly Indexed[],
  index: LiteralIndex,
  looks: readonly Look[],
): readonly Sighting[] {
  const known: (readonly Sighting[])[] = [];
  const everywhere: Sighting[] = [];
  for (const one of patterns) {
    if (index.needsOf(one.id).length === 0) {
      everywhere.push(...looks.map(({ view }) => wholly(one.pattern, view)));
      continue;
    }
    const sightings = leadSightings({ lead: one, others: [], more: 0 }, index, looks);
    if (sightings.length === 0) return [];
    known.push(sightings);
  }
  return [...known.toSorted((a, b) => unitsOf(a) - unitsOf(b)).flat(), ...everywhere];
}

/** The pattern looked for in all of the view. */
export function wholly(pattern: Pattern, view: View): Sighting {
  return { pattern, view, windows: view.stretches };
}

interface Wanted {
  readonly pattern: Pattern;
  readonly needs: readonly Need[];
  readonly partners: readonly Need[];
  readonly more: number;
}

function windowsOf(wanted: Wanted, look: Look): readonly Stretch[] {
  const { pattern, needs, partners } = wanted;
  for (const { clause } of needs) if (look.sentencesOf(clause) === 0) return [];
  for (const { clause } of partners) if (look.sentencesOf(clause) === 0) return [];
  const [first] = needs;
  if (first === undefined) return look.view.stretches;
  const { changed, hasWords, text } = look.view;
  const { longest } = pattern;
  const [near, far] = hasWords ? [first.from, first.to] : [0, longest];
  const windows: { start: number; end: number }[] = [];
  for (const at of look.startsOf(first.clause)) {
    const begin = { from: at - far, to: at - near };
    if (!meets(wanted, begin, look)) continue;
    const start = Math.max(0, begin.from);
    const end = Math.min(text.length, begin.to + longest);
    const last = windows.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else windows.push({ start, end });
  }
  return changed === null ? windows : windows.filter((window) => overlapsAny(changed, window));
}

/** Whether, for a match that begins in the range, the pattern's other literals occur at their distance and the partners' in the sentences around. */
function meets(
  { pattern: { longest }, needs, partners, more }: Wanted,
  { from, to }: { readonly from: number; readonly to: number },
  look: Look,
): boolean {
  if (needs.length > 1 || partners.length > 0) {
    const around = look.sentencesAround(from, to + longest, more);
    for (const { clause } of partners) if ((look.sentencesOf(clause) & around) === 0) return false;
  }
  const { hasWords } = look.view;
  for (let i = 1; i < needs.length; i++) {
    const need = needs[i];
    if (need === undefined) continue;
    const [near, far] = hasWords ? [need.from, need.to] : [-longest, longest];
    if (!look.begins(need.clause, from + near, to + far)) return false;
  }
  return true;
}

function unitsOf(sightings: readonly Sighting[]): number {
  let units = 0;
  for (const { windows } of sightings) for (const { start, end } of windows) units += end - start;
  return units;
}
