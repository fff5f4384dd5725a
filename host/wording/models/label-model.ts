import type { FoldedText } from "../../contract/reading.ts";
import { TextMemo } from "../../matching/folding/text-memo.ts";
import { grown } from "../../matching/index/number-lists.ts";
import type { Stretch } from "../../matching/sentence.ts";
import { DOUBLE, lengthOf, type Features } from "../features/features.ts";
import { rowAt, unpackHarms, type HarmWeights } from "./harm-weights.ts";
import { partFeatures, stretchFeatures } from "../features/part-features.ts";

/** Tells of each of several labels how likely a text has it. */
export interface LabelModel {
  /** The chance of each label, 0 to 1; of a long text, what its most telling part says of it. Of one it was asked about before, what it said then. */
  readonly read: (text: FoldedText, language: string | null) => readonly number[];
  /** The same of a stretch of a folded text. */
  readonly readPart: (
    text: FoldedText,
    part: Stretch,
    language: string | null,
  ) => readonly number[];
}

/** What a model is kept as. */
export interface PackedLabels {
  readonly buckets: number;
  /** What a weight of 1 stands for. */
  readonly scale: number;
  /** Log-odds of each label in a text without a feature. */
  readonly bias: readonly number[];
  readonly weights: string;
}

/** A model ready to run; null where its weights are no rows of that width. */
export function labelModel(packed: PackedLabels): LabelModel | null {
  const { buckets, bias, scale } = packed;
  const weights = unpackHarms(packed.weights, buckets, bias.length);
  if (weights === null) return null;
  const chancesOf = (features: Features): readonly number[] =>
    chancesBy({ bias, scale, weights }, features);
  const said = new TextMemo<readonly number[]>();
  return {
    read: (text, language) => {
      const known = said.get(text);
      if (known !== undefined) return known;
      const features = partFeatures(text, { language, buckets, most: MOST_PARTS });
      const most = bias.map(() => 0);
      for (const part of features)
        for (const [at, chance] of chancesOf(part).entries())
          most[at] = Math.max(most[at] ?? 0, chance);
      said.set(text, most);
      return most;
    },
    readPart: (text, part, language) =>
      chancesOf(stretchFeatures(text, part, { language, buckets })),
  };
}

/** Of a longer text the rest is not read: no message says so much only at its end, and every part takes time. */
const MOST_PARTS = 40;

/** Weights that were unpacked. */
export interface Labels {
  readonly bias: readonly number[];
  readonly scale: number;
  readonly weights: HarmWeights;
}

/** The chance of each label for a text with these features, each by itself: several may be told (binary relevance; Boutell et al., 2004). One label after the other: each sum stays in a register, and to find the rows first asks memory for all of them at once, as none waits for another. */
export function chancesBy({ bias, scale, weights }: Labels, features: Features): readonly number[] {
  const { once, all } = findRows(weights, features, bias.length);
  const share = scale / lengthOf(features);
  return bias.map((each, at) => {
    const sum =
      sumOf(weights, at, { start: 0, end: once }) +
      DOUBLE * sumOf(weights, at, { start: once, end: all });
    return 1 / (1 + Math.exp(-each - sum * share));
  });
}

/** Where the rows begin of the features last weighed; shared by all texts, as no two are weighed at once. */
let rows = new Int32Array(1 << 10);

/** Finds the rows of those buckets that have one: how many of them count once, and how many there are. */
function findRows(
  weights: HarmWeights,
  { buckets, plain }: Features,
  width: number,
): { readonly once: number; readonly all: number } {
  while (buckets.length > rows.length) rows = grown(rows);
  let [once, all] = [0, 0];
  for (let i = 0; i < buckets.length; i++) {
    const start = rowAt(weights, buckets[i] as number, width);
    if (start < 0) continue;
    rows[all++] = start;
    if (i < plain) once = all;
  }
  return { once, all };
}

/** What the weights of one label add up to in some of the rows that were found. */
function sumOf({ rows: weights }: HarmWeights, label: number, { start, end }: Stretch): number {
  let sum = 0;
  for (let row = start; row < end; row++) sum += weights[(rows[row] as number) + label] as number;
  return sum;
}
