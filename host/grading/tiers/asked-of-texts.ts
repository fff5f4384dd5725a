import type { Known, KnownTexts } from "../known-texts.ts";
import { turns } from "./ridge.ts";

/** All that was asked of known texts, and what they answered. */
export interface AskedOfTexts {
  readonly runs: Readonly<Record<(typeof RUNS)[number], Answers<Float64Array>>>;
  readonly words: Readonly<Record<(typeof WORDS)[number], Answers<readonly string[]>>>;
}

/** What was known of what was asked, and what was not. */
interface Answers<L> {
  readonly known: L;
  readonly unknown: L;
}

const RUNS = ["documents", "cuttings", "questions"] as const;
const WORDS = ["ofCitations", "vocabulary"] as const;
/** So much is asked again before the event loop may get a turn. */
const AT_ONCE = 5000;

/** The same texts, noting whatever they are asked: what is made of their answers and of nothing else of them is the same for any texts that answer the same (verifying traces: Mokhov, Mitchell & Peyton Jones, 2018). */
export function noting(texts: KnownTexts): {
  readonly known: KnownTexts;
  readonly asked: () => AskedOfTexts;
} {
  const runs = {
    documents: notes<number>(),
    cuttings: notes<number>(),
    questions: notes<number>(),
  };
  const words = { ofCitations: notes<string>(), vocabulary: notes<string>() };
  return {
    known: {
      documents: notedIn(runs.documents, texts.documents),
      cuttings: notedIn(runs.cuttings, texts.cuttings),
      questions: notedIn(runs.questions, texts.questions),
      ofCitations: notedIn(words.ofCitations, texts.ofCitations),
      vocabulary: notedIn(words.vocabulary, texts.vocabulary),
    },
    asked: () => ({
      runs: {
        documents: answersOf(runs.documents, (its) => Float64Array.from(its)),
        cuttings: answersOf(runs.cuttings, (its) => Float64Array.from(its)),
        questions: answersOf(runs.questions, (its) => Float64Array.from(its)),
      },
      words: {
        ofCitations: answersOf(words.ofCitations, (its) => [...its]),
        vocabulary: answersOf(words.vocabulary, (its) => [...its]),
      },
    }),
  };
}

/** Whether the texts answer all of it as was noted. Gives the event loop turns. */
export async function answerTheSame(texts: KnownTexts, asked: AskedOfTexts): Promise<boolean> {
  for (const each of RUNS) if (!(await isAsNoted(texts[each], asked.runs[each]))) return false;
  for (const each of WORDS) if (!(await isAsNoted(texts[each], asked.words[each]))) return false;
  return true;
}

async function isAsNoted<T>(
  texts: Known<T>,
  { known, unknown }: Answers<ArrayLike<T> & Iterable<T>>,
): Promise<boolean> {
  const turn = turns();
  for (const [some, isKnown] of [
    [known, true],
    [unknown, false],
  ] as const) {
    let at = 0;
    for (const each of some) {
      if (texts.has(each) !== isKnown) return false;
      if (++at % AT_ONCE === 0) await turn();
    }
  }
  return true;
}

type Notes<T> = Answers<Set<T>>;

function notes<T>(): Notes<T> {
  return { known: new Set(), unknown: new Set() };
}

function notedIn<T>({ known, unknown }: Notes<T>, texts: Known<T>): Known<T> {
  return {
    has(each) {
      const isKnown = texts.has(each);
      (isKnown ? known : unknown).add(each);
      return isKnown;
    },
  };
}

function answersOf<T, L>({ known, unknown }: Notes<T>, list: (its: Set<T>) => L): Answers<L> {
  return { known: list(known), unknown: list(unknown) };
}
