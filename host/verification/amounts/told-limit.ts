import type { Span } from "../span.ts";

const LIMIT =
  /(?<!\p{L})(?:maximum|max|at most|up to|no more than|not more than|more than|not exceed|exceed|not exceeding|cap|capped|limit|limited|ceiling|allowed|permitted|legal fee|lawful fee|legally|lawfully|may|can|must|should|have to|need to|only|fee is|fee of|fees? (?:are|is)|m[aá]ximo|tope|l[ií]mite|hasta|maksimal|maksimum|paling banyak|batas|pinakamataas|hanggang|maximal|plafond|अधिकतम|সর্বোচ্চ|الحد الأقصى|максимум)(?!\p{L})[^.!?\n\d]{0,60}$/iu;
const LIMIT_AFTER =
  /^[^.!?\n\d]{0,12}(?:is|are|being|as)?\s*(?:the\s+)?(?:legal\s+|lawful\s+)?(?:maximum|limit|cap|ceiling)(?!\p{L})/iu;
const STRONG =
  /maximum|max|most|up to|exceed|cap|limit|ceiling|(?<!not )allowed|(?<!not )permitted|(?<!il)legal|(?<!un)lawful|m[aá]ximo|tope|l[ií]mite|hasta|maks|paling banyak|batas|pinaka|hanggang|plafond|अधिकतम|সর্বোচ্চ|الأقصى|максимум/iu;
const CHARGE =
  /(?<!\p{L})(?:fees?|charges?|charged|placement|recruit\p{L}*|agency|agencies|agent|commission|cost|costs|cobr\p{L}*|cuota|tarifa|comisi[oó]n|biaya|bayad|singil|frais|honoraires|शुल्क|ফি|رسوم|сбор)(?!\p{L})/iu;
const OTHER =
  /(?<!\p{L})(?:fine|fined|fines|penalt\p{L}*|imprison\p{L}*|jail|prison|interest|loan|loans|compensation|damages|wage|wages|salary|a month|per month|monthly|multa|denda|amende)(?!\p{L})/iu;
const DENIED =
  /(?<!\p{L})(?:not|never|cannot|illegal|unlawful|exceeds|above|over|asked|asks|paid|demanded|charged you|instead of)(?!\p{L})[^.!?\n]{0,40}$/iu;
/** What follows a sum that nobody may charge. */
const FORBIDDEN_AFTER =
  /^[^.!?\n]{0,30}(?<!\p{L})(?:illegal|unlawful|forbidden|prohibited|not (?:allowed|permitted|legal|lawful)|against the law|a crime)(?!\p{L})/iu;
const AT_MOST = /(?:more than|exceed(?:ing)?)[^.!?\n\d]{0,30}$/iu;

/** Whether a sum is told as the most that a worker may be charged. */
export function isLimit(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 120), start);
  const after = text.slice(end, end + 60);
  const own = lastSentence(before);
  const sentence = `${own} ${firstSentence(after)}`;
  if (!CHARGE.test(sentence) || OTHER.test(sentence)) return false;
  if (FORBIDDEN_AFTER.test(after)) return false;
  if (LIMIT_AFTER.test(after)) return true;
  const limit = LIMIT.exec(own)?.[0];
  if (limit === undefined || !STRONG.test(sentence)) return false;
  return AT_MOST.test(own) || !DENIED.test(own);
}

/** Whether the words around a sum say that nobody may charge it, or that it was asked or paid. */
export function isDenied(text: string, { start, end }: Span): boolean {
  if (FORBIDDEN_AFTER.test(text.slice(end, end + 60))) return true;
  const own = lastSentence(text.slice(Math.max(0, start - 120), start));
  return !AT_MOST.test(own) && DENIED.test(own);
}

function lastSentence(text: string): string {
  return text.split(/(?<=[!?\n])|(?<=[.।۔])\s/u).at(-1) ?? "";
}

function firstSentence(text: string): string {
  return text.split(/[!?\n]|[.।۔](?:\s|$)/u, 1)[0] ?? "";
}
