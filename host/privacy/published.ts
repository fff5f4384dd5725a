import type { PublicValues } from "./public-numbers.ts";
import type { Span } from "./span.ts";

/** Whether what was found is a packs' own number or address, or stands within such an address. */
export function isPublished(text: string, span: Span, kept: PublicValues): boolean {
  const found = text.slice(span.start, span.end);
  const digits = found.replaceAll(/\D/g, "");
  if (
    digits !== "" &&
    !/\p{L}/u.test(found) &&
    (kept.numbers.has(digits) || isShortCode(found, digits, kept.numbers))
  )
    return true;
  return isAddress(found, kept) || isAddress(tokenAround(text, span), kept);
}

function isAddress(found: string, { addresses }: PublicValues): boolean {
  return addresses.has(found.toLowerCase().replace(/[.,;)]+$/, ""));
}

/** The characters around it up to the next space, bracket or quotation mark. */
function tokenAround(text: string, { start, end }: Span): string {
  const before = /[^\s<>()[\]{}"'“”«»]*$/u.exec(text.slice(Math.max(0, start - LONGEST), start));
  const behind = /^[^\s<>()[\]{}"'“”«»]*/u.exec(text.slice(end, end + LONGEST));
  return (before?.[0] ?? "") + text.slice(start, end) + (behind?.[0] ?? "");
}

/** Units of an address that anybody publishes. */
const LONGEST = 512;

/** A short code of a pack with a country's code before it: a person's number is not as short, or does not end so but by chance. */
function isShortCode(found: string, digits: string, numbers: ReadonlySet<string>): boolean {
  if (digits.length > 8) return false;
  const shortest = /^(?:\+|00)/.test(found) ? 3 : 5;
  return [1, 2, 3].some(
    (code) => digits.length - code >= shortest && numbers.has(digits.slice(code)),
  );
}
