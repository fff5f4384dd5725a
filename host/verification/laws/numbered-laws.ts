import { findNumberedBills } from "./numbered-bills.ts";
import { numberedInstrument, numberInKey, type NumberedInstrument } from "./numbered-instrument.ts";
import { overlaps } from "../span.ts";

/** Series by the word that stands before the number. */
const SERIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ra: "ra r.a.",
    "decree law": "decree-law d.l. decreto-ley decreto-lei décret-loi",
    pd: "pd p.d.",
    eo: "eo e.o.",
    mc: "mc m.c.",
    gr: "gr g.r.",
    gbr: "gbr",
    cap: "cap cap.",
    c: "convention",
    p: "protocol",
    r: "recommendation",
    law: "law undang-undang uu ley loi lei legea luật القانون قانون закон закона",
    act: "act",
    ordinance: "ordinance ord.",
    proclamation: "proclamation",
    directive: "directive",
    decision: "decision định",
    resolution: "resolution",
    order: "order d.o.",
    decree: "decree decreto décret m.d. md",
    circular: "circular letter tư",
    regulation:
      "regulation peraturan badan menteri pemerintah bp2mi p2mi perban permen permenaker si s.i. sro s.r.o. li l.i.",
  }).flatMap(([series, words]) => words.split(" ").map((word): [string, string] => [word, series])),
);
/** Words before the series' own that make another of it. */
const QUALIFIED: ReadonlyMap<string, string> = new Map([
  ["republic act", "ra"],
  ["presidential decree", "pd"],
  ["executive order", "eo"],
  ["memorandum circular", "mc"],
  ["board resolution", "gbr"],
]);
const QUALIFIERS = new Set(
  "republic presidential executive memorandum board federal royal ministerial cabinet emergency department administrative legislative ilo peraturan circular quyết thông".split(
    " ",
  ),
);

const NUMBER = /\bM\/\d+\b|\b\d{1,6}[A-Za-z]{0,2}\b|\b[IVXLC]{1,8}\b/g;
const NO = new Set("no nos nr num número nomor blg bilang số رقم № nº n.º n°".split(" "));
const YEAR =
  /^\s*(?:\/|,?\s*(?:series\s+)?(?:of|de|del|tahun|year|لسنة|لعام|năm)\s|,)\s*((?:1[89]|20)\d\d)(?!\d)/iu;
/** What else belongs to a number: "Decision 1/90". */
const PART = /^\/\d{1,4}(?!\d)/;
const INSTRUMENT =
  /\b(?:ILO\s+)?(?:(?<letter>[CP])[- ]?(?<n>0?\d{2}|1\d\d|[2-9]\d\d)|ILO\s+(?<r>R)[- ]?(?<m>\d{2,3})|ILO\s+(?:No\.?\s*)?(?<bare>\d{2,3}))\b/g;
const CODE =
  /\b(?<title>\d{1,2})\s+(?<code>U\.?\s?S\.?\s?C\.?|C\.?\s?F\.?\s?R\.?|CCR)(?:\s*§+)?\s*(?<part>\d{1,5}(?:\.\d+)?)(?:[-–]\d+)?/g;
const BUDDHIST = /\bB\.?E\.?\s?(?<be>2[45]\d\d)\b/g;
const REACH = 48;
/** What ends a word on its left: white space of every kind, and marks. */
const BREAKS: ReadonlySet<string> = new Set(
  " \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff,;:",
);

/** Most texts hold neither a figure nor what may be a Roman one. */
const FIGURE = /\d|\b[IVXLC]+\b/;

/** Every law and every bill that a text names by number, in the scripts and shapes of the table; the "C-27" of a bill is no convention. */
export function findNumberedLaws(text: string): NumberedInstrument[] {
  if (!FIGURE.test(text)) return [];
  const bills = findNumberedBills(text);
  const laws = findInForce(text);
  return [...bills, ...laws.filter((each) => !bills.some((bill) => overlaps(each, bill)))];
}

