import { logOdds, type Blend, type Sides } from "../../classifier/blend.ts";

/** Both sides of a labelled text, and what it is. */
export interface Weighed extends Sides {
  readonly exploits: boolean;
}

const ROUNDS = 4000;
const STEP = 0.2;

/** Fits the blend by logistic regression with weights that are never negative (projected gradients), lawful and exploiting texts counting alike. */
export function fitBlend(samples: readonly Weighed[]): Blend {
  const yes = samples.filter(({ exploits }) => exploits).length;
  const share = { yes: 0.5 / Math.max(1, yes), no: 0.5 / Math.max(1, samples.length - yes) };
  let blend: Blend = { bias: 0, rules: 0.5, wording: 0.5 };
  for (let round = 0; round < ROUNDS; round++) {
    const slope = { bias: 0, rules: 0, wording: 0 };
    for (const { rules, wording, exploits } of samples) {
      const [ruled, worded] = [logOdds(rules), logOdds(wording)];
      const score = blend.bias + blend.rules * ruled + blend.wording * worded;
      const chance = 1 / (1 + Math.exp(-score));
      const off = (chance - (exploits ? 1 : 0)) * (exploits ? share.yes : share.no);
      slope.bias += off;
      slope.rules += off * ruled;
      slope.wording += off * worded;
    }
    blend = {
      bias: blend.bias - STEP * slope.bias,
      rules: Math.max(0, blend.rules - STEP * slope.rules),
      wording: Math.max(0, blend.wording - STEP * slope.wording),
    };
  }
  return {
    bias: rounded(blend.bias),
    rules: rounded(blend.rules),
    wording: rounded(blend.wording),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
