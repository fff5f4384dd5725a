/** A text that a match contains; word-bounded on a side where the pattern says so. */
export interface Literal {
  readonly text: string;
  readonly begins: boolean;
  readonly ends: boolean;
}

/** Every match contains at least one literal of each clause, beginning between `from` and `to` units behind the match's own beginning. */
export interface Clause extends Offsets {
  readonly literals: readonly Literal[];
}

/** Where a literal begins, in units behind the beginning of the match. */
export interface Offsets {
  readonly from: number;
  readonly to: number;
}
