import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { FoldedText } from "../contract/reading.ts";
import { TextMemo } from "../matching/folding/text-memo.ts";
import type { Stretch } from "../matching/sentence.ts";
import { DOUBLE, lengthOf, type Features } from "./features.ts";
import { rowAt, unpackHarms, type HarmWeights } from "./harm-weights.ts";
import { partFeatures, stretchFeatures } from "./part-features.ts";

/** Tells which harm a text that exploits people, or tells of it, is about. */
export interface HarmModel {
  readonly object: KnowledgeObject<"classifier_rule">;
  /** The dimensions in the order of every list of chances. */
  readonly dimensions: readonly string[];
  /** The chance of each dimension, 0 to 1; of a long text, what its most telling part says of it. Of one it was asked about before, what it said then. */
  readonly read: (text: FoldedText, language: string | null) => readonly number[];
  /** The same of a stretch of a folded text. */
  readonly readPart: (
    text: FoldedText,
    part: Stretch,
    language: string | null,
  ) => readonly number[];
}

/** The first reviewed classifier_rule with `extensions.harms`, ready to run; null where no pack has one. */
export function buildHarmModel(snapshot: Snapshot): HarmModel | null {
  const object = snapshot
    .all("classifier_rule")
    .find(({ extensions }) => extensions?.harms !== undefined && extensions.mode !== "off");
  const harms = object?.extensions?.harms;
  if (object === undefined || harms === undefined) return null;
  const { buckets, dimensions } = harms;
  const weights = unpackHarms(harms.weights, buckets, dimensions.length);
  if (weights === null) return null;
  const chancesOf = (features: Features): readonly number[] =>
    chancesBy({ ...harms, weights }, features);
  const said = new TextMemo<readonly number[]>();
  return {
    object,
    dimensions,
    read: (text, language) => {
      const known = said.get(text);
      if (known !== undefined) return known;
      const features = partFeatures(text, { language, buckets, most: MOST_PARTS });
      const parts = Array.from(features, chancesOf);
      const most = dimensions.map((_, at) =>
        Math.max(0, ...parts.map((chances) => chances[at] ?? 0)),
      );
      said.set(text, most);
      return most;
    },
    readPart: (text, part, language) =>
      chancesOf(stretchFeatures(text, part, { language, buckets })),
  };
}

/** Of a longer text the rest is not read: no message says so much of harm only at its end, and every part takes time. */
const MOST_PARTS = 40;

/** What a model of harms is made of. */
export interface Harms {
  /** Log-odds of each dimension in a text without a feature. */
  readonly bias: readonly number[];
  /** What a weight of 1 stands for. */
  readonly scale: number;
  readonly weights: HarmWeights;
}

/** The chance of each dimension for a text with these features, each by itself: several may be told (binary relevance; Boutell et al., 2004). */
export function chancesBy(
  { bias, scale, weights }: Harms,
  { plain, double }: Features,
): readonly number[] {
  const width = bias.length;
  const [once, twice] = [sumsOf(weights, plain, width), sumsOf(weights, double, width)];
  const share = scale / lengthOf({ plain, double });
  return bias.map((each, at) => {
    const sum = (once[at] as number) + DOUBLE * (twice[at] as number);
    return 1 / (1 + Math.exp(-each - sum * share));
  });
}

/** Of each dimension, what its weights of these buckets add up to. One dimension after the other: each sum stays in a register, and the first pass asks memory for all rows at once, as none waits for another. */
function sumsOf(weights: HarmWeights, found: Int32Array, width: number): Int32Array {
  const starts = rowsOf(weights, found, width);
  const sums = new Int32Array(width);
  const { rows } = weights;
  for (let at = 0; at < width; at++) {
    let sum = 0;
    for (let row = 0; row < starts.length; row++)
      sum += rows[(starts[row] as number) + at] as number;
    sums[at] = sum;
  }
  return sums;
}

/** Where the rows of those buckets begin that have one. */
function rowsOf(weights: HarmWeights, found: Int32Array, width: number): Int32Array {
  const starts = new Int32Array(found.length);
  let count = 0;
  for (const bucket of found) {
    const start = rowAt(weights, bucket, width);
    if (start >= 0) starts[count++] = start;
  }
  return starts.subarray(0, count);
}
