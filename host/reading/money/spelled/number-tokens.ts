import { parseFigure } from "../figures.ts";
import { isPartOfName } from "../named-figures.ts";
import type { NumberLanguage, NumberWord } from "./number-languages.ts";

/** A word of a number, a figure, or a word that belongs to none (null), in units of the folded text. */
export interface NumberToken {
  readonly start: number;
  readonly end: number;
  readonly word: NumberWord | null;
  readonly isFigure: boolean;
  readonly isArticle: boolean;
}

/** A whole word, the parts of one that a hyphen or an apostrophe joins, a fraction or a figure; anything else parts numbers. */
const PIECE =
  /(?:\d{0,2} ?[13][/⁄][24](?!\d))|\d(?:[\d.,]*\d)?|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|[^ -]/gu;
const FRACTION = /^(\d{0,2}?) ?([13])[/⁄]([24])$/;
const NO_WORD = { word: null, isFigure: false, isArticle: false } as const;

/** The tokens of a stretch of the folded text, as a language says numbers. Spaces and hyphens are none. */
export function numberTokens(
  folded: string,
  { start, end }: { readonly start: number; readonly end: number },
  language: NumberLanguage,
): readonly NumberToken[] {
  const tokens: NumberToken[] = [];
  for (const match of folded.slice(start, end).matchAll(PIECE)) {
    const at = start + match.index;
    const piece = match[0];
    const first = piece.charCodeAt(0);
    if (first >= ZERO && first <= NINE) tokens.push(figureAt(folded, at, piece));
    else if (language.unspaced) tokens.push(...unspaced(piece, at, language));
    else tokens.push(...spaced(piece, at, language));
  }
  return tokens;
}

function figureAt(folded: string, start: number, piece: string): NumberToken {
  const spot = { start, end: start + piece.length };
  const fraction = FRACTION.exec(piece);
  if (fraction !== null) {
    const [, whole = "", part = "", of = ""] = fraction;
    const value = Number(whole) + Number(part) / Number(of);
    return { ...spot, ...NO_WORD, word: { kind: "atom", value }, isFigure: true };
  }
  const value = isPartOfName(folded, start, piece) ? null : parseFigure(piece);
  const word: NumberWord | null = value === null ? null : { kind: "atom", value };
  return { ...spot, ...NO_WORD, word, isFigure: word !== null };
}

function spaced(piece: string, start: number, language: NumberLanguage): readonly NumberToken[] {
  const whole = wordOf(piece, language);
  const end = start + piece.length;
  if (whole !== null) return [{ ...tokenOf(piece, language, whole), start, end }];
  const { attachedAnd } = language;
  if (attachedAnd !== null && piece.startsWith(attachedAnd)) {
    const behind = wordOf(piece.slice(1), language);
    if (behind !== null) {
      const and: NumberWord = { kind: "and", value: 0 };
      return [
        { ...NO_WORD, word: and, start, end: start + 1 },
        { ...NO_WORD, word: behind, start: start + 1, end },
      ];
    }
  }
  if (!/['’-]/.test(piece)) return [{ ...NO_WORD, start, end }];
  return [...piece.matchAll(/[^'’-]+/g)].map(([part], nth, all) => {
    const from = start + (all[nth]?.index ?? 0);
    const word = wordOf(part, language);
    return { ...tokenOf(part, language, word), start: from, end: from + part.length };
  });
}

function tokenOf(piece: string, { articles }: NumberLanguage, word: NumberWord | null) {
  return { word, isFigure: false, isArticle: articles.has(piece) };
}

/** A scale may carry an ending of its script: लाखको, হাজারের; an Ethiopic number a prefix: በሁለት. */
function wordOf(piece: string, { words }: NumberLanguage): NumberWord | null {
  const known = words.get(piece);
  if (known !== undefined) return known;
  const first = piece.charCodeAt(0);
  if (first >= ETHIOPIC && first <= ETHIOPIC_END) return words.get(piece.slice(1)) ?? null;
  return first < INDIC || first > INDIC_END ? null : scaleWithEnding(piece, words);
}

function scaleWithEnding(piece: string, words: NumberLanguage["words"]): NumberWord | null {
  for (let length = piece.length - 1; length >= 3 && length >= piece.length - ENDING; length--) {
    const stem = words.get(piece.slice(0, length));
    if (stem?.kind === "scale" || stem?.kind === "fused") return stem;
  }
  return null;
}

/** The longest words that stand in a run of letters without spaces. */
function unspaced(piece: string, start: number, { words }: NumberLanguage): readonly NumberToken[] {
  const tokens: NumberToken[] = [];
  for (let at = 0; at < piece.length;) {
    let length = Math.min(LONGEST, piece.length - at);
    while (length > 1 && !words.has(piece.slice(at, at + length))) length--;
    const word = words.get(piece.slice(at, at + length)) ?? null;
    tokens.push({ ...NO_WORD, word, start: start + at, end: start + at + length });
    at += length;
  }
  return tokens;
}

const ZERO = 0x30;
const NINE = 0x39;
const ETHIOPIC = 0x1200;
const ETHIOPIC_END = 0x137f;
const INDIC = 0x0900;
const INDIC_END = 0x0dff;
/** UTF-16 units of an ending, and of a word without spaces, at most. */
const ENDING = 6;
const LONGEST = 16;
