/** A sum of losses to make small. */
export interface Descent {
  /** What each weight begins with. */
  readonly start: Float64Array;
  /** How the loss grows with each weight. */
  readonly slopesAt: (weights: Float64Array) => Float64Array;
  /** How hard each weight is held near 0. */
  readonly decays: readonly number[];
  /** Nothing falls under its least; absent, no weight has one. */
  readonly least?: readonly number[];
  readonly rounds: number;
  readonly step: number;
}

/** The weights after so many rounds of accelerated projected gradients (Nesterov, 1983; Beck & Teboulle, 2009). */
export function descend({ start, slopesAt, decays, least, rounds, step }: Descent): Float64Array {
  let before = start;
  let weights = start;
  for (let round = 0; round < rounds; round++) {
    const [last, earlier] = [weights, before];
    const ahead = last.map(
      (weight, i) => weight + (round / (round + 3)) * (weight - at(earlier, i)),
    );
    const slopes = slopesAt(ahead);
    before = last;
    weights = ahead.map((weight, i) =>
      Math.max(
        least?.[i] ?? -Infinity,
        weight - step * (at(slopes, i) + (decays[i] ?? 0) * weight),
      ),
    );
  }
  return weights;
}

function at(numbers: Float64Array, i: number): number {
  return numbers[i] as number;
}
