import type { Entry } from "./entry.ts";
import type { Look } from "./look.ts";
import { listsOf, NumberLists } from "./index/number-lists.ts";
import type { WayTable } from "./index/way-table.ts";

/** The patterns of many entries as flat numbers, to tell quickly which entries a text asks for. */
export class EntryTable {
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
      for (const pattern of look.ways.leads) this.#wake(pattern, look, awake);
    }
    return awake;
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
