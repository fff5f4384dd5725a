import type { Indexed } from "./entry.ts";
import type { Need, Needs } from "./literal-index.ts";
import type { Window } from "./machine/machine.ts";
import type { View } from "./views.ts";

/** Units between which something stands, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What is known of a view: where its clauses have terms. */
export interface Clauses {
  readonly view: View;
  /** The sentences in which the clause has a term, a bit each. */
  sentencesOf(clause: number): number;
  /** Where the clause's terms begin, ascending. */
  startsOf(clause: number): readonly number[];
  /** Whether a term of the clause begins in the range. */
  begins(clause: number, range: Range): boolean;
  /** Where terms of the clause begin in the range. */
  startsWithin(clause: number, range: Range): readonly number[];
}

/** The bits of every sentence. */
export const ALL_SENTENCES = -1;

/** Units of doubt in which a literal still tells where its match begins. */
const NEAR = 2;

/** Where the pattern can match in a view, in the order of the text: the literals of one of its ways occur in their order and distance; all of the view where it has no literals. */
export function windowsOf({ pattern, ways }: Indexed, look: Clauses): readonly Window[] {
  const { view } = look;
  if (ways.length === 0) return wholeWindows(view);
  const windows = new Windows(pattern.longest, view.text.length);
  for (const needs of ways) if (allIn(needs, ALL_SENTENCES, look)) addWay(needs, look, windows);
  return windows.inOrder();
}

function wholeWindows({ stretches }: View): readonly Window[] {
  return stretches.map(({ start, end }) => ({ start, last: end, end }));
}

/** Whether the literals of one of the ways occur in the sentences, given by their bits. */
export function mayStandIn(ways: readonly Needs[], sentences: number, look: Clauses): boolean {
  if (ways.length === 0) return true;
  for (const needs of ways) if (allIn(needs, sentences, look)) return true;
  return false;
}

/** Whether the literals of one of the ways begin between the units. */
export function mayBeginIn(ways: readonly Needs[], units: Range, look: Clauses): boolean {
  if (ways.length === 0) return true;
  return ways.some((needs) => needs.every(({ clause }) => look.begins(clause, units)));
}

function allIn(needs: Needs, sentences: number, look: Clauses): boolean {
  for (const { clause } of needs) if ((look.sentencesOf(clause) & sentences) === 0) return false;
  return true;
}

function addWay(needs: Needs, look: Clauses, windows: Windows): void {
  const [first] = needs;
  if (first === undefined) return;
  const { longest } = windows;
  const { hasWords } = look.view;
  const anchor = hasWords ? needs.find(isAnchor) : undefined;
  for (const at of look.startsOf(first.clause)) {
    const range = hasWords ? beginsOf(first, at) : { from: at - longest, to: at };
    if (!meet(needs, range, { look, longest })) continue;
    if (anchor === undefined || anchor === first) {
      windows.add(range);
      continue;
    }
    for (const from of look.startsWithin(anchor.clause, shifted(range, anchor))) {
      windows.add(beginsOf(anchor, from));
    }
  }
}

/** Where a match begins of which one of the need's literals begins at the unit. */
function beginsOf({ from, to }: Need, at: number): Range {
  return { from: at - to, to: at - from };
}

/** Whether its literals tell where a match begins, to a few units. */
function isAnchor({ from, to }: Need): boolean {
  return to - from <= NEAR;
}

/** For matches that begin in the range, where the need's literals do. */
function shifted({ from, to }: Range, need: Need): Range {
  return { from: from + need.from, to: to + need.to };
}

/** Whether, for a match that begins in the range, the other literals occur at their distance. Without spaces distances are not known: then anywhere within the longest match. */
function meet(
  needs: Needs,
  range: Range,
  { look, longest }: { readonly look: Clauses; readonly longest: number },
): boolean {
  for (let i = 1; i < needs.length; i++) {
    const need = needs[i];
    if (need === undefined) continue;
    const within = look.view.hasWords
      ? shifted(range, need)
      : { from: range.from - longest, to: range.to + longest };
    if (!look.begins(need.clause, within)) return false;
  }
  return true;
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

  add({ from, to }: Range): void {
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
    for (const { start, last } of ordered) joined.add({ from: start, to: last });
    return joined.inOrder();
  }
}
