import { CALLING_CODES, dialledForms } from "../../schemas/calling-codes.ts";
import type { Entry } from "./listed-contact.ts";

/** Digits from which on a number is no short code. */
const LONG = 7;

/** Whether a contact has exactly this number: with its country's code from anywhere, a short code as it is, any other only where the contact is in one of these countries. Part of a number is none. */
export function hasListed(entry: Entry, number: string, countries: ReadonlySet<string>): boolean {
  const { jurisdiction } = entry.content;
  const digits = number.replaceAll(/\D/g, "");
  const isWhole = number.trim().startsWith("+") || digits.startsWith("00");
  return numbersOf(entry).some((own) => {
    const ownDigits = own.replaceAll(/\D/g, "");
    if (isWhole) return abroadForm(own, jurisdiction) === digits.replace(/^00/, "");
    if (own.trim().startsWith("+") && ownDigits === digits) return true;
    if (digits.length < LONG) return ownDigits === digits;
    return countries.has(jurisdiction) && dialledForms(own, jurisdiction).includes(digits);
  });
}

/** The digits behind the plus; null of what is dialled only inside its country. */
function abroadForm(number: string, jurisdiction: string): string | null {
  const digits = number.replaceAll(/\D/g, "");
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
