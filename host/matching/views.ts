import type { FoldedText } from "../contract/reading.ts";
import type { Vocabulary } from "./lexicon.ts";
import type { Searched } from "./prefilter.ts";
import type { Stretch } from "./sentence.ts";

/** One reading of a text that rules run on. */
export interface View extends Searched {
  readonly folded: FoldedText;
  /** Whether a match there tells more than the plain view does. */
  readonly counts: (match: Stretch) => boolean;
}

/** The plain view, and where the text gives cause views in which disguises are undone. */
export function viewsOf(text: FoldedText, _vocabulary: Vocabulary): View[] {
  return [plainView(text)];
}

function plainView(folded: FoldedText): View {
  return {
    folded,
    text: folded.folded,
    stretches: [{ start: 0, end: folded.folded.length }],
    hasWords: true,
    counts: () => true,
  };
}
