import { type FiveTierResult, TIER_LABELS } from "../../schemas/http/grade.ts";
import { featuresOf, similarity, type Asked, type Features } from "./features.ts";
import type { Sample } from "./prompts.ts";
import { ownWords, type Statement } from "./statements.ts";
import { softmax, TIERS, type TierModel } from "./tier-model.ts";

/** Two answers to one question are as alike as this without saying the same. */
const ALIKE_ANYWAY = 0.3;
/** What full likeness to a graded answer adds to its tier's score. */
const LIKENESS_COUNTS = 14;
/** From here on it is that answer. */
const THE_SAME = 0.85;
/** How far small differences between chances are widened before they are averaged. */
const SHARPEN = 4;
/** The most a score differs from its tier's middle, in tiers. */
const WITHIN_TIER = 0.49;
/** Fewer own words than this beside pasted text say nothing. */
const FEWEST_WORDS = 6;
/** The most an answer can have that only pastes. */
const PASTED_SCORE = 0.14;
/** Up to here an answer harms. */
const BAD = 2;
/** Criteria of the rubric that are broken, from which on more make no difference. */
const MANY_BROKEN = 2;
const EXCERPT = 120;

/** An answer to be placed. */
export interface Placing {
  readonly answer: string;
  readonly statements: readonly Statement[];
  readonly asked: Asked;
  readonly samples: readonly Sample[];
  readonly model: TierModel;
  /** How many criteria of the category's rubric it breaks. */
  readonly broken: number;
}

/** Where an answer stands among the tiers. */
export type Place = Pick<FiveTierResult, "tier" | "label" | "score" | "nearest" | "confidence">;

/** Places an answer by what it says itself: by its likeness to the prompt's graded answers where it is alike, else by what all graded answers taught. Pasted text and the repeated question do not count, and law beside a bad answer does not lift it. */
export function placeOf(placing: Placing): Place {
  const { answer, statements, asked, samples } = placing;
  const whole = alikeOf(featuresOf(answer, asked), samples);
  const same = nearestOf(whole, samples);
  if (same.similarity >= THE_SAME) return placed(certain(same.tier), same);
  const own = ownWords(statements, true);
  if (saysNothing(own, statements)) return pasted(same);
  const place = placeOfWords(own, placing);
  const bare = ownWords(statements, false);
  if (bare === own || place.tier <= BAD || saysNothing(bare, statements)) return place;
  const without = placeOfWords(bare, placing);
  return without.tier <= BAD ? without : place;
}

function placeOfWords(words: string, { asked, samples, model, broken }: Placing): Place {
  const features = featuresOf(words, asked);
  const alike = alikeOf(features, samples);
  const nearest = nearestOf(alike, samples);
  if (nearest.similarity >= THE_SAME) return placed(certain(nearest.tier), nearest);
  const scores = model(features).map(
    (chance, at) =>
      Math.log(chance + 1e-9) +
      LIKENESS_COUNTS * beyond(alike, samples, at + 1) +
      Math.min(1, broken / MANY_BROKEN) * (BAD - at),
  );
  return placed(softmax(scores), nearest);
}

/** Similarities to the samples, in their order. */
function alikeOf(features: Features, samples: readonly Sample[]): readonly number[] {
  return samples.map((sample) => similarity(features, sample.features));
}

/** How much more than answers to one question anyway, 0 to 1. */
function beyond(alike: readonly number[], samples: readonly Sample[], tier: number): number {
  const its = alike.filter((_, at) => samples[at]?.tier === tier);
  return Math.max(0, Math.max(0, ...its) - ALIKE_ANYWAY) / (1 - ALIKE_ANYWAY);
}

function nearestOf(alike: readonly number[], samples: readonly Sample[]): Place["nearest"] {
  const most = Math.max(...alike);
  const sample = samples[alike.indexOf(most)];
  return {
    tier: sample?.tier ?? 3,
    similarity: rounded(Math.max(0, most)),
    excerpt: (sample?.text ?? "").slice(0, EXCERPT).toWellFormed(),
  };
}

function saysNothing(own: string, statements: readonly Statement[]): boolean {
  const isAllOwn = statements.every(({ origin }) => origin === "own");
  return !isAllOwn && (own.match(/[\p{L}\p{N}]+/gu) ?? []).length < FEWEST_WORDS;
}

function certain(tier: number): readonly number[] {
  return Array.from({ length: TIERS }, (_, at) => (at === tier - 1 ? 1 : 0));
}

function pasted(nearest: Place["nearest"]): Place {
  return {
    tier: BAD,
    label: labelOf(BAD),
    score: PASTED_SCORE,
    nearest,
    confidence: 1,
  };
}

function placed(chances: readonly number[], nearest: Place["nearest"]): Place {
  const largest = Math.max(...chances);
  const tier = chances.indexOf(largest) + 1;
  const sharp = chances.map((chance) => chance ** SHARPEN);
  const total = sharp.reduce((sum, each) => sum + each, 0);
  const mean = sharp.reduce((sum, each, at) => sum + each * at, 0) / total;
  const middle = tier - 1;
  const score = (middle + WITHIN_TIER * Math.tanh(mean - middle)) / (TIERS - 1);
  return {
    tier,
    label: labelOf(tier),
    score: rounded(score, 6),
    nearest,
    confidence: rounded(largest),
  };
}

function labelOf(tier: number): Place["label"] {
  return TIER_LABELS[tier - 1] ?? "NEUTRAL";
}

function rounded(share: number, digits = 3): number {
  return Number(Math.min(1, Math.max(0, share)).toFixed(digits));
}
