import type { FoldedText } from "../../contract/reading.ts";
import type { Edit } from "./edit.ts";

/** Four words in a row that begin with capitals for spaces: names of firms have two or three. Without property escapes, which are several times as slow. */
const CAMEL =
  /[a-zà-ÿа-яё][A-ZÀ-ÞА-ЯЁ][a-zà-ÿа-яё]*[A-ZÀ-ÞА-ЯЁ][a-zà-ÿа-яё]+[A-ZÀ-ÞА-ЯЁ][a-zà-ÿа-яё]/;

/** The edits that put spaces between words written together with capitals: `#MyBossTookMyPassport`. */
export function camelCase(view: FoldedText): readonly Edit[] {
  const { original, folded } = view;
  if (!CAMEL.test(original)) return [];
  const edits: Edit[] = [];
  for (const { start, end } of tokensOf(folded)) {
    if (!CAMEL.test(original.slice(view.startOf(start), view.endOf(end)))) continue;
    for (let at = start + 1; at + 1 < end; at++)
      if (isSeam(original, view.startOf(at)))
        edits.push({ start: at, end: at + 1, text: ` ${folded[at] ?? ""}`, sources: [at, at] });
  }
  return edits;
}

function* tokensOf(folded: string): Generator<{ readonly start: number; readonly end: number }> {
  for (const { 0: token, index } of folded.matchAll(/[^ ]+/g))
    yield { start: index, end: index + token.length };
}

/** Whether a word begins: a capital behind a small letter, or behind a word of one capital. */
function isSeam(original: string, at: number): boolean {
  return /^(?:\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll})/u.test(original.slice(at - 1, at + 2));
}
