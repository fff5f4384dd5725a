import type { FoldedText } from "../../contract/reading.ts";
import { TextMemo } from "../../matching/folding/text-memo.ts";
import type { Stretch } from "../../matching/sentence.ts";
import { featuresOf, type Features } from "./features.ts";
import { isOnePart, partsOf } from "./parts.ts";
import { withoutPlaces } from "./without-places.ts";

/** Parts of a text whose features are kept, the first ones: those of all parts of a longer one would take more room than the time is worth. */
const MOST_KEPT = 40;

/** As what a text is read. */
export interface ReadAs {
  /** ISO 639 code, or null when unsure. */
  readonly language: string | null;
  /** Numbers that features are hashed to. */
  readonly buckets: number;
  /** Of a longer text so many parts at most; all when absent. */
  readonly most?: number;
}

interface Kept extends Pick<ReadAs, "language" | "buckets"> {
  /** What was made of the first parts so far. */
  readonly parts: Features[];
}

const kept = new TextMemo<Kept>();

/** The features of each part of a folded text, made when they are asked for and kept as long as the text: several models read the same message. */
export function* partFeatures(
  text: FoldedText,
  { language, buckets, most = Infinity }: ReadAs,
): Generator<Features, void, void> {
  const known = keptOf(text, { language, buckets });
  for (const [at, part] of partsOf(withoutPlaces(text, language)).slice(0, most).entries()) {
    const features = known[at] ?? featuresOf(part, language, buckets);
    if (at === known.length && at < MOST_KEPT) known.push(features);
    yield features;
  }
}

/** The features of a stretch of a folded text; where it is all of a text of one part, those that are known of it. */
export function stretchFeatures(
  text: FoldedText,
  { start, end }: Stretch,
  { language, buckets }: ReadAs,
): Features {
  const isWhole = start === 0 && end === text.folded.length && isOnePart(text.folded);
  const known = isWhole ? keptOf(text, { language, buckets })[0] : undefined;
  if (known !== undefined) return known;
  return featuresOf(withoutPlaces(text, language).slice(start, end), language, buckets);
}

function keptOf(text: FoldedText, { language, buckets }: ReadAs): Features[] {
  const known = kept.get(text);
  if (known?.language === language && known.buckets === buckets) return known.parts;
  const parts: Features[] = [];
  kept.set(text, { language, buckets, parts });
  return parts;
}
