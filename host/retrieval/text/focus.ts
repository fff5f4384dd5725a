import { ON_SUBJECT, type Lexicon, type Term } from "../index/lexicon.ts";
import { sentenceSpans } from "./sentences.ts";

/** A text up to this many UTF-16 units is searched whole. */
const SHORT_TEXT = 500;
const MOST_SENTENCES = 12;
/** So much of a long text is read, from its beginning and from its end: a query needs no more, and the event loop is not held. */
const READ = { head: 16_000, tail: 8_000 } as const;

/** What of a text is searched. */
export interface Focus {
  /** Every run read, in order. */
  readonly runs: readonly number[];
  /** The terms worth searching for: all of a short text; of a long one those of the sentences that speak of the library's subjects. */
  readonly terms: readonly Term[];
}

/** Reads a text for searching the library of `lexicon`. */
export function focusOn(text: string, lexicon: Lexicon): Focus {
  const read = ends(text);
  const runs: number[] = [];
  if (read.length > SHORT_TEXT) return { runs, terms: tellingTerms(read, lexicon, runs) };
  lexicon.readInto(runs, read, { start: 0, end: read.length });
  return { runs, terms: lexicon.termsOfAll(runs) };
}

function ends(text: string): string {
  if (text.length <= READ.head + READ.tail) return text;
  return `${text.slice(0, READ.head)}\n${text.slice(-READ.tail)}`;
}

/** The terms of the sentences that say most, the most telling sentence first; all that is read goes to `runs`. */
function tellingTerms(text: string, lexicon: Lexicon, runs: number[]): Term[] {
  const telling: { readonly from: number; readonly to: number; readonly about: number }[] = [];
  for (const span of sentenceSpans(text)) {
    const from = runs.length;
    lexicon.readInto(runs, text, span);
    const about = subjectsIn(runs, from, lexicon);
    if (about > 0) telling.push({ from, to: runs.length, about });
  }
  return telling
    .toSorted((one, other) => other.about - one.about)
    .slice(0, MOST_SENTENCES)
    .flatMap(({ from, to }) => lexicon.termsOfAll(runs.slice(from, to)));
}

/** How many subjects the runs from `from` on name; none when fewer than two, or ordinary ones only. */
function subjectsIn(runs: readonly number[], from: number, lexicon: Lexicon): number {
  const named: Term[] = [];
  for (let at = from; at < runs.length; at += 1) {
    const run = runs[at] as number;
    if ((lexicon.marksOf(run) & ON_SUBJECT) === 0) continue;
    for (const term of lexicon.termsOf(run))
      if (term.subject && !named.includes(term)) named.push(term);
  }
  return named.length >= 2 && named.some(({ ordinary }) => !ordinary) ? named.length : 0;
}
