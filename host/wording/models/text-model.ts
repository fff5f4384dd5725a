import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { atOnce, type Steps } from "../../../schemas/steps.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { FoldedText, KindChances } from "../../contract/reading.ts";
import { TextMemo } from "../../matching/folding/text-memo.ts";
import type { Stretch } from "../../matching/sentence.ts";
import { chancesOf, meanOf, WEIGHED } from "./kinds.ts";
import { unpackWeights } from "./packed-weights.ts";
import { ruleWith } from "./rule-with.ts";
import { DOUBLE, lengthOf, type Features } from "../features/features.ts";
import { partFeatures, stretchFeatures } from "../features/part-features.ts";

/** A text model of a snapshot. */
export interface TextModel {
  readonly object: KnowledgeObject<"classifier_rule">;
  /** Says of a folded text who speaks, of a long one what its parts say on average; null of one without a letter, whose wording says nothing. Of one it was asked about before, what it said then. */
  readonly read: (text: FoldedText, language: string | null) => KindChances | null;
  /** The same in steps, one for each part. */
  readonly readSteps: (text: FoldedText, language: string | null) => Steps<KindChances | null>;
  /** The same of a stretch of a folded text. */
  readonly readPart: (text: FoldedText, part: Stretch, language: string | null) => KindChances;
  readonly speaker: Speaker;
  readonly blend: Blend;
}

/** How wording and cues are weighed to tell who speaks, in log-odds: a multinomial logistic on top of the text model (stacking; Wolpert, 1992). */
export interface Speaker {
  readonly wording: number;
  /** Cue → its weight for each kind, in the order of `KINDS`. */
  readonly cues: Readonly<Record<string, readonly number[]>>;
}

/** How rules, wording and cues are weighed against each other, in log-odds; no weight of rules, of wording or of a rule's cue is negative, so that more evidence never means less risk. */
export interface Blend {
  readonly rules: number;
  readonly wording: number;
  readonly cues: Readonly<Record<string, number>>;
}

/** The first reviewed classifier_rule with `extensions.ngrams`, ready to run; null where no pack has one. */
export function buildTextModel(snapshot: Snapshot): TextModel | null {
  const rule = ruleWith(snapshot, "ngrams");
  if (rule === null) return null;
  const { object, held: ngrams } = rule;
  const { buckets, scale, bias, speaker, blend } = ngrams;
  const weights = readWeights(ngrams);
  if (weights === null) return null;
  const chancesFor = (features: Features): KindChances =>
    chancesBy({ bias, weights, scale }, features);
  const readPart: TextModel["readPart"] = (text, part, language) =>
    chancesFor(stretchFeatures(text, part, { language, buckets }));
  const said = new TextMemo<KindChances>();
  function* readSteps(text: FoldedText, language: string | null): Steps<KindChances | null> {
    if (!WORD.test(text.folded)) return null;
    const known = said.get(text);
    if (known !== undefined) return known;
    const chances: KindChances[] = [];
    for (const features of partFeatures(text, { language, buckets })) {
      chances.push(chancesFor(features));
      yield;
    }
    const mean = meanOf(chances);
    said.set(text, mean);
    return mean;
  }
  const read = (text: FoldedText, language: string | null): KindChances | null =>
    atOnce(readSteps(text, language));
  return { object, read, readSteps, readPart, speaker, blend };
}

/** One letter alone, but of a script where it may be a word, says nothing of who speaks. */
const WORD = /\p{L}[\p{L}\p{M}]|[\p{Script=Han}]/u;

type Ngrams = NonNullable<NonNullable<KnowledgeObject<"classifier_rule">["extensions"]>["ngrams"]>;

/** The weights of a text model; null where its buckets are no power of two, or their weights do not unpack to five signed bytes each. */
export function readWeights({
  buckets,
  weights: packed,
}: Pick<Ngrams, "buckets" | "weights">): Int8Array | null {
  if (!Number.isInteger(Math.log2(buckets))) return null;
  const weights = unpackWeights(packed, buckets * WEIGHED);
  return weights?.length === buckets * WEIGHED ? weights : null;
}

/** What a model is made of. */
export interface Weights {
  /** Log-odds against the last kind, in the order of the others. */
  readonly bias: readonly number[];
  /** Bucket × kind but the last. */
  readonly weights: Int8Array | Float32Array;
  /** What a weight of 1 stands for. */
  readonly scale: number;
}

/** The chance of each kind for a text with these features: a softmax of their weights, whatever the text's length. */
export function chancesBy({ bias, weights, scale }: Weights, features: Features): KindChances {
  const { buckets, plain } = features;
  const share = scale / lengthOf(features);
  const once = sumsOf(weights, buckets, { start: 0, end: plain });
  const twice = sumsOf(weights, buckets, { start: plain, end: buckets.length });
  const sums = bias.map(
    (each, kind) => each + ((once[kind] ?? 0) + DOUBLE * (twice[kind] ?? 0)) * share,
  );
  return chancesOf([...sums, 0]);
}

/** Of each kind, what its weights of some of these buckets add up to, in the order of the buckets. Written out for the five kinds: a list of sums is twice as slow, and every text pays for it. */
function sumsOf(
  weights: Weights["weights"],
  found: Int32Array,
  { start, end }: Stretch,
): readonly number[] {
  let [offer, danger, victim, inquiry, compliance] = [0, 0, 0, 0, 0];
  for (let i = start; i < end; i++) {
    const at = (found[i] as number) * WEIGHED;
    offer += weights[at] as number;
    danger += weights[at + 1] as number;
    victim += weights[at + 2] as number;
    inquiry += weights[at + 3] as number;
    compliance += weights[at + 4] as number;
  }
  return [offer, danger, victim, inquiry, compliance];
}
