import { foldText } from "../../../matching/folding/fold.ts";
import { readLanguage } from "../../../reading/language/language.ts";
import { DOUBLE, featuresOf, lengthOf, type Features } from "../../../wording/features/features.ts";
import { withoutPlaces } from "../../../wording/features/without-places.ts";

/** A text as a model learns from it. */
export interface Weighed {
  readonly buckets: Int32Array;
  /** What each bucket counts for, in their order; the text's features have length 1 together. */
  readonly much: Float32Array;
}

/** The features of a text as it was written. */
export function readFeatures(text: string, buckets: number): Features {
  const view = foldText(text);
  const language = readLanguage(text, view.folded);
  return featuresOf(withoutPlaces(view, language), language, buckets);
}

/** The features of a text, each with what it counts for. */
export function weighed(text: string, buckets: number): Weighed {
  const features = readFeatures(text, buckets);
  const share = 1 / lengthOf(features);
  const much = new Float32Array(features.buckets.length).fill(share);
  much.fill(share * DOUBLE, features.plain);
  return { buckets: features.buckets, much };
}

/** The lessons without the buckets that fewer than `fewest` of them have. */
export function withoutRare<T extends Weighed>(
  lessons: readonly T[],
  { buckets, fewest }: { readonly buckets: number; readonly fewest: number },
): T[] {
  const counts = new Uint32Array(buckets);
  for (const lesson of lessons)
    for (const bucket of lesson.buckets) counts[bucket] = (counts[bucket] as number) + 1;
  return lessons.map((lesson) => {
    const isKept = (i: number): boolean =>
      (counts[lesson.buckets[i] as number] as number) >= fewest;
    return {
      ...lesson,
      buckets: lesson.buckets.filter((_, i) => isKept(i)),
      much: lesson.much.filter((_, i) => isKept(i)),
    };
  });
}
