import { foldText } from "../../matching/folding/fold.ts";
import { PhraseTrie } from "../terms/phrase-trie.ts";
import { ROLE_BITS, ROLES } from "./roles.ts";
import { IN_LATIN_LETTERS } from "./words-in-latin-letters.ts";
import { IN_OTHER_LETTERS } from "./words-in-other-letters.ts";

/** The words of all languages in one trie, and by their position in it what each does in such a question where it is written so, and where it goes on: sums of `ROLE_BITS`, 0 where it is not written so. */
export interface AskedLexicon {
  readonly trie: PhraseTrie;
  readonly whole: Uint16Array;
  readonly open: Uint16Array;
}

/** Reads the words, folded; one with a `*` behind may go on. So short a question seldom tells its language, so all are looked for at once. */
export function readAskedLexicon(): AskedLexicon {
  const whole = new Map<string, number>();
  const open = new Map<string, number>();
  for (const words of [...IN_LATIN_LETTERS, ...IN_OTHER_LETTERS])
    for (const role of ROLES)
      for (const word of words[role].split("|").filter(Boolean)) {
        const [to, written] = word.endsWith("*") ? [open, word.slice(0, -1)] : [whole, word];
        const folded = foldText(written).folded.trim();
        to.set(folded, (to.get(folded) ?? 0) | ROLE_BITS[role]);
      }
  const all = [...new Set([...whole.keys(), ...open.keys()])];
  return {
    trie: new PhraseTrie(all),
    whole: Uint16Array.from(all, (word) => whole.get(word) ?? 0),
    open: Uint16Array.from(all, (word) => open.get(word) ?? 0),
  };
}
