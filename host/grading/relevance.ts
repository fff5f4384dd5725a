import { featuresOf, type Asked, type Features } from "./tiers/features.ts";
import { meaningsOf, type SharedMeaning } from "./statements/meanings.ts";
import { NEUTRAL } from "./tiers/place.ts";
import type { Sample } from "./prompts.ts";
import type { TierModel } from "./tiers/tier-model.ts";

/** Answers in one language share this much of their common wording, whatever they say. */
const SAME_LANGUAGE = 0.112;
/** Rare wording shared with the question and its answers: up to the first an answer is about something else, from the second on it is about this. */
const ABOUT = { else: 0.11, this: 0.16 } as const;
/** The same of meanings, between two languages. */
const MEANS = { else: 0.1, this: 0.14 } as const;

/** What an answer is held to. */
interface HeldTo {
  readonly asked: Asked;
  readonly samples: readonly Sample[];
  readonly model: TierModel;
  /** How much of their rare meanings two texts share. */
  readonly sharedMeaning: SharedMeaning;
  /** The answer's features, and how alike it is to each of the samples. */
  readonly features: Features;
  readonly alike: readonly number[];
}

/** How surely an answer is about what was asked (0 to 1): by the rare wording it shares with the question and the graded answers, in another language than theirs by what its words mean. */
export function shareAbout(words: string, held: HeldTo): number {
  const isOtherLanguage = Math.max(...held.alike) < SAME_LANGUAGE;
  return isOtherLanguage ? shareInMeaning(words, held) : shareInWording(held);
}

function shareInWording({ asked, samples, model, features }: HeldTo): number {
  const shared = samples.map((sample) => model.likeness(features, sample.features));
  const question = featuresOf(asked.question.text, asked);
  const about = Math.max(0, ...shared) + model.likeness(features, question);
  return Math.min(1, Math.max(0, (about - ABOUT.else) / (ABOUT.this - ABOUT.else)));
}

function shareInMeaning(words: string, { asked, samples, sharedMeaning }: HeldTo): number {
  const meanings = meaningsOf(words);
  const shared = samples.map((sample) => sharedMeaning(meanings, sample.meanings()));
  const about = Math.max(0, ...shared) + sharedMeaning(meanings, meaningsOf(asked.question.text));
  return Math.min(1, Math.max(0, (about - MEANS.else) / (MEANS.this - MEANS.else)));
}

/** The chances of an answer that is so surely about the question: help with something else is no help. */
export function heldToQuestion(chances: readonly number[], share: number): readonly number[] {
  const lost = chances.slice(NEUTRAL).reduce((sum, chance) => sum + chance * (1 - share), 0);
  return chances.map((chance, at) => {
    if (at >= NEUTRAL) return chance * share;
    return at === NEUTRAL - 1 ? chance + lost : chance;
  });
}
