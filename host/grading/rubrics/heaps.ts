import { foldText } from "../../matching/folding/fold.ts";
import { readLanguage } from "../../reading/language/language.ts";
import { shareJoining } from "../statements/terms.ts";

/** From so many criteria on that one sentence meets it may be a heap of their words. */
const CRITERIA = 5;
/** Words of the shortest heap, and the most of them to each criterion that it meets: sentences take more to say as much. */
const WORDS = { fewest: 12, toEach: 3.8 } as const;
/** Vietnamese writes syllables apart: so many make a word, and some are spelled like joining words. */
const VIETNAMESE = { syllables: 1.6, joined: 0.25 } as const;
/** Sentences have more joining words than this, in languages that write any apart. */
const JOINED = 0.2;

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** Whether a sentence that meets so many criteria only heaps up their words, in any language: "police embassy law forbids passport not your fault". */
export function isHeap(sentence: string, criteria: number): boolean {
  if (criteria < CRITERIA) return false;
  const isVietnamese = readLanguage(sentence, foldText(sentence).folded) === "vi";
  const apart = Array.from(segmenter.segment(sentence)).filter(({ isWordLike }) => isWordLike);
  const words = apart.length / (isVietnamese ? VIETNAMESE.syllables : 1);
  return (
    words >= WORDS.fewest &&
    words <= WORDS.toEach * criteria &&
    shareJoining(sentence) < (isVietnamese ? VIETNAMESE.joined : JOINED)
  );
}
