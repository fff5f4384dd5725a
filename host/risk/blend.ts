import { rounded } from "../../schemas/rounded.ts";
import type { Cues } from "./cues.ts";
import type { Blend } from "../wording/models/text-model.ts";

/** What a risk is blended from. */
export interface Sides {
  /** The risk by rules alone, 0 to 1. */
  readonly rules: number;
  /** The chance that whoever speaks exploits or tells of it. */
  readonly wording: number;
  readonly cues: Cues;
}

/** Chances nearer to 0 or 1 than this say no more. */
const NEAREST = 0.01;

/** The risk of a text: a logistic of all sides. */
export function blended(sides: Sides, blend: Blend): number {
  let score = blend.rules * logOdds(sides.rules) + blend.wording * logOdds(sides.wording);
  for (const [cue, much] of sides.cues) score += (blend.cues[cue] ?? 0) * much;
  return rounded(1 / (1 + Math.exp(-score)));
}

/** The log-odds of a chance, bounded. */
export function logOdds(chance: number): number {
  const bounded = Math.min(1 - NEAREST, Math.max(NEAREST, chance));
  return Math.log(bounded / (1 - bounded));
}
