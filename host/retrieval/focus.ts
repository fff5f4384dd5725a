import { sentencesOf } from "./passages.ts";
import { wordsOf, type Word } from "./tokens.ts";

/** Words of the library's subjects that every job advert uses: alone they make no sentence worth searching. */
const ORDINARY = new Set(
  "work worker employ employe recruit agent agenc safeti health insur public servic standard equal treatment govern regul enforc right women human person legal institut term termin condit contract hour day cost charg secur due dilig trade live travel transport written document pay payment salari wage protect complaint compens transfer status hous accommod movement licens licenc leav keep free duti exit tie cap child residenc train fair ethic communic visa abroad confin detent consular job care chang document minimum interest non privat rest channel zero sub definit indic food ticket retent overtim transpar resid ident debt household domest children enforc home payment receipt control report statement system action model rule case".split(
    " ",
  ),
);

/** A text up to this many UTF-16 units is searched whole. */
const SHORT_TEXT = 500;
const MOST_SENTENCES = 12;
/** So much of a long text is read, from its beginning and from its end: a query needs no more, and the event loop is not held. */
const READ = { head: 16_000, tail: 8_000 };

/** What of a text is searched. */
export interface Focus {
  /** Every word read, in order. */
  readonly words: readonly Word[];
  /** The terms worth searching for: all of a short text; of a long one those of the sentences that speak of the library's subjects. */
  readonly terms: readonly string[];
}

/** Reads a text for searching. `subjects` are the terms of the library's own subjects. */
export function focusOn(text: string, subjects: ReadonlySet<string>): Focus {
  const read = ends(text);
  if (read.length <= SHORT_TEXT) {
    const words = wordsOf(read);
    return { words, terms: termsIn(words) };
  }
  const sentences = sentencesOf(read).map(wordsOf);
  const telling = sentences
    .map((words, place) => ({ words, place, about: subjectsIn(words, subjects) }))
    .filter(({ about }) => about > 0)
    .toSorted((one, other) => other.about - one.about || one.place - other.place)
    .slice(0, MOST_SENTENCES);
  return { words: sentences.flat(), terms: telling.flatMap(({ words }) => termsIn(words)) };
}

function ends(text: string): string {
  if (text.length <= READ.head + READ.tail) return text;
  return `${text.slice(0, READ.head)}\n${text.slice(-READ.tail)}`;
}

/** The terms of words, in order and with repeats. */
export function termsIn(words: readonly Word[]): string[] {
  const terms: string[] = [];
  for (const word of words) for (const term of word.terms) terms.push(term);
  return terms;
}

/** How many subjects a sentence names; none when fewer than two, or ordinary ones only. */
function subjectsIn(words: readonly Word[], subjects: ReadonlySet<string>): number {
  const named = new Set<string>();
  let grave = false;
  for (const { terms } of words) {
    for (const term of terms) {
      if (!subjects.has(term)) continue;
      named.add(term);
      grave ||= !ORDINARY.has(term);
    }
  }
  return grave && named.size >= 2 ? named.size : 0;
}
