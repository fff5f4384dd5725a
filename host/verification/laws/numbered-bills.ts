import { numberedInstrument, numberInKey, type NumberedInstrument } from "./numbered-instrument.ts";

const NO = String.raw`(?:(?:no|nos|number|nr|nro|núm|num|número|nomor|blg|bilang|số|رقم|संख्या|নং)\.?\s{0,2}|n\.?[°ºo]\.?\s{0,2}|[№#]\s{0,2}|第)?`;
const FIGURES = String.raw`(?<figures>\d{1,6}(?:-\d{1,4})?[A-Z]?)(?![\d.]*\d)`;
const YEAR = String.raw`(?:\s{0,2}(?:\/|,?\s(?:series\s)?(?:of|de|del|tahun|an|năm|year|لسنة|لعام|от|від)\s|,\s?)(?<year>(?:1[89]|20)\d\d)(?!\d))?`;

/** What drafts of laws are called where their number follows; a bill to be paid bears a number, too, but no house. */
const CALLED = [
  "(?:senate|house|assembly|parliament|government|congress|private members?['’]?s?|draft) bills?",
  "draft (?:law|act|ordinance|decree|code|directive|regulations?)",
  "(?:projets?|propositions?) de loi",
  "(?:proyectos?|proposici[óo]n(?:es)?|iniciativas?) de ley",
  "(?:projec?tos?|propostas?) de lei",
  "ruu",
  "rancangan undang-undang",
  "panukalang batas",
  "законопро[еє]кт\\p{L}{0,3}",
  "про[еє]кт\\p{L}{0,2} закон[ау]",
  "مشروع (?:ال)?قانون",
  "dự (?:thảo|án) luật",
  "विधेयक",
  "法案|法律草案",
].join("|");

const NUMBERED: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${CALLED})\s{0,2}${NO}${FIGURES}${YEAR}`, "giu"),
  /** "Bill C-27", "Bill S-211": the letter is the house's. */
  new RegExp(String.raw`(?<![\p{L}\p{N}])Bill\s(?<house>[CS])-${FIGURES}${YEAR}`, "gu"),
  /** "Bill No. 16 of 2024": with its year, as accounts have none. */
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])Bill,?\s(?:No\.?|Number)\s?${FIGURES}(?:\/|,?\sof\s)(?<year>(?:1[89]|20)\d\d)(?!\d)`,
    "gu",
  ),
  /** "SB No. 16", "HB 1234", "H.R. 1234", "PL 1234/2024". */
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.])(?:(?:S\.?B\.?|H\.?B\.?)\s(?:No\.?\s?|(?=\d{3}))|H\.\s?R\.\s|PLS?\s(?=\d{1,5}\/(?:19|20)\d\d))${FIGURES}${YEAR}`,
    "gu",
  ),
];

/** "RUU Pelindungan Pekerja Migran 2024": called by its subject and its year. */
const BY_SUBJECT =
  /(?<![\p{L}\p{N}])RUU(?<subject>(?:\s\p{Lu}[\p{L}-]{1,30}){1,8})\s(?:[Tt]ahun\s)?(?<year>20\d\d)(?!\d)/gu;

/** What stands in each of these shapes: most texts hold none of it. */
const CUE =
  /bill|draft|de l[eo]|ruu|undang|batas|закон|قانون|luật|विधेयक|法案|草案|[sh]\.?b\.?\s|h\.\s?r|pls?\s/iu;

/** Every bill that a text names by number, wherever parliaments give them one. */
export function findNumberedBills(text: string): NumberedInstrument[] {
  if (!CUE.test(text)) return [];
  return [
    ...NUMBERED.flatMap((shape) => Array.from(text.matchAll(shape), numberedBill)),
    ...Array.from(text.matchAll(BY_SUBJECT), (match) =>
      bill(match, (match.groups?.["subject"] ?? "").trim().toLowerCase()),
    ),
  ];
}

/** Whether the key of a law is a bill's. */
export function isBillKey(key: string): boolean {
  return key.startsWith("bill ");
}

function numberedBill(match: RegExpExecArray): NumberedInstrument {
  const { house, figures = "" } = match.groups ?? {};
  const number = numberInKey(figures);
  return bill(match, house === undefined ? number : `${house.toLowerCase()}-${number}`);
}

function bill(match: RegExpExecArray, called: string): NumberedInstrument {
  return numberedInstrument(match, `bill ${called}`);
}
