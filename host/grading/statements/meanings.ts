import { spread } from "../../../schemas/fnv.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { sentencesIn } from "../../matching/sentence.ts";
import { readLanguage } from "../../reading/language/language.ts";
import { bothOf } from "../../wording/features/concept-features.ts";
import { findConcepts } from "../../wording/concepts/concepts.ts";

/** So many places before a concept are looked at for those that stand beside it. */
const BESIDE = 3;
/** What the hash of one concept ends with, so that it differs from that of two. */
const CONCEPT = 0x5bd1_e995;

/** What a text's words mean, and each two meanings that stand near each other in either order, as hashes: the same in all languages that are read ("don't", "pay" and both together). */
export type Meanings = ReadonlySet<number>;

/** The meanings of a text. */
export function meaningsOf(text: string): Meanings {
  const { folded } = foldText(text);
  const places = findConcepts(folded, readLanguage(text, folded));
  const found = new Set<number>();
  for (const [at, here] of places.entries()) {
    const near = places.slice(Math.max(0, at - BESIDE), at).flat();
    for (const concept of here) found.add(spread(concept ^ CONCEPT));
    for (const both of pairsOf(here, near)) found.add(both);
  }
  return found;
}

function pairsOf(here: readonly number[], near: readonly number[]): readonly number[] {
  return here.flatMap((concept) =>
    near.filter((other) => other !== concept).map((other) => spread(bothOf(concept, other))),
  );
}

/** The meanings of each sentence of a text. */
export function meaningsBySentence(text: string): readonly Meanings[] {
  const view = foldText(text);
  return sentencesIn(view)
    .map(({ start, end }) => text.slice(view.startOf(start), view.endOf(end)))
    .map((sentence) => meaningsOf(sentence))
    .filter(({ size }) => size > 0);
}

/** How much of their meanings two texts share: the cosine, 0 to 1. */
export function meaningsAlike(a: Meanings, b: Meanings): number {
  return sharedBy(a, b, () => 1);
}

/** The same, rare meanings counting more. */
export type SharedMeaning = (a: Meanings, b: Meanings) => number;

/** Numbers that meanings are hashed to. */
const BUCKETS = 2 ** 16;

/** How rare each meaning is among texts (inverse document frequency: Spärck Jones, 1972). */
export function meaningRarity(texts: readonly Meanings[]): Float64Array {
  const seen = new Float64Array(BUCKETS);
  for (const meanings of texts)
    for (const each of meanings) seen[each % BUCKETS] = (seen[each % BUCKETS] ?? 0) + 1;
  return seen.map((times) => Math.log((1 + texts.length) / (1 + Math.min(texts.length, times))));
}

/** Compares meanings by how rare they are. */
export function sharedMeaningBy(rarity: Float64Array): SharedMeaning {
  return (a, b) => sharedBy(a, b, (each) => (rarity[each % BUCKETS] ?? 0) ** 2);
}

function sharedBy(a: Meanings, b: Meanings, weightOf: (each: number) => number): number {
  let [shared, ofA, ofB] = [0, 0, 0];
  for (const each of a) {
    const weight = weightOf(each);
    ofA += weight;
    if (b.has(each)) shared += weight;
  }
  for (const each of b) ofB += weightOf(each);
  return shared / (Math.sqrt(ofA * ofB) || 1);
}
