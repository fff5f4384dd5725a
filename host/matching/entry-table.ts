import type { Entry } from "./entry.ts";
import type { Look } from "./look.ts";
import { listsOf, NumberLists } from "./number-lists.ts";
import { NEED, type WayTable } from "./way-table.ts";

/** The patterns of many entries as flat numbers, to tell quickly which entries a text asks for. */
export class EntryTable {
  /** Clause → the ways of leading patterns whose first need it is: each as its pattern, how many more clauses it needs, and these. */
  readonly #leads: NumberLists;
  /** Leading patterns that need no clause. */
  readonly #free: readonly number[];
  /** Pattern → the entries it leads. */
  readonly #led: NumberLists;
  /** Entry → the patterns that must match beside the leading one, in the same view; none where any view will do. */
  readonly #others: NumberLists;

  constructor(entries: readonly Entry[], table: WayTable) {
    const led: number[][] = Array.from({ length: table.patterns }, () => []);
    for (const [at, { lead }] of entries.entries()) led[lead.id]?.push(at);
    const leading = [...led.keys()].filter((pattern) => led[pattern]?.length !== 0);
    this.#led = new NumberLists(listsOf(led));
    this.#leads = new NumberLists(listsOf(leadsOf(leading, table)));
    this.#free = leading.filter((pattern) => table.isFree(pattern));
    this.#others = new NumberLists(
      listsOf(entries.map(({ others, more }) => (more === null ? [] : others.map(({ id }) => id)))),
    );
  }

  /** The entries whose patterns have all the literals they need. */
  awake(looks: readonly Look[]): ReadonlySet<number> {
    const awake = new Set<number>();
    for (const look of looks) {
      for (const pattern of this.#free) this.#wake(pattern, look, awake);
      for (const clause of look.clauses.seen) this.#wakeLedBy(clause, look, awake);
    }
    return awake;
  }

  /** Wakes what the clause leads to, where the others that the way needs occur too. */
  #wakeLedBy(clause: number, look: Look, awake: Set<number>): void {
    const { starts, numbers } = this.#leads;
    const end = starts[clause + 1] as number;
    let at = starts[clause] as number;
    while (at < end) {
      const pattern = numbers[at] as number;
      let other = at + 2;
      at = other + (numbers[at + 1] as number);
      while (other < at && look.clauses.sentencesOf(numbers[other] as number) !== 0) other++;
      if (other === at) this.#wake(pattern, look, awake);
    }
  }

  #wake(pattern: number, look: Look, awake: Set<number>): void {
    const { starts, numbers } = this.#led;
    const end = starts[pattern + 1] as number;
    for (let at = starts[pattern] as number; at < end; at++) {
      const entry = numbers[at] as number;
      if (this.#mayMatch(entry, look)) awake.add(entry);
    }
  }

  #mayMatch(entry: number, look: Look): boolean {
    const { starts, numbers } = this.#others;
    const end = starts[entry + 1] as number;
    for (let at = starts[entry] as number; at < end; at++) {
      if (!look.mayMatch(numbers[at] as number)) return false;
    }
    return true;
  }
}

function leadsOf(leading: readonly number[], { ways, needs, clauses }: WayTable): number[][] {
  const leads: number[][] = Array.from({ length: clauses }, () => []);
  for (const pattern of leading) {
    const end = ways[pattern + 1] as number;
    for (let way = ways[pattern] as number; way < end; way++) {
      const [first = 0, ...more] = needs.at(way).filter((_, i) => i % NEED === 0);
      leads[first]?.push(pattern, more.length, ...more);
    }
  }
  return leads;
}
