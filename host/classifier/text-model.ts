import type { Snapshot } from "../contract/knowledge.ts";
import type { FoldedText } from "../contract/reading.ts";
import { STANCES, type Stance } from "../../schemas/http/classifier.ts";
import type { Blend } from "./blend.ts";
import { ngramsOf } from "./ngram-features.ts";

/** How likely each stance is, by the wording alone. */
export type StanceChances = Readonly<Record<Stance, number>>;

/** A text model of a snapshot. */
export interface TextModel {
  /** Says of a folded text who speaks. */
  readonly read: (text: FoldedText) => StanceChances;
  readonly blend: Blend;
}

/** The first reviewed classifier_rule with `extensions.ngrams`, ready to run; null where no pack has one. */
export function buildTextModel(snapshot: Snapshot): TextModel | null {
  const object = snapshot
    .all("classifier_rule")
    .find(({ extensions }) => extensions?.ngrams !== undefined && extensions.mode !== "off");
  const ngrams = object?.extensions?.ngrams;
  if (ngrams === undefined) return null;
  const { buckets, scale, bias, blend } = ngrams;
  const bytes = Buffer.from(ngrams.weights, "base64");
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  if (weights.length !== buckets * STANCES.length || bias.length !== STANCES.length) return null;
  const read = ({ folded }: FoldedText): StanceChances => {
    const found = ngramsOf(folded, buckets);
    const share = scale / Math.sqrt(Math.max(1, found.length));
    const scores = bias.map((each, stance) => {
      let sum = 0;
      for (const bucket of found) sum += weights[bucket * STANCES.length + stance] ?? 0;
      return each + sum * share;
    });
    return softmax(scores);
  };
  return { read, blend };
}

/** The chance that whoever speaks exploits somebody, or tells of it. */
export function exploiting({ offer, victim }: StanceChances): number {
  return offer + victim;
}

function softmax(scores: readonly number[]): StanceChances {
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const sum = powers.reduce((total, power) => total + power, 0);
  const chanceOf = (stance: Stance): number => (powers[STANCES.indexOf(stance)] ?? 0) / sum;
  return {
    offer: chanceOf("offer"),
    victim: chanceOf("victim"),
    inquiry: chanceOf("inquiry"),
    compliance: chanceOf("compliance"),
    unrelated: chanceOf("unrelated"),
  };
}
