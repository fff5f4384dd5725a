/** Many lists of numbers, one behind the other. */
export interface Lists {
  /** List → where it begins in `numbers`; the list behind it begins where it ends. */
  readonly starts: Int32Array;
  readonly numbers: Int32Array;
}

/** Lists of which few bytes are touched to read one (compressed sparse rows). */
export class NumberLists implements Lists {
  readonly starts: Int32Array;
  readonly numbers: Int32Array;

  constructor({ starts, numbers }: Lists) {
    this.starts = starts;
    this.numbers = numbers;
  }

  /** One list, not copied. */
  at(list: number): Int32Array {
    return this.numbers.subarray(this.starts[list], this.starts[list + 1]);
  }
}

/** Puts lists one behind the other. */
export function listsOf(lists: readonly (readonly number[])[]): Lists {
  const starts = startsOf(lists);
  const numbers = new Int32Array(starts[lists.length] as number);
  for (const [i, list] of lists.entries()) numbers.set(list, starts[i]);
  return { starts, numbers };
}

/** Where each list begins when all stand one behind the other, and where the last ends. */
export function startsOf(lists: readonly (readonly unknown[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1);
  for (const [i, { length }] of lists.entries()) starts[i + 1] = (starts[i] as number) + length;
  return starts;
}

/** The numbers with as much room again behind them. */
export function grown(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
