/** One figure of a bench. A `target` makes it a check: `ok` says whether it is met. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: number;
  readonly ok?: boolean;
}
