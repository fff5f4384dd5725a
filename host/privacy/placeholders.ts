import type { Find } from "./finding/find.ts";
import { lastBefore, type Span } from "./span.ts";

/** Gives the placeholder of a value: the same value of a label the same number. */
export type NamePlaceholder = (label: string, value: string) => string;

/** What stands for a whole text that could not be redacted. */
export const WHOLE = { label: "REDACTED", placeholder: "<REDACTED_1>" } as const;

const PLACEHOLDER = /<([A-Z][A-Z0-9_]{1,40})_([1-9]\d{0,4})>/g;
/** Digits of a phone number that tell it with and without its country's code. */
const TELLING_DIGITS = 9;

/** Where placeholders stand in a text, whoever put them there. */
export function placeholdersIn(text: string): Span[] {
  if (!text.includes("<")) return [];
  return Array.from(text.matchAll(PLACEHOLDER), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Numbers values from 1 within each label, beside the placeholders in `used`, to which more may be added. */
export function numbering(used: ReadonlySet<string>): NamePlaceholder {
  const named = new Map<string, string>();
  const counts = new Map<string, number>();
  return (label, value) => {
    const key = `${label} ${plainValue(label, value)}`;
    const known = named.get(key);
    if (known !== undefined) return known;
    let n = counts.get(label) ?? 0;
    let placeholder: string;
    do placeholder = `<${label}_${++n}>`;
    while (used.has(placeholder));
    counts.set(label, n);
    named.set(key, placeholder);
    return placeholder;
  };
}

/** The placeholders that stand in some texts. */
export function placeholdersOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(PLACEHOLDER) ?? []));
}

/** A value without the signs and spaces people put into it. */
function plainValue(label: string, value: string): string {
  const plain = value
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
  if (label !== "PHONE") return plain || value;
  return plain.slice(-TELLING_DIGITS);
}

/** The parts of a find that are no placeholder and say something. */
export function outside(find: Find, placeholders: readonly Span[], text: string): Find[] {
  const parts: Find[] = [];
  let { start } = find;
  for (let at = lastBefore(placeholders, start) + 1; at < placeholders.length; at += 1) {
    const placeholder = placeholders[at];
    if (placeholder === undefined || placeholder.start >= find.end) break;
    parts.push({ ...find, start, end: placeholder.start });
    start = placeholder.end;
  }
  if (start === find.start) return [find];
  parts.push({ ...find, start });
  return parts.filter((part) => /[\p{L}\p{N}]{2}/u.test(text.slice(part.start, part.end)));
}
