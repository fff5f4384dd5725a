import { folderOf, keptFor } from "../kept/kept.ts";
import { codeDigest } from "./code-digest.ts";
import { vocabularyOf, type VocabularyParts } from "./disguises/lexicon.ts";
import { indexPartsOf, type IndexParts } from "./index/literal-index.ts";
import type { Pattern } from "./pattern.ts";

/** What a scanner of many patterns consists of, but for the patterns. */
export interface ScannerParts {
  readonly vocabulary: VocabularyParts;
  readonly index: IndexParts;
}

/** So few patterns are quicker taken apart than read from a disk. */
const FEW = 2000;

/** Whether none was asked for yet: the first many patterns of a process are those of a start. What comes while it runs is made between requests, which writing it down would hold up. */
let isStart = true;

/** Takes patterns apart, or knows from an earlier process what these very ones consist of: a start is some half a second the quicker by it. */
export function scannerPartsOf(patterns: readonly Pattern[]): ScannerParts {
  const make = (): ScannerParts => ({
    vocabulary: vocabularyOf(patterns.flatMap((pattern) => pattern.words())),
    index: indexPartsOf(patterns.map((pattern) => pattern.ways())),
  });
  if (!isStart || patterns.length < FEW) return make();
  isStart = false;
  const sources = [codeDigest(), ...patterns.map(({ source }) => source)];
  const kept = keptFor<ScannerParts>(folderOf("scanners"), sources);
  return kept.read() ?? kept.write(make());
}
