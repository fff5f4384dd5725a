import { foldText } from "../matching/fold.ts";
import { sentenceEnds } from "../matching/sentence.ts";
import { hollowIn } from "./hollow.ts";
import { shareCut, shareKnown, wordsOf, type KnownTexts } from "./known-texts.ts";

/** Where the words of a sentence come from: the answer itself; law that it lays beside a sentence of its own; a text that it pasted (a document, statute wording, a bare list of laws, quoted law); the question; or nowhere, as it only repeats, lists terms, or tells what answers are like. */
export type Origin = "own" | "beside" | "pasted" | "echoed" | "hollow";

/** One sentence of an answer; offsets are of the original. */
export interface Statement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly origin: Origin;
}

/** Share of a sentence that must be known from elsewhere. */
const MOSTLY = 0.5;
/** Words of the longest scrap; one that is marked as cut may be twice as long. */
const LONGEST_SCRAP = 5;
const CUT = /(?:…|\.\.\.)\W*$/;
/** Share of an answer's words from which on it is made of cuttings. */
const MADE_OF = 0.4;
/** Units from which a quotation is a text of its own. */
const LONG_QUOTATION = 160;

/** Wording that only statutes have. */
const STATUTE =
  /\b(?:shall|hereby|herein|thereof|therein|thereto|thereunder|pursuant|notwithstanding|whosoever|whereas|any person who|no person may|for the purposes? of|in accordance with|subject to (?:the|this|section|article)|is guilty of|liable (?:on|to|upon)|sub-?section|means any|member states?|each member|inclusive of)\b/;
/** Speaks for itself or to somebody. */
const SPOKEN = /\b(?:you|your|yours|i|i'm|i'll|i'd|i've|my|me|we|our|us|don't)\b/;
/** Speaks of somebody's case or draws a conclusion. */
const APPLIED =
  /\b(?:she|he|her|his|him|hers|they|their|them|this|these|it's|that's|so|therefore|thus|hence|because|since|means|true|false|wrong|right|correct)\b/;
/** Answers or tells what to do: a verb where a sentence or clause begins. */
const TOLD =
  /(?:^\W*|[,:]\s(?:and |or |then )?|\b(?:please|and|then|should|to)\s)(?:yes|no(?=[,.:; ])(?!\. ?\d)|keep|ask|report|tell|call|contact|save|photograph|write|pay|refuse|check|offer|stop|return|refund|send|go|take|use|get|leave|bring|wait|message|note|mention|look|find|give|put|let|show|say|start|claim|file|hold|hide|copy|two of|both|neither|nobody|here|now|tonight|first)\b/;
/** Talk that goes with any answer and says nothing of this one. */
const IDLE =
  /^\W*(?:i (?:understand|see|hear|am not sure|don't know|do not know|cannot say|can't say|hope)\b|i'm (?:not sure|sorry)|sorry\b|thank|thanks|hello|hi\b|good question|that(?:'s| is) a (?:good|great|difficult|hard|complex)|here (?:is|are)|here's|the following|see (?:below|the)|below\b|relevant (?:law|provisions?)|please (?:see|note|refer|find|read)|it depends|i have found|i found|this is (?:a )?(?:complex|complicated|difficult)|these are the|let me know|for (?:your )?(?:information|reference)|according to (?:the )?(?:documents?|library|sources?))/;
const CITES =
  /\b(?:article|art|section|sec|convention|act|law|ordinance|decree|code|regulations?|rules?|treaty|protocol|republic|cap|ilo|c\d{2,3}|ra|uu|resolution|directive|schedule|circular)\b[^a-z]*\d|\b\d+\w* of (?:19|20)\d\d\b|\bc\d{2,3}\b/;
const LAW_NAME =
  /\b(?:ilo|un|convention|protocol|act|law|ordinance|decree|code|regulations?|rules?|directive|principles|indicators|definition|republic)\b/;
const ENGLISH =
  /\b(?:the|of|and|to|is|are|in|for|not|by|from|may|must|prohibits?|forbids?|bans?|limits?|requires?|sets?|allows?|bars?|protects?|applies|workers?|fees?|agency|agencies|employers?|passports?|wages?|costs?)\b/;
/** The short name of a law, or a numbered part of one. */
const LISTED = /\b[A-Z]{1,4}\.? ?\d|\b(?:Art|Sec|Act|Law|Convention|Cap|Code|No|Rule)\w*\.? ?\d/;
const PHONE = /\+?\d[\d ()-]{6,}/;
/** A line that quotes, or opens a block that came from a layer. */
const MARKED_LINE = /^\s*(?:>|\[(?:rag|tools?|grep|context|sources?|documents?)\b)/i;
const QUOTATION = /"([^"]*)"|“([^”]*)”|«([^»]*)»|「([^」]*)」/gu;

