import { join } from "node:path";
import { folderOf, keptFor } from "../../kept/kept.ts";
import { codeDigest, digestOfFiles } from "../../matching/code-digest.ts";
import { joinMeanings, type Meanings } from "./meanings.ts";
import { latinPhrases, otherPhrases, type NamesInLatin } from "./phrases.ts";
import { DisguisedNames } from "../places/disguised.ts";
import { VietnameseNames } from "../places/vietnamese.ts";
import { stemmed } from "./term-finder.ts";

type Terms = ReadonlyMap<string, Meanings>;

/** Terms, each different meaning of them, and which of those the n-th term has. */
interface TermParts {
  readonly terms: readonly string[];
  readonly meanings: readonly Meanings[];
  readonly which: Uint16Array;
}

interface LatinParts extends TermParts {
  readonly vietnamese: readonly string[];
  readonly disguised: readonly string[];
}

/** What is looked up of words in Latin letters, and how some names must be spelled; known from a process before where one made it by the same code and words. */
export function latinTable(folder = folderOf("words")): NamesInLatin & { readonly terms: Terms } {
  const kept = keptFor<LatinParts>(folder, sourcesOf("latin"));
  const parts = kept.read() ?? kept.write(makeLatin());
  return {
    terms: termsOf(parts),
    vietnamese: new VietnameseNames(parts.vietnamese),
    disguised: new DisguisedNames(parts.disguised),
  };
}

/** The same of words in all other letters. */
export function otherTable(folder = folderOf("words")): Terms {
  const kept = keptFor<TermParts>(folder, sourcesOf("other"));
  return termsOf(kept.read() ?? kept.write(partsOf(stemmed(otherPhrases(), joinMeanings))));
}

function makeLatin(): LatinParts {
  const names = { vietnamese: new VietnameseNames(), disguised: new DisguisedNames() };
  const parts = partsOf(stemmed(latinPhrases(names), joinMeanings));
  return {
    ...parts,
    vietnamese: [...names.vietnamese.spellings],
    disguised: [...names.disguised.folded],
  };
}

/** The words themselves lie beside the code; how countries are called comes from ICU, and CLDR in it. */
function* sourcesOf(half: "latin" | "other"): Generator<string, void, void> {
  yield half;
  yield codeDigest();
  yield (wordsDigest ??= digestOfFiles(join(import.meta.dirname, ".."), ["**/*.ts", "**/*.json"]));
  yield `${process.versions["icu"]} ${process.versions["cldr"]}`;
}

let wordsDigest: string | undefined;

function partsOf(terms: Terms): TermParts {
  const meanings: Meanings[] = [];
  const numbers = new Map<string, number>();
  const which = Uint16Array.from(terms.values(), (each) => {
    const written = JSON.stringify(each);
    const number = numbers.get(written) ?? meanings.push(each) - 1;
    numbers.set(written, number);
    return number;
  });
  return { terms: [...terms.keys()], meanings, which };
}

function termsOf({ terms, meanings, which }: TermParts): Terms {
  return new Map(terms.map((term, n) => [term, meanings[which[n] as number] as Meanings]));
}
