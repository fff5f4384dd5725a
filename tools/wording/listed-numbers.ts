import { CALLING_CODES, dialledForms } from "../../schemas/calling-codes.ts";
import type { Entry } from "./listed-contact.ts";

/** Digits from which on a number is no short code. */
const LONG = 7;

/** Whether a contact has exactly this number: with its country's code from anywhere, a short code as it is, any other only where the contact is in one of these countries. Part of a number is none. */
export function hasListed(entry: Entry, number: string, countries: ReadonlySet<string>): boolean {
  const { jurisdiction } = entry.content;
  const digits = soughtAs(number);
  const isWhole = hasCountryCode(number);
  return numbersOf(entry).some((own) => {
    const ownDigits = digitsOf(own);
    if (isWhole) return abroadForm(own, jurisdiction) === digits;
    if (own.trim().startsWith("+") && ownDigits === digits) return true;
    if (digits.length < LONG) return ownDigits === digits;
    return countries.has(jurisdiction) && dialledForms(own, jurisdiction).includes(digits);
  });
}

/** The digits by which a number is looked for: those of another country's without what is dialled before its code. */
export function soughtAs(number: string): string {
  const digits = digitsOf(number);
  return hasCountryCode(number) ? digits.replace(/^00/, "") : digits;
}

/** All digits by which a contact's numbers may be looked for. */
export function listedAs(entry: Entry): ReadonlySet<string> {
  const { jurisdiction } = entry.content;
  return new Set(
    numbersOf(entry).flatMap((own) => [
      digitsOf(own),
      ...dialledForms(own, jurisdiction),
      abroadForm(own, jurisdiction) ?? digitsOf(own),
    ]),
  );
}

function hasCountryCode(number: string): boolean {
  return number.trim().startsWith("+") || digitsOf(number).startsWith("00");
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, "");
}

/** The digits behind the plus; null of what is dialled only inside its country. */
function abroadForm(number: string, jurisdiction: string): string | null {
  const digits = digitsOf(number);
  if (number.trim().startsWith("+")) return digits;
  const code = CALLING_CODES.get(jurisdiction);
  return code === undefined || digits.length < LONG ? null : `${code}${digits.replace(/^0/, "")}`;
}

function numbersOf({ content, extensions = {} }: Entry): readonly string[] {
  const { phones_other = [], phone_from_abroad, whatsapp, phones_by_language = {} } = extensions;
  return [
    content.phone,
    ...phones_other,
    phone_from_abroad,
    whatsapp,
    ...Object.values(phones_by_language),
  ].filter((number) => typeof number === "string");
}
