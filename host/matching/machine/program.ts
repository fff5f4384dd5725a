import { boundaryBetween } from "../patterns/edges.ts";
import { visit, type Node, type Repeat } from "../patterns/syntax.ts";
import { unitsOf16 } from "./slab.ts";
import { pairsOf, unitsOf, type UnitSet } from "./unit-set.ts";

/** What one instruction does. */
export const OP = {
  /** A match ends. */
  accept: 0,
  /** Reads a unit of the set `other`, then goes on at `next`. */
  read: 1,
  /** Goes on at `next`, and where that fails at `other`. */
  split: 2,
  /** Goes on at `next` where the edge numbered `other` holds between two units. */
  edge: 3,
} as const;

/** What may be asked of the place between two units: the text's own ends, or word edges. */
export const EDGES = ["start", "end", "inside", "begin", "finish", "general"] as const;

export type Edge = (typeof EDGES)[number];

/** A nondeterministic automaton over UTF-16 units (Thompson, 1968), its alternatives in the order of preference. Instructions are told by number. */
export interface Program {
  /** For each instruction what it does, `next` and `other`, one after the other. */
  readonly code: Uint16Array;
  readonly start: number;
  readonly sets: readonly UnitSet[];
}

/** Numbers of one instruction in a program's code. */
export const INSTRUCTION = 3;

/** The program of a tree. */
export function programOf(tree: Node): Program {
  return new ProgramWriter([], false).write(tree);
}

/** The program that reads a match of the same tree from its end to its beginning; it knows the same sets by the same numbers. */
export function programBackwards(tree: Node, { sets }: Pick<Program, "sets">): Program {
  return new ProgramWriter(sets, true).write(tree);
}

/** What stands before and after in the same sequence, asked for only at word edges. */
interface Context {
  readonly before: () => Node | null;
  readonly after: () => Node | null;
}

const ALONE: Context = { before: () => null, after: () => null };

class ProgramWriter {
  readonly #ops: number[] = [OP.accept];
  readonly #next: number[] = [0];
  readonly #other: number[] = [0];
  readonly #sets: UnitSet[];
  readonly #setIds: Map<UnitSet, number>;
  readonly #backward: boolean;

  constructor(sets: readonly UnitSet[], backward: boolean) {
    this.#sets = [...sets];
    this.#setIds = new Map(sets.map((set, id) => [set, id]));
    this.#backward = backward;
  }

  write(tree: Node): Program {
    const start = this.#node(tree, 0, ALONE);
    const code = unitsOf16(this.#ops.length * INSTRUCTION);
    for (const [at, op] of this.#ops.entries()) {
      code[at * INSTRUCTION] = op;
      code[at * INSTRUCTION + 1] = this.#next[at] as number;
      code[at * INSTRUCTION + 2] = this.#other[at] as number;
    }
    return { code, start, sets: this.#sets.slice() };
  }

  /** Writes what matches the node and goes on at `next`; gives where it begins. */
  #node(tree: Node, next: number, context: Context): number {
    return visit(tree, {
      text: ({ text }) => this.#text(text, next),
      set: ({ set }) => {
        const one = this.#read(unitsOf(set), next);
        return pairsOf(set).reduce(
          (other, pair) => this.#split(other, this.#pair(pair, next)),
          one,
        );
      },
      edge: ({ edge }) => this.#edge(edge, next, context),
      sequence: ({ parts }) => this.#sequence(parts, next, context),
      choice: ({ options }) => {
        const entries = options.map((option) => this.#node(option, next, context));
        return entries.reduceRight((other, entry) => this.#split(entry, other));
      },
      repeat: (node) => this.#repeat(node, next),
      group: ({ body }) => this.#node(body, next, context),
    });
  }

  #text(text: string, next: number): number {
    let at = next;
    for (let i = 0; i < text.length; i++) {
      const index = this.#backward ? i : text.length - 1 - i;
      at = this.#read(text.charCodeAt(index), at);
    }
    return at;
  }

  #pair([high, low]: readonly [UnitSet, UnitSet], next: number): number {
    const [first, second] = this.#backward ? [low, high] : [high, low];
    return this.#read(first, this.#read(second, next));
  }

  #sequence(parts: readonly Node[], next: number, context: Context): number {
    let at = next;
    for (let i = 0; i < parts.length; i++) {
      const index = this.#backward ? i : parts.length - 1 - i;
      const part = parts[index];
      if (part === undefined) continue;
      at = this.#node(part, at, {
        before: () => sequenceOf(context.before(), parts.slice(0, index), null),
        after: () => sequenceOf(null, parts.slice(index + 1), context.after()),
      });
    }
    return at;
  }

  #repeat({ body, min, max, lazy }: Repeat, next: number): number {
    const context = { before: () => null, after: () => null };
    let at = next;
    if (max === Infinity) {
      at = this.#split(next, next);
      const again = this.#node(body, at, context);
      if (lazy) this.#other[at] = again;
      else this.#next[at] = again;
    } else {
      for (let times = max; times > min; times--) {
        const once = this.#node(body, at, context);
        at = lazy ? this.#split(next, once) : this.#split(once, next);
      }
    }
    for (let times = 0; times < min; times++) at = this.#node(body, at, context);
    return at;
  }

  #edge(edge: "start" | "end" | "boundary" | "inside", next: number, context: Context): number {
    const kind = edge === "boundary" ? boundaryBetween(context.before(), context.after()) : edge;
    return kind === null ? next : this.#add(OP.edge, next, EDGES.indexOf(kind));
  }

  #read(set: UnitSet, next: number): number {
    let id = this.#setIds.get(set);
    if (id === undefined) {
      id = this.#sets.push(set) - 1;
      this.#setIds.set(set, id);
    }
    return this.#add(OP.read, next, id);
  }

  #split(next: number, other: number): number {
    return this.#add(OP.split, next, other);
  }

  #add(op: number, next: number, other: number): number {
    this.#next.push(next);
    this.#other.push(other);
    return this.#ops.push(op) - 1;
  }
}

function sequenceOf(before: Node | null, parts: readonly Node[], after: Node | null): Node | null {
  const all = [before, ...parts, after].filter((part) => part !== null);
  return all.length === 0 ? null : { kind: "sequence", parts: all };
}
