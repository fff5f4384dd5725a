import { SPACED_MARKS, UNSPACED_MARKS } from "../../schemas/sentence-marks.ts";

/** Behind a sentence; a mark within a number or an address ends none. */
const SENTENCE_END = new RegExp(
  String.raw`(?<=[${SPACED_MARKS}])(?=\s)|(?<=[${UNSPACED_MARKS}])`,
  "gu",
);

/** UTF-8 bytes counted as one token: near what tokenizers spend on English, and never less than they spend on other scripts by much. */
const BYTES_PER_TOKEN = 4;

/** About how many tokens a model spends on a text. */
export function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** As much of a text as fits the tokens: all of it, else whole sentences, else whole words with an ellipsis; empty when not even one word fits. */
export function cutToTokens(text: string, tokens: number): string {
  if (tokensIn(text) <= tokens) return text;
  const bytes = Buffer.from(text).subarray(0, Math.max(0, tokens * BYTES_PER_TOKEN - 3));
  // A character cut in half at the end reads as U+FFFD.
  const cut = bytes.toString().replace(/\uFFFD$/u, "");
  const sentence = Array.from(cut.matchAll(SENTENCE_END), ({ index }) => index).at(-1) ?? 0;
  if (sentence > cut.length / 2) return cut.slice(0, sentence);
  const space = cut.lastIndexOf(" ");
  return space <= 0 ? "" : `${cut.slice(0, space)}…`;
}
