import { logOdds } from "../../../risk/blend.ts";
import type { Blend } from "../../../wording/models/text-model.ts";
import { ALWAYS, isEvidence, type Cues } from "../../../risk/cues.ts";
import { exploiting } from "../../../wording/models/kinds.ts";
import { descend } from "./descend.ts";
import { cueNames, shortened, type Sample } from "./samples.ts";
import { sparseOf, type Sparse } from "./sparse.ts";

const ROUNDS = 500;
const STEP = 0.1;
/** How hard weights are held near 0. */
const DECAY = 1e-3;
/** What lawful texts count for together: they are far more common than others, and who looks at alarms has little time. */
const LAWFUL = 0.58;
/** A question mark is put behind anything: it says who speaks and not how risky a text is. */
const NOT_WEIGHED = new Set(["question"]);
/** What rules and wording are called among cues. */
const [RULES, WORDING] = ["log-odds of rules", "log-odds of wording"];

/** What a sample has, whether it exploits, and of 1 that all count for, its share. */
interface Row {
  readonly sides: Sparse;
  readonly exploits: boolean;
  readonly share: number;
}

/** Fits the blend by logistic regression in which rules, wording and the cues of rules are never held against a text. */
export function fitBlend(samples: readonly Sample[]): Blend {
  const cues = cueNames(samples).filter((name) => !NOT_WEIGHED.has(name));
  const names = [RULES, WORDING, ...cues];
  const weights = descend({
    start: new Float64Array(names.length),
    slopesAt: slopesOver(rowsOf(samples, names)),
    decays: names.map((name) => (name === ALWAYS ? 0 : DECAY)),
    least: [0, 0, ...cues.map((name) => (isEvidence(name) ? 0 : -Infinity))],
    rounds: ROUNDS,
    step: STEP,
  });
  const [rules = 0, wording = 0, ...ofCues] = Array.from(weights, shortened);
  return {
    rules,
    wording,
    cues: Object.fromEntries(cues.map((name, i) => [name, ofCues[i] ?? 0])),
  };
}

function rowsOf(samples: readonly Sample[], names: readonly string[]): readonly Row[] {
  const totals = { yes: 0, no: 0 };
  for (const { exploits, weight } of samples) totals[exploits ? "yes" : "no"] += weight;
  return samples.map(({ rules, wording, cues, exploits, weight }): Row => {
    const sides: Cues = new Map([
      [RULES, logOdds(rules)],
      [WORDING, logOdds(exploiting(wording))],
      ...cues,
    ]);
    const share = exploits ? (1 - LAWFUL) / totals.yes : LAWFUL / totals.no;
    return { sides: sparseOf(sides, names), exploits, share: share * weight };
  });
}

function slopesOver(rows: readonly Row[]): (weights: Float64Array) => Float64Array {
  return (weights) => {
    const slopes = new Float64Array(weights.length);
    for (const { sides, exploits, share } of rows) {
      let score = 0;
      for (const [i, number] of sides.numbers.entries())
        score += (weights[number] as number) * (sides.much[i] as number);
      const off = (1 / (1 + Math.exp(-score)) - (exploits ? 1 : 0)) * share;
      for (const [i, number] of sides.numbers.entries())
        slopes[number] = (slopes[number] as number) + off * (sides.much[i] as number);
    }
    return slopes;
  };
}
