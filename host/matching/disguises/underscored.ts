import type { FoldedText } from "../../contract/reading.ts";
import { leavingOut, type Edit } from "./edit.ts";

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
  return found.map(({ 0: { length }, index }) => {
    const isRepeated = (at: number) => folded[at] === "_" && folded[at - 1] === "_";
    const edit = leavingOut(folded, { start: index, end: index + length }, isRepeated);
    return { ...edit, text: edit.text.replaceAll("_", " ") };
  });
}
