import { partsKept } from "./kept-parts.ts";
import { vocabularyOf, type VocabularyParts } from "./lexicon.ts";
import { indexPartsOf, type IndexParts } from "./literal-index.ts";
import type { Pattern } from "./pattern.ts";

/** What a scanner of many patterns consists of, but for the patterns. */
export interface ScannerParts {
  readonly vocabulary: VocabularyParts;
  readonly index: IndexParts;
}

/** So few patterns are quicker taken apart than read from a disk. */
const FEW = 2000;

/** Takes patterns apart, or knows from an earlier process what these very ones consist of. */
export function scannerPartsOf(patterns: readonly Pattern[]): ScannerParts {
  const make = (): ScannerParts => ({
    vocabulary: vocabularyOf(patterns.flatMap((pattern) => pattern.words())),
    index: indexPartsOf(patterns.map((pattern) => pattern.ways())),
  });
  return patterns.length < FEW
    ? make()
    : partsKept(
        patterns.map(({ source }) => source),
        make,
      );
}
