import { listsOf, type Lists } from "./number-lists.ts";
import { NEED, type WayTable } from "./way-table.ts";

/** What terms ask for, one term behind the other. */
export interface TermRecords {
  /**
   * A record: how many clauses the term belongs to, these, how many numbers follow, and the ways of leading patterns whose first need is one of the clauses:
   * each as its pattern, its number, how many more clauses it needs, and these.
   */
  readonly numbers: Int32Array;
  /** Term → where its record begins. */
  readonly at: Int32Array;
}

/** All in one list, as a term that occurs is asked for all of it, and what a look at other memory costs is more than the rest. */
export function termRecords(ways: WayTable, members: Lists): TermRecords {
  const asked = listsOf(askedBy(ways));
  const terms = members.starts.length - 1;
  const at = new Int32Array(terms);
  const size = 2 * terms + members.numbers.length + sizeOf(asked, members.numbers);
  const numbers = new Int32Array(size);
  let end = 0;
  for (let term = 0; term < terms; term++) {
    const clauses = members.numbers.subarray(members.starts[term], members.starts[term + 1]);
    at[term] = end;
    numbers[end++] = clauses.length;
    for (const clause of clauses) numbers[end++] = clause;
    const count = end++;
    for (const clause of clauses) {
      const behind = asked.starts[clause + 1] as number;
      for (let one = asked.starts[clause] as number; one < behind; one++)
        numbers[end++] = asked.numbers[one] as number;
    }
    numbers[count] = end - count - 1;
  }
  return { numbers, at };
}

/** Clause → the ways of leading patterns whose first need it is. */
function askedBy(table: WayTable): readonly (readonly number[])[] {
  const { ways, needs, clauses, patterns } = table;
  const asked: number[][] = Array.from({ length: clauses }, () => []);
  for (let pattern = 0; pattern < patterns; pattern++) {
    if (!table.leads(pattern)) continue;
    const end = ways[pattern + 1] as number;
    for (let way = ways[pattern] as number; way < end; way++) {
      const first = needs.starts[way] as number;
      const behind = needs.starts[way + 1] as number;
      const list = asked[needs.numbers[first] as number] ?? [];
      list.push(pattern, way, (behind - first) / NEED - 1);
      for (let need = first + NEED; need < behind; need += NEED)
        list.push(needs.numbers[need] as number);
    }
  }
  return asked;
}

function sizeOf({ starts }: Lists, lists: Int32Array): number {
  let size = 0;
  for (const list of lists) size += (starts[list + 1] as number) - (starts[list] as number);
  return size;
}
