/** A word of a text and where it stands (UTF-16, end excluded). */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const RUN = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const UNSPACED: readonly (readonly [locale: string, script: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["zh", /\p{Script=Han}/u],
  ["th", /\p{Script=Thai}/u],
  ["my", /\p{Script=Myanmar}/u],
  ["km", /\p{Script=Khmer}/u],
  ["lo", /\p{Script=Lao}/u],
];
const ASCII = /^[\0-\x7f]*$/u;
const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a text in order; scripts that write no spaces are cut by Unicode's rules (UAX 29) and ICU's dictionaries. */
export function wordsIn(text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const locale = ASCII.test(run)
      ? undefined
      : UNSPACED.find(([, script]) => script.test(run))?.[0];
    if (locale === undefined) words.push({ word: run, start: index, end: index + run.length });
    else words.push(...segmented(run, index, locale));
  }
  return words;
}

function segmented(run: string, at: number, locale: string): PlacedWord[] {
  const known = segmenters.get(locale);
  const segmenter = known ?? new Intl.Segmenter(locale, { granularity: "word" });
  if (known === undefined) segmenters.set(locale, segmenter);
  return Array.from(segmenter.segment(run), ({ segment, index }) => ({
    word: segment,
    start: at + index,
    end: at + index + segment.length,
  }));
}

/** The form in which words are compared: lower case, without a possessive. */
export function wordForm(word: string): string {
  return word
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]s$/u, "");
}
