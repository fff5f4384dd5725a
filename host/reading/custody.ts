import type { FoldedText } from "../contract/reading.ts";
import { sentenceAt, type Stretch } from "../matching/sentence.ts";
import { wordsFor, type ToldWord } from "./topics.ts";

/** Units of the folded text before a word of custody in which others say that it is only feared, threatened or asked about. */
const SUPPOSED_WITHIN = 30;
/** Units between whoever employs or recruits and a word of custody that is said of them: "my agent is in jail". */
const SAID_OF_THEM = 4;

/** Whether somebody is said to be in the hands of the police, in jail or in immigration detention now, and neither feared to be nor their employer or agent. */
export function tellsOfCustody(text: FoldedText, words: readonly ToldWord[]): boolean {
  const spots = wordsFor(words, "custody");
  if (spots.length === 0) return false;
  const supposed = wordsFor(words, "supposed");
  const others = [...wordsFor(words, "employer"), ...wordsFor(words, "agent")];
  return spots.some((spot) => {
    const { start } = sentenceAt(text, spot.start);
    const standsBefore = (most: number) => (word: Stretch) =>
      word.start >= start && word.start < spot.start && spot.start - word.end <= most;
    return (
      !supposed.some(standsBefore(SUPPOSED_WITHIN)) && !others.some(standsBefore(SAID_OF_THEM))
    );
  });
}
