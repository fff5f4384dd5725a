import { once } from "../../../schemas/once.ts";
import { foldedWords } from "../terms/beside.ts";
import { CAPTIVITY } from "./captivity-words.ts";
import { PhraseTrie } from "../terms/phrase-trie.ts";
import { isLetter, kindOf, UNSPACED } from "../terms/units.ts";

const words = once(() => new PhraseTrie(foldedWords(CAPTIVITY)));

/** Whether a folded text has a word of somebody who is held, hurt or made to deceive others. It tells where the places of the text lie, and by itself neither harm nor danger. */
export function tellsOfCaptivity(folded: string): boolean {
  const trie = words();
  let isWithinWord = false;
  for (let at = 0; at < folded.length; at++) {
    const unit = folded.charCodeAt(at);
    if ((!isWithinWord || (kindOf(unit) & UNSPACED) !== 0) && trie.walk(folded, at) > 0)
      return true;
    isWithinWord = isLetter(unit);
  }
  return false;
}
