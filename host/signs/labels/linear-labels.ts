import { foldText } from "../../matching/folding/fold.ts";
import type { FoldedText } from "../../contract/reading.ts";
import type { Match } from "../../contract/layer.ts";
import { eachTerm, hashOfTerm } from "./word-features.ts";

/** A linear text model as a pack ships it: what each run of one to three words adds, and what a text without any starts from (log-odds). */
export interface LinearModel {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** What one model says of a text. */
export interface LinearLabel {
  /** 0 to 1: the logistic of bias and the weights of the terms that occur, each counted once. */
  readonly probability: number;
  /** Where the terms stand that spoke most for the label. */
  readonly matches: readonly Match[];
}

const MOST_MATCHES = 3;
const LOW_BITS = 0xffff;

interface Share {
  readonly model: number;
  readonly weight: number;
}

/** Several linear models asked in one walk over the text. */
export class LinearLabels {
  readonly #models: readonly LinearModel[];
  readonly #shares = new Map<number, Share[]>();
  /** By the low bits of a hash, whether any term has them: most words of a text end here. */
  readonly #maybe = new Uint8Array(LOW_BITS + 1);

  constructor(models: readonly LinearModel[]) {
    this.#models = models;
    for (const [model, { weights }] of models.entries())
      for (const [term, weight] of Object.entries(weights)) this.#add(term, { model, weight });
  }

  #add(term: string, share: Share): void {
    const hash = hashOfTerm(foldText(term).folded.trim());
    if (hash === null) return;
    const shares = this.#shares.get(hash) ?? [];
    shares.push(share);
    this.#shares.set(hash, shares);
    this.#maybe[hash & LOW_BITS] = 1;
  }

  /** One label for each model, in their order. */
  label(text: FoldedText): readonly LinearLabel[] {
    const found = new Map<number, Place>();
    const shares = this.#shares;
    const maybe = this.#maybe;
    eachTerm(text.folded, (hash, start, end) => {
      if (maybe[hash & LOW_BITS] === 1 && shares.has(hash) && !found.has(hash))
        found.set(hash, { start, end });
    });
    const sums = this.#models.map(({ bias }) => bias);
    const telling: (Place & { weight: number })[][] = this.#models.map(() => []);
    for (const [hash, place] of found)
      for (const { model, weight } of shares.get(hash) ?? []) {
        sums[model] = (sums[model] ?? 0) + weight;
        if (weight > 0) telling[model]?.push({ ...place, weight });
      }
    return sums.map((sum, model) => ({
      probability: 1 / (1 + Math.exp(-sum)),
      matches: strongest(telling[model] ?? [], text),
    }));
  }
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function strongest(
  places: readonly (Place & { weight: number })[],
  { original, startOf, endOf }: FoldedText,
): readonly Match[] {
  return places
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_MATCHES)
    .toSorted((a, b) => a.start - b.start)
    .map((place) => {
      const [start, end] = [startOf(place.start), endOf(place.end)];
      return { text: original.slice(start, end), start, end };
    });
}

/** Terms of a model that are not one to three words, which no text can hold. */
export function unusableTerms({ weights }: LinearModel): readonly string[] {
  return Object.keys(weights).filter((term) => hashOfTerm(foldText(term).folded.trim()) === null);
}
