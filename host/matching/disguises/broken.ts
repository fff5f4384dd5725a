import type { Steps } from "../../../schemas/steps.ts";
import type { FoldedText } from "../../contract/reading.ts";
import type { Stretch } from "../sentence.ts";
import type { Edit } from "./edit.ts";
import type { Vocabulary } from "./lexicon.ts";
import { readMasked } from "./masked.ts";

/** What cuts words. */
const CUTS = /[-._*~^]+/g;
const MARKS = /[-._*~^]+/;
const LONGEST = 60;
/** Pieces looked at between pauses. */
const PAUSE = 256;
/** Letters a known word may go on for, and how long it must be for that. */
const ENDING = { most: 3, behind: 5 } as const;
const SHORTEST = 3;

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
    const { start, end } = cutAround(folded, index, done);
    done = end;
    if (++seen % PAUSE === 0) yield null;
    const edit = joinedAt(folded.slice(start, end), start, vocabulary);
    if (edit !== null) edits.push(edit);
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

function joinedAt(cut: string, start: number, vocabulary: Vocabulary): Edit | null {
  if (cut.length > LONGEST) return null;
  const pieces = cut.split(MARKS);
  if (pieces.some((piece) => !/[a-z]/.test(piece))) return null;
  if (cut.includes("*") && readMasked(cut, vocabulary) !== null) return null;
  const letters = pieces.join("");
  const known = vocabulary.longestAt(letters, 0).length;
  const lastCut = letters.length - (pieces.at(-1)?.length ?? 0);
  const left = letters.length - known;
  const isWhole = left === 0 || (left <= ENDING.most && known >= ENDING.behind);
  if (known < SHORTEST || known <= lastCut || !isWhole) return null;
  const sources = Array.from(cut, (_, at) => start + at).filter(
    (at) => !MARKS.test(cut[at - start] ?? ""),
  );
  return { start, end: start + cut.length, text: letters, sources };
}
