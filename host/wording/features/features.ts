import { FNV_OFFSET, hashedOn } from "../../../schemas/fnv.ts";
import { noteConcepts, toldConcepts } from "./concept-features.ts";
import { Numbers } from "./numbers.ts";
import { placesAlike } from "./without-places.ts";

/** What a model weighs of a text. */
export interface Features {
  /** Numbers of buckets: first those that count once, then those that count double, as they mean more than a run of units; among either each once. */
  readonly buckets: Int32Array;
  /** How many count once. */
  readonly plain: number;
}

/** How much more the double ones count. */
export const DOUBLE = 2;

/** Longest run of units that is looked at. */
const LONGEST = 4;
const SPACE = 0x20;
const DIGIT = 0x30;
/** What hashes of one word, of two that follow each other and of two around a third begin with, so that they differ from runs of units. */
const [WORD, PAIR, GAP] = [0x2545_f491, 0x6c07_8965, 0x4f1b_bcdd];

/** Buckets → what notes their numbers; shared by all texts, as no two are read at once. */
const notes = new Map<number, { readonly plain: Numbers; readonly double: Numbers }>();

/**
 * The features of a folded text in which places are alike, hashed to `buckets` (a power of two; the hashing trick, Weinberger et al., 2009). Plain: its runs of 1 to 4 units, which tell
 * words in scripts without spaces too (McNamee & Mayfield, 2004), and each two words that follow each other or stand around a third. Double: its words; the concepts that
 * words mean, which say the same in every language (concept-features.ts). Digits count as one; a text begins and ends as a word does.
 * `language` is its ISO 639 code, or null when unsure.
 */
export function featuresOf(words: string, language: string | null, buckets: number): Features {
  const folded = placesAlike(words);
  const { plain, double } = notes.get(buckets) ?? newNotes(buckets);
  // First of all, as it may throw: what is noted by then would be told of the next text.
  const concepts = toldConcepts(folded, language);
  const length = readUnits(folded);
  noteRuns(length, plain);
  noteWords(length, plain, double);
  noteConcepts(concepts, double);
  const features = { buckets: new Int32Array(plain.count + double.count), plain: plain.count };
  plain.moveTo(features.buckets, 0);
  double.moveTo(features.buckets, features.plain);
  return features;
}

/** What every text is longer by than it is, squared, about as much as two words: the few features of "chicken farm" are not to say as much as a whole message's, and what they leave open is the bias's to say. */
const UNSAID = 100;

/** What a text's features are divided by: their Euclidean length, and a little more. */
export function lengthOf({ buckets, plain }: Features): number {
  return Math.sqrt(UNSAID + plain + DOUBLE * DOUBLE * (buckets.length - plain));
}

function newNotes(buckets: number): { readonly plain: Numbers; readonly double: Numbers } {
  const made = { plain: new Numbers(buckets), double: new Numbers(buckets) };
  notes.set(buckets, made);
  return made;
}

/** The units of the text that is being read, with a space at either end; shared by all texts, as those of a string that was put together are reached by way of it, four times each. */
let units = new Uint16Array(1 << 12);

/** Reads the units of a text and gives how many they are; all digits are one. */
function readUnits(folded: string): number {
  const length = folded.length + 2;
  if (length > units.length) units = new Uint16Array(length * 2);
  for (let at = 0; at < folded.length; at++) {
    const unit = folded.charCodeAt(at);
    units[at + 1] = unit > DIGIT && unit <= DIGIT + 9 ? DIGIT : unit;
  }
  units[0] = SPACE;
  units[length - 1] = SPACE;
  return length;
}

function noteRuns(length: number, plain: Numbers): void {
  for (let start = 0; start < length; start++) {
    let hash = FNV_OFFSET;
    const end = Math.min(length, start + LONGEST);
    for (let at = start; at < end; at++) {
      hash = hashedOn(hash, units[at] as number);
      plain.note(hash);
    }
  }
}

function noteWords(length: number, plain: Numbers, double: Numbers): void {
  let [last, beforeLast] = [0, 0];
  for (let at = 0; at < length; at++) {
    if (!isOfWord(units[at] as number)) continue;
    let word = WORD;
    // A text ends with a space, so that every word ends.
    for (; isOfWord(units[at] as number); at++) word = hashedOn(word, units[at] as number);
    double.note(word);
    if (last !== 0) plain.note(hashedOn(last, PAIR) ^ word);
    if (beforeLast !== 0) plain.note(hashedOn(beforeLast, GAP) ^ word);
    [last, beforeLast] = [word, last];
  }
}

/** Letters, marks and digits: of ASCII by their number, beyond it all but spaces, dashes, quotation marks and the like. */
function isOfWord(unit: number): boolean {
  if (unit < 0x80) return (unit >= 0x61 && unit <= 0x7a) || unit === DIGIT;
  if (unit >= 0x2000 && unit <= 0x206f) return false;
  return unit > 0xbf && (unit < 0x3000 || unit > 0x303f) && !MARKS.has(unit);
}

/** The stops and commas of Arabic, Devanagari, Ethiopic, Khmer, Burmese and full width. */
const MARKS: ReadonlySet<number> = new Set([
  0x60c, 0x61b, 0x61f, 0x6d4, 0x964, 0x965, 0x1361, 0x1362, 0x1363, 0x17d4, 0x104a, 0x104b, 0xff0c,
  0xff01, 0xff1f, 0xff1a,
]);
