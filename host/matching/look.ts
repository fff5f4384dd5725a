import type { Block } from "./blocks.ts";
import type { Indexed } from "./entry.ts";
import type { LiteralIndex } from "./index/literal-index.ts";
import type { Window } from "./machine/machine.ts";
import { Noting } from "./noting.ts";
import { Occurrences } from "./index/occurrences.ts";
import type { Pattern } from "./pattern.ts";
import { SeenClauses } from "./index/seen-clauses.ts";
import { SeenWays } from "./index/seen-ways.ts";
import { SentenceBits } from "./sentence-bits.ts";
import { sentenceEnds, type Stretch } from "./sentence.ts";
import type { View } from "./disguises/views.ts";
import type { WayTable } from "./index/way-table.ts";
import { windowsOf, type Seen } from "./windows.ts";

/** A view, or a block of it. */
export interface Place {
  readonly view: View;
  /** Null for all of it. */
  readonly block: Block | null;
}

interface Opened {
  readonly view: View;
  readonly sentences: SentenceBits;
  readonly core: Stretch | null;
  readonly noting: Noting;
}

/** What one look at a view found of an index's literals. Closed, it serves the next one. */
export class Look implements Seen {
  readonly #index: LiteralIndex;
  readonly #occurrences = new Occurrences();
  readonly clauses: SeenClauses;
  readonly ways: SeenWays;
  readonly #windows = new Map<number, readonly Window[]>();
  /** Pattern → its first match, where it was asked for. */
  readonly #first = new Map<number, Stretch | null>();
  /** Pattern → the stretch it was last looked for in, and whether it is there. */
  readonly #within = new Map<Pattern, Stretch & { readonly occurs: boolean }>();
  #opened: Opened | null = null;

  constructor(index: LiteralIndex) {
    this.#index = index;
    this.clauses = new SeenClauses(index.records, this.#occurrences, index.ways.clauses);
    this.ways = new SeenWays(index.records, this.clauses, index.ways);
  }

  get table(): WayTable {
    return this.#index.ways;
  }

  get view(): View {
    return this.#open.view;
  }

  get sentences(): SentenceBits {
    return this.#open.sentences;
  }

  /** Where leading matches begin; null for anywhere. */
  get core(): Stretch | null {
    return this.#open.core;
  }

  get #open(): Opened {
    if (this.#opened === null) throw new Error("this look is closed");
    return this.#opened;
  }

  /** Begins to look at a view, or at a block of it; gives itself. */
  open({ view, block }: Place): this {
    const sentences = new SentenceBits(sentenceEnds(view.folded), view.text.length);
    const reach = block?.reach ?? { start: 0, end: view.text.length };
    const noting = new Noting(this.#index, this.#occurrences, { view, sentences, reach });
    this.#opened = { view, sentences, core: block?.core ?? null, noting };
    return this;
  }

  /** Finds the literals of about 8 KB more, in one pass; false when all are found. */
  advance(): boolean {
    if (this.#open.noting.advance()) return true;
    const terms = this.#occurrences.seen;
    this.clauses.addAll(terms);
    for (const term of terms) this.ways.add(term);
    return false;
  }

  /** Forgets the view; gives itself, for the next one. */
  close(): this {
    this.ways.clear();
    this.clauses.clear();
    this.#occurrences.clear();
    this.#windows.clear();
    this.#first.clear();
    this.#within.clear();
    this.#opened = null;
    return this;
  }

  /** Whether the literals of one of the pattern's ways all occur. */
  mayMatch(pattern: number): boolean {
    return this.ways.first(pattern) > 0 || this.table.isFree(pattern);
  }

  /** Where the pattern can match, in the order of the text. */
  windowsOf(indexed: Indexed): readonly Window[] {
    if (!this.mayMatch(indexed.id)) return NOWHERE;
    const known = this.#windows.get(indexed.id);
    if (known !== undefined) return known;
    const windows = windowsOf(indexed, this);
    this.#windows.set(indexed.id, windows);
    return windows;
  }

  /** Where a match that leads can begin: within the block's core, if this is a look at one. */
  leadWindowsOf(indexed: Indexed): readonly Window[] {
    const windows = this.windowsOf(indexed);
    const { core } = this;
    return core === null ? windows : windows.flatMap((window) => clipped(window, core));
  }

  /** The pattern's first match, or null; looked for at once, so not for long texts. */
  firstOf(indexed: Indexed): Stretch | null {
    const known = this.#first.get(indexed.id);
    if (known !== undefined) return known;
    const { text, hasWords } = this.view;
    const machine = indexed.pattern.machine(hasWords);
    let first: Stretch | null = null;
    for (const window of this.windowsOf(indexed)) {
      first = machine.next(text, window);
      if (first !== null) break;
    }
    this.#first.set(indexed.id, first);
    return first;
  }

  /** Whether a pattern, of the index or not, matches within the stretch; the last answer for each is remembered, as exceptions are shared and asked sentence by sentence. */
  occursWithin(pattern: Pattern, { start, end }: Stretch): boolean {
    const last = this.#within.get(pattern);
    if (last?.start === start && last.end === end) return last.occurs;
    const { text, hasWords } = this.view;
    const occurs = pattern.machine(hasWords).occurs(text, { start, last: end, end });
    this.#within.set(pattern, { start, end, occurs });
    return occurs;
  }

  /** The pattern's first match within the stretch, or null. */
  firstWithin(indexed: Indexed, { start, end }: Stretch): Stretch | null {
    const first = this.#first.get(indexed.id);
    if (first === null) return null;
    if (first !== undefined && first.start >= start && first.end <= end) return first;
    const { text, hasWords } = this.view;
    const machine = indexed.pattern.machine(hasWords);
    for (const window of this.windowsOf(indexed)) {
      if (window.last < start) continue;
      if (window.start >= end) return null;
      const found = machine.next(text, {
        start: Math.max(start, window.start),
        last: window.last,
        end: Math.min(end, window.end),
      });
      if (found !== null) return found;
    }
    return null;
  }
}

/** The window of those matches that begin in the core. */
function clipped({ start, last, end }: Window, core: Stretch): Window[] {
  if (last < core.start || start >= core.end) return [];
  return [{ start: Math.max(start, core.start), last: Math.min(last, core.end - 1), end }];
}

const NOWHERE: readonly Window[] = [];
