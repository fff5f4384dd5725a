import { logOdds } from "../../risk/blend.ts";
import type { Blend } from "../../wording/text-model.ts";
import { ALWAYS, isEvidence } from "../../risk/cues.ts";
import { exploiting } from "../../wording/kinds.ts";
import { cueNames, dot, shortened, type Sample } from "./samples.ts";

const ROUNDS = 1500;
const STEP = 0.2;
/** How hard weights are held near 0. */
const DECAY = 1e-3;
/** What lawful texts count for together: they are far more common than others, and who looks at alarms has little time. */
const LAWFUL = 0.6;
/** A question mark is put behind anything: it says who speaks and not how risky a text is. */
const NOT_WEIGHED = new Set(["question"]);

/** Fits the blend by logistic regression in which rules, wording and the cues of rules are never held against a text (projected gradients). */
export function fitBlend(samples: readonly Sample[]): Blend {
  const names = cueNames(samples).filter((name) => !NOT_WEIGHED.has(name));
  const rows = samples.map(({ rules, wording, cues }) => [
    logOdds(rules),
    logOdds(exploiting(wording)),
    ...names.map((name) => cues.get(name) ?? 0),
  ]);
  const least = [0, 0, ...names.map((name) => (isEvidence(name) ? 0 : -Infinity))];
  const decays = [DECAY, DECAY, ...names.map((name) => (name === ALWAYS ? 0 : DECAY))];
  let weights = least.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = slopesAt(weights, rows, samples);
    weights = weights.map((weight, i) =>
      Math.max(
        least[i] ?? 0,
        weight - STEP * ((slopes[i] as number) + (decays[i] as number) * weight),
      ),
    );
  }
  const [rules = 0, wording = 0, ...ofCues] = weights.map(shortened);
  return {
    rules,
    wording,
    cues: Object.fromEntries(names.map((name, i) => [name, ofCues[i] ?? 0])),
  };
}

function slopesAt(
  weights: readonly number[],
  rows: readonly (readonly number[])[],
  samples: readonly Sample[],
): readonly number[] {
  const yes = samples.filter(({ exploits }) => exploits).length;
  const share = {
    yes: (1 - LAWFUL) / Math.max(1, yes),
    no: LAWFUL / Math.max(1, samples.length - yes),
  };
  const slopes = weights.map(() => 0);
  for (const [at, row] of rows.entries()) {
    const exploits = samples[at]?.exploits === true;
    const chance = 1 / (1 + Math.exp(-dot(weights, row)));
    const off = (chance - (exploits ? 1 : 0)) * (exploits ? share.yes : share.no);
    for (let i = 0; i < row.length; i++)
      slopes[i] = (slopes[i] as number) + off * (row[i] as number);
  }
  return slopes;
}
