import { shareKnown, wordsOf, type KnownTexts } from "../known-texts.ts";

/** Where the words of a sentence come from: the answer itself; law that it lays beside a sentence of its own; a text that it pasted (a document, statute wording, a bare list of laws, quoted law); the question; or nowhere, as it only repeats, lists terms, or tells what answers are like. */
export type Origin = "own" | "beside" | "pasted" | "echoed" | "hollow";

/** `unused` cites law to nobody. */
export type FoundOrigin = Origin | "unused";

/** A sentence as it is written, and folded. */
export interface Sentence {
  readonly text: string;
  readonly folded: string;
}

/** Share of a sentence that must be known from elsewhere. */
export const MOSTLY = 0.5;
/** Words of the longest scrap; one that is marked as cut may be twice as long. */
const LONGEST_SCRAP = 5;
const CUT = /(?:…|\.\.\.)\W*$/;

/** Wording that only statutes have. */
const STATUTE =
  /\b(?:shall|hereby|herein|thereof|therein|thereto|thereunder|pursuant|notwithstanding|whosoever|whereas|any person who|no person may|for the purposes? of|in accordance with|subject to (?:the|this|section|article)|is guilty of|liable (?:on|to|upon)|sub-?section|means any|member states?|each member|inclusive of)\b/;
/** Speaks for itself or to somebody. */
const SPOKEN = /\b(?:you|your|yours|i|i'm|i'll|i'd|i've|my|me|we|our|us|don't)\b/;
/** Speaks of somebody's case or draws a conclusion. */
const APPLIED =
  /\b(?:she|he|her|his|him|hers|they|their|them|this|these|it's|that's|so|therefore|thus|hence|because|since|means|true|false|wrong|right|correct)\b/;
/** Draws a conclusion from a law: "their", "means" and "the right to" stand in laws themselves. */
const CONCLUDES =
  /\b(?:he|she|this|it's|that's|so|therefore|thus|hence|because|true|false|wrong|correct)\b/;
/** Answers, or a verb that tells what to do. */
const TELLING = String.raw`(?:yes|no(?=[,.:; ])(?!\. ?\d)|keep|ask|report|tell|call|contact|save|photograph|write|pay|refuse|check|offer|stop|return|refund|send|go|take|use|get|leave|bring|wait|message|note|mention|look|find|give|put|let|show|say|start|claim|file|hold|hide|copy|two of|both|neither|nobody|here|now|tonight|first)\b`;
/** Answers or tells what to do: a verb where a sentence or clause begins. */
const TOLD = new RegExp(
  String.raw`(?:^\W*|[,:]\s(?:and |or |then )?|\b(?:please|and|then|should|to)\s)${TELLING}`,
);
/** The same in a sentence that cites law, where "the right to keep" tells nobody what to do. */
const TOLD_BESIDE_LAW = new RegExp(
  String.raw`(?:^\W*|[,:]\s(?:and |or |then )?|\b(?:please|then)\s)${TELLING}`,
);
/** Talk that goes with any answer and says nothing of this one. */
const IDLE =
  /^\W*(?:i (?:understand|see|hear|am not sure|don't know|do not know|cannot say|can't say|hope)\b|i'm (?:not sure|sorry)|sorry\b|thank|thanks|hello|hi\b|good question|that(?:'s| is) a (?:good|great|difficult|hard|complex)|here (?:is|are)|here's|the following|see (?:below|the)|below\b|relevant (?:law|provisions?)|please (?:see|note|refer|find|read)|it depends|i have found|i found|this is (?:a )?(?:complex|complicated|difficult)|these are the|let me know|for (?:your )?(?:information|reference)|according to (?:the )?(?:documents?|library|sources?))/;
const CITES =
  /\b(?:article|art|section|sec|convention|act|law|ordinance|decree|code|regulations?|rules?|treaty|protocol|republic|cap|ilo|c\d{2,3}|ra|uu|resolution|directive|schedule|circular)\b[^a-z]*\d|\b\d+\w* of (?:19|20)\d\d\b|\bc\d{2,3}\b/;
const LAW_NAME =
  /\b(?:ilo|un|convention|protocol|act|law|ordinance|decree|code|regulations?|rules?|directive|principles|indicators|definition|republic)\b/;
const ENGLISH =
  /\b(?:the|of|and|to|is|are|in|for|not|by|from|may|must|prohibits?|forbids?|bans?|limits?|requires?|sets?|allows?|bars?|protects?|applies|defines?|lists?|gives?|grants?|covers?|rights?|workers?|fees?|agency|agencies|employers?|passports?|wages?|costs?)\b/;
/** The short name of a law, or a numbered part of one. */
const LISTED = /\b[A-Z]{1,4}\.? ?\d|\b(?:Art|Sec|Act|Law|Convention|Cap|Code|No|Rule)\w*\.? ?\d/;
/** Words that no list of laws has, in an answer that is written in capitals. */
const SHOUTED =
  /^(?:IS|ARE|YOU|YOUR|MAY|NOT|IF|FOR|WITH|THAT|THIS|IT|THEY|BY|FROM|ON|AS|AN|A|TO|WHO|MUST|ANY|OR|EL|LA|LES?|DES|UNE?|QUE|PARA|DAN|YANG|TIDAK|HINDI|NG|KHÔNG|НЕ|И|В|НА)$/;
const PHONE = /\+?\d[\d ()-]{6,}/;
/** Where a sentence by itself comes from. */
export function originAlone({ text, folded }: Sentence, known: KnownTexts): FoundOrigin {
  const words = wordsOf(folded);
  if (shareKnown(words, known.questions) > MOSTLY) return "echoed";
  if (shareKnown(words, known.documents) > MOSTLY) return "pasted";
  if (SPOKEN.test(folded)) return "own";
  if (STATUTE.test(folded) || isBareList(text)) return "pasted";
  // A law in brackets stands behind a claim; outside them it is the claim.
  const claim = folded.replaceAll(/\([^()]*\)/g, "");
  const isClaim = CITES.test(claim) && ENGLISH.test(folded);
  if (isClaim ? CONCLUDES.test(folded) || TOLD_BESIDE_LAW.test(folded) : speaksOfCase(folded))
    return "own";
  if (isCitation(words, folded, known)) return "pasted";
  return isClaim ? "unused" : "own";
}

/** Whether it speaks for itself, to somebody, of a case, or answers. */
export function speaksOfCase(folded: string): boolean {
  return SPOKEN.test(folded) || APPLIED.test(folded) || TOLD.test(folded);
}

/** Whether it is worded as law or cites it. */
export function isLaw(folded: string): boolean {
  return STATUTE.test(folded) || CITES.test(folded);
}

/** Whether it speaks to somebody or tells what to do. */
export function isTold(folded: string): boolean {
  return SPOKEN.test(folded) || TOLD.test(folded);
}

/** Whether it holds what English sentences are held together by. */
export function isEnglish(folded: string): boolean {
  return ENGLISH.test(folded);
}

/** Whether it is talk that goes with any answer. */
export function isIdle(folded: string): boolean {
  return IDLE.test(folded);
}

/** Whether it is nothing but names and numbers: laws one after the other. */
function isBareList(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 2 || !LISTED.test(text) || PHONE.test(text)) return false;
  const isShouted = !/\p{Ll}/u.test(text) && words.some((word) => SHOUTED.test(word));
  if (isShouted) return false;
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
export function isScrap(folded: string): boolean {
  const words = wordsOf(folded).length;
  if (CUT.test(folded)) return words <= 2 * LONGEST_SCRAP;
  return words <= LONGEST_SCRAP && !speaksOfCase(folded);
}
