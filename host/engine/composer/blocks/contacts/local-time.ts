import { localeOf, type Language } from "../../language.ts";

/** Hours as "Mon–Fri 09:00–17:00", the days in that language. */
export function hoursIn(
  language: Language,
  {
    days,
    opens,
    closes,
  }: { readonly days: string; readonly opens: string; readonly closes: string },
): string {
  const [first = "1", last = first] = days.split("-");
  const span = [...new Set([first, last])].map((day) => weekday(language, Number(day)));
  return `${span.join("–")} ${opens}–${closes}`;
}

/** A Monday, from which weekdays are counted. */
const MONDAY = Date.UTC(2026, 10, 16);
const DAY_MS = 24 * 3_600_000;

function weekday(language: Language, day: number): string {
  const names = new Intl.DateTimeFormat(localeOf(language), { weekday: "short", timeZone: "UTC" });
  return names.format(MONDAY + (day - 1) * DAY_MS).replace(/\.$/, "");
}
