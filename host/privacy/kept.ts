import type { Span } from "./span.ts";

const CURRENCIES = new Set([
  ...Intl.supportedValuesOf("currency"),
  ..."RM RS NT HK TK S SR DH DHS KD BD QR RO US AU CA RP BHT P RMB KSH USH TSH FCFA CFA R EUROS".split(
    " ",
  ),
]);
const SMALL_CODES =
  /^(?:rs|rm|rp|tk|php|usd|sar|aed|qar|kwd|bhd|omr|hkd|sgd|myr|npr|inr|pkr|bdt|lkr|idr|thb|vnd|khr|mmk|krw|jpy|twd|kes|ugx|etb|ghs|ngn|eur|gbp|dhs|kd|qr|nt|bht|dh|sr)$/;
const MONEY_BEFORE = /(?:\p{Sc}|(?<!\p{L})[A-Za-z]{1,4}\p{Sc}?\.?)\s?$/u;
const CODE_AFTER = /^\s?([A-Za-z]{2,4})(?![\p{L}\p{N}])/u;
const MONEY_AFTER =
  /^(?:\/-|\s?(?:\p{Sc}|(?:taka|pesos?|piso|rupees?|rupiah|juta|ribu|riyals?|rials?|dirhams?|dinars?|ringgit|dollars?|d[oó]lares|euros?|baht|yen|won|kyats?|riels?|kip|đồng|dong|vnd|birr|shillings?|shilingi|naira|cedis?|lakhs?|crores?|k|million|mil|thousand|टका|रुपैयाँ|रुपये|रुपए|रुपयाँ|টাকা|ريال|درهم|دينار|روپے|บาท|ကျပ်|រៀល|元|円|원|рублей|руб|сум|сомони|грн)(?![\p{L}\p{N}])))/iu;

/** A whole number that is a day, a span of years, a time or a span of times. */
const CALENDAR = [
  /^(?:1[89]|20)\d{2}([./-])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?![\d])(?:[T ]+\d{1,2}(?:[:.]\d{2}){0,2})?$/,
  /^(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|[12]\d|3[01])\1(?:(?:1[89]|20)?\d{2})(?:[ ,]+\d{1,2}(?:[:.]\d{2}){0,2})?$/,
  /^(?:1[89]|20)\d{2}\s?[-/]\s?(?:1[89]|20)?\d{2}$/,
  /^\d{1,5}\s?\/\s?(?:1[89]|20)\d{2}$/,
  /^(?:1[89]|20)\d{2}\s?\/\s?\d{1,5}$/,
  /^\d{1,4} ?\((?:1[89]|20)\d{2}\)?$/,
  // Versions of programs.
  /^\d{1,3}\.\d{1,3}\.\d{3,6}\.\d{1,5}$/,
  /^[1-9]\d?\.\d\.\d{4,6}$/,
  /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
  /^(?:[01]?\d|2[0-4])[:.]?[0-5]\d\s?-\s?(?:[01]?\d|2[0-4])[:.]?[0-5]\d$/,
];
const GROUPED = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;
/** Without grouping or currency, as people type sums: no telephone or paper ends in four noughts but by chance. */
const ROUND = /^[1-9]\d{2,7}0{4}$/;
const INDIAN_GROUPED = /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d{1,2})?$/;

// What numbers things, not persons.
const THING_BEFORE =
  /(?<!\p{L})(?:order|invoice|product|item|model|serial|part|sku|barcode|isbn|issn|doi|batch|lot|version|build|article|articles|section|sections|page|pages|chapter|act|law|decree|regulation|resolution|circular|memorandum|rule|republic|ordinance|cap|convention|bill|gazette|flight|room|gate|bus|train|tracking|parcel|shipment|receipt|ticket|tender|job|vacancy|post|pasal|undang-undang|uu|lei|lei complementar|decreto|decreto-lei|portaria|ley|loi|décret|legge|gesetz|ustawa|закон|постановление|قانون|مرسوم|luật|nghị định|thông tư|akta|windows|permenaker|perka)(?!\p{L})\s?(?:no|nos|nr|num|nomor|number|code|id|order)?\.?\s?(?:[:#№-]|n?[º°])?\s?[A-Z]{0,4}[ -]?$/iu;
const COUNTED_BEHIND =
  /^\s?(?:\+\s?)?(?:workers?|people|persons?|migrants?|cases?|views?|followers?|likes?|km|kg|g|ml|mah|kwh|mb|gb|bytes?|characters?|units?|items?|rows?|lines?|objects?|seconds?|minutes?|ms|hours?|hrs?|days?|years?|months?|percent|%|°|m2|sqm)(?![\p{L}\p{N}])/iu;

// A bound, as checks tell it.
const BOUND_BEFORE =
  /(?:(?<![\p{L}\p{N}"'/])[<>]=?|(?<!\p{L})(?:more|fewer|less|larger|longer) than|at (?:most|least))\s?$/u;

const LOOK = 32;

/** Whether what was found says how much, when, or which law or thing, and not who: sums of money in any currency and grouping, days, years and times, numbers of laws, orders and products. */
export function isNoPerson(text: string, { start, end }: Span): boolean {
  const found = text.slice(start, end);
  const digits = found.replaceAll(/\D/g, "");
  if (CALENDAR.some((pattern) => pattern.test(found))) return true;
  if (digits.length <= 12 && isSum(text, { start, end }, found)) return true;
  const before = text.slice(Math.max(0, start - LOOK), start);
  if ((THING_BEFORE.test(before) || BOUND_BEFORE.test(before)) && !found.startsWith("+"))
    return true;
  return COUNTED_BEHIND.test(text.slice(end, end + LOOK)) && !/^[+(0]/.test(found);
}

/** Whether a bare number of up to eight digits, however sure its kind, has a currency beside it. */
export function isSumOfMoney(text: string, span: Span): boolean {
  return /^[1-9]\d{0,7}$/.test(text.slice(span.start, span.end)) && isPriced(text, span);
}

function isSum(text: string, { start, end }: Span, found: string): boolean {
  if (ROUND.test(found)) return true;
  if (GROUPED.test(found) || INDIAN_GROUPED.test(found))
    return !found.includes(" ") || isPriced(text, { start, end });
  if (/^[+(]/.test(found) || /\d[ ().-]{1,3}\d/.test(found)) return false;
  return isPriced(text, { start, end });
}

function isPriced(text: string, { start, end }: Span): boolean {
  const before = MONEY_BEFORE.exec(text.slice(Math.max(0, start - 8), start))?.[0].trim() ?? "";
  const behind = text.slice(end, end + 16);
  return (
    /\p{Sc}/u.test(before) ||
    isCurrency(before.replace(".", "")) ||
    isCurrency(CODE_AFTER.exec(behind)?.[1] ?? "") ||
    MONEY_AFTER.test(behind)
  );
}

/** A code in capitals, or one that people write small and that is no word. */
function isCurrency(code: string): boolean {
  return CURRENCIES.has(code) || SMALL_CODES.test(code.toLowerCase());
}

const UUID =
  /(?<![0-9a-z])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-z])/g;
const UUID_UNITS = 36;

/** Whether a find lies within a UUID as programs write it (RFC 9562): its figures are nobody's number. */
export function isInUuid(text: string, { start, end }: Span): boolean {
  const from = Math.max(0, start - UUID_UNITS);
  const around = text.slice(from, end + UUID_UNITS);
  return Array.from(around.matchAll(UUID), ({ index }) => from + index).some(
    (at) => at <= start && at + UUID_UNITS >= end,
  );
}
