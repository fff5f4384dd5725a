import type { Steps } from "../../../schemas/steps.ts";
import type { FoldedText } from "../../contract/reading.ts";
import type { Stretch } from "../sentence.ts";
import { leavingOut, type Edit } from "./edit.ts";
import type { Vocabulary } from "./lexicon.ts";
import { readMasked } from "./masked.ts";

/** What cuts words. */
const CUTS = /[-._*~^]+/g;
const LONGEST = 60;
/** Pieces looked at between pauses. */
const PAUSE = 256;

/** The edits that join words cut into pieces, `pass-port`, `f-ee`, `ag.ency`, where a known word comes out that reaches over every cut. */
export function* brokenWords(
  { folded }: FoldedText,
  vocabulary: Vocabulary,
): Steps<readonly Edit[]> {
  const edits: Edit[] = [];
  let seen = 0;
  let done = 0;
  for (const { index, 0: mark } of folded.matchAll(CUTS)) {
    if (index < done || !isOfPiece(folded, index - 1) || !isOfPiece(folded, index + mark.length))
      continue;
    const around = cutAround(folded, index, done);
    done = around.end;
    if (++seen % PAUSE === 0) yield null;
    if (isOneWord(folded.slice(around.start, around.end), vocabulary))
      edits.push(leavingOut(folded, around, (at) => !isOfPiece(folded, at)));
  }
  return edits;
}

/** ASCII units of pieces of words, and of what cuts them. */
const [PIECE, CUT] = [1, 2];
const kinds = new Uint8Array(128);
for (const unit of "abcdefghijklmnopqrstuvwxyz0123456789@$") kinds[unit.charCodeAt(0)] = PIECE;
for (const unit of "-._*~^") kinds[unit.charCodeAt(0)] = CUT;

function isOfPiece(text: string, at: number): boolean {
  return kinds[text.charCodeAt(at)] === PIECE;
}

/** The pieces around a cut, with no cut at either end. */
function cutAround(text: string, at: number, least: number): Stretch {
  let start = at;
  while (start > least && (kinds[text.charCodeAt(start - 1)] ?? 0) !== 0) start--;
  let end = at;
  while (end < text.length && (kinds[text.charCodeAt(end)] ?? 0) !== 0) end++;
  while (start < at && !isOfPiece(text, start)) start++;
  while (end > at && !isOfPiece(text, end - 1)) end--;
  return { start, end };
}

/** Whether a known word comes out of the pieces that reaches over every cut. */
function isOneWord(cut: string, vocabulary: Vocabulary): boolean {
  if (cut.length > LONGEST) return false;
  const pieces = cut.split(CUTS);
  if (pieces.some((piece) => !/[a-z]/.test(piece))) return false;
  if (cut.includes("*") && readMasked(cut, vocabulary) !== null) return false;
  const known = vocabulary.wordIn(pieces.join(""))?.length ?? 0;
  return known > pieces.slice(0, -1).join("").length;
}
