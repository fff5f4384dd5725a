import { overlapsAny } from "./disguises/edit.ts";
import type { Entry, Indexed } from "./entry.ts";
import type { Look } from "./look.ts";
import type { Window } from "./machine/machine.ts";
import { mayBeginIn, mayStandIn } from "./windows.ts";

/** A pattern of a rule that can match in a view, and where. */
export interface Sighting {
  readonly one: Indexed;
  readonly look: Look;
  readonly windows: readonly Window[];
}

/** What to search for one way of a rule: the leading pattern where the others may stand around it, or each of them, the one with least to search first. Empty where the rule cannot match. */
export function sightingsOf(entry: Entry, looks: readonly Look[]): readonly Sighting[] {
  const { lead, others, more } = entry;
  if (more !== null) return leadSightings(entry, looks);
  const known: (readonly Sighting[])[] = [];
  const everywhere: Sighting[] = [];
  for (const one of [lead, ...others]) {
    const sightings = leadSightings({ lead: one, others: [], more: 0 }, looks);
    if (sightings.length === 0) return NONE;
    if (looks[0]?.table.isFree(one.id) === true) everywhere.push(...sightings);
    else known.push(sightings);
  }
  return [...known.toSorted((a, b) => unitsOf(a) - unitsOf(b)).flat(), ...everywhere];
}

const NONE: readonly Sighting[] = [];

type Together = Pick<Entry, "lead" | "others" | "more">;

function leadSightings(together: Together, looks: readonly Look[]): readonly Sighting[] {
  let sightings: Sighting[] | undefined;
  for (const look of looks) {
    const windows = leadWindows(together, look);
    if (windows.length > 0) (sightings ??= []).push({ one: together.lead, look, windows });
  }
  return sightings ?? NONE;
}

/** Where the leading pattern can match with the others around it. */
function leadWindows({ lead, others, more }: Together, look: Look): readonly Window[] {
  if (!look.mayMatch(lead.id)) return NOWHERE;
  for (const other of others) if (!look.mayMatch(other.id)) return NOWHERE;
  const windows = look.leadWindowsOf(lead);
  const { changed } = look.view;
  if (others.length === 0) {
    return changed === null ? windows : windows.filter((window) => overlapsAny(changed, window));
  }
  let kept: Window[] | undefined;
  for (const window of windows) {
    if (standAround(others, window, { look, more: more ?? 0 })) (kept ??= []).push(window);
  }
  return kept ?? NOWHERE;
}

const NOWHERE: readonly Window[] = [];

function standAround(
  others: readonly Indexed[],
  { start, end }: Window,
  { look, more }: { readonly look: Look; readonly more: number },
): boolean {
  const { sentences } = look;
  const range = { from: start, to: end };
  const bits = sentences.around(range, more);
  for (const { id } of others) if (!mayStandIn(id, bits, look)) return false;
  if (!sentences.isLong) return true;
  const units = sentences.unitsAround(range, more);
  return others.every(({ id }) => mayBeginIn(id, units, look));
}

function unitsOf(sightings: readonly Sighting[]): number {
  let units = 0;
  for (const { windows } of sightings) for (const { start, end } of windows) units += end - start;
  return units;
}
