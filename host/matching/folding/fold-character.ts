import { LATIN_SHAPES } from "./look-alikes.ts";

/** Invisible characters and marks that carry no meaning for matching: zero-width and bidi marks, soft hyphens, variation selectors, tags, Latin/Greek/Cyrillic diacritics, Hebrew points, Arabic harakat and tatweel, Indic nuktas. Vowel signs of Indic, Burmese, Thai and Khmer stay. */
const DROPPED: readonly (readonly number[])[] = [
  "ad ae a9 300-36f 483-489 591-5bd 5bf 5c1 5c2 5c4 5c5 5c7",
  "610-61a 61c 640 64b-65f 670 6d6-6dc 6df-6e4 6e7 6e8 6ea-6ed 93c 981 9bc a3c abc b3c",
  "cbc 17b4 17b5 180b-180d 180f 1ab0-1aff 1dc0-1dff 200b-200f 202a-202e 2060-206f 20d0-20ff",
  "2120 2122 fe00-fe0f fe20-fe2f feff fff0-fffb 1d173-1d17a e0000-e0fff",
].flatMap((line) =>
  line.split(" ").map((range) => range.split("-").map((hex) => Number.parseInt(hex, 16))),
);

/** Characters whose fold is remembered. */
const MOST_KNOWN = 8192;

/** Gaps: spaces, controls and halves of surrogate pairs, which a page shows as nothing or as a box between words. */
const SPACE = /^[\s\p{Cc}\p{Cs}\u180e\u115f\u1160\u2028\u2029\u2800\u3164\uffa0]$/u;

/** Letters and signs that people write for one another, after case and diacritics are gone. */
const VARIANTS: ReadonlyMap<string, string> = new Map([
  ...pairs("‘’‚‛ʼʹ′`´ʻ՚＇", "'"),
  ...pairs("“”„‟«»″〝〞＂", '"'),
  ...pairs("‐‑‒–—―−⁃﹘﹣－", "-"),
  ...pairs("ٱ", "ا"),
  ...pairs("ىیې", "ي"),
  ...pairs("کڪ", "ك"),
  ...pairs("ةہھەۃۀ", "ه"),
  ...pairs("đðɖ", "d"),
  ...pairs("ł", "l"),
  ...pairs("ø", "o"),
  ...pairs("ħ", "h"),
  ...pairs("ı", "i"),
  ...pairs("ŧ", "t"),
  ...pairs("ς", "σ"),
  ...pairs("ँ", "ं"),
  ...pairs("ઁ", "ં"),
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["⁄", "/"],
  ["∕", "/"],
  ["،", ","],
  ["٬", ","],
  ["٫", "."],
  ["؛", ";"],
  ["؟", "?"],
  ["٪", "%"],
  ["․", "."],
  ["۔", "."],
]);

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (character) => [character, to]);
}

/** Whether it is half of a surrogate pair, or one of the two last code points of a plane: no text means those. */
export function isNoCharacter(character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return (codePoint >= 0xd800 && codePoint <= 0xdfff) || (codePoint & 0xfffe) === 0xfffe;
}

const known = new Map<string, string>();

/** What one code point becomes in the matching view: "" when it is dropped, several characters when it expands. */
export function foldCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const folded = foldAnew(character);
  if (known.size < MOST_KNOWN) known.set(character, folded);
  return folded;
}

function foldAnew(character: string): string {
  const enclosed = enclosedLetter(character.codePointAt(0) ?? 0);
  if (enclosed !== null) return enclosed;
  if (isDropped(character)) return "";
  if (SPACE.test(character)) return " ";
  const variant = VARIANTS.get(character);
  if (variant !== undefined) return variant;
  let folded = "";
  for (const part of character.normalize("NFKC").toLowerCase().normalize("NFKC")) {
    folded += foldPart(part);
  }
  return folded;
}

function isDropped(character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return DROPPED.some(([from = 0, to = from]) => codePoint >= from && codePoint <= to);
}

function foldPart(part: string): string {
  if (isDropped(part)) return "";
  if (SPACE.test(part)) return " ";
  const kept = Array.from(part.normalize("NFD")).filter((mark) => !isDropped(mark));
  const bare = kept.join("").normalize("NFC");
  return Array.from(bare, (character) => {
    if (/^\p{Nd}$/u.test(character)) return asciiDigit(character);
    return VARIANTS.get(character) ?? LATIN_SHAPES.get(character) ?? character;
  }).join("");
}

/** ⒜, 🅐, 🅰 and their kin: enclosed letters that Unicode does not decompose to the bare letter. */
function enclosedLetter(codePoint: number): string | null {
  for (const first of [0x249c, 0x1f110, 0x1f150, 0x1f170]) {
    if (codePoint >= first && codePoint < first + 26) {
      return String.fromCodePoint(0x61 + codePoint - first);
    }
  }
  return null;
}

/** Decimal digits stand in runs of ten that start at a zero. */
function asciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return digit;
  let zero = codePoint;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((codePoint - zero) % 10);
}
