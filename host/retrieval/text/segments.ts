/** Scripts that write no spaces between words. */
const UNSPACED: readonly (readonly [locale: string, script: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["zh", /\p{Script=Han}/u],
  ["th", /\p{Script=Thai}/u],
  ["my", /\p{Script=Myanmar}/u],
  ["km", /\p{Script=Khmer}/u],
  ["lo", /\p{Script=Lao}/u],
];

const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a run of letters whose script writes no spaces, cut by Unicode's rules (UAX 29) and ICU's dictionaries, of its first `most` units; null for a run of any other script. */
export function segmentsOf(run: string, most: number = run.length): Intl.Segments | null {
  const locale = UNSPACED.find(([, script]) => script.test(run))?.[0];
  if (locale === undefined) return null;
  const known = segmenters.get(locale);
  const segmenter = known ?? new Intl.Segmenter(locale, { granularity: "word" });
  if (known === undefined) segmenters.set(locale, segmenter);
  return segmenter.segment(run.slice(0, most));
}