/** The sentences of an answer in order, each with where its words come from. Linear in the answer. */
export function statementsOf(answer: string, known: KnownTexts): readonly Statement[] {
  const pieces = piecesOf(answer);
  const isQuoted = within(quotationsIn(answer));
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

type FoundOrigin = Origin | "unused";

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
    const isSpoken = SPOKEN.test(folded) || TOLD.test(folded);
    return isBesidePasted(origins, at) && !isSpoken && ENGLISH.test(folded) ? "pasted" : origin;
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

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly folded: string;
}

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

/** A sentence by itself; `unused` cites law to nobody. */
function originAlone({ text, folded }: Piece, known: KnownTexts): FoundOrigin {
  const words = wordsOf(folded);
  if (shareKnown(words, known.questions) > MOSTLY) return "echoed";
  if (shareKnown(words, known.documents) > MOSTLY) return "pasted";
  if (SPOKEN.test(folded)) return "own";
  if (STATUTE.test(folded) || isBareList(text)) return "pasted";
  if (speaksOfCase(folded)) return "own";
  if (isCitation(words, folded, known)) return "pasted";
  // A law in brackets stands behind a claim; outside them it is the claim.
  const claim = folded.replaceAll(/\([^()]*\)/g, "");
  return CITES.test(claim) && ENGLISH.test(folded) ? "unused" : "own";
}

function speaksOfCase(folded: string): boolean {
  return SPOKEN.test(folded) || APPLIED.test(folded) || TOLD.test(folded);
}

function isLaw(folded: string): boolean {
  return STATUTE.test(folded) || CITES.test(folded);
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

/** Whether it is nothing but names and numbers: laws one after the other. */
function isBareList(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 2 || !LISTED.test(text) || PHONE.test(text)) return false;
  const names = words.filter((word) => /^(?:\p{Lu}|\p{N}|of$|and$|the$|no$)/u.test(word));
  return names.length === words.length;
}

/** Whether it is made of nothing but what the library's citations are made of, and names a law or a number. */
function isCitation(
  words: readonly string[],
  folded: string,
  { ofCitations }: KnownTexts,
): boolean {
  if (words.length < 2 || !(LAW_NAME.test(folded) || CITES.test(folded))) return false;
  return words.every((word) => ofCitations.has(word) || /^\d+[a-z]?$/.test(word));
}

/** What a quotation that was cut leaves of a sentence. */
function isScrap(folded: string): boolean {
  const words = wordsOf(folded).length;
  if (CUT.test(folded)) return words <= 2 * LONGEST_SCRAP;
  return words <= LONGEST_SCRAP && !speaksOfCase(folded);
}

function isBesidePasted(origins: readonly string[], at: number): boolean {
  return origins[at - 1] === "pasted" || origins[at + 1] === "pasted";
}

/** Whether a sentence next to it speaks of the case: then the law is put to use. */
function isUsedBeside(pieces: readonly Piece[], origins: readonly string[], at: number): boolean {
  return [at - 1, at + 1].some((beside) => {
    const folded = pieces[beside]?.folded ?? "";
    return origins[beside] === "own" && speaksOfCase(folded) && !IDLE.test(folded);
  });
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

function quotationsIn(answer: string): readonly Stretch[] {
  return Array.from(answer.matchAll(QUOTATION), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ start, end }) => end - start >= LONG_QUOTATION);
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