function findInForce(text: string): NumberedInstrument[] {
  const laws: NumberedInstrument[] = [];
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const found = /[\s.\-º°№]/.test(text[index - 1] ?? "") ? seriesLaw(text, number, index) : null;
    if (found !== null) laws.push(found);
  }
  return [
    ...laws,
    ...Array.from(text.matchAll(INSTRUMENT), instrument),
    ...Array.from(text.matchAll(CODE), (match) => {
      const { title = "", code = "", part = "" } = match.groups ?? {};
      return numberedInstrument(match, `${title} ${letters(code)} ${part}`);
    }),
    ...Array.from(text.matchAll(BUDDHIST), (match) =>
      numberedInstrument(match, `be ${match.groups?.["be"]}`),
    ),
  ];
}

function seriesLaw(text: string, number: string, index: number): NumberedInstrument | null {
  const low = Math.max(0, index - REACH);
  const last = wordBefore(text, low, index);
  const isNo = NO.has(last.word.toLowerCase().replace(/\.$/, ""));
  const named =
    isNo || /^\((?:EU|EC)\)$/.test(last.word) ? wordBefore(text, low, last.start) : last;
  const series = SERIES.get(named.word.toLowerCase());
  if (series === undefined || isLowerCode(named.word)) return null;
  const qualifier = wordBefore(text, low, named.start);
  const isQualified = QUALIFIERS.has(qualifier.word.toLowerCase());
  const key = QUALIFIED.get(`${qualifier.word} ${named.word}`.toLowerCase()) ?? series;
  const end = index + number.length;
  const year = YEAR.exec(text.slice(end, end + 24));
  const value = numberInKey(number);
  if (year === null && (isYearOnly(key, value) || (!isNo && isPlain(named.word, number))))
    return null;
  const start = isQualified ? qualifier.start : named.start;
  if (year === null) return { start, end: partEnd(text, end), key: `${key} ${value}`, year };
  return { start, end: end + year[0].length, key: `${key} ${value}`, year: Number(year[1]) };
}

function partEnd(text: string, end: number): number {
  return end + (PART.exec(text.slice(end, end + 24))?.[0].length ?? 0);
}

/** The word that ends before an offset, not further back than `low`, without the brackets and quotation marks that open it. */
function wordBefore(text: string, low: number, offset: number): { word: string; start: number } {
  let end = offset;
  while (end > low && /[\s-]/.test(text[end - 1] ?? "")) end -= 1;
  let start = end;
  while (start > low && !BREAKS.has(text[start - 1] ?? "")) start -= 1;
  const opening = /^["'“‘*_[]+|^\((?!EU|EC)/.exec(text.slice(start, end))?.[0].length ?? 0;
  return { word: text.slice(start + opening, end), start: start + opening };
}

/** "ra 5" or "do 10" in small letters is no law. */
function isLowerCode(word: string): boolean {
  return /^[a-z.]{1,4}$/.test(word) && !/^(?:law|act|ley|loi|lei|uu|cap)$/.test(word);
}

/** "Order 5 tickets" in small letters and "by law I may go" name no law unless the text says "No.". */
function isPlain(word: string, number: string): boolean {
  return /^[a-z]/.test(word) || /^[IVXLC]$/.test(number);
}

/** "Employment Act 1955" names its year, not its number. */
function isYearOnly(series: string, number: string): boolean {
  return !["ra", "c", "r", "eo", "pd", "mc"].includes(series) && /^(?:1[89]|20)\d\d$/.test(number);
}

function instrument(match: RegExpExecArray): NumberedInstrument {
  const { letter, n, r, m, bare } = match.groups ?? {};
  const series = (letter ?? r ?? "C").toLowerCase();
  return numberedInstrument(match, `${series} ${Number(n ?? m ?? bare)}`);
}

function letters(code: string): string {
  return code.replaceAll(/[^A-Z]/g, "").toLowerCase();
}
