import type { FoldedText } from "../contract/reading.ts";
import { featuresOf, type Features } from "./features.ts";
import { partsOf } from "./parts.ts";

/** Parts of a text whose features are kept: those of a longer one would take more room than the time is worth. */
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

const kept = new WeakMap<FoldedText, ReadAs & { readonly parts: readonly Features[] }>();

/** The features of each part of a folded text, kept as long as the text: several models read the same message. */
export function partFeatures(
  text: FoldedText,
  { language, buckets, most = Infinity }: ReadAs,
): readonly Features[] {
  const known = kept.get(text);
  if (known?.language === language && known.buckets === buckets) return known.parts;
  const all = partsOf(text.folded);
  const parts = all.slice(0, most).map((part) => featuresOf(part, language, buckets));
  if (all.length <= MOST_KEPT) kept.set(text, { language, buckets, parts });
  return parts;
}
