/** As many patterns as asked for, of the given ones with their words exchanged among each other; the same for the same seed. */
export function permutedPatterns(
  patterns: readonly string[],
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly string[] {
  const next = generator(seed);
  const words = [...new Set(patterns.flatMap((pattern) => wordsOf(pattern)))];
  return Array.from({ length: count }, (_, index) => {
    const pattern = patterns[index % patterns.length] ?? "";
    if (index < patterns.length) return pattern;
    return pattern.replaceAll(
      WORD,
      (_whole, before: string, word: string) =>
        `${before}${word === "" || isName(before) ? word : (words[next() % words.length] ?? word)}`,
    );
  });
}

/** Words of four letters and more, but not names of groups or classes, nor the letter of an escape. */
const WORD = /(\(\?P<|\\p\{|\\[a-zA-Z]|)([a-z]{4,}|)/g;

function isName(before: string | undefined): boolean {
  return before?.endsWith("<") === true || before?.endsWith("{") === true;
}

function wordsOf(pattern: string): string[] {
  return Array.from(pattern.matchAll(WORD), (found) =>
    found[1] === "" ? (found[2] ?? "") : "",
  ).filter((word) => word !== "");
}

/** A linear congruential generator: benches need the same figures every time, not good ones. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
