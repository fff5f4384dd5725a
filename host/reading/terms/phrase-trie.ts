import { hasBit, setBit } from "./bits.ts";
import { HEAD, HEADS, headOf, type WordStarts } from "./word-starts.ts";

/** Integers that are known of a state: the state it is reached from, by which UTF-16 unit, the phrase that ends in it (or -1), and where its tail lies (or 0). */
const STATE = 4;
const UNIT = 1;
const PHRASE = 2;
const TAIL = 3;

/** Finds the phrases that begin at a given place of a text: a trie whose edges lie in one hash table (open addressing) and branch no further than phrases differ; what only one phrase goes on with is its tail. */
export class PhraseTrie {
  /** A bit for each UTF-16 unit that a phrase begins with. */
  readonly #firstUnits = new Uint32Array(0x1_0000 / 32);
  /** A bit for each hash of what a phrase begins with: its first three units, or all of a shorter one. */
  readonly #heads = new Uint32Array(HEADS / 32);
  /** Those hashes where they are few: which a text may hold none of, told sooner than for each of its words. */
  readonly #fewHeads: Uint16Array | null;
  /** The shortest phrase has so many units, at most three. */
  #least = HEAD;
  /** State 0 is the root: no edge reaches it. */
  readonly #states: Int32Array;
  readonly #slots: Int32Array;
  readonly #mask: number;
  /** Units of all tails, each ended by a 0. */
  readonly #tails: Uint16Array;
  /** The phrases of the last walk, shorter ones first, and where each ends. */
  readonly phrases: Int32Array;
  readonly ends: Int32Array;

  /** Phrases are told by their position; they are unique and not empty. */
  constructor(phrases: readonly string[]) {
    const numbers = new Map(phrases.map((phrase, index) => [phrase, index]));
    const ordered = phrases.toSorted();
    const shared = sharedUnits(ordered);
    const { states, tails, longest } = sizesOf(ordered, shared);
    this.#states = new Int32Array(states * STATE);
    this.#slots = new Int32Array(slotsFor(states));
    this.#mask = this.#slots.length - 1;
    this.#tails = new Uint16Array(tails);
    this.phrases = new Int32Array(longest);
    this.ends = new Int32Array(longest);
    this.#fill(ordered, shared, numbers);
    this.#fewHeads = fewIn(this.#heads);
  }

