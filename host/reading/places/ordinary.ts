import type { FoldedText } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { holdsWordsOf } from "../language/language.ts";
import { before } from "../terms/beside.ts";
import type { PlaceSpot } from "../sides/directions.ts";
import { isOtherThai, isShortAlone, isShortVietnamese, namesShortly } from "./vietnamese.ts";

/** Names of places, as they stand in a message, that are ordinary words of some languages. */
interface OrdinaryWords {
  /** ISO 639 codes, separated by spaces: the languages that kin are read as too, Cebuano being read as Tagalog. */
  readonly languages: string;
  readonly words: string;
  /** Words right before which the name is meant all the same. */
  readonly after?: string;
  /** Without a word of the language beside it the name is meant. */
  readonly alone?: true;
}

const VIETNAMESE_BEFORE =
  "ở|o|sang|bên|ben|người|nguoi|nước|nuoc|tại|tai|qua|đi|di|về|gái|tiếng|từ|đất";

const ORDINARY: readonly OrdinaryWords[] = [
  { languages: "ro", words: "pune|barem|rabat", after: "în|din|spre" },
  { languages: "tl", words: "hapon|lima|gana|gabon|itali|liban|na uy|chine", after: "papuntang" },
  { languages: "tl", words: "usa|kano", after: "sa|nasa|papuntang|pa|galing" },
  { languages: "id ms", words: "lima|cuba|usa|medan|katar", after: "dari|ke|di negara|kota" },
  {
    languages: "es",
    words: "usa|gana|catar|polen|malta|quito|servía|lima",
    after: "a|en|para|hacia|desde",
  },
  { languages: "pt", words: "usa|prato|malta|indo|servia|catar|gana|lima", after: "em|para|pra" },
  { languages: "it", words: "usa|prato|malta|lima", after: "in|negli|verso" },
  {
    languages: "hi ne",
    words: "thane|milan|gine|rukwa|hadiya|hadiyah|misri|mali",
    after: "from|in|to",
  },
  { languages: "sw", words: "sanaa|tonga", after: "kutoka|nchini" },
  { languages: "tr", words: "sabah|kazan|belge|gine|burma|umman", after: "-" },
  { languages: "uz", words: "osh|kazan" },
  { languages: "pl", words: "katar|rabat|malta", after: "w|do|z|na" },
  { languages: "de", words: "klang|rabat", after: "in|nach|aus" },
  { languages: "en", words: "indie|surin", after: "in|to|from|for|of|via|and" },
  { languages: "en", words: "china", after: "in|to|from|for|of|via|and", alone: true },
  {
    languages: "vi",
    words: "thai|thái|nhat|nhật|nhát",
    after: VIETNAMESE_BEFORE,
    alone: true,
  },
  { languages: "vi", words: "hk", after: VIETNAMESE_BEFORE, alone: true },
  { languages: "uk", words: "мали" },
  { languages: "ru uk", words: "того|само|самое|самой|малий|оман", after: "в|до|у|з|із|из" },
  {
    languages: "ar",
    words:
      "عين|عيني|رياض|رياضي|رياضية|الرياضي|الرياضية|الرياضة|كمان|مان|ديالي|مالي|مالية|المالي|المالية|أني|الجدة|احمدي",
  },
  { languages: "ar", words: "العين", after: "في|مدينة|الى|من|إمارة" },
  {
    languages: "ur",
    words:
      "دبی|عینک|ریاضی|شام|سوری|سنار|مغرب|مان|مانی|مانیں|مانے|چکا|چکی|چکے|چکھ|مالی|مالیات|دھوکا|دھوکہ|کرواتی|کرواتے|چینی|ہندی",
    after: "ملک|ویزا",
  },
  {
    languages: "bn",
    words: "মালিকে|দোহাই|সিসিলির|মালির|জোহরের|জহুরের|কাসিমের|আহমাদিতের|শাহ আলমের",
  },
  { languages: "ne hi", words: "बैंकको" },
  { languages: "hi", words: "माली|माली ने|मालीने", after: "देश" },
  { languages: "th", words: "เช็ก", after: "ประเทศ|สาธารณรัฐ|ไป|ที่|ใน" },
  { languages: "km", words: "ឆែក|ស៊ីប", after: "ប្រទេស|សាធារណរដ្ឋ" },
];

/** Prepositions that Arabic writes together with a word; its article makes another word. */
const PREPOSITION = new Set(["ب", "ف", "ل", "ك"]);

