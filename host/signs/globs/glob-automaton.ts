import type { GlobStep, GlobTree, Range } from "./glob-syntax.ts";

/** So many determined states are kept; beyond them the work starts afresh, so memory is bounded whatever is scanned. */
const MOST_STATES = 2000;
const FIRST_STATES = 32;
const ASCII = 128;
/** The column of every unit beyond ASCII that no glob names: from any state they lead to the same. */
const OTHERS = ASCII;
const COLUMNS = ASCII + 1;
/** The column of what has none. */
const APART = -1;
const UNKNOWN = -1;

/** A set of positions in the globs. */
interface State {
  readonly positions: readonly number[];
  /** Which globs match when the name ends here. */
  readonly accepts: readonly number[];
  /** Where the code units beyond ASCII lead from here that a glob names. */
  readonly beyond: Map<number, number>;
}

interface Move {
  readonly ranges: readonly Range[];
  readonly not: boolean;
  readonly to: number;
}

/**
 * Many globs laid over a name at once, in time linear in its length: Thompson's construction
 * (CACM 11(6), 1968), its state sets determined as they are met.
 */
export class GlobAutomaton {
  readonly #moves: (readonly Move[])[] = [];
  readonly #free: number[][] = [];
  readonly #accepting = new Map<number, number>();
  readonly #starts: number[] = [];
  /** What globs name beyond ASCII. */
  readonly #named: readonly Range[];
  #start = 0;
  /** The state from which nothing matches any more. */
  #dead = 0;
  #states: State[] = [];
  #known = new Map<string, number>();
  /** State × column → the state it leads to. */
  #next = new Int32Array(0);

  constructor(globs: readonly GlobTree[]) {
    for (const [index, glob] of globs.entries()) {
      const start = this.#position();
      this.#starts.push(start);
      this.#accepting.set(this.#lay(glob, start), index);
    }
    this.#named = this.#moves
      .flat()
      .flatMap(({ ranges }) => ranges.filter(([, to]) => to >= ASCII));
    this.#forget();
  }

  /** The globs that match all of `text` from `from` up to `to`: their indexes, ascending. */
  matching(text: string, from = 0, to = text.length): readonly number[] {
    let at = this.#start;
    for (let i = from; i < to && at !== this.#dead; i++) {
      const unit = text.charCodeAt(i);
      const column = this.#columnOf(unit);
      const known =
        column === APART ? this.#states[at]?.beyond.get(unit) : this.#next[at * COLUMNS + column];
      at = known === undefined || known === UNKNOWN ? this.#determine(at, unit) : known;
    }
    return this.#states[at]?.accepts ?? [];
  }

  #columnOf(unit: number): number {
    if (unit < ASCII) return unit;
    for (const [from, to] of this.#named) if (from <= unit && unit <= to) return APART;
    return OTHERS;
  }

  #position(): number {
    this.#free.push([]);
    return this.#moves.push([]) - 1;
  }

  /** Lays steps from a position on; gives the position behind them. */
  #lay(steps: readonly GlobStep[], from: number): number {
    let at = from;
    for (const step of steps) at = this.#layOne(step, at);
    return at;
  }

  #layOne(step: GlobStep, from: number): number {
    const to = this.#position();
    if (step.kind === "unit") this.#moves[from] = [...(this.#moves[from] ?? []), { ...step, to }];
    else if (step.kind === "star") {
      const ranges: readonly Range[] = step.crosses ? [] : [[0x2f, 0x2f]];
      this.#free[from]?.push(to);
      this.#moves[to] = [{ ranges, not: true, to }];
      // What follows starts at a position of its own, so that the loop is not entered again from it.
      const behind = this.#position();
      this.#free[to]?.push(behind);
      return behind;
    } else {
      for (const option of step.options) {
        const start = this.#position();
        this.#free[from]?.push(start);
        this.#free[this.#lay(option, start)]?.push(to);
      }
    }
    return to;
  }

  #forget(): void {
    this.#states = [];
    this.#known = new Map();
    this.#next = new Int32Array(FIRST_STATES * COLUMNS).fill(UNKNOWN);
    this.#dead = this.#stateOf([]);
    this.#start = this.#stateOf(this.#starts);
  }

  #determine(from: number, unit: number): number {
    const moved: number[] = [];
    for (const position of this.#states[from]?.positions ?? [])
      for (const move of this.#moves[position] ?? []) if (allows(move, unit)) moved.push(move.to);
    if (this.#states.length >= MOST_STATES) {
      this.#forget();
      return this.#stateOf(moved);
    }
    const next = this.#stateOf(moved);
    const column = this.#columnOf(unit);
    if (column === APART) this.#states[from]?.beyond.set(unit, next);
    else this.#next[from * COLUMNS + column] = next;
    return next;
  }

  #stateOf(positions: readonly number[]): number {
    const all = this.#closure(positions);
    const key = all.join(" ");
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const accepts = all.flatMap((position) => this.#accepting.get(position) ?? []);
    const index = this.#states.push({ positions: all, accepts, beyond: new Map() }) - 1;
    this.#known.set(key, index);
    if ((index + 1) * COLUMNS > this.#next.length) this.#grow();
    return index;
  }

  #grow(): void {
    const larger = new Int32Array(this.#next.length * 2).fill(UNKNOWN);
    larger.set(this.#next);
    this.#next = larger;
  }

  /** The positions reached without reading, ascending. */
  #closure(positions: readonly number[]): readonly number[] {
    const found = new Set(positions);
    for (const position of found) for (const free of this.#free[position] ?? []) found.add(free);
    return [...found].toSorted((a, b) => a - b);
  }
}

function allows({ ranges, not }: Move, unit: number): boolean {
  return ranges.some(([from, to]) => from <= unit && unit <= to) !== not;
}
