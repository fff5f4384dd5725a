import type { Clause, Literal } from "./clause.ts";

/** How much a clause filters: the length of its weakest literal, word edges counting half, less for many alternatives. */
export function weightOf({ literals }: Clause): number {
  return Math.min(...literals.map(weightOfLiteral)) - Math.log2(literals.length) / 8;
}

/** How seldom any of its literals occurs, on the scale of weights: alternatives add up. */
export function rarityOf({ literals }: Clause): number {
  const often = literals.map((literal) => 2 ** -weightOfLiteral(literal));
  return -Math.log2(often.reduce((sum, one) => sum + one, 0));
}

/** One Latin letter inside words is no filter: it stands in every text, and a text may hold nothing else. */
function weightOfLiteral({ text, begins, ends }: Literal): number {
  if (!begins && !ends && text.length === 1 && isLatinLetter(text.charCodeAt(0))) return 0;
  return weightOfText(text) + (begins ? 0.5 : 0) + (ends ? 0.5 : 0);
}

function weightOfText(text: string): number {
  let weight = 0;
  for (let i = 0; i < text.length; i++) weight += weightOfUnit(text.charCodeAt(i));
  return weight;
}

/** ASCII letters and digits are common, signs more so; letters of other scripts say more, and a Chinese character or a Korean syllable says as much as a word's beginning. The second half of a pair says nothing new. */
function weightOfUnit(unit: number): number {
  if ((unit >= 0x3400 && unit <= 0x9fff) || (unit >= 0xac00 && unit <= 0xd7a3)) return 3.2;
  if (isLatinLetter(unit) || (unit >= 0x30 && unit <= 0x39)) return 0.9;
  if (unit >= 0xdc00 && unit <= 0xdfff) return 0;
  return SIGNS.has(unit) ? 0.7 : 1.6;
}

function isLatinLetter(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}

const SIGNS: ReadonlySet<number> = new Set(Array.from(".,-'/ ", (sign) => sign.charCodeAt(0)));