/** Words of motion and rest that make a place of any word behind them, where the language is not known. */
const ANYWHERE = before("in|to|from|at");

interface Row {
  readonly languages: ReadonlySet<string>;
  readonly meant: RegExp | null;
  readonly alone: boolean;
}

const rows = new Map<string, Row[]>();
for (const { languages, words, after, alone = false } of ORDINARY) {
  const row = {
    alone,
    languages: new Set(languages.split(" ")),
    meant: after === undefined ? null : before(after),
  };
  for (const word of words.split("|")) {
    const key = foldText(word).folded;
    rows.set(key, [...(rows.get(key) ?? []), row]);
  }
}

const THAI = foldText("thái").folded;

/** Whether what reads like a place is an ordinary word of the message's language, or may be one where that is not known: "a pune" is to put in Romanian, "usa" is one in Cebuano. A capital within a sentence, or a word of place before it, says that the place is meant. */
export function isOrdinaryWord(
  text: FoldedText,
  spot: PlaceSpot,
  language: string | null,
): boolean {
  return isAll(text, spot)
    ? isOrdinaryAlone(text, spot, language)
    : isOrdinaryWithin(text, spot, language);
}

function isOrdinaryAlone(text: FoldedText, spot: PlaceSpot, language: string | null): boolean {
  const isPlace =
    isShortAlone(text.original) || rowsAt(text, spot, language).some(({ alone }) => alone);
  return !isPlace && isOrdinaryWithin(text, spot, language);
}

function isOrdinaryWithin(text: FoldedText, spot: PlaceSpot, language: string | null): boolean {
  const { start, end } = spot;
  const isOther = language === "vi" && isOtherInVietnamese(text, spot);
  if (isOther || isShortVietnamese(text.folded.slice(start, end)))
    return isOther || language !== "vi";
  const own = rowsAt(text, spot, language);
  if (own.length === 0 || isCapitalWithin(text, start, language)) return false;
  return !isMeantBehind(text.folded.slice(Math.max(0, start - 28), start), own, language);
}

/** The rows of the word there in the message's language; where that is not known, in any of which words stand beside it. */
function rowsAt(
  { folded }: FoldedText,
  { start, end, before: prefix }: PlaceSpot,
  language: string | null,
): readonly Row[] {
  const bare = PREPOSITION.has(prefix) ? folded.slice(start + prefix.length, end) : "";
  const found = rows.get(folded.slice(start, end)) ?? rows.get(bare) ?? [];
  return found.filter(({ languages, alone }) =>
    language === null ? (holdsWordsOf(folded, languages) ?? !alone) : languages.has(language),
  );
}

/** Whether nothing else is written. */
function isAll({ folded }: FoldedText, { start, end }: PlaceSpot): boolean {
  const first = folded.search(/[\p{L}\p{N}?]/u);
  const behind = /[\p{L}\p{N}?]/gu;
  behind.lastIndex = end;
  return (first < 0 || first >= start) && !behind.test(folded);
}

/** Whether what stands left of such a word says that the place is meant. */
function isMeantBehind(left: string, rowsOf: readonly Row[], language: string | null): boolean {
  if (language === null && ANYWHERE.test(left)) return true;
  return rowsOf.some(({ meant }) => meant?.test(left) === true);
}

/** Whether a short name, or Thái, is another word where it stands. */
function isOtherInVietnamese(text: FoldedText, { start, end }: PlaceSpot): boolean {
  const name = text.folded.slice(start, end);
  const written = { start: text.startOf(start), end: text.endOf(end) };
  if (name === THAI) return isOtherThai(text.original, written);
  if (!isShortVietnamese(name)) return false;
  return !namesShortly(text.original, written, isCapitalWithin(text, start, "vi"));
}

/** A name begins with a capital wherever it stands; at the beginning of a sentence every word does. */
function isCapitalWithin(text: FoldedText, start: number, language: string | null): boolean {
  const at = text.startOf(start);
  const written = text.original.slice(at, at + 12);
  if (!/^\p{Lu}/u.test(written)) return false;
  if (language === null) return true;
  if (/^\p{Lu}{2,}(?!\p{L})/u.test(written) && /\p{Ll}/u.test(text.original)) return true;
  return /(?:[\p{L}\p{N},;)]["'“”« ]*|\p{L}[-–/])$/u.test(
    text.original.slice(Math.max(0, at - 4), at),
  );
}
