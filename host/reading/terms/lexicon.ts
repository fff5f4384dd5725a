import type { FoldedText } from "../../contract/reading.ts";
import { TextMemo } from "../../matching/folding/text-memo.ts";
import type { Meanings } from "./meanings.ts";
import type { NamesInLatin } from "./phrases.ts";
import { Stretches } from "./stretches.ts";
import { TermFinder, type FoundTerm } from "./term-finder.ts";
import { latinTable, otherTable } from "./word-tables.ts";

/** A phrase of a text that means something, in units of the folded text. */
export type TermMatch = FoundTerm<Meanings>;

let latin: { readonly terms: TermFinder<Meanings>; readonly names: NamesInLatin } | undefined;
let other: TermFinder<Meanings> | undefined;

/** Whether what was found as the name of a place, `folded` as it was looked up, is written as one may be. */
export function isSpelledAsPlace(written: string, folded: string): boolean {
  const { vietnamese, disguised } = latinHalf().names;
  return vietnamese.mayBe(written) && disguised.mayBe(written, folded);
}

const known = new TextMemo<readonly TermMatch[]>();

/** Every known phrase in the text, overlapping ones included, in text order, kept as long as the text; each half of the table is compiled when a text first needs it. */
export function findTerms(text: FoldedText): readonly TermMatch[] {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const found = search(text);
  known.set(text, found);
  return found;
}

function search(text: FoldedText): readonly TermMatch[] {
  let matches = latinHalf().terms.find(text);
  if (BEYOND_LATIN.test(text.folded)) {
    other ??= new TermFinder(otherTable());
    matches = matches.concat(other.find(text));
  }
  return unhidden(matches).toSorted((a, b) => a.start - b.start || b.end - a.end);
}

function latinHalf(): NonNullable<typeof latin> {
  if (latin !== undefined) return latin;
  const { terms, ...names } = latinTable();
  return (latin = { terms: new TermFinder(terms), names });
}

/** Without the words inside phrases that mean nothing here: a travel agent is no agent, and a Khmer backpack is not Qatar. */
function unhidden(matches: readonly TermMatch[]): readonly TermMatch[] {
  if (!matches.some(isNeutral)) return matches;
  const hiding = Stretches.of(matches, isNeutral);
  return matches.filter((match) => !hiding.hold(match));
}

function isNeutral({ value }: TermMatch): boolean {
  return value.neutral;
}

/** Letters that no Latin phrase is made of once it is folded. */
const BEYOND_LATIN = /[\u0370-\u1cff\u2c00-\ud7ff\uf900-\ufdff]/;
