import { languagesOfScale, type NumberLanguage } from "./number-languages.ts";
import { NumberGrammar } from "./number-grammar.ts";
import { numberTokens } from "./number-tokens.ts";

/** A number told in words, wholly or in part, in units of the folded text. */
export interface SpelledNumber {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** It is nothing but the name of a scale: "mil". */
  readonly isBare: boolean;
}

interface Spot {
  readonly start: number;
  readonly end: number;
}

/** Units of the folded text before and behind the word of a scale that a number is read from. */
const BEFORE = 64;
const BEHIND = 72;

/** What a lone digit behind a number counts: months, years, people. */
const COUNTED =
  /^ ?(?:nam|thang|nguoi|ngay|tuan|lan|dot|anh|chi|em|con|dua|khoan|gio|个|個|年|月|天|日|人|次|名|位|岁|歲|ปี|เดือน|วัน|คน|ครั้ง|งวด|ឆ្នាំ|ខែ|នាក់|နှစ်|လ|ယောက်)/u;

/** The numbers of a folded text that are told with a word for a thousand or more ("one and a half lakh", "dua puluh lima juta", "सवा लाख", "elfu kumi"), in text order, at most so many; `units` are the spots of such words. Of the languages that know the word, the one that reads most counts. */
export function spelledNumbers(
  folded: string,
  units: readonly Spot[],
  most = Infinity,
): readonly SpelledNumber[] {
  const found: SpelledNumber[] = [];
  for (const unit of units) {
    if (found.length === most) break;
    const last = found.at(-1);
    if (last !== undefined && unit.start < last.end) continue;
    const number = numberOver(folded, unit, last?.end ?? 0);
    if (number !== null) found.push(number);
  }
  return found;
}

function numberOver(folded: string, unit: Spot, after: number): SpelledNumber | null {
  let best: SpelledNumber | null = null;
  for (const language of languagesAt(folded, unit)) {
    const read = readOver(folded, { unit, after }, language);
    if (read === null) continue;
    if (best === null || read.end - read.start > best.end - best.start) best = read;
  }
  return best;
}

function languagesAt(folded: string, { start, end }: Spot): readonly NumberLanguage[] {
  const written = folded.slice(start, end);
  for (
    let length = written.length;
    length > 0 && length >= written.length - LONGEST_ENDING;
    length--
  ) {
    const languages = languagesOfScale(written.slice(0, length));
    if (languages.length > 0) return languages;
  }
  return [];
}

const LONGEST_ENDING = 6;

function readOver(
  folded: string,
  { unit, after }: { readonly unit: Spot; readonly after: number },
  language: NumberLanguage,
): SpelledNumber | null {
  const start = wordStart(folded, Math.max(after, unit.start - BEFORE), unit.start);
  const stretch = { start, end: Math.min(folded.length, unit.end + BEHIND) };
  const tokens = numberTokens(folded, stretch, language);
  const grammar = new NumberGrammar(tokens, language, (at) =>
    COUNTED.test(folded.slice(at, at + 12)),
  );
  const first = tokens.findIndex(({ start: at }) => at > unit.start);
  for (const [nth, token] of tokens.slice(0, first < 0 ? tokens.length : first).entries()) {
    const number = grammar.numberAt(nth);
    const end = tokens[(number?.next ?? 0) - 1]?.end ?? 0;
    if (number === null || end <= unit.start) continue;
    if (number.isBare && isOneOfMany(folded, token.start)) return null;
    return { value: number.value, start: token.start, end, isBare: number.isBare };
  }
  return null;
}

/** Where a word begins at or behind `from`, so that none is cut. */
function wordStart(folded: string, from: number, end: number): number {
  if (from === 0) return 0;
  const gap = folded.slice(from - 1, end).search(/[^\p{L}\p{M}\d.,]/u);
  return gap < 0 ? from : from - 1 + gap;
}

/** "several lakh", "how many thousand", "thousands and thousands". */
const MANY =
  /(?:कई|कितने|केही|कति|कैयौं|কয়েক|কত|কয়|কয়েক|কযেক|هزار|لاکھ|کئی|کتنے|كتنے|несколько|сколько|пару|кілька|скільки|varios|varias|cuantos|cuantas|unos|quelques|plusieurs|combien|varios|quantos|alguns|ilang|pila|daan|libo|عدة|كم|بضعة|हजार|लाख|হাজার|লাখ)[ -]$/u;

function isOneOfMany(folded: string, start: number): boolean {
  return MANY.test(folded.slice(Math.max(0, start - 12), start));
}
