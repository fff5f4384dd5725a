import { listsOf, type Lists } from "./number-lists.ts";
import { NEED, type WayTable } from "./way-table.ts";

/**
 * Term → how many clauses it belongs to, these, and the ways whose first need is one of them: each as its pattern, its number, how many more clauses
 * it needs, and these. All in one list, as a term that occurs is asked for all of it, and what a look at other memory costs is more than the rest.
 */
export function termRecords(ways: WayTable, members: Lists): Lists {
  const asked = listsOf(askedBy(ways));
  const terms = members.starts.length - 1;
  const starts = new Int32Array(terms + 1);
  const numbers = new Int32Array(terms + members.numbers.length + sizeOf(asked, members.numbers));
  let size = 0;
  for (let term = 0; term < terms; term++) {
    const clauses = members.numbers.subarray(members.starts[term], members.starts[term + 1]);
    numbers[size++] = clauses.length;
    for (const clause of clauses) numbers[size++] = clause;
    for (const clause of clauses) {
      const end = asked.starts[clause + 1] as number;
      for (let at = asked.starts[clause] as number; at < end; at++)
        numbers[size++] = asked.numbers[at] as number;
    }
    starts[term + 1] = size;
  }
  return { starts, numbers };
}

/** Clause → the ways whose first need it is. */
function askedBy({ ways, needs, clauses, patterns }: WayTable): readonly (readonly number[])[] {
  const asked: number[][] = Array.from({ length: clauses }, () => []);
  for (let pattern = 0; pattern < patterns; pattern++) {
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
