import type { CompiledRule } from "./rule.ts";
import { passageOver, sentencesOver, type Stretch } from "./sentence.ts";
import type { View } from "./views.ts";

/** A pattern of a rule that can match in a view, and where. */
export interface Sighting {
  /** Its position among the rule's patterns. */
  readonly pattern: number;
  readonly view: View;
  readonly windows: readonly Stretch[];
}

/** The patterns without literals of a rule that needs all: they run only where the others can match. */
function onDemand({ allRequired, patterns }: CompiledRule): readonly number[] {
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
  if (meetInSentence(rule)) return leadIn(sightings, { patterns: seen, within: rule.within });
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
  together: { readonly patterns: ReadonlySet<number>; readonly within: CompiledRule["within"] },
): readonly Sighting[] {
  const [cheapest] = inOrderOfCost(sightings);
  return sightings
    .filter(({ pattern }) => pattern === cheapest?.pattern)
    .map((lead) => ({ ...lead, windows: nearAll(lead, sightings, together) }))
    .filter(({ windows }) => windows.length > 0);
}

/** The windows whose sentences (or passages) hold a place where each of the others can match. */
function nearAll(
  lead: Sighting,
  sightings: readonly Sighting[],
  { patterns, within }: { patterns: ReadonlySet<number>; within: CompiledRule["within"] },
): readonly Stretch[] {
  const others = [...patterns]
    .filter((pattern) => pattern !== lead.pattern)
    .map(
      (pattern) =>
        sightings.find((one) => one.pattern === pattern && one.view === lead.view)?.windows ?? [],
    );
  const over = within === "passage" ? passageOver : sentencesOver;
  return lead.windows.filter((window) => {
    const around = over(lead.view.folded, window.start, window.end);
    return others.every((windows) => meets(windows, around));
  });
}

/** Whether one of the ordered windows overlaps the stretch. */
function meets(windows: readonly Stretch[], { start, end }: Stretch): boolean {
  let low = 0;
  let high = windows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((windows[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return (windows[low]?.start ?? Infinity) < end;
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
