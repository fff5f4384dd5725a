import { type FiveTierResult, TIER_LABELS } from "../../../schemas/http/grade.ts";
import type { Sample } from "../prompts.ts";
import { TIERS } from "./tier-model.ts";

/** How far small differences between chances are widened before they are averaged. */
const SHARPEN = 3;
/** The most a score differs from its tier's middle, in tiers. */
const WITHIN_TIER = 0.49;
/** The most an answer can have that only pastes, or that takes help and law back. */
const WORTHLESS_SCORE = 0.14;
/** The score of an answer that harms beside good words, and what the rest of it may add. */
const CAPPED_SCORE = { least: 0.16, more: 0.08 } as const;
/** Up to here an answer harms. */
export const BAD = 2;
/** What neither harms nor helps. */
export const NEUTRAL = 3;
const EXCERPT = 120;
/** From this similarity on an answer is that sample. */
const THE_SAME = 0.85;

/** Where an answer stands among the tiers. */
export type Place = Pick<FiveTierResult, "tier" | "label" | "score" | "nearest" | "confidence">;

/** The sample that an answer is most like, by its similarities to all of them in their order. */
export function nearestOf(alike: readonly number[], samples: readonly Sample[]): Place["nearest"] {
  const most = Math.max(...alike);
  const sample = samples[alike.indexOf(most)];
  return {
    tier: sample?.tier ?? 3,
    similarity: rounded(Math.max(0, most)),
    excerpt: (sample?.text ?? "").slice(0, EXCERPT).toWellFormed(),
  };
}

/** Whether an answer is its nearest sample, word for word or nearly so. */
export function isTheSame({ similarity }: Place["nearest"]): boolean {
  return similarity >= THE_SAME;
}

/** The chances of what surely is of a tier. */
export function certain(tier: number): readonly number[] {
  return Array.from({ length: TIERS }, (_, at) => (at === tier - 1 ? 1 : 0));
}

/** What says nothing, or takes back what it says. */
export function worthless(nearest: Place["nearest"]): Place {
  return {
    tier: BAD,
    label: labelOf(BAD),
    score: WORTHLESS_SCORE,
    nearest,
    confidence: 1,
  };
}

/** What harms is BAD, however it begins. */
export function capped({ nearest, confidence, score: before }: Place): Place {
  const score = rounded(CAPPED_SCORE.least + CAPPED_SCORE.more * before, 6);
  return { tier: BAD, label: labelOf(BAD), score, nearest, confidence };
}

/** The most an answer can have whose facts are not known to be of the case, as much as the best of the GOOD ones; and one that tells of another country alone. */
const MOST_OF = {
  unknown: { tier: 4, score: 0.87 },
  astray: { tier: NEUTRAL, score: 0.5 },
} as const;

/** GOOD at most, for an answer that names what nobody here knows, or another country. */
export function belowBest(place: Place): Place {
  return heldTo(place, MOST_OF.unknown);
}

/** NEUTRAL at most, for an answer of which everything is of another country. */
export function astray(place: Place): Place {
  return heldTo(place, MOST_OF.astray);
}

function heldTo(place: Place, { tier, score }: Pick<Place, "tier" | "score">): Place {
  return place.tier <= tier ? place : { ...place, tier, label: labelOf(tier), score };
}

/** The likeliest tier, and within it a score that leans to its likelier neighbours, by the chances it had before it was held to anything. */
export function placed(
  chances: readonly number[],
  nearest: Place["nearest"],
  before: readonly number[] = chances,
): Place {
  const largest = Math.max(...chances);
  const tier = chances.indexOf(largest) + 1;
  const sharp = before.map((chance) => chance ** SHARPEN);
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
