import { boundaryBetween, type Boundary } from "../edges.ts";
import { visit, type Node, type Repeat } from "../syntax.ts";
import { oneUnit, pairsOf, unitsOf, type UnitSet } from "./unit-set.ts";

/** One step of a program. */
export type Instruction =
  /** Reads a unit of the set, then goes on at `next`. */
  | { readonly op: "read"; readonly set: number; readonly next: number }
  /** Goes on at `next`, and where that fails at `other`. */
  | { readonly op: "split"; next: number; other: number }
  /** Goes on at `next` where the edge holds between two units. */
  | { readonly op: "edge"; readonly edge: Edge; readonly next: number }
  | { readonly op: "accept" };

/** What may be asked of the place between two units: the text's own ends, or word edges. */
export type Edge = "start" | "end" | "inside" | Boundary;

/** A nondeterministic automaton over UTF-16 units (Thompson, 1968), its alternatives in the order of preference. */
export interface Program {
  readonly instructions: readonly Instruction[];
  readonly start: number;
  readonly sets: readonly UnitSet[];
}

/** The program of a tree; backwards, it reads a match from its end to its beginning. */
export function programOf(tree: Node, direction: "forward" | "backward"): Program {
  return new ProgramWriter(direction === "backward").write(tree);
}

/** What stands before and after in the same sequence, asked for only at word edges. */
interface Context {
  readonly before: () => Node | null;
  readonly after: () => Node | null;
}

const ALONE: Context = { before: () => null, after: () => null };

class ProgramWriter {
  readonly #instructions: Instruction[] = [{ op: "accept" }];
  readonly #sets: UnitSet[] = [];
  readonly #setIds = new Map<string, number>();
  readonly #backward: boolean;

  constructor(backward: boolean) {
    this.#backward = backward;
  }

  write(tree: Node): Program {
    const start = this.#node(tree, 0, ALONE);
    return { instructions: this.#instructions, start, sets: this.#sets };
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
      at = this.#read(oneUnit(text.charCodeAt(index)), at);
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
    const context = { before: () => body, after: () => body };
    let at = next;
    if (max === Infinity) {
      const loop: Instruction = { op: "split", next, other: next };
      at = this.#add(loop);
      const again = this.#node(body, at, context);
      if (lazy) loop.other = again;
      else loop.next = again;
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
    return kind === null ? next : this.#add({ op: "edge", edge: kind, next });
  }

  #read(set: UnitSet, next: number): number {
    const known = this.#setIds.get(set.key) ?? this.#sets.push(set) - 1;
    this.#setIds.set(set.key, known);
    return this.#add({ op: "read", set: known, next });
  }

  #split(next: number, other: number): number {
    return this.#add({ op: "split", next, other });
  }

  #add(instruction: Instruction): number {
    return this.#instructions.push(instruction) - 1;
  }
}

function sequenceOf(before: Node | null, parts: readonly Node[], after: Node | null): Node | null {
  const all = [before, ...parts, after].filter((part) => part !== null);
  return all.length === 0 ? null : { kind: "sequence", parts: all };
}
