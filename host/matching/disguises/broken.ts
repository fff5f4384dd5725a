import type { Steps } from "../../../schemas/steps.ts";
import type { FoldedText } from "../../contract/reading.ts";
import type { Edit } from "./edit.ts";
import type { Vocabulary } from "./lexicon.ts";
import { readMasked } from "./masked.ts";

/** Pieces of words with a mark between them. */
const CUT = /(?<![a-z0-9@$])[a-z0-9@$]+(?:[-._*~^]+[a-z0-9@$]+)+/g;
const MARKS = /[-._*~^]+/;
const LONGEST = 60;
/** Pieces looked at between pauses. */
const PAUSE = 256;
/** Letters a known word may go on for, and how long it must be for that. */
const ENDING = { most: 3, behind: 5 } as const;
const SHORTEST = 3;

/** Words with underscores for spaces. */
const UNDERSCORED = /(?<![^ _])[^ _]+(?:_+[^ _]+)+/g;

/** The edits that put spaces for underscores: `keep_your_passport`. */
export function underscored({ folded }: FoldedText): readonly Edit[] {
  if (!folded.includes("_")) return [];
  return [...folded.matchAll(UNDERSCORED)].map(({ 0: words, index }) => {
    const units = Array.from({ length: words.length }, (_, at) => at);
    const kept = units.filter((at) => words[at] !== "_" || words[at - 1] !== "_");
    return {
      start: index,
      end: index + words.length,
      text: kept.map((at) => (words[at] === "_" ? " " : (words[at] ?? ""))).join(""),
      sources: kept.map((at) => index + at),
    };
  });
}

/** The edits that join words cut into pieces, `pass-port`, `f-ee`, `ag.ency`, where a known word comes out that reaches over every cut. */
export function* brokenWords(
  { folded }: FoldedText,
  vocabulary: Vocabulary,
): Steps<readonly Edit[]> {
  const edits: Edit[] = [];
  let seen = 0;
  CUT.lastIndex = 0;
  for (let found = CUT.exec(folded); found !== null; found = CUT.exec(folded)) {
    const start = found.index;
    const next = CUT.lastIndex;
    if (++seen % PAUSE === 0) yield null;
    const edit = joinedAt(found[0], start, vocabulary);
    if (edit !== null) edits.push(edit);
    CUT.lastIndex = next;
  }
  return edits;
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
