import { isAboutAnswers } from "./about-answers.ts";
import { wordsOf, type Known } from "../known-texts.ts";
import { isTerms } from "./terms.ts";

/** Words of the longest piece of a list that is written one term a line or sentence. */
const SHORT = 6;
/** Share of an answer from which on terms are no list within it. */
const MOSTLY = 0.5;

interface Piece {
  readonly text: string;
  readonly folded: string;
}

/** Which sentences (by place) say nothing of the case: those said before, whatever their numbers and order of words; bare terms where the answer is made of them; and talk about answers. Linear in their number. */
export function hollowIn(pieces: readonly Piece[], vocabulary: Known<string>): ReadonlySet<number> {
  const hollow = new Set(termsIn(pieces, vocabulary));
  const said = new Set<string>();
  let follows = false;
  for (const [at, { folded }] of pieces.entries()) {
    follows = isAboutAnswers(folded, follows);
    const words = wordsOf(folded).filter((word) => !/^[\d']+$/.test(word));
    const name = [...new Set(words)].toSorted().join(" ");
    if (follows || (words.length > 0 && said.has(name))) hollow.add(at);
    said.add(name);
  }
  return hollow;
}

/** Bare terms, if they are most of the answer. */
function termsIn(pieces: readonly Piece[], vocabulary: Known<string>): readonly number[] {
  const found = listsIn(pieces, vocabulary);
  const lengthOf = (places: Iterable<number>): number =>
    [...places].reduce((sum, at) => sum + (pieces[at]?.folded.length ?? 0), 0);
  return lengthOf(found) > MOSTLY * lengthOf(pieces.keys()) ? [...found] : [];
}

/** Lists within one sentence, and lists of which every term is one. */
function listsIn(pieces: readonly Piece[], vocabulary: Known<string>): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  const close = (): void => {
    const joined = run.map((at) => pieces[at]?.text.replace(/[\s.;:!?]+$/u, "") ?? "").join(", ");
    if (run.length > 1 && isTerms(joined, vocabulary)) for (const at of run) found.add(at);
    run = [];
  };
  for (const [at, { text, folded }] of pieces.entries()) {
    if (isTerms(text, vocabulary)) found.add(at);
    if (wordsOf(folded).length <= SHORT) run.push(at);
    else close();
  }
  close();
  return found;
}
