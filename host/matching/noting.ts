import type { View } from "./disguises/views.ts";
import type { LiteralIndex } from "./index/literal-index.ts";
import { findTerms } from "./index/literal-walk.ts";
import type { Occurrences } from "./index/occurrences.ts";
import { LONGEST_TOKEN, offsetOf, termOf } from "./index/token-terms.ts";
import type { SentenceBits } from "./sentence-bits.ts";
import type { Stretch } from "./sentence.ts";

/** Units whose terms are noted in one go. */
const CHUNK = 8192;

/** What is read: a view with its sentences, as far as a block reaches. */
interface Read {
  readonly view: View;
  readonly sentences: SentenceBits;
  readonly reach: Stretch;
}

/** Notes the terms of every token of a view, or of everything where the view has no tokens, piece by piece so that the caller may pause; of a long token those within reach. */
export class Noting {
  readonly #index: LiteralIndex;
  readonly #into: Occurrences;
  readonly #read: Read;
  #stretch = -1;
  /** Where to go on, and where the stretch ends. */
  #at = 0;
  #end = 0;
  /** Where in a long token terms begin no more, and where it ends. */
  #longEnd = 0;
  #to = 0;

  constructor(index: LiteralIndex, into: Occurrences, read: Read) {
    this.#index = index;
    this.#into = into;
    this.#read = read;
    this.#nextStretch();
  }

  /** Notes the terms of about 8 KB more; false when there is nothing left. */
  advance(): boolean {
    if (this.#at < this.#longEnd) this.#noteLong();
    else this.#noteTokens();
    return this.#at < this.#end || this.#nextStretch();
  }

  /** Goes to the next stretch of which something is in reach; false behind the last. */
  #nextStretch(): boolean {
    const { view, reach } = this.#read;
    while (++this.#stretch < view.stretches.length) {
      const each = view.stretches[this.#stretch] ?? reach;
      const start = Math.max(each.start, reach.start);
      this.#end = Math.min(each.end, reach.end);
      if (start >= this.#end) continue;
      this.#at = view.hasWords ? view.text.lastIndexOf(" ", start - 1) + 1 : start;
      this.#longEnd = view.hasWords ? 0 : this.#end;
      this.#to = view.text.length;
      return true;
    }
    this.#at = this.#end;
    return false;
  }

  /** Notes the tokens from here on, up to one that is long. */
  #noteTokens(): void {
    const { text } = this.#read.view;
    const stop = Math.min(this.#at + CHUNK, this.#end);
    while (this.#at < stop) {
      const at = this.#at;
      const space = text.indexOf(" ", at);
      const to = space < 0 ? text.length : space;
      this.#at = to + 1;
      if (to - at > LONGEST_TOKEN) {
        this.#beginLong(at, to);
        return;
      }
      if (to > at) this.#noteToken(text, at, to);
    }
  }

  #noteToken(text: string, from: number, to: number): void {
    const { tokens } = this.#index;
    let at = tokens.locate(text, from, to);
    const { finds } = tokens;
    let find = finds[at] as number;
    if (find < 0) return;
    const { sentences } = this.#read;
    const bits = sentences.at(from) | sentences.at(to - 1);
    for (; find >= 0; find = finds[++at] as number)
      this.#into.add(termOf(find), from + offsetOf(find), bits);
  }

  #beginLong(at: number, to: number): void {
    const { reach } = this.#read;
    const from = Math.max(at, reach.start);
    this.#longEnd = Math.min(to, reach.end);
    this.#to = to;
    if (from < this.#longEnd) this.#at = from;
  }

  /** Notes the terms that begin in the next piece of a long token and end with it; where there are no words, to the end of the last whole piece. */
  #noteLong(): void {
    const { view, sentences } = this.#read;
    const from = this.#at;
    const next = from + CHUNK;
    const behind = Math.min(next, view.hasWords ? this.#longEnd : this.#to);
    const { terms, starts } = findTerms(this.#index, view, { from, behind, to: this.#to });
    for (let i = 0; i < terms.length; i++) {
      const start = starts[i] as number;
      this.#into.add(terms[i] as number, start, sentences.at(start));
    }
    this.#at = next < this.#longEnd ? next : this.#to + 1;
  }
}
