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
const SPACES = "\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u2800\\u3000";
// Full-width and small forms, mathematical, circled, raised and lowered letters and digits.
const FORMS =
  "\\u00b2\\u00b3\\u00b9\\u2070-\\u2079\\u2080-\\u2089\\u2460-\\u24ff\\u2776-\\u277f\\ufe50-\\ufe57\\ufe59-\\ufe62\\ufe64-\\ufe6b\\uff01-\\uff5e\\u{1d400}-\\u{1d7ff}";
// Accents on digits, and numbers in Chinese characters figure by figure.
const MARKED = "(?<=\\p{Nd}\\p{M}{0,3})\\p{M}";
const HAN_FIGURES = "〇一二三四五六七八九";
const IN_HAN = `[零${HAN_FIGURES}]{7,20}`;
// Letters that scanners and hurried people put for 0 and 1.
const MISREAD = String.raw`(?<![\p{L}\p{N}])[oO](?=\d{3})|(?<=(?<![\p{L}\p{N}])\d[\dOIl]{0,10})[OIl](?=[\dOIl]{1,10}(?![\p{L}\p{N}]))|(?<=\d[ -]?\d{0,4}\d)[OIl](?=[ -][\dOIl]{2,4}(?![\p{L}\p{N}]))|(?<=\d[\dOIl]{0,4}[ -])[OIl](?=\d{2,4}(?![\p{L}\p{N}]))`;
// Braille writes digits as the first ten letters behind a number sign.
const NUMBER_SIGN = "⠼";
const BRAILLE_FIGURES = "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊";
const IN_BRAILLE = `${NUMBER_SIGN}(?=[${BRAILLE_FIGURES}])|(?<=${NUMBER_SIGN}[${BRAILLE_FIGURES}]{0,20})[${BRAILLE_FIGURES}]`;
const FOREIGN = new RegExp(
  `(?:[${UNSEEN}${DASHES}${SPACES}${FORMS}]|(?![0-9])\\p{Nd}|${MARKED}|${IN_HAN}|${IN_BRAILLE}|${MISREAD}|${ENCODED})+`,
  "uy",
);
const UNIT = new RegExp(`${ENCODED_UNIT}|[^]`, "gu");
// What begins one of these forms wherever it stands, and what does beside a digit only.
const ALWAYS_FOREIGN = new RegExp(
  `^(?:[${UNSEEN}${DASHES}${SPACES}${FORMS}零${HAN_FIGURES}${NUMBER_SIGN}&%+\\\\<*\`]|(?![0-9])\\p{Nd})`,
  "u",
);
const FOREIGN_BESIDE_DIGITS = /^(?:[oOIl]|\p{M})/u;
const IS_UNSEEN = new RegExp(`^[${UNSEEN}]`, "u");
const IS_DASH = new RegExp(`^[${DASHES}]`, "u");
const IS_SPACE = new RegExp(`^[${SPACES}]`, "u");

const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/** The view of a text: digits of every script and full-width forms in ASCII, dashes and spaces plain, unseen characters gone. */
export function viewOf(original: string): View {
  // Where the view is shorter than the original: the place in the view, and where the original goes on behind it.
  const places: number[] = [];
  const resumes: number[] = [];
  const sizes = new Map<number, number>();
  let lost = 0;
  let text = "";
  let read = 0;
  for (let from = nextForeign(original, 0); from >= 0; from = nextForeign(original, from)) {
    FOREIGN.lastIndex = from;
    const run = FOREIGN.exec(original)?.[0];
    if (run === undefined) {
      from += 1;
      continue;
    }
    text += original.slice(read, from);
    for (const unit of unitsOf(run)) {
      const as = known.get(unit) ?? learn(unit);
      if (as.length === 1 && unit.length > 1) sizes.set(from - lost, unit.length);
      from += unit.length;
      text += as;
      if (as.length === unit.length) continue;
      lost += unit.length - as.length;
      places.push(from - lost);
      resumes.push(from);
    }
    read = from;
  }
  if (read === 0) return { text: original, start: (index) => index, end: (index) => index + 1 };
  const start = wayBack(places, resumes);
  const end = (index: number): number => start(index) + (sizes.get(index) ?? 1);
  return { text: text + original.slice(read), start, end };
}

/** Where the next character stands, from a place on, that may begin one of the forms; -1 where none does. Most texts have few. */
function nextForeign(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    const kind = kindOf(text.charCodeAt(index));
    if (kind === ANYWHERE) return index;
    if (kind === BESIDE_DIGITS && (isDigit(text, index - 1) || isDigit(text, index + 1)))
      return index;
  }
  return -1;
}

const [NEVER, BESIDE_DIGITS, ANYWHERE] = [1, 2, 3];

/** Of each UTF-16 unit whether it may begin a form; filled as texts ask. */
const kinds = new Uint8Array(65_536);

function kindOf(unit: number): number {
  const kind = kinds[unit] as number;
  if (kind > 0) return kind;
  const character = String.fromCharCode(unit);
  const isForeign = (unit >= 0xd800 && unit < 0xdc00) || ALWAYS_FOREIGN.test(character);
  const beside = FOREIGN_BESIDE_DIGITS.test(character) ? BESIDE_DIGITS : NEVER;
  return (kinds[unit] = isForeign ? ANYWHERE : beside);
}

/** Whether an ASCII digit stands there; marks on others belong to the run that these begin. */
function isDigit(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0x30 && unit <= 0x39;
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
  const as = Array.from(unit).length > 1 || /^[*`+]/.test(unit) ? decoded(unit) : plainOf(unit);
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
  if (character === NUMBER_SIGN) return "";
  if (BRAILLE_FIGURES.includes(character)) return String(BRAILLE_FIGURES.indexOf(character));
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
