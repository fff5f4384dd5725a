/** A figure with its uncertainty: 95 % of such sets would give one between `low` and `high`. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many texts it rests on. */
  readonly n: number;
  /** What it must reach, where the project has set itself something. */
  readonly target: Target | undefined;
}

export interface Target {
  readonly at: "least" | "most";
  readonly value: number;
}

/** A figure is to reach it. */
export const least = (value: number): Target => ({ at: "least", value });
/** A figure is not to exceed it. */
export const most = (value: number): Target => ({ at: "most", value });

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
  return { name, value: share, ...bounds, n, target };
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
  return { name, value: area, ...bounds, n, target };
}

/** A mean of values from 0 to 1 with its normal interval. */
export function meanOf(name: string, values: readonly number[], target?: Target): Figure {
  const n = values.length;
  const mean = n === 0 ? Number.NaN : values.reduce((sum, each) => sum + each, 0) / n;
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const half = (1.96 * Math.sqrt(squares / Math.max(1, n - 1))) / Math.sqrt(Math.max(1, n));
  const bounds = { low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
  return { name, value: mean, ...bounds, n, target };
}

/** The mean of how much larger each value is than its partner, with its normal interval; from -1 to 1. */
export function differenceOf(
  name: string,
  values: readonly number[],
  partners: readonly number[],
): Figure {
  const n = values.length;
  const apart = values.map((value, at) => value - (partners[at] ?? 0));
  const mean = apart.reduce((sum, each) => sum + each, 0) / Math.max(1, n);
  const squares = apart.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const half = (1.96 * Math.sqrt(squares / Math.max(1, n - 1))) / Math.sqrt(Math.max(1, n));
  return { name, value: mean, low: mean - half, high: mean + half, n, target: undefined };
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
  const value = said.length === 0 ? Number.NaN : error;
  return {
    name,
    value,
    low: value,
    high: value,
    n: said.length,
    target,
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
