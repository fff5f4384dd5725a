import { documents, emails, numbers, type NamePlaceholder } from "./redactors.ts";

/** What stays readable: public hotlines as digits, public addresses in lower case. */
export type KeptValues = () => ReadonlySet<string>;

// Written by packs or by the host, never by a user.
const TRUSTED_KEYS = new Set([
  "revision",
  "packs",
  "source_url",
  "citation",
  "cites",
  "by",
  "verified",
]);

// Without an at sign and a digit there is nothing to find.
const TELLING = /[@\p{Nd}]/u;

/**
 * Replaces e-mail addresses, phone numbers and document numbers in every string of a value by numbered
 * placeholders; the same value gets the same placeholder within one call. Sums of money, dates, law
 * citations and the kept values stay. Regular expressions and tables only, no model. Idempotent.
 */
export function anonymizer(kept: KeptValues): <T>(value: T) => T {
  return (value) => {
    const keptNow = kept();
    const name = placeholders();
    const redact = (text: string): string =>
      !TELLING.test(text)
        ? text
        : [emails, documents, numbers].reduce(
            (held, redactor) => redactor(held, name, keptNow),
            text,
          );
    return everyString(value, redact) as typeof value;
  };
}

function placeholders(): NamePlaceholder {
  const named = new Map<string, string>();
  const counts = new Map<string, number>();
  return (kind, value) => {
    const key = `${kind} ${value}`;
    const known = named.get(key);
    if (known !== undefined) return known;
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    named.set(key, `<${kind}_${n}>`);
    return `<${kind}_${n}>`;
  };
}

function everyString(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => everyString(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      TRUSTED_KEYS.has(key) ? item : everyString(item, change),
    ]),
  );
}
