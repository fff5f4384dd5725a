const WORD = /^[\p{L}\p{M}\p{N}_]$/u;
const UNSPACED =
  /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u;

/** 1: may stand beside a term; 2: continues a word of a script with spaces. Filled on first sight. */
const kinds = new Uint8Array(65_536);

/** Whether the unit continues a word, so that no term may begin or end beside it. Scripts written without spaces (Thai, Lao, Khmer, Burmese, Han, kana) never do. */
export function continuesWord(unit: number): boolean {
  const known = kinds[unit];
  if (known !== 0) return known === 2;
  const character = String.fromCharCode(unit);
  const kind = WORD.test(character) && !UNSPACED.test(character) ? 2 : 1;
  kinds[unit] = kind;
  return kind === 2;
}

/** Whether a term may begin at `index` of `text`. */
export function beginsWord(text: string, index: number): boolean {
  return index === 0 || !continuesWord(text.charCodeAt(index - 1)) || isUnspaced(text, index);
}

/** Whether a term may end at `index` of `text`. */
export function endsWord(text: string, index: number): boolean {
  return (
    index >= text.length || !continuesWord(text.charCodeAt(index)) || isUnspaced(text, index - 1)
  );
}

function isUnspaced(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit > 0x0dff && WORD.test(String.fromCharCode(unit)) && !continuesWord(unit);
}
