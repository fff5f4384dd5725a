import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { FoldedText } from "../contract/reading.ts";
import { TextMemo } from "../matching/folding/text-memo.ts";
import { grown } from "../matching/index/number-lists.ts";
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
  const { bias, scale } = harms;
  const chancesOf = (features: Features): readonly number[] =>
    chancesBy({ bias, scale, weights }, features);
  const said = new TextMemo<readonly number[]>();
  return {
    object,
    dimensions,
    read: (text, language) => {
      const known = said.get(text);
      if (known !== undefined) return known;
      const features = partFeatures(text, { language, buckets, most: MOST_PARTS });
      const most = dimensions.map(() => 0);
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

/** The chance of each dimension for a text with these features, each by itself: several may be told (binary relevance; Boutell et al., 2004). One dimension after the other: each sum stays in a register, and to find the rows first asks memory for all of them at once, as none waits for another. */
export function chancesBy({ bias, scale, weights }: Harms, features: Features): readonly number[] {
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

/** What the weights of one dimension add up to in some of the rows that were found. */
function sumOf({ rows: weights }: HarmWeights, dimension: number, { start, end }: Stretch): number {
  let sum = 0;
  for (let row = start; row < end; row++)
    sum += weights[(rows[row] as number) + dimension] as number;
  return sum;
}
