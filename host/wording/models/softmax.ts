/** Chances in proportion to the powers of e, in the order of the scores (log-odds). */
export function softmax(scores: readonly number[]): readonly number[] {
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
