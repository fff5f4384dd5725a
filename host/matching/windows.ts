import type { Indexed } from "./entry.ts";
import type { Window } from "./machine/machine.ts";
import type { Range } from "./range.ts";
import type { SeenClauses } from "./index/seen-clauses.ts";
import type { SeenWays } from "./index/seen-ways.ts";
import type { View } from "./disguises/views.ts";
import { NEED, type WayTable } from "./index/way-table.ts";

/** What is known of a view: where the clauses of its patterns have terms, and which ways have all of theirs. */
export interface Seen {
  readonly view: View;
  readonly table: WayTable;
  readonly ways: SeenWays;
  readonly clauses: SeenClauses;
}

/** Where the pattern can match in a view, in the order of the text: the literals of one of its ways occur in their order and distance; all of the view where it has no literals. */
export function windowsOf({ id, pattern }: Indexed, seen: Seen): readonly Window[] {
  const { view, table, ways } = seen;
  if (table.isFree(id)) return wholeWindows(view);
  const windows = new Windows(pattern.longest, view.text.length);
  for (let link = ways.first(id); link > 0; link = ways.next(link))
    addWay(ways.wayOf(link), seen, windows);
  return windows.inOrder();
}

function wholeWindows({ stretches }: View): readonly Window[] {
  return stretches.map(({ start, end }) => ({ start, last: end, end }));
}

/** Whether the literals of one of the pattern's ways occur in the sentences, given by their bits. */
export function mayStandIn(pattern: number, sentences: number, seen: Seen): boolean {
  const { table, ways } = seen;
  for (let link = ways.first(pattern); link > 0; link = ways.next(link)) {
    if (allIn(ways.wayOf(link), sentences, seen)) return true;
  }
  return table.isFree(pattern);
}

/** Whether the literals of one of the pattern's ways begin between the units. */
export function mayBeginIn(pattern: number, units: Range, seen: Seen): boolean {
  const { table, ways } = seen;
  for (let link = ways.first(pattern); link > 0; link = ways.next(link)) {
    if (allBeginIn(ways.wayOf(link), units, seen)) return true;
  }
  return table.isFree(pattern);
}

function allBeginIn(way: number, { from, to }: Range, { table, clauses }: Seen): boolean {
  const { starts, numbers } = table.needs;
  const end = starts[way + 1] as number;
  for (let need = starts[way] as number; need < end; need += NEED) {
    if (!clauses.begins(numbers[need] as number, from, to)) return false;
  }
  return true;
}

function allIn(way: number, sentences: number, { table, clauses }: Seen): boolean {
  const { starts, numbers } = table.needs;
  const end = starts[way + 1] as number;
  for (let need = starts[way] as number; need < end; need += NEED) {
    if ((clauses.sentencesOf(numbers[need] as number) & sentences) === 0) return false;
  }
  return true;
}

function addWay(way: number, { view, table, clauses }: Seen, windows: Windows): void {
  const { starts, numbers } = table.needs;
  const first = starts[way] as number;
  const clause = numbers[first] as number;
  const anchor = view.hasWords ? table.anchorOf(way) : -1;
  const list = clauses.listOf(clause);
  const count = clauses.countOf(list);
  const meeting = { view, table, clauses, longest: windows.longest };
  for (let nth = 0; nth < count; nth++) {
    const at = clauses.startOf(list, nth);
    const from = view.hasWords ? at - (numbers[first + 2] as number) : at - windows.longest;
    const to = view.hasWords ? at - (numbers[first + 1] as number) : at;
    if (!meet(way, { from, to }, meeting)) continue;
    if (anchor < 0 || anchor === first) windows.add(from, to);
    else addAnchored(anchor, { from, to }, { table, clauses, windows });
  }
}

/** Adds where, of the matches that begin in the range, the need's literals tell where exactly. */
function addAnchored(
  need: number,
  range: Range,
  { table, clauses, windows }: Pick<Seen, "table" | "clauses"> & { readonly windows: Windows },
): void {
  const { numbers } = table.needs;
  const list = clauses.listOf(numbers[need] as number);
  const [from, to] = [numbers[need + 1] as number, numbers[need + 2] as number];
  for (let nth = clauses.firstFrom(list, range.from + from); ; nth++) {
    const at = clauses.startOf(list, nth);
    if (at > range.to + to) return;
    windows.add(at - to, at - from);
  }
}

/** Whether, for a match that begins in the range, the other literals occur at their distance. Without spaces distances are not known: then anywhere within the longest match. */
function meet(way: number, range: Range, { view, table, clauses, longest }: Meeting): boolean {
  const { starts, numbers } = table.needs;
  const end = starts[way + 1] as number;
  for (let need = (starts[way] as number) + NEED; need < end; need += NEED) {
    const from = range.from + (view.hasWords ? (numbers[need + 1] as number) : -longest);
    const to = range.to + (view.hasWords ? (numbers[need + 2] as number) : longest);
    if (!clauses.begins(numbers[need] as number, from, to)) return false;
  }
  return true;
}

interface Meeting extends Omit<Seen, "ways"> {
  readonly longest: number;
}

/** Windows being put together: those whose beginnings touch become one. */
class Windows {
  readonly longest: number;
  readonly #length: number;
  readonly #all: { start: number; last: number; end: number }[] = [];
  #inOrder = true;

  constructor(longest: number, length: number) {
    this.longest = longest;
    this.#length = length;
  }

  /** Adds where a match begins between the units. */
  add(from: number, to: number): void {
    const start = Math.max(0, from);
    const end = Math.min(this.#length, to + this.longest);
    const before = this.#all.at(-1);
    if (before !== undefined && start < before.start) this.#inOrder = false;
    if (before !== undefined && start >= before.start && start <= before.last + 1) {
      before.last = Math.max(before.last, to);
      before.end = Math.max(before.end, end);
    } else {
      this.#all.push({ start, last: to, end });
    }
  }

  inOrder(): readonly Window[] {
    if (this.#inOrder) return this.#all;
    const ordered = this.#all.toSorted((a, b) => a.start - b.start);
    const joined = new Windows(this.longest, this.#length);
    for (const { start, last } of ordered) joined.add(start, last);
    return joined.inOrder();
  }
}
