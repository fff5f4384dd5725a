import type { FoldedText } from "../../contract/reading.ts";
import type { Stretch } from "../sentence.ts";
import { leavingOut, type Edit } from "./edit.ts";
import type { Vocabulary } from "./lexicon.ts";

/** What the fold reads as a gap, and a page shows as none: controls but for line breaks and tabs, halves of surrogate pairs, noncharacters. */
const UNSEEN = /[\p{Cs}\u180e\ufffe\uffff]|[^\P{Cc}\t\n\v\f\r\u0085]/u;
const OTHERS = /^(?![a-z])[\p{L}\p{M}] (?![a-z])[\p{L}\p{M}]$/u;
const PIECE = /[a-z]+/y;
/** A word may be torn into so many pieces, of so many letters in all. */
const MOST_PIECES = 5;
const LONGEST = 30;

/** The edits that join words torn by characters which no page shows, where a known word comes out of the pieces; others part words. Of scripts beyond Latin no words are known: there such characters tear words where spaces part them. */
export function tornWords(view: FoldedText, vocabulary: Vocabulary): readonly Edit[] {
  const { original, folded } = view;
  if (!UNSEEN.test(original)) return [];
  const edits: Edit[] = [];
  const gaps = gapsOf(folded);
  const unseen = gaps.filter((gap) => isUnseen(view, gap));
  const isSpaced = 2 * unseen.length <= gaps.length;
  let done = 0;
  for (const gap of unseen) {
    if (gap < done) continue;
    if (isSpaced && isBetweenOthers(folded, gap)) {
      edits.push({ start: gap, end: gap + 1, text: "", sources: [] });
      continue;
    }
    const start = pieceStart(folded, gap, done);
    const end = wordEnd(view, { start, end: gap }, vocabulary);
    if (end === gap) continue;
    edits.push(leavingOut(folded, { start, end }, (at) => folded[at] === " "));
    done = end;
  }
  return edits;
}

function gapsOf(folded: string): readonly number[] {
  const gaps: number[] = [];
  for (let at = folded.indexOf(" "); at >= 0; at = folded.indexOf(" ", at + 1)) gaps.push(at);
  return gaps;
}

/** Whether letters beyond ASCII stand on both sides. */
function isBetweenOthers(folded: string, gap: number): boolean {
  return OTHERS.test(folded.slice(Math.max(0, gap - 1), gap + 2));
}

function isUnseen(view: FoldedText, gap: number): boolean {
  const written = view.original.slice(view.startOf(gap), view.endOf(gap + 1));
  return UNSEEN.test(written) && !/\s/.test(written);
}

function pieceStart(folded: string, gap: number, least: number): number {
  let start = gap;
  while (start > least && /[a-z]/.test(folded.charAt(start - 1)) && gap - start < LONGEST) start--;
  return start;
}

/** Where the longest known word ends that begins with this piece and is torn behind it, and maybe once more; the piece's own end where none does. */
function wordEnd(view: FoldedText, { start, end: gap }: Stretch, vocabulary: Vocabulary): number {
  const { folded } = view;
  let letters = folded.slice(start, gap);
  let best = gap;
  if (letters === "") return gap;
  for (let at = gap, pieces = 1; pieces < MOST_PIECES && isUnseen(view, at); pieces++) {
    PIECE.lastIndex = at + 1;
    const piece = PIECE.exec(folded)?.[0];
    if (piece === undefined) break;
    letters += piece;
    if (letters.length > LONGEST) break;
    at = PIECE.lastIndex;
    const known = vocabulary.wordIn(letters)?.length ?? 0;
    if (known > letters.length - piece.length) best = at;
    if (folded[at] !== " ") break;
  }
  return best;
}
