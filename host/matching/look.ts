import type { Steps } from "../../schemas/steps.ts";
import type { Block } from "./blocks.ts";
import type { Indexed } from "./entry.ts";
import type { LiteralIndex } from "./index/literal-index.ts";
import { findTerms, type Begins, type Walk } from "./index/literal-walk.ts";
import type { Window } from "./machine/machine.ts";
import { Occurrences } from "./index/occurrences.ts";
import type { Pattern } from "./pattern.ts";
import { SeenClauses } from "./index/seen-clauses.ts";
import { SeenWays } from "./index/seen-ways.ts";
import { SentenceBits } from "./sentence-bits.ts";
import { sentenceEnds, type Stretch } from "./sentence.ts";
import { LONGEST_TOKEN, offsetOf, termOf } from "./index/token-terms.ts";
import type { View } from "./disguises/views.ts";
import type { WayTable } from "./index/way-table.ts";
import { windowsOf, type Seen } from "./windows.ts";

/** Units searched between pauses. */
const CHUNK = 8192;

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
    this.clauses = new SeenClauses(index.records, this.#occurrences, index.clauses);
    this.ways = new SeenWays(index.records, this.clauses, index.ways.patterns);
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

  /** Finds every literal of the view, or of a block of it, in one pass; yields now and then, so that the caller may pause. */
  *open({ view, block }: Place): Steps<this> {
    const sentences = new SentenceBits(sentenceEnds(view.folded), view.text.length);
    this.#opened = { view, sentences, core: block?.core ?? null };
    const reach = block?.reach ?? { start: 0, end: view.text.length };
    for (const each of view.stretches) {
      const stretch = clip(each, reach);
      if (stretch.start < stretch.end) yield* this.#noteAll(view, stretch, reach);
    }
    const terms = this.#occurrences.seen;
    this.clauses.addAll(terms);
    for (const term of terms) this.ways.add(term);
    return this;
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

  /** Notes the terms of every token, or of everything where the view has no tokens; of a long token those within the block. */
  *#noteAll({ text, hasWords }: View, { start, end }: Stretch, reach: Stretch): Steps<void> {
    let pause = start + CHUNK;
    let at = hasWords ? text.lastIndexOf(" ", start - 1) + 1 : start;
    while (at < end) {
      const space = hasWords ? text.indexOf(" ", at) : -1;
      const to = space < 0 ? text.length : space;
      if (!hasWords) yield* this.#noteLong({ text, hasWords }, { start: at, end }, to);
      else if (to - at > LONGEST_TOKEN)
        yield* this.#noteLong({ text, hasWords }, clip({ start: at, end: to }, reach), to);
      else if (to > at) this.#noteToken(text, at, to);
      at = to + 1;
      if (at < pause) continue;
      pause = at + CHUNK;
      yield null;
    }
  }

  #noteToken(text: string, from: number, to: number): void {
    const { tokens } = this.#index;
    let at = tokens.locate(text, from, to);
    const { finds } = tokens;
    if ((finds[at] as number) < 0) return;
    const sentences = this.sentences.at(from) | this.sentences.at(to - 1);
    for (let find = finds[at] as number; find >= 0; find = finds[++at] as number) {
      this.#occurrences.add(termOf(find), from + offsetOf(find), sentences);
    }
  }

  /** Notes the terms that begin in the stretch and end by `to`, piece by piece; where there are no words, to the end of the last whole piece. */
  *#noteLong(walk: Walk, { start, end }: Stretch, to: number): Steps<void> {
    for (let from = start; from < end; from += CHUNK) {
      if (from > start) yield null;
      const behind = Math.min(from + CHUNK, walk.hasWords ? end : to);
      this.#notePiece(walk, { from, behind, to });
    }
  }

  #notePiece(walk: Walk, piece: Begins): void {
    const { terms, starts } = findTerms(this.#index, walk, piece);
    for (const [i, term] of terms.entries()) {
      const start = starts[i] ?? 0;
      this.#occurrences.add(term, start, this.sentences.at(start));
    }
  }
}

/** What of a stretch lies within another; ends before it begins where nothing does. */
function clip({ start, end }: Stretch, within: Stretch): Stretch {
  return { start: Math.max(start, within.start), end: Math.min(end, within.end) };
}

/** The window of those matches that begin in the core. */
function clipped({ start, last, end }: Window, core: Stretch): Window[] {
  if (last < core.start || start >= core.end) return [];
  return [{ start: Math.max(start, core.start), last: Math.min(last, core.end - 1), end }];
}

const NOWHERE: readonly Window[] = [];
