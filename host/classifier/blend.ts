import type { GrepHit } from "../contract/layer.ts";
import { rounded } from "./dimension-risks.ts";

/** How rules and wording are weighed against each other, in log-odds; neither weight is negative, so that more evidence never means less risk. */
export interface Blend {
  readonly bias: number;
  readonly rules: number;
  readonly wording: number;
}

/** What a risk is blended from, each 0 to 1. */
export interface Sides {
  readonly rules: number;
  /** The chance that whoever speaks exploits or tells of it. */
  readonly wording: number;
}

/** No lawful wording around a grave sign makes the risk smaller than this: somebody looks at it. */
const GRAVE_LEAST = 0.45;
/** Chances nearer to 0 or 1 than this say no more. */
const NEAREST = 0.01;

/** The risk of a text: a logistic of both sides, and never under what a grave rule demands. */
export function blended(sides: Sides, blend: Blend, hits: readonly GrepHit[]): number {
  const score =
    blend.bias + blend.rules * logOdds(sides.rules) + blend.wording * logOdds(sides.wording);
  const least = hits.some(isGrave) ? GRAVE_LEAST : 0;
  return rounded(Math.max(least, 1 / (1 + Math.exp(-score))));
}

/** The log-odds of a chance, bounded. */
export function logOdds(chance: number): number {
  const bounded = Math.min(1 - NEAREST, Math.max(NEAREST, chance));
  return Math.log(bounded / (1 - bounded));
}

function isGrave({ severity }: GrepHit): boolean {
  return severity === "high" || severity === "critical";
}
