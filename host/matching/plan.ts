import { widened } from "./edit.ts";
import type { CompiledRule } from "./rule.ts";
import { LONGEST_SENTENCE, type Stretch } from "./sentence.ts";
import type { View } from "./views.ts";

/** A pattern of a rule that can match in a view, and where. */
export interface Sighting {
  /** Its position among the rule's patterns. */
  readonly pattern: number;
  readonly view: View;
  readonly windows: readonly Stretch[];
}

/** The patterns without literals of a rule that needs all: they run only where the others can match. */
export function onDemand({ allRequired, patterns }: CompiledRule): readonly number[] {
  if (!allRequired) return [];
  const bare = [...patterns.keys()].filter((index) => patterns[index]?.clauses.length === 0);
  return bare.length < patterns.length ? bare : [];
}

/** What to search for one rule, the cheapest first; empty when it cannot match. Where patterns must meet in one sentence only one leads, in windows that have all others within a sentence's reach. */
export function planSearch(
  rule: CompiledRule,
  sightings: readonly Sighting[],
): readonly Sighting[] {
  if (!rule.allRequired) return sightings;
  const bare = onDemand(rule);
  const seen = new Set(sightings.map(({ pattern }) => pattern));
  if (seen.size + bare.length < rule.patterns.length) return [];
  if (meetInSentence(rule)) return leadIn(sightings, seen);
  const views = new Set(sightings.map(({ view }) => view));
  const more = bare.flatMap((pattern) =>
    Array.from(views, (view) => ({ pattern, view, windows: view.stretches })),
  );
  return [...inOrderOfCost(sightings), ...more];
}

/** Whether all patterns must match in one sentence. */
export function meetInSentence({ allRequired, within, patterns }: CompiledRule): boolean {
  return allRequired && within !== "text" && patterns.length > 1;
}

/** The sightings of the pattern that has least to search, where the others are near. */
function leadIn(
  sightings: readonly Sighting[],
  patterns: ReadonlySet<number>,
): readonly Sighting[] {
  const [cheapest] = inOrderOfCost(sightings);
  return sightings
    .filter(({ pattern }) => pattern === cheapest?.pattern)
    .map((lead) => ({ ...lead, windows: nearAll(lead, sightings, patterns) }))
    .filter(({ windows }) => windows.length > 0);
}

function nearAll(
  lead: Sighting,
  sightings: readonly Sighting[],
  patterns: ReadonlySet<number>,
): readonly Stretch[] {
  let windows = lead.windows;
  for (const pattern of patterns) {
    if (pattern === lead.pattern || windows.length === 0) continue;
    const other = sightings.find((one) => one.pattern === pattern && one.view === lead.view);
    const reach = widened(other?.windows ?? [], LONGEST_SENTENCE, lead.view.text.length);
    windows = common(windows, reach);
  }
  return windows;
}

/** The parts of the windows that lie in the ordered stretches. */
function common(windows: readonly Stretch[], stretches: readonly Stretch[]): readonly Stretch[] {
  const parts: Stretch[] = [];
  let at = 0;
  for (const window of windows) {
    while (at < stretches.length && (stretches[at]?.end ?? 0) <= window.start) at++;
    for (let i = at; i < stretches.length; i++) {
      const { start = 0, end = 0 } = stretches[i] ?? {};
      if (start >= window.end) break;
      parts.push({ start: Math.max(start, window.start), end: Math.min(end, window.end) });
    }
  }
  return parts;
}

/** By pattern, the one with fewest units to search first. */
function inOrderOfCost(sightings: readonly Sighting[]): readonly Sighting[] {
  const costs = new Map<number, number>();
  for (const { pattern, windows } of sightings) {
    const units = windows.reduce((sum, { start, end }) => sum + end - start, 0);
    costs.set(pattern, (costs.get(pattern) ?? 0) + units);
  }
  const costOf = ({ pattern }: Sighting): number => costs.get(pattern) ?? 0;
  return sightings.toSorted((a, b) => costOf(a) - costOf(b) || a.pattern - b.pattern);
}
