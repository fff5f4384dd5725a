/** A figure with its uncertainty: 95 % of such sets would give one between `low` and `high`. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many texts it rests on. */
  readonly n: number;
  /** What it must reach, where the project has set itself something. */
  readonly target?: Target;
}

export interface Target {
  readonly at: "least" | "most";
  readonly value: number;
}

/** A share of yeses with its Wilson interval (Wilson, 1927). */
export function shareOf(name: string, answers: readonly boolean[], target?: Target): Figure {
  const n = answers.length;
  const yes = answers.filter(Boolean).length;
  const share = n === 0 ? Number.NaN : yes / n;
  const z = 1.96;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half =
    (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const bounds = { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
  return { name, value: share, ...bounds, n, ...(target === undefined ? {} : { target }) };
}

/** How likely one that is has a larger score than one that is not (area under the ROC curve), with Hanley & McNeil's interval (1982). */
export function areaOf(
  name: string,
  { yes, no }: { readonly yes: readonly number[]; readonly no: readonly number[] },
  target?: Target,
): Figure {
  const pairs = yes.length * no.length;
  const wins = yes.reduce((sum, a) => sum + no.reduce((won, b) => won + beats(a, b), 0), 0);
  const area = pairs === 0 ? Number.NaN : wins / pairs;
  const q1 = area / (2 - area) - area * area;
  const q2 = (2 * area * area) / (1 + area) - area * area;
  const spread = Math.sqrt(
    (area * (1 - area) + (yes.length - 1) * q1 + (no.length - 1) * q2) / Math.max(1, pairs),
  );
  const bounds = {
    low: Math.max(0, area - 1.96 * spread),
    high: Math.min(1, area + 1.96 * spread),
  };
  const n = yes.length + no.length;
  return { name, value: area, ...bounds, n, ...(target === undefined ? {} : { target }) };
}

/** Expected calibration error over ten equal ranges (Naeini et al., 2015): how far said chances are from what happened. */
export function calibrationOf(
  name: string,
  said: readonly { readonly chance: number; readonly happened: boolean }[],
  target?: Target,
): Figure {
  const ranges = Array.from({ length: 10 }, (_, i) =>
    said.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === i),
  );
  const error = ranges.reduce((sum, range) => {
    if (range.length === 0) return sum;
    const chance = range.reduce((total, each) => total + each.chance, 0) / range.length;
    const share = range.filter(({ happened }) => happened).length / range.length;
    return sum + (range.length / said.length) * Math.abs(chance - share);
  }, 0);
  const bounds = { low: error, high: error };
  return {
    name,
    value: error,
    ...bounds,
    n: said.length,
    ...(target === undefined ? {} : { target }),
  };
}

/** Whether a figure reaches its target; null where it has none. */
export function isMet({ value, target }: Figure): boolean | null {
  if (target === undefined) return null;
  return target.at === "least" ? value >= target.value : value <= target.value;
}

function beats(a: number, b: number): number {
  if (a === b) return 0.5;
  return a > b ? 1 : 0;
}
