import type { RiskVector } from "../../schemas/http/classifier.ts";
import { rounded } from "../../schemas/rounded.ts";
import { DIMENSIONS } from "../../schemas/taxonomy.ts";
import type { GrepHit } from "../contract/layer.ts";

/** How likely a hit of that severity tells the truth, for a rule that says nothing of it itself. */
const BY_SEVERITY: Readonly<Record<string, number>> = {
  low: 0.1,
  medium: 0.45,
  high: 0.8,
  critical: 0.92,
};

/** What a further hit of the same dimension adds, against the one before it: rules overlap. */
const FURTHER = 0.5;

/** Signs in a text never prove what happened. */
const SUREST = 0.99;

const MOST_QUOTES = 3;
const LONGEST_QUOTE = 80;

/** How strongly hits and wording speak for each dimension that a hit names, strongest first; of equals, in the order of the taxonomy. `told` is what the wording says of each dimension, null where it was not asked. */
export function dimensionRisks(
  hits: readonly GrepHit[],
  told: ReadonlyMap<string, number> | null,
): readonly RiskVector[] {
  const named = new Set(hits.flatMap(({ dimensions }) => dimensions));
  const quotes = new Map<GrepHit, string>();
  const vectors: RiskVector[] = [];
  for (const dimension of DIMENSIONS) {
    if (!named.has(dimension)) continue;
    const its = hits.filter(({ dimensions }) => dimensions.includes(dimension));
    const ruled = together(its.filter(({ by_wording }) => by_wording !== true).map(certaintyOf));
    const certainty = 1 - (1 - ruled) * (1 - (told?.get(dimension) ?? 0));
    const magnitude = rounded(Math.min(SUREST, certainty));
    const evidence = quoted(its, quotes);
    vectors.push({ dimension, magnitude, direction: directionOf(magnitude), evidence });
  }
  return vectors.toSorted((a, b) => b.magnitude - a.magnitude);
}

/** The risk of all hits, each counted once, for the dimension it speaks for most: a noisy-or over dimensions (Pearl, 1988), so that more evidence never means less risk. */
export function riskOf(hits: readonly GrepHit[]): number {
  const byDimension = new Map<string, number[]>();
  for (const hit of hits) {
    const dimension = hit.dimensions[0] ?? hit.category;
    const known = byDimension.get(dimension);
    if (known === undefined) byDimension.set(dimension, [certaintyOf(hit)]);
    else known.push(certaintyOf(hit));
  }
  let none = 1;
  for (const certainties of byDimension.values()) none *= 1 - together(certainties);
  return Math.min(SUREST, 1 - none);
}

function certaintyOf({ severity, weight, probability }: GrepHit): number {
  return Math.min(SUREST, weight ?? probability ?? BY_SEVERITY[severity] ?? 0);
}

/** Several hits of one dimension: the strongest whole, each further one for half as much as the one before. */
function together(certainties: readonly number[]): number {
  let none = 1;
  let share = 1;
  for (const certainty of certainties.toSorted((a, b) => b - a)) {
    none *= 1 - certainty * share;
    share *= FURTHER;
  }
  return 1 - none;
}

function directionOf(magnitude: number): RiskVector["direction"] {
  if (magnitude >= 0.7) return "high";
  return magnitude >= 0.4 ? "medium" : "low";
}

/** What the first hits found; `quotes` keeps each hit's, as one speaks for several dimensions. */
function quoted(hits: readonly GrepHit[], quotes: Map<GrepHit, string>): string {
  const told: string[] = [];
  for (const hit of hits.slice(0, MOST_QUOTES)) {
    const quote = quotes.get(hit) ?? quotesOf(hit);
    quotes.set(hit, quote);
    told.push(quote);
  }
  return told.join("; ");
}

function quotesOf({ rule, matches }: GrepHit): string {
  return `${matches.slice(0, 2).map(quoteOf).join(", ")} (${rule})`.trim();
}

function quoteOf({ text }: GrepHit["matches"][number]): string {
  const line = text.replaceAll(/\s+/g, " ").toWellFormed();
  return JSON.stringify(line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line);
}
