import type { FoldedText } from "../../contract/reading.ts";
import type { Edit } from "./edit.ts";

/** What may be words with underscores for spaces. */
const UNDERSCORED = /(?<![^ _])[^ _]+(?:_+[^ _]+)+/g;
/** Names of accounts and of files have fewer words. */
const FEWEST_WORDS = 3;
const WORD = /^\p{L}[^_]{0,24}$/u;

/** Where there may be such words: most texts are told apart by it, and quicker. */
const SEVERAL = /_[^ _]+_/;

/** The edits that put spaces for underscores: `keep_your_passport`. */
export function underscored({ folded }: FoldedText): readonly Edit[] {
  if (!SEVERAL.test(folded)) return [];
  const found = [...folded.matchAll(UNDERSCORED)].filter(
    ([words]) => words.split("_").filter((word) => WORD.test(word)).length >= FEWEST_WORDS,
  );
  return found.map(({ 0: words, index }) => {
    const units = Array.from({ length: words.length }, (_, at) => at);
    const kept = units.filter((at) => words[at] !== "_" || words[at - 1] !== "_");
    return {
      start: index,
      end: index + words.length,
      text: kept.map((at) => (words[at] === "_" ? " " : (words[at] ?? ""))).join(""),
      sources: kept.map((at) => index + at),
    };
  });
}
