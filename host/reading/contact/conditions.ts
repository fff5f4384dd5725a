import { once } from "../../../schemas/once.ts";
import { foldedWords } from "../terms/beside.ts";
import { PhraseTrie } from "../terms/phrase-trie.ts";
import { isLetterAt, isLetterBefore } from "../terms/units.ts";

/** Words with which a condition begins: "whom can I call if my madam hits me". */
const IF =
  "if|when|because|as|si|porque|se|quando|kalau|jika|kalo|bila|karena|kung|kapag|pag|dahil|kasi|nếu|vì|khi|ikiwa|iwapo|kwa sababu|agar|kyunki|yadi|jodi|karon|अगर|क्योंकि|यदि|किनभने|যদি|কারণ|اگر|کیونکہ|إذا|اذا|لو|لأن|если|потому|когда|якщо|бо|коли";

const SPACE = 0x20;

const words = once(() => new PhraseTrie(foldedWords(IF)));

/** Whether a condition begins at a place of a folded text, behind another word. */
export function conditionBegins(folded: string, at: number): boolean {
  if (folded.charCodeAt(at - 1) !== SPACE || !isLetterBefore(folded, at - 1)) return false;
  const trie = words();
  for (let nth = trie.walk(folded, at) - 1; nth >= 0; nth--)
    if (!isLetterAt(folded, trie.ends[nth] as number)) return true;
  return false;
}
