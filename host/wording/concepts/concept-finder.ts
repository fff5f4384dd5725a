import { conceptHash } from "../../../schemas/concept-hash.ts";
import { foldText } from "../../matching/folding/fold.ts";
import type { Finds } from "../../matching/index/literal-walk.ts";
import type { Ending } from "../../matching/index/trie-parts.ts";
import type { ConceptWords } from "./concept-files.ts";
import { TermFinder } from "./term-finder.ts";

/** The concepts that begin at one place of a text, as hashes. */
export type Sighting = readonly number[];

/** Where words of concepts begin in a text. */
export interface Places {
  readonly count: number;
  /** For each place the concepts, each once. */
  readonly sightings: () => readonly Sighting[];
  /** For each place the unit of the text at which it begins, ascending. */
  readonly starts: () => readonly number[];
}

/** Finds in a folded text what its words mean, in the order in which they stand. */
export class ConceptFinder {
  readonly #terms: TermFinder;
  /** Number of a term → its concepts. */
  readonly #concepts: readonly Sighting[];

  /** Finds words of these languages, which are written with spaces between words or without. */
  constructor(languages: readonly ConceptWords[], hasSpaces: boolean) {
    const terms = new Terms();
    for (const language of languages)
      for (const [concept, words] of Object.entries(language)) {
        const hash = conceptHash(concept);
        for (const word of words) terms.add(word, hash);
      }
    const [words, parts] = [terms.numbered(terms.words), terms.numbered(terms.parts)];
    this.#terms = new TermFinder({ words, parts }, hasSpaces);
    this.#concepts = terms.concepts;
  }

  /** The places of a text where words of concepts begin. */
  find(text: string): Places {
    const finds = this.#terms.find(withoutHyphens(text));
    return {
      count: distinct(finds.starts),
      sightings: () => this.#sightings(finds),
      starts: () => finds.starts.filter((start, i, { [i - 1]: last }) => start !== last),
    };
  }

  #sightings({ terms, starts }: Finds): readonly Sighting[] {
    const sightings: number[][] = [];
    let last = -1;
    for (const [i, start] of starts.entries()) {
      if (start !== last) sightings.push([]);
      last = start;
      const here = sightings.at(-1) ?? [];
      for (const concept of this.#concepts[terms[i] ?? -1] ?? [])
        if (!here.includes(concept)) here.push(concept);
    }
    return sightings;
  }
}

/** How many differ from the one before. */
function distinct(starts: readonly number[]): number {
  let count = 0;
  let last = -1;
  for (const start of starts) {
    if (start !== last) count += 1;
    last = start;
  }
  return count;
}

/** What a literal means wherever it ends, and where a word ends with it. */
interface Meant {
  readonly open: number[];
  readonly closed: number[];
}

/** Gathers words by where they may begin and end. */
class Terms {
  readonly words = new Map<string, Meant>();
  readonly parts = new Map<string, Meant>();
  /** Number → concepts; words that mean the same share a number. */
  readonly concepts: Sighting[] = [];
  readonly #numbers = new Map<string, number>();

  add(word: string, concept: number): void {
    const literal = withoutHyphens(foldText(word.replaceAll("*", "")).folded).trim();
    if (literal === "") return;
    const meanings = word.startsWith("*") ? this.parts : this.words;
    const meant = meanings.get(literal) ?? { open: [], closed: [] };
    meant[word.endsWith("*") ? "open" : "closed"].push(concept);
    meanings.set(literal, meant);
  }

  numbered(meanings: ReadonlyMap<string, Meant>): ReadonlyMap<string, Ending> {
    return new Map(
      Array.from(meanings, ([literal, { open, closed }]) => [
        literal,
        { open: this.#numberOf(open), closed: this.#numberOf(closed) },
      ]),
    );
  }

  #numberOf(concepts: Sighting): number {
    if (concepts.length === 0) return -1;
    const key = concepts.join(" ");
    const number = this.#numbers.get(key) ?? this.concepts.push(concepts) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

/** A hyphen joins the words of one concept in one language and parts them in another. */
function withoutHyphens(folded: string): string {
  return folded.replaceAll("-", " ");
}
