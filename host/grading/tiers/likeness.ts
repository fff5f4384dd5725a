import { FEATURES, type Features } from "./features.ts";

/** How rare each feature is among texts (inverse document frequency: Spärck Jones, 1972). */
export function rarityOf(texts: readonly Features[]): Float64Array {
  const seen = new Float64Array(FEATURES);
  for (const { at } of texts) for (const each of at) seen[each] = (seen[each] ?? 0) + 1;
  return seen.map((times) => Math.log((1 + texts.length) / (1 + times)));
}

/** The cosine of two texts' features, rare ones counting more. */
export function likenessOf(a: Features, b: Features, rarity: Float64Array): number {
  const weighed = new Map<number, number>();
  const squaresOf = (
    { at, values }: Features,
    each: (at: number, value: number) => void,
  ): number => {
    let squares = 0;
    for (let index = 0; index < at.length; index++) {
      const value = (values[index] ?? 0) * (rarity[at[index] ?? 0] ?? 0);
      squares += value * value;
      each(at[index] ?? 0, value);
    }
    return squares;
  };
  let shared = 0;
  const ofA = squaresOf(a, (at, value) => weighed.set(at, value));
  const ofB = squaresOf(b, (at, value) => {
    shared += value * (weighed.get(at) ?? 0);
  });
  return shared / (Math.sqrt(ofA * ofB) || 1);
}
