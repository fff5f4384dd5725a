/** The most spreads that a measure counts above or below the middle. */
const FARTHEST = 3;

/** Of each measure the lessons' middle and how far they spread from it. */
export interface Scale {
  readonly middles: Float64Array;
  readonly spreads: Float64Array;
}

/** The scale of the measures of lessons. */
export function scaleOf(lessons: readonly { readonly measures: readonly number[] }[]): Scale {
  const count = Math.max(1, lessons.length);
  const sums = (each: (measure: number, at: number) => number): Float64Array =>
    Float64Array.from(lessons[0]?.measures ?? [], (_, at) =>
      lessons.reduce((sum, { measures }) => sum + each(measures[at] ?? 0, at), 0),
    );
  const middles = sums((measure) => measure).map((sum) => sum / count);
  const squares = sums((measure, at) => (measure - (middles[at] ?? 0)) ** 2);
  return { middles, spreads: squares.map((sum) => Math.sqrt(sum / count) + 1e-6) };
}

/** Measures on one scale: how many spreads above or below the middle of the lessons, bounded. */
export function scaled(measures: readonly number[], { middles, spreads }: Scale): Float64Array {
  return middles.map((middle, at) => {
    const away = ((measures[at] ?? 0) - middle) / (spreads[at] ?? 1);
    return Math.min(FARTHEST, Math.max(-FARTHEST, away));
  });
}
