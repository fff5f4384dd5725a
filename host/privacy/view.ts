import { decoded, ENCODED, ENCODED_UNIT } from "./encoded-forms.ts";
import { countUpTo } from "./ordered.ts";

/** A text as recognizers read it, and the way back: `text[i]` came from `original[start(i), end(i))`, in UTF-16 units. */
export interface View {
  readonly text: string;
  readonly start: (index: number) => number;
  readonly end: (index: number) => number;
}

// Joiners, direction marks, soft hyphens, variation selectors, the box of a keycap: nothing a reader sees.
const UNSEEN =
  "\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u20e3\\ufe00-\\ufe0f\\ufeff\\u{e0000}-\\u{e01ef}";
const DASHES = "\\u2010-\\u2015\\u2212\\ufe58\\ufe63";
const SPACES = "\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000";
// Full-width and small forms, mathematical, circled, raised and lowered letters and digits.
const FORMS =
  "\\u00b2\\u00b3\\u00b9\\u2070-\\u2079\\u2080-\\u2089\\u2460-\\u24ff\\u2776-\\u277f\\ufe50-\\ufe57\\ufe59-\\ufe62\\ufe64-\\ufe6b\\uff01-\\uff5e\\u{1d400}-\\u{1d7ff}";
// Accents on digits, and numbers in Chinese characters figure by figure.
const MARKED = "(?<=\\p{Nd}\\p{M}{0,3})\\p{M}";
const HAN_FIGURES = "〇一二三四五六七八九";
const IN_HAN = `[零${HAN_FIGURES}]{7,20}`;
// Letters that scanners and hurried people put for 0 and 1.
const MISREAD = String.raw`(?<![\p{L}\p{N}])[oO](?=\d{3})|(?<=(?<![\p{L}\p{N}])\d[\dOIl]{0,10})[OIl](?=[\dOIl]{1,10}(?![\p{L}\p{N}]))|(?<=\d[ -]?\d{0,4}\d)[OIl](?=[ -][\dOIl]{2,4}(?![\p{L}\p{N}]))|(?<=\d[\dOIl]{0,4}[ -])[OIl](?=\d{2,4}(?![\p{L}\p{N}]))`;
const FOREIGN = new RegExp(
  `(?:[${UNSEEN}${DASHES}${SPACES}${FORMS}]|(?![0-9])\\p{Nd}|${MARKED}|${IN_HAN}|${MISREAD}|${ENCODED})+`,
  "gu",
);
const UNIT = new RegExp(`${ENCODED_UNIT}|[^]`, "gu");
const ANY_FOREIGN = new RegExp(FOREIGN.source, "u");
// What any of these forms holds: most texts have none, and are told so many times as fast.
const MAY_BE_FOREIGN = /[\u0080-\uffff&%\\<*`]|\d[OIl]|[oOIl]\d/;
const IS_UNSEEN = new RegExp(`^[${UNSEEN}]`, "u");
const IS_DASH = new RegExp(`^[${DASHES}]`, "u");
const IS_SPACE = new RegExp(`^[${SPACES}]`, "u");

const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/** The view of a text: digits of every script and full-width forms in ASCII, dashes and spaces plain, unseen characters gone. */
export function viewOf(original: string): View {
  if (!MAY_BE_FOREIGN.test(original) || !ANY_FOREIGN.test(original))
    return { text: original, start: (index) => index, end: (index) => index + 1 };
  // Where the view is shorter than the original: the place in the view, and where the original goes on behind it.
  const places: number[] = [];
  const resumes: number[] = [];
  const sizes = new Map<number, number>();
  let lost = 0;
  const text = original.replace(FOREIGN, (run, from: number) => {
    let plain = "";
    let at = from;
    for (const unit of unitsOf(run)) {
      const as = known.get(unit) ?? learn(unit);
      if (as.length === 1 && unit.length > 1) sizes.set(at - lost, unit.length);
      at += unit.length;
      plain += as;
      if (as.length === unit.length) continue;
      lost += unit.length - as.length;
      places.push(at - lost);
      resumes.push(at);
    }
    return plain;
  });
  const start = wayBack(places, resumes);
  const end = (index: number): number => start(index) + (sizes.get(index) ?? 1);
  return { text, start, end };
}

/** The place in the original of each place in the view. */
function wayBack(places: readonly number[], resumes: readonly number[]): View["start"] {
  return (index) => {
    const last = countUpTo(places, index, (place) => place) - 1;
    return last < 0 ? index : (resumes[last] ?? 0) + index - (places[last] ?? 0);
  };
}

/** Characters, and the runs of several that show one. */
function unitsOf(run: string): Iterable<string> {
  return /[&%\\<*`]/.test(run) ? (run.match(UNIT) ?? []) : run;
}

function learn(unit: string): string {
  const as = Array.from(unit).length > 1 || /^[*`]/.test(unit) ? decoded(unit) : plainOf(unit);
  if (known.size < MOST_KNOWN) known.set(unit, as);
  return as;
}

/** Nothing, or one character; one that has no plain form stays. */
function plainOf(character: string): string {
  if (IS_UNSEEN.test(character)) return "";
  if (IS_DASH.test(character)) return "-";
  if (IS_SPACE.test(character)) return " ";
  if (/^\p{M}/u.test(character)) return "";
  if (/^[oO]$/.test(character)) return "0";
  if (/^[Il]$/.test(character)) return "1";
  if (character === "零") return "0";
  if (HAN_FIGURES.includes(character)) return String(HAN_FIGURES.indexOf(character));
  const form = character.normalize("NFKC");
  return /^[!-~]$/.test(form) ? form : digitOf(character);
}

/** Unicode keeps each script's ten digits in one run that starts at a zero. */
function digitOf(character: string): string {
  if (!/\p{Nd}/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
