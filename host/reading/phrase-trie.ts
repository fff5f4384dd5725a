/** Integers of one edge: the state it leaves, its UTF-16 unit, the state it reaches. */
const EDGE = 3;

/** Finds the phrases that begin at a given place of a text: a trie whose edges lie in one hash table (open addressing). */
export class PhraseTrie {
  readonly #edges: Int32Array;
  readonly #mask: number;
  /** The phrase that ends in a state, or -1. State 0 is the root: no edge reaches it. */
  readonly #phraseOf: Int32Array;
  /** The phrases of the last walk, shorter ones first, and where each ends. */
  readonly phrases: Int32Array;
  readonly ends: Int32Array;

  /** Phrases are told by their position; they are unique and not empty. */
  constructor(phrases: readonly string[]) {
    const slots = slotsFor(edgesOf(phrases));
    this.#edges = new Int32Array(slots * EDGE);
    this.#mask = slots - 1;
    const ending: number[] = [-1];
    let longest = 0;
    for (const [index, phrase] of phrases.entries()) {
      let state = 0;
      for (let i = 0; i < phrase.length; i++)
        state = this.#reach(state, phrase.charCodeAt(i), ending);
      ending[state] = index;
      longest = Math.max(longest, phrase.length);
    }
    this.#phraseOf = Int32Array.from(ending);
    this.phrases = new Int32Array(longest);
    this.ends = new Int32Array(longest);
  }

  /** How many phrases begin at `from` of `text`; they lie in `phrases` and `ends` until the next walk. */
  walk(text: string, from: number): number {
    let n = 0;
    let state = 0;
    for (let at = from; at < text.length; at++) {
      state = this.#step(state, text.charCodeAt(at));
      if (state === 0) break;
      const phrase = this.#phraseOf[state] as number;
      if (phrase < 0) continue;
      this.phrases[n] = phrase;
      this.ends[n++] = at + 1;
    }
    return n;
  }

  /** The phrase that `text[from, to)` is, or -1. */
  exact(text: string, from: number, to: number): number {
    let state = 0;
    for (let at = from; at < to; at++) {
      state = this.#step(state, text.charCodeAt(at));
      if (state === 0) return -1;
    }
    return this.#phraseOf[state] as number;
  }

  /** The state one unit further, or 0. */
  #step(state: number, unit: number): number {
    const edges = this.#edges;
    for (let slot = slotOf(state, unit) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const at = slot * EDGE;
      const next = edges[at + 2] as number;
      if (next === 0 || (edges[at] === state && edges[at + 1] === unit)) return next;
    }
  }

  #reach(state: number, unit: number, ending: number[]): number {
    const known = this.#step(state, unit);
    if (known !== 0) return known;
    const next = ending.push(-1) - 1;
    this.#put(state, unit, next);
    return next;
  }

  #put(state: number, unit: number, next: number): void {
    let slot = slotOf(state, unit) & this.#mask;
    while (this.#edges[slot * EDGE + 2] !== 0) slot = (slot + 1) & this.#mask;
    this.#edges[slot * EDGE] = state;
    this.#edges[slot * EDGE + 1] = unit;
    this.#edges[slot * EDGE + 2] = next;
  }
}

/** How many edges a trie of the phrases has: one for each unit that a phrase does not share with the one before it in order. */
function edgesOf(phrases: readonly string[]): number {
  let edges = 0;
  let before = "";
  for (const phrase of phrases.toSorted()) {
    let same = 0;
    while (same < before.length && before.charCodeAt(same) === phrase.charCodeAt(same)) same++;
    edges += phrase.length - same;
    before = phrase;
  }
  return edges;
}

/** A power of two, so that at most three of five slots are taken. */
function slotsFor(edges: number): number {
  return 2 ** Math.ceil(Math.log2((edges * 5) / 3 + 2));
}

function slotOf(state: number, unit: number): number {
  return (Math.imul(state, 0x9e37_79b1) ^ Math.imul(unit, 0x85eb_ca6b)) >>> 7;
}
