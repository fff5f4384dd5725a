import { once } from "../../../schemas/once.ts";
import type { Steps } from "../../../schemas/steps.ts";
import type { FoldedText } from "../../contract/reading.ts";
import type { Edit } from "../../matching/disguises/edit.ts";
import { Vocabulary, vocabularyOf } from "../../matching/disguises/lexicon.ts";
import { undone } from "../../matching/disguises/undone.ts";
import { LATIN, readConcepts } from "../concepts/concept-files.ts";

/** Letters of the shortest word that a disguise is undone to: shorter ones come out of "9am" and "3rd", too. */
const SHORTEST = 4;

/** The words of all concepts in Latin letters. */
const vocabulary = once(() => {
  const phrases = LATIN.flat().flatMap((language) => Object.values(readConcepts(language)).flat());
  const words = phrases.flatMap((phrase) => phrase.split(" "));
  return new Vocabulary(vocabularyOf(words.flatMap(wordOf)));
});

/** A word, or the beginning of some; none of what only ends words or stands within them. */
function wordOf(written: string): readonly string[] {
  const word = written.replace(/\*$/, "");
  return word.length >= SHORTEST && /^[a-z]+$/.test(word) ? [word] : [];
}

/** Gets the words ready between requests: the first message would wait some 40 ms for them. */
export function* readDisguisesAhead(): Generator<undefined, void> {
  vocabulary();
  yield;
}

/** In scripts that write vowels as marks, Devanagari or Thai, many words have one letter: several in a row are no word spelled out. */
function isOfLettersAlone({ text }: Edit): boolean {
  return !/\p{M}/u.test(text);
}

/** A text as it is meant: words that are spelled out, cut into pieces or written in leetspeak undone where words of the concepts come out, so that harm in disguise is heard like any other. The very text where nothing is disguised. */
export function* undisguised(text: FoldedText): Steps<FoldedText> {
  const { view, changed } = yield* undone(text, vocabulary(), isOfLettersAlone);
  return changed.length === 0 ? text : view;
}
