import { ALWAYS } from "../../risk/cues.ts";
import { KINDS } from "../../wording/kinds.ts";
import { softmax } from "../../wording/softmax.ts";
import { logOf } from "../../classifier/stance.ts";
import type { Speaker } from "../../wording/text-model.ts";
import { cueNames, dot, shortened, type Sample } from "./samples.ts";

const ROUNDS = 800;
const STEP = 0.3;
/** How hard weights of cues are held near 0. */
const DECAY = 1e-3;

/** A sample's cues and, for each kind, the log of its chance by the wording. */
interface Row {
  readonly cues: readonly number[];
  readonly words: readonly number[];
  readonly kind: number;
}

/** Fits how wording and cues tell who speaks: a multinomial logistic by gradient descent. */
export function fitSpeaker(samples: readonly Sample[]): Speaker {
  const names = cueNames(samples);
  const rows = samples.map(({ cues, wording, kind }): Row => ({
    cues: names.map((name) => cues.get(name) ?? 0),
    words: KINDS.map((each) => logOf(wording[each])),
    kind,
  }));
  const decays = names.map((name) => (name === ALWAYS ? 0 : DECAY));
  let weights = KINDS.map(() => names.map(() => 0));
  let wording = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = slopesAt(weights, wording, rows);
    wording = Math.max(0, wording - STEP * slopes.wording);
    weights = weights.map((its, kind) =>
      its.map(
        (weight, i) =>
          weight - STEP * ((slopes.cues[kind]?.[i] ?? 0) + (decays[i] as number) * weight),
      ),
    );
  }
  const cues = names.map((name, i) => [name, weights.map((its) => shortened(its[i] as number))]);
  return { wording: shortened(wording), cues: Object.fromEntries(cues) };
}

function slopesAt(
  weights: readonly (readonly number[])[],
  wording: number,
  rows: readonly Row[],
): { readonly wording: number; readonly cues: readonly (readonly number[])[] } {
  const slopes = weights.map((its) => its.map(() => 0));
  let ofWording = 0;
  for (const { cues, words, kind: right } of rows) {
    const scores = weights.map((its, kind) => wording * (words[kind] as number) + dot(its, cues));
    for (const [kind, chance] of softmax(scores).entries()) {
      const off = (chance - (kind === right ? 1 : 0)) / rows.length;
      ofWording += off * (words[kind] as number);
      addTo(slopes[kind] as number[], cues, off);
    }
  }
  return { wording: ofWording, cues: slopes };
}

function addTo(sums: number[], values: readonly number[], by: number): void {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + by * (values[i] as number);
}
