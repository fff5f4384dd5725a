import { ALWAYS } from "../../../risk/cues.ts";
import { KINDS } from "../../../wording/models/kinds.ts";
import { heardCues, logOf } from "../../../classifier/stance.ts";
import { softmax } from "../../../wording/models/softmax.ts";
import type { Speaker } from "../../../wording/models/text-model.ts";
import { descend } from "./descend.ts";
import { cueNames, shortened, type Sample } from "./samples.ts";
import { sparseOf, type Sparse } from "./sparse.ts";

const ROUNDS = 400;
const STEP = 0.1;
/** How hard weights of cues are held near 0: what fired is told by victims more often than by offers, and must not outweigh the wording. */
const DECAY = 4e-3;
const ALL = KINDS.length;

/** A sample's cues and, for each kind, the log of its chance by the wording. */
interface Row {
  readonly cues: Sparse;
  readonly words: readonly number[];
  readonly kind: number;
  /** Of 1 that all rows count for. */
  readonly share: number;
}

/** Fits how wording and cues tell who speaks: a multinomial logistic. The wording's chance of each kind speaks for every kind, as one is mistaken for another more often than the other way round. */
export function fitSpeaker(samples: readonly Sample[]): Speaker {
  const heard = samples.map((each) => ({ ...each, cues: heardCues(each.cues, each.wording) }));
  const names = cueNames(heard);
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const rows = heard.map(({ cues, wording, kind, weight }): Row => ({
    cues: sparseOf(cues, names),
    words: KINDS.map((each) => logOf(wording[each])),
    kind,
    share: weight / total,
  }));
  const size = 1 + names.length * ALL;
  const [wording = 0, ...weights] = descend({
    start: new Float64Array(size).with(0, 1),
    slopesAt: (at) => slopesAt(at, rows),
    decays: [0, ...names.flatMap((name) => KINDS.map(() => (name === ALWAYS ? 0 : DECAY)))],
    least: [0],
    rounds: ROUNDS,
    step: STEP,
  });
  const cues = names.map((name, i) => [name, weights.slice(i * ALL, (i + 1) * ALL).map(shortened)]);
  return { wording: shortened(wording), cues: Object.fromEntries(cues) };
}

/** The slope of the wording's weight, then of each cue's for each kind. */
function slopesAt(weights: Float64Array, rows: readonly Row[]): Float64Array {
  const slopes = new Float64Array(weights.length);
  for (const { cues, words, kind: right, share } of rows) {
    const scores = words.map((word) => (weights[0] as number) * word);
    for (const [i, number] of cues.numbers.entries())
      for (let kind = 0; kind < ALL; kind++)
        scores[kind] =
          (scores[kind] as number) + placed(weights, number, kind) * (cues.much[i] as number);
    const off = softmax(scores).map((chance, kind) => (chance - (kind === right ? 1 : 0)) * share);
    for (const [kind, each] of off.entries()) add(slopes, 0, each * (words[kind] as number));
    for (const [i, number] of cues.numbers.entries())
      for (const [kind, each] of off.entries())
        add(slopes, placeOf(number, kind), each * (cues.much[i] as number));
  }
  return slopes;
}

function placeOf(cue: number, kind: number): number {
  return 1 + cue * ALL + kind;
}

function placed(weights: Float64Array, cue: number, kind: number): number {
  return weights[placeOf(cue, kind)] as number;
}

function add(sums: Float64Array, at: number, much: number): void {
  sums[at] = (sums[at] as number) + much;
}
