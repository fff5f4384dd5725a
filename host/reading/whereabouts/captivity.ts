import { once } from "../../../schemas/once.ts";
import { foldedWords } from "../terms/beside.ts";
import { CAPTIVITY } from "./captivity-words.ts";
import { PhraseTrie } from "../terms/phrase-trie.ts";
import { wordStarts } from "../terms/word-starts.ts";

const words = once(() => new PhraseTrie(foldedWords(CAPTIVITY)));

/** Whether a folded text has a word of somebody who is held, hurt or made to deceive others. It tells where the places of the text lie, and by itself neither harm nor danger. */
export function tellsOfCaptivity(folded: string): boolean {
  const trie = words();
  const starts = wordStarts(folded);
  for (let nth = trie.nextOf(starts, 0); nth >= 0; nth = trie.nextOf(starts, nth + 1))
    if (trie.walk(folded, starts.places[nth] as number) > 0) return true;
  return false;
}
