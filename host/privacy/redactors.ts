/** Replaces what it recognises in `text`; values in `kept` (digits only, or lower-case addresses) stay. */
export type Redactor = (text: string, name: NamePlaceholder, kept: ReadonlySet<string>) => string;

/** Gives the placeholder of one value: `<KIND_n>`, the same value alike. */
export type NamePlaceholder = (kind: "EMAIL" | "PHONE" | "DOCUMENT", value: string) => string;

// Starts only where an address can start: every character is looked at once, however long the text.
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;

/** E-mail addresses. */
export const emails: Redactor = (text, name, kept) =>
  text.replace(EMAIL, (found) =>
    kept.has(found.toLowerCase()) ? found : name("EMAIL", found.toLowerCase()),
  );

const DOCUMENT = /(?<![\p{L}\p{N}<_])([A-Za-z]{1,3})[ -]?\p{Nd}{6,10}[A-Za-z]?(?![\p{L}\p{N}])/gu;
const CURRENCIES = new Set([
  ...Intl.supportedValuesOf("currency"),
  "RM",
  "RS",
  "NT",
  "HK",
  "TK",
  "S",
]);

/** Letter-and-digit document numbers such as passports; a currency before digits is a sum, not a document. */
export const documents: Redactor = (text, name) =>
  text.replace(DOCUMENT, (found, letters: string) =>
    CURRENCIES.has(letters.toUpperCase()) && /\p{Nd}$/u.test(found)
      ? found
      : name("DOCUMENT", found.replaceAll(/[ -]/g, "").toUpperCase()),
  );

// A run of digits and the signs people put between them; a plus or an opening bracket may lead.
const NUMBER =
  /(?<![\p{L}\p{N}<_])[+(]{0,2}\p{Nd}[\p{Nd} \u00a0().\-\u2010-\u2015,/:]*\p{Nd}(?![\p{L}\p{N}])/gu;
const CALENDAR = /^\d{4}-\d{2}-\d{2}|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/;
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;
const MONEY_BEFORE = /(?:\p{Sc}|(?<!\p{L})[A-Za-z]{2,3}\.?)\s?$/u;
const MONEY_AFTER =
  /^\s?(?:\p{Sc}|(?:[A-Z]{3}|rs|taka|pesos?|rupees?|rupiah|riyals?|dirhams?|dinars?|ringgit|dollars?|d[oó]lares|euros?|baht|yen|won|birr|shillings?|lakhs?|टका|रुपैयाँ|रुपये|টাকা|ريال|درهم|دينار)(?!\p{L}))/iu;

/** Phone numbers and all-digit document numbers: seven digits or more that are neither money nor a date. */
export const numbers: Redactor = (text, name, kept) =>
  text.replace(NUMBER, (found, offset: number) => {
    const digits = toAsciiDigits(found).replaceAll(/\D/g, "");
    if (digits.length < 7 || kept.has(digits)) return found;
    const ascii = toAsciiDigits(found);
    if (CALENDAR.test(ascii) || GROUPED.test(ascii)) return found;
    if (isMoney(text, offset, found) && digits.length <= 12) return found;
    return name(isPhone(ascii, digits) ? "PHONE" : "DOCUMENT", digits);
  });

function isMoney(text: string, offset: number, found: string): boolean {
  if (/^[+(]/.test(found) || /\d[ ().-]{1,3}\d/.test(found)) return false;
  const before = MONEY_BEFORE.exec(text.slice(Math.max(0, offset - 8), offset))?.[0].trim() ?? "";
  const code = before.replace(".", "").toUpperCase();
  return (
    /\p{Sc}/u.test(before) ||
    CURRENCIES.has(code) ||
    MONEY_AFTER.test(text.slice(offset + found.length, offset + found.length + 12))
  );
}

/** A number of up to eleven digits, or one written with a plus, a bracket or a trunk zero (ITU-T E.164 ends at 15 digits). */
function isPhone(written: string, digits: string): boolean {
  return digits.length <= 15 && (digits.length <= 11 || /^[+(0]/.test(written));
}

/** Digits of any script as ASCII; Unicode keeps each script's ten in one run that starts at a zero. */
function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 128) return digit;
    let zero = code;
    while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}
