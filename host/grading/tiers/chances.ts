import type { Sample } from "../prompts.ts";
import { softmax } from "../../wording/models/softmax.ts";
import type { Features } from "./features.ts";
import { BAD } from "./place.ts";
import type { Placing } from "./placing.ts";
import { TIERS, type TierModel, type Traits } from "./tier-model.ts";
import { traitsWithin } from "./traits.ts";

/** What full likeness to a graded answer adds to its tier's score. */
const LIKENESS_COUNTS = 7;
/** Over so many tiers likeness to an answer speaks for its neighbours, too. */
const REACH = 1.5;

/** The chance of each tier, by what all graded answers taught, and by likeness to the prompt's. */
export function chancesOf(traits: Traits, { samples, model }: Placing): readonly number[] {
  const speaking = speakingFor(traits.features, samples, model);
  const scores = model
    .chances(traits)
    .map((chance, at) => Math.log(chance + 1e-6) + LIKENESS_COUNTS * (speaking[at] ?? 0));
  return softmax(scores);
}

/** How likely an answer harms, by the chances of its tiers. */
export function harmful(chances: readonly number[]): number {
  return chances.slice(0, BAD).reduce((sum, each) => sum + each, 0);
}

/** How likely a part of the answer harms, told by what it holds itself. */
export function harmIn(part: string, placing: Placing): number {
  return harmful(chancesOf(traitsWithin(part, placing), placing));
}

/** What likeness to the samples, beyond likeness to any of them, says for each tier. Of several samples of a tier the likest one speaks. */
function speakingFor(
  features: Features,
  samples: readonly Sample[],
  model: TierModel,
): readonly number[] {
  const likest = new Map<number, number>();
  for (const sample of samples) {
    const alike = model.likeness(features, sample.features);
    likest.set(sample.tier, Math.max(likest.get(sample.tier) ?? 0, alike));
  }
  const middle = [...likest.values()].reduce((sum, each) => sum + each, 0) / (likest.size || 1);
  return Array.from({ length: TIERS }, (_, at) =>
    [...likest].reduce((sum, [tier, alike]) => {
      const away = Math.abs(tier - 1 - at);
      return sum + Math.exp(-away / REACH) * (alike - middle);
    }, 0),
  );
}
