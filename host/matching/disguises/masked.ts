import { sameLength, type Edit } from "./edit.ts";
import type { Vocabulary } from "./lexicon.ts";

/** Words of which a mark stands for a letter. */
const MASKED = /(?<![a-z0-9*#])[a-z]+(?:[*#]{1,2}[a-z]+)+(?![a-z0-9*#])/g;
const MASKS = /[*#]/g;
const LENGTH = { least: 4, most: 24 } as const;
/** So many letters to each mask are needed to know the word by. */
const LETTERS_A_MASK = 2;

/** The edits that put letters for marks, `pas*port`, `s#lary`, where a known word comes out. */
export function maskedWords(folded: string, vocabulary: Vocabulary): readonly Edit[] {
  if (!folded.includes("*") && !folded.includes("#")) return [];
  return [...folded.matchAll(MASKED)].flatMap(({ 0: token, index }) => {
    const text = readMasked(token, vocabulary);
    return text === null ? [] : [sameLength(index, text)];
  });
}

/** How a word with masks reads; null where no known word comes out. */
export function readMasked(token: string, vocabulary: Vocabulary): string | null {
  const { length } = token;
  const masks = token.match(MASKS)?.length ?? 0;
  if (length < LENGTH.least || length > LENGTH.most) return null;
  if (length - masks < LETTERS_A_MASK * masks) return null;
  const known = vocabulary.wordIn(token);
  if (known === null) return null;
  const rest = token.slice(known.length);
  return rest.search(MASKS) < 0 ? known + rest : null;
}
