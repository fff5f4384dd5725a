import { foldText } from "../../matching/folding/fold.ts";
import { sentenceEnds } from "../../matching/sentence.ts";
import { hollowIn } from "./hollow.ts";
import { shareCut, wordsOf, type KnownTexts } from "../known-texts.ts";
import {
  isEnglish,
  isIdle,
  isLaw,
  isScrap,
  isTold,
  MOSTLY,
  originAlone,
  speaksOfCase,
  type FoundOrigin,
  type Origin,
  type Sentence,
} from "./sentence-alone.ts";

/** One sentence of an answer; offsets are of the original. */
export interface Statement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly origin: Origin;
}

/** Share of an answer's words from which on it is made of cuttings. */
const MADE_OF = 0.4;
/** Units from which a quotation is a text of its own. */
const LONG_QUOTATION = 160;

/** A line that quotes, or opens a block that came from a layer. */
const MARKED_LINE = /^\s*(?:>|\[(?:rag|tools?|grep|context|sources?|documents?)\b)/i;
/** What each kind of quotation marks encloses; what none closes reaches to the end, so that it is looked through once. */
const QUOTATIONS = [/"[^"]*("?)/g, /“[^”]*(”?)/g, /«[^»]*(»?)/g, /「[^」]*(」?)/g];

/** The sentences of an answer in order, each with where its words come from. Linear in the answer. */
export function statementsOf(answer: string, known: KnownTexts): readonly Statement[] {
  const pieces = piecesOf(answer);
  const quotations = QUOTATIONS.map((marks) => within(quotationsIn(answer, marks)));
  const isQuoted = (piece: Piece) => quotations.some((isWithin) => isWithin(piece));
  const isMarked = within(markedIn(answer));
  const hollow = hollowIn(pieces, known.vocabulary);
  const origins = pieces.map((piece, at) => {
    const isElsewhere = isMarked(piece) || (isQuoted(piece) && isLaw(piece.folded));
    if (isElsewhere) return "pasted";
    return hollow.has(at) ? "hollow" : originAlone(piece, known);
  });
  const cut = isMadeOfCuttings(pieces, origins) ? cutOut(pieces, origins, known) : origins;
  return pieces.map(({ start, end, text, folded }, at) => {
    const origin = cut[at] ?? "own";
    if (origin === "own" && isScrap(folded) && isBesidePasted(cut, at))
      return { start, end, text, origin: "pasted" };
    if (origin !== "unused") return { start, end, text, origin };
    return { start, end, text, origin: isUsedBeside(pieces, cut, at) ? "beside" : "pasted" };
  });
}

function isMadeOfCuttings(pieces: readonly Piece[], origins: readonly FoundOrigin[]): boolean {
  const lengthOf = (some: readonly Piece[]): number =>
    some.reduce((sum, { folded }) => sum + folded.length, 0);
  const pasted = pieces.filter((_, at) => origins[at] === "pasted");
  return lengthOf(pasted) > MADE_OF * lengthOf(pieces);
}

/** In an answer made of cuttings, what stands between them and speaks to nobody is one, too. */
function cutOut(
  pieces: readonly Piece[],
  origins: readonly FoundOrigin[],
  known: KnownTexts,
): readonly FoundOrigin[] {
  return pieces.map(({ folded }, at) => {
    const origin = origins[at] ?? "own";
    if (origin !== "own" && origin !== "unused") return origin;
    const words = wordsOf(folded);
    if (shareCut(words, known) > MOSTLY) return "pasted";
    return isBesidePasted(origins, at) && !isTold(folded) && isEnglish(folded) ? "pasted" : origin;
  });
}

/** Whether the answer itself says a sentence, or puts the law in it to use. */
export function isSaid({ origin }: Statement): boolean {
  return origin === "own" || origin === "beside";
}

/** What the answer itself says, sentence after sentence, with the law it lays beside that or without. */
export function ownWords(statements: readonly Statement[], withLaw: boolean): string {
  const own = statements.filter(
    ({ origin }) => origin === "own" || (withLaw && origin === "beside"),
  );
  return own
    .map(({ text }) => text)
    .join(" ")
    .trim();
}

interface Piece extends Sentence, Stretch {}

function piecesOf(answer: string): readonly Piece[] {
  const view = foldText(answer);
  const ends = [...sentenceEnds(view), view.folded.length];
  const pieces: Piece[] = [];
  let from = 0;
  for (const to of ends) {
    if (to <= from) continue;
    // "Cap. 57A": a word alone goes with what follows it.
    if (to < view.folded.length && /^\s*[a-z]{1,4}\.\s*$/.test(view.folded.slice(from, to)))
      continue;
    const start = view.startOf(from);
    const end = view.endOf(to);
    const folded = view.folded.slice(from, to);
    if (folded.trim() !== "") pieces.push({ start, end, text: answer.slice(start, end), folded });
    from = to;
  }
  return pieces;
}

/** Tells of stretches in text order whether they lie in one of `stretches`, which are in order too. */
function within(stretches: readonly Stretch[]): (piece: Stretch) => boolean {
  let next = 0;
  return ({ start, end }) => {
    while ((stretches[next]?.end ?? Infinity) <= start) next++;
    const stretch = stretches[next];
    return stretch !== undefined && stretch.start <= start && end <= stretch.end;
  };
}

function isBesidePasted(origins: readonly string[], at: number): boolean {
  return origins[at - 1] === "pasted" || origins[at + 1] === "pasted";
}

/** Whether a sentence next to it speaks of the case: then the law is put to use. */
function isUsedBeside(pieces: readonly Piece[], origins: readonly string[], at: number): boolean {
  return [at - 1, at + 1].some((beside) => {
    const folded = pieces[beside]?.folded ?? "";
    return origins[beside] === "own" && speaksOfCase(folded) && !isIdle(folded);
  });
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

function quotationsIn(answer: string, marks: RegExp): readonly Stretch[] {
  return [...answer.matchAll(marks)]
    .filter(({ 0: { length }, 1: closing }) => closing !== "" && length >= LONG_QUOTATION)
    .map(({ 0: { length }, index: start }) => ({ start, end: start + length }));
}

/** Lines marked as quoted, and what follows a layer's heading up to the next empty line. */
function markedIn(answer: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  let isInBlock = false;
  for (const line of answer.split("\n")) {
    const end = start + line.length;
    if (line.trim() === "") isInBlock = false;
    else if (MARKED_LINE.test(line)) isInBlock = /^\s*\[/.test(line) || isInBlock;
    if (isInBlock || MARKED_LINE.test(line)) stretches.push({ start, end: end + 1 });
    start = end + 1;
  }
  return stretches;
}
