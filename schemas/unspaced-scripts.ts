/** The letters of scripts that put no space between words, for a character class of a `u` or `v` pattern: Thai, Lao, Khmer, Burmese, Han and kana. */
export const UNSPACED_SCRIPTS = String.raw`\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}`;
