import type { Span } from "../span.ts";

/** Languages in which a model may write a date in full (Unicode CLDR). */
const LOCALES = "en fil id ms ne hi bn ar es fr pt ru uk ur am ta th my km vi sw".split(" ");

const YEAR = /^(?:19|20|25)\d\d$/;

/** Made when first asked for: names of months in 22 languages take a while. */
let around: { readonly before: RegExp; readonly after: RegExp } | null = null;

function monthsAround(): { readonly before: RegExp; readonly after: RegExp } {
  if (around !== null) return around;
  const month = monthPattern();
  const before = new RegExp(`${month}[\\s,،]*(?:de )?$`, "iu");
  around = { before, after: new RegExp(`^[\\s,،]*${month}`, "iu") };
  return around;
}

function monthPattern(): string {
  const names = LOCALES.flatMap((locale) => {
    const written = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
      dateStyle: "long",
      timeZone: "UTC",
    });
    return Array.from({ length: 12 }, (_, month) =>
      written
        .formatToParts(Date.UTC(2026, month, 20))
        .flatMap(({ type, value }) => (type === "month" ? [value] : []))
        .join(""),
    );
  });
  const longestFirst = [...new Set(names)].toSorted((a, b) => b.length - a.length);
  return `(?<!\\p{L})(?:${longestFirst.join("|")})(?!\\p{L})`;
}

/** Whether four digits are the year of a date that is written out, as "20 November 2026" in any language of answers; Thai counts from the Buddha. */
export function isYearOfDate(text: string, { start, end }: Span, digits: string): boolean {
  if (!YEAR.test(digits)) return false;
  const { before, after } = monthsAround();
  return (
    before.test(text.slice(Math.max(0, start - 24), start)) || after.test(text.slice(end, end + 24))
  );
}