  /** Whether a phrase begins with the unit. */
  mayBegin(unit: number): boolean {
    return hasBit(this.#firstUnits, unit);
  }

  /** The first of the places of a text, from the nth on, where a phrase may begin, or -1: a few places too many, and none too few. */
  nextOf(starts: WordStarts, from: number): number {
    const { count, heads } = starts;
    if (from === 0 && this.#fewHeads !== null && !starts.holdAny(this.#fewHeads)) return -1;
    for (let nth = from; nth < count; nth++)
      for (let units = this.#least; units <= HEAD; units++)
        if (hasBit(this.#heads, heads[nth * HEAD + units - 1] as number)) return nth;
    return -1;
  }

  /** How many phrases begin at `from` of `text`; they lie in `phrases` and `ends` until the next walk. */
  walk(text: string, from: number): number {
    if (!this.mayBegin(text.charCodeAt(from))) return 0;
    const states = this.#states;
    let n = 0;
    let state = 0;
    for (let at = from; at < text.length; at++) {
      state = this.#step(state, text.charCodeAt(at));
      if (state === 0) break;
      const phrase = states[state * STATE + PHRASE] as number;
      if (phrase < 0) continue;
      const tail = states[state * STATE + TAIL] as number;
      const end = tail === 0 ? at + 1 : this.#behindTail(tail, text, at + 1);
      if (end < 0) break;
      this.phrases[n] = phrase;
      this.ends[n++] = end;
      if (tail !== 0) break;
    }
    return n;
  }

  /** The phrase that `text[from, to)` is, or -1. */
  exact(text: string, from: number, to: number): number {
    let state = 0;
    for (let at = from; at < to; at++) {
      state = this.#step(state, text.charCodeAt(at));
      if (state === 0) return -1;
      const tail = this.#states[state * STATE + TAIL] as number;
      if (tail === 0) continue;
      if (this.#behindTail(tail, text, at + 1) !== to) return -1;
      break;
    }
    return state === 0 ? -1 : (this.#states[state * STATE + PHRASE] as number);
  }

  /** Where a tail ends in a text that goes on with it, or -1. */
  #behindTail(tail: number, text: string, from: number): number {
    const tails = this.#tails;
    let at = from;
    for (let nth = tail; tails[nth] !== 0; nth++, at++)
      if (at >= text.length || text.charCodeAt(at) !== tails[nth]) return -1;
    return at;
  }

  /** The state one unit further, or 0. */
  #step(state: number, unit: number): number {
    const states = this.#states;
    for (let slot = slotOf(state, unit) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const next = this.#slots[slot] as number;
      if (next === 0) return 0;
      const at = next * STATE;
      if (states[at] === state && states[at + UNIT] === unit) return next;
    }
  }

  /** `path` holds the states of the phrase before, so that what both begin with is gone through once. */
  #fill(
    ordered: readonly string[],
    shared: Uint16Array,
    numbers: ReadonlyMap<string, number>,
  ): void {
    const path = [0];
    let made = 1;
    let tailEnd = 1;
    for (const [nth, phrase] of ordered.entries()) {
      this.#begin(phrase);
      const own = ownUnits(phrase, nth, shared);
      for (let i = shared[nth] as number; i < own; i++) {
        this.#put(path[i] as number, phrase.charCodeAt(i), made);
        path[i + 1] = made++;
      }
      const at = (path[own] as number) * STATE;
      this.#states[at + PHRASE] = numbers.get(phrase) as number;
      if (own === phrase.length) continue;
      this.#states[at + TAIL] = tailEnd;
      for (let i = own; i < phrase.length; i++) this.#tails[tailEnd++] = phrase.charCodeAt(i);
      tailEnd++;
    }
  }

  #begin(phrase: string): void {
    const units = Math.min(HEAD, phrase.length);
    this.#least = Math.min(this.#least, units);
    setBit(this.#heads, headOf(phrase, 0, units));
    setBit(this.#firstUnits, phrase.charCodeAt(0));
  }

  #put(from: number, unit: number, state: number): void {
    const at = state * STATE;
    this.#states[at] = from;
    this.#states[at + UNIT] = unit;
    this.#states[at + PHRASE] = -1;
    let slot = slotOf(from, unit) & this.#mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#slots[slot] = state;
  }
}

/** So many bits are few. */
const FEW = 256;

/** The bits that are set, where they are few. */
function fewIn(bits: Uint32Array): Uint16Array | null {
  const few: number[] = [];
  for (const [cell, all] of bits.entries())
    for (let left = all; left !== 0; left &= left - 1)
      few.push(cell * 32 + 31 - Math.clz32(left & -left));
  return few.length > FEW ? null : Uint16Array.from(few);
}

/** Up to which unit the n-th phrase needs states of its own: one beyond what it shares with either neighbour in order. */
function ownUnits(phrase: string, nth: number, shared: Uint16Array): number {
  const most = Math.max(shared[nth] as number, shared[nth + 1] as number);
  return Math.min(phrase.length, most + 1);
}

/** How many units each phrase shares with the one before it; 0 behind the last. */
function sharedUnits(ordered: readonly string[]): Uint16Array {
  const shared = new Uint16Array(ordered.length + 1);
  let before = "";
  for (const [nth, phrase] of ordered.entries()) {
    let same = 0;
    while (same < before.length && before.charCodeAt(same) === phrase.charCodeAt(same)) same++;
    shared[nth] = same;
    before = phrase;
  }
  return shared;
}

interface Sizes {
  readonly states: number;
  readonly tails: number;
  readonly longest: number;
}

function sizesOf(ordered: readonly string[], shared: Uint16Array): Sizes {
  let states = 1;
  let tails = 1;
  let longest = 0;
  for (const [nth, phrase] of ordered.entries()) {
    const own = ownUnits(phrase, nth, shared);
    states += own - (shared[nth] as number);
    if (own < phrase.length) tails += phrase.length - own + 1;
    longest = Math.max(longest, phrase.length);
  }
  return { states, tails, longest };
}

/** A power of two, so that at most three of five slots are taken. */
function slotsFor(states: number): number {
  return 2 ** Math.ceil(Math.log2((states * 5) / 3 + 2));
}

function slotOf(state: number, unit: number): number {
  return (Math.imul(state, 0x9e37_79b1) ^ Math.imul(unit, 0x85eb_ca6b)) >>> 7;
}
