import type { Span } from "../span.ts";

/** A sum of money or a percentage in a text. */
export interface Money extends Span {
  readonly value: number;
  /** ISO 4217, `%`, or null where the word fits several currencies (dollars, pesos). */
  readonly currency: string | null;
}

/** Signs and words of one currency each. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AED: "dhs aed",
    AUD: "a$",
    BDT: "৳ tk taka টাকা",
    BHD: "bd",
    CAD: "c$",
    ETB: "birr",
    EUR: "€ euro euros",
    GBP: "£",
    GHS: "cedi cedis",
    HKD: "hk$",
    IDR: "rp rupiah",
    ILS: "₪ shekel shekels",
    INR: "₹ रुपये",
    JPY: "yen",
    KES: "ksh",
    KRW: "₩ won",
    KWD: "kd",
    MYR: "rm ringgit",
    NGN: "₦ naira",
    NPR: "रुपैयाँ",
    PHP: "₱ piso",
    QAR: "qr",
    SAR: "sr",
    SGD: "s$",
    THB: "฿ baht บาท",
    TWD: "nt$",
    USD: "us$",
    VND: "₫ dong đồng",
  }).flatMap(([code, names]) => names.split(" ").map((name): [string, string] => [name, code])),
);
/** Words that several currencies share. */
const SHARED = new Set(
  "$ ¥ rs dh peso pesos песо پیسو بيزو पेसो পেসো เปโซ பெசோ ፔሶ ပီဆို ប៉េសូ 比索 rupee rupees riyal riyals rial dirham dirhams dinar dinars dollar dollars dólar dólares pound pounds shilling shillings टका ريال درهم دينار".split(
    " ",
  ),
);
const CODES = new Set(
  "AED AUD BDT BHD BND CAD CHF CNY CZK DKK EGP ETB EUR GBP GHS GTQ HKD HRK HUF IDR ILS INR JOD JPY KES KGS KHR KRW KWD LAK LBP LKR MMK MOP MUR MVR MXN MYR MZN NGN NOK NPR NZD OMR PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TJS TRY TWD TZS UAH UGX USD UZS VND XAF XOF ZAR ZMW".split(
    " ",
  ),
);

const FIGURE = /(?:\d{1,3}(?:[., \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?!\d)/g;
const BEFORE = /(?:(?<!\p{L})(\p{L}{1,6}\$?)|(\p{Sc}))\.?\s?$/u;
const SCALE = /^\s?(k|thousand|lakhs?|million|juta|ribu)(?!\p{L})/iu;
const AFTER = /^\s?(?:(%|per\s?cent(?!\p{L}))|([\p{L}\p{M}]{2,9})(?![\p{L}\p{M}])|(\p{Sc}))/iu;
const SCALES: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["thousand", 1e3],
  ["ribu", 1e3],
  ["lakh", 1e5],
  ["lakhs", 1e5],
  ["million", 1e6],
  ["juta", 1e6],
]);

/** Every sum with a currency and every percentage of a text. */
export function findMoney(text: string): Money[] {
  const sums: Money[] = [];
  for (const { 0: figure, index } of text.matchAll(FIGURE)) {
    if (/[\d.,]/.test(text[index - 1] ?? "")) continue;
    const sum = sumAt(text, figure, index);
    if (sum !== null) sums.push(sum);
  }
  return sums;
}

function sumAt(text: string, figure: string, index: number): Money | null {
  const ahead = unitAhead(text, index);
  const { end, times } = scaleBehind(text, index + figure.length);
  const behind = unitBehind(text, end);
  const currency = behind?.currency === "%" ? "%" : (ahead ?? behind)?.currency;
  if (currency === undefined) return null;
  return {
    start: ahead?.start ?? index,
    end: behind?.currency === currency ? behind.end : end,
    value: valueOf(figure) * times,
    currency: currency === "" ? null : currency,
  };
}

/** A currency right before a figure. */
function unitAhead(text: string, at: number): { currency: string; start: number } | null {
  const before = BEFORE.exec(text.slice(Math.max(0, at - 9), at));
  if (before === null) return null;
  const currency = currencyOf(before[1] ?? before[2]);
  return currency === undefined ? null : { currency, start: at - before[0].length };
}

/** A currency or percent sign right behind a figure. */
function unitBehind(text: string, at: number): { currency: string; end: number } | null {
  const after = AFTER.exec(text.slice(at, at + 14));
  if (after === null) return null;
  const currency = after[1] === undefined ? currencyOf(after[2] ?? after[3]) : "%";
  return currency === undefined ? null : { currency, end: at + after[0].length };
}

/** ISO 4217; empty where the word fits several; undefined where it is no currency. */
function currencyOf(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const [key, code] = [name.toLowerCase(), name.toUpperCase()];
  if (CODES.has(code)) return code;
  return NAMES.get(key) ?? (SHARED.has(key) ? "" : undefined);
}

/** "k", "lakh" and the like right behind a figure. */
function scaleBehind(text: string, at: number): { end: number; times: number } {
  const scale = SCALE.exec(text.slice(at, at + 12));
  if (scale === null) return { end: at, times: 1 };
  const times = SCALES.get((scale[1] ?? "").toLowerCase()) ?? 1;
  return { end: at + scale[0].length, times };
}

function valueOf(figure: string): number {
  const [, whole = figure, cents = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figure) ?? [];
  return Number(`${whole.replaceAll(/\D/g, "")}.${cents || 0}`);
}

/** Whether two sums say the same; a currency that is not told fits every other. */
export function sameSum(
  a: Pick<Money, "value" | "currency">,
  b: Pick<Money, "value" | "currency">,
): boolean {
  if (a.value !== b.value) return false;
  return (
    a.currency === b.currency ||
    (a.currency !== "%" && b.currency !== "%" && (a.currency === null || b.currency === null))
  );
}
