import { setImmediate } from "node:timers/promises";
import type { FoldedText } from "../contract/reading.ts";
import type { Match } from "../contract/layer.ts";
import { entriesOf, type Entry } from "./entry.ts";
import { Vocabulary } from "./lexicon.ts";
import { LiteralIndex } from "./literal-index.ts";
import { Look } from "./look.ts";
import type { Pattern } from "./pattern.ts";
import { joined, RuleSearch, type RuleMatches } from "./rule-matches.ts";
import type { CompiledRule } from "./rule.ts";
import { allSightings, leadSightings, wholly, type Sighting } from "./sightings.ts";
import { viewsOf } from "./views.ts";

/** Milliseconds of work before the event loop gets a turn. */
const TURN_MS = 8;

/** One rule that matched: its position among the scanner's rules, and where, in the original text. */
export interface RuleHit {
  readonly rule: number;
  readonly matches: readonly Match[];
  /** Whether there were more matches than are kept. */
  readonly truncated: boolean;
}

/** Scans texts for many rules at once. Immutable; one serves any number of scans. */
export class Scanner {
  readonly size: number;
  readonly #rules: readonly CompiledRule[];
  readonly #index: LiteralIndex;
  readonly #entries: readonly Entry[];
  /** Term → the entries it wakes. */
  readonly #wakes: readonly (readonly number[])[];
  /** Entries without any literal: they run everywhere. */
  readonly #always: readonly number[];
  /** Looks that ended, for the next scans. */
  readonly #spare: Look[] = [];
  #vocabulary: Vocabulary | undefined;

  constructor(rules: readonly CompiledRule[]) {
    this.size = rules.length;
    this.#rules = rules;
    const patterns = new Map<Pattern, number>();
    for (const rule of rules) {
      for (const pattern of rule.patterns) {
        if (!patterns.has(pattern)) patterns.set(pattern, patterns.size);
      }
    }
    this.#index = new LiteralIndex([...patterns.keys()]);
    this.#entries = entriesOf(rules, patterns, this.#index);
    const wakes: number[][] = [];
    const always: number[] = [];
    for (const [at, { lead }] of this.#entries.entries()) {
      const [first] = this.#index.needsOf(lead.id);
      if (first === undefined) always.push(at);
      else for (const term of this.#index.termsOf(first.clause)) (wakes[term] ??= []).push(at);
    }
    this.#wakes = wakes;
    this.#always = always;
  }

  /** Every rule that matches, in the order of the rules. Gives the event loop a turn every few milliseconds; rejects with the signal's reason once aborted. */
  async scan(text: FoldedText, signal?: AbortSignal): Promise<RuleHit[]> {
    signal?.throwIfAborted();
    const work = this.#work(text);
    let started = performance.now();
    for (let step = work.next(); ; step = work.next()) {
      if (step.done === true) return step.value;
      if (performance.now() - started < TURN_MS) continue;
      await setImmediate();
      signal?.throwIfAborted();
      started = performance.now();
    }
  }

  /** The same at once, for checks off the request path. */
  scanNow(text: FoldedText): RuleHit[] {
    const work = this.#work(text);
    for (let step = work.next(); ; step = work.next()) {
      if (step.done === true) return step.value;
    }
  }

  *#work(text: FoldedText): Generator<null, RuleHit[], void> {
    const looks: Look[] = [];
    for (const view of viewsOf(text, () => this.#words())) {
      if (view !== null) looks.push(yield* (this.#spare.pop() ?? new Look(this.#index)).open(view));
      yield null;
    }
    const found = new Map<number, RuleMatches[]>();
    for (const at of this.#woken(looks)) {
      const entry = this.#entries[at];
      const sightings = entry === undefined ? [] : this.#sightings(entry, looks);
      if (entry === undefined || sightings.length === 0) continue;
      const search = new RuleSearch(entry.compiled, sightings);
      while (search.advance()) yield null;
      const matches = search.result();
      if (matches.matches.length === 0) continue;
      found.set(entry.rule, [...(found.get(entry.rule) ?? []), matches]);
    }
    for (const look of looks) this.#spare.push(look.close());
    return Array.from(found, ([rule, matches]) => ({ rule, ...joined(matches) }));
  }

  /** The entries whose leading literals occur, in their order. */
  #woken(looks: readonly Look[]): readonly number[] {
    const woken = new Set(this.#always);
    for (const { seen } of looks) {
      for (const term of seen) for (const at of this.#wakes[term] ?? NONE) woken.add(at);
    }
    return [...woken].toSorted((a, b) => a - b);
  }

  #sightings(entry: Entry, looks: readonly Look[]): readonly Sighting[] {
    const { compiled, lead, others, more } = entry;
    if (more === null) return allSightings([lead, ...others], this.#index, looks);
    if (this.#index.needsOf(lead.id).length === 0) {
      return looks.map(({ view }) => wholly(compiled.patterns[0] ?? lead.pattern, view));
    }
    return leadSightings({ lead, others, more }, this.#index, looks);
  }

  #words(): Vocabulary {
    return (this.#vocabulary ??= new Vocabulary(this.#rules.flatMap((rule) => rule.words())));
  }
}

const NONE: readonly number[] = [];
