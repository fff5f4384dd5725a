/** Words and letters that multiply the number before them, folded. */
const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ...each(
    [
      "k",
      "thousand",
      "ribu",
      "rb",
      "libo",
      "mil",
      "hazar",
      "hajar",
      "elfu",
      "nghin",
      "हजार",
      "हज़ार",
      "হাজার",
      "الف",
      "هزار",
      "พัน",
      "тыс",
    ],
    1e3,
  ),
  ...each(["lakh", "lakhs", "lac", "lacs", "लाख", "লাখ", "লক্ষ", "لاکھ", "ලක්ෂ"], 1e5),
  ...each(
    [
      "million",
      "millions",
      "mio",
      "mn",
      "m",
      "juta",
      "jt",
      "trieu",
      "milyon",
      "millon",
      "millones",
      "مليون",
    ],
    1e6,
  ),
  ...each(["crore", "crores", "करोड", "করোড়", "কোটি"], 1e7),
]);

function each(words: readonly string[], value: number): [string, number][] {
  return words.map((word) => [word.normalize("NFC"), value]);
}

/** The number written in `text`, or null. Digits are ASCII already; separators may be English or continental (`1,200`, `1.200`, `2.5`), and a multiplier may follow in the text or in `after` (`50k`, `2 lakh`). */
export function readNumber(text: string, after = ""): number | null {
  const found = /\d[\d.,' ]*/.exec(text);
  if (found === null) return null;
  const digits = found[0].trimEnd().replace(/[.,']+$/, "");
  const rest = (text.slice(found.index + found[0].trimEnd().length) + after).trimStart();
  const percent = /^%|^per ?cent/.test(rest);
  const value = Number(percent ? digits.replaceAll(",", ".") : plain(digits));
  if (!Number.isFinite(value)) return null;
  return value * multiplierOf(rest);
}

function multiplierOf(rest: string): number {
  const word = /^[\p{L}\p{M}]+/u.exec(rest)?.[0] ?? "";
  return MULTIPLIERS.get(word) ?? 1;
}

/** Digits with a point for the fraction: of two kinds of separator the last is the point; a single one before exactly three digits groups thousands. */
function plain(digits: string): string {
  const bare = digits.replaceAll(/[' ]/g, "");
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  if (last < 0) return bare;
  const mark = bare[last] ?? ".";
  const other = mark === "." ? "," : ".";
  const several = bare.indexOf(mark) !== last;
  const thousands =
    !bare.includes(other) && /^\d{3}$/.test(bare.slice(last + 1)) && !bare.startsWith("0");
  if (several || thousands) return bare.replaceAll(/[.,]/g, "");
  return `${bare.slice(0, last).replaceAll(/[.,]/g, "")}.${bare.slice(last + 1)}`;
}
