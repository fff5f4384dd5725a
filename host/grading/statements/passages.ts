/** Sentences of the longest passage. */
const LONGEST = 3;

/** Every sentence, and every two and three that follow each other, in their order. */
export function passagesOf(sentences: readonly string[]): readonly string[] {
  const passages: string[] = [];
  for (let from = 0; from < sentences.length; from++)
    for (let to = from + 1; to <= Math.min(sentences.length, from + LONGEST); to++)
      passages.push(sentences.slice(from, to).join(" "));
  return passages;
}
