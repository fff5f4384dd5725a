import { setImmediate } from "node:timers/promises";
import type { FoldedText } from "../contract/reading.ts";
import type { Match } from "../contract/layer.ts";
import { overlapsAny } from "./edit.ts";
import { Prefilter, type Candidate } from "./prefilter.ts";
import { onDemand, planSearch, type Sighting } from "./plan.ts";
import { RuleSearch } from "./rule-matches.ts";
import type { CompiledRule } from "./rule.ts";
import { viewsOf, type View } from "./views.ts";
import { Vocabulary } from "./lexicon.ts";

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
  readonly #rules: readonly CompiledRule[];
  readonly #prefilter: Prefilter;
  readonly #vocabulary: Vocabulary;
  /** Pattern of the prefilter → its rule. */
  readonly #ruleOf: readonly number[];
  /** Rule → its first pattern in the prefilter. */
  readonly #firstOf: readonly number[];

  constructor(rules: readonly CompiledRule[]) {
    this.#rules = rules;
    this.#vocabulary = new Vocabulary(rules.flatMap((rule) => rule.words));
    this.#ruleOf = rules.flatMap((rule, index) => rule.patterns.map(() => index));
    let next = 0;
    this.#firstOf = rules.map(({ patterns }) => (next += patterns.length) - patterns.length);
    this.#prefilter = new Prefilter(
      rules.flatMap((rule) => rule.patterns),
      new Set(
        rules.flatMap((rule, index) =>
          onDemand(rule).map((at) => at + (this.#firstOf[index] ?? 0)),
        ),
      ),
    );
  }

  get size(): number {
    return this.#rules.length;
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
    const sightings = new Map<number, Sighting[]>();
    for (const view of viewsOf(text, this.#vocabulary)) {
      if (view === null) {
        yield null;
        continue;
      }
      for (const candidate of this.#prefilter.candidates(view)) {
        if (candidate === null) yield null;
        else this.#file(sightings, candidate, view);
      }
      yield null;
    }
    const hits: RuleHit[] = [];
    for (const rule of [...sightings.keys()].toSorted((a, b) => a - b)) {
      const compiled = this.#rules[rule];
      if (compiled === undefined) continue;
      const search = new RuleSearch(compiled, planSearch(compiled, sightings.get(rule) ?? []));
      while (search.advance()) yield null;
      const found = search.result();
      if (found.matches.length > 0) hits.push({ rule, ...found });
    }
    return hits;
  }

  #file(sightings: Map<number, Sighting[]>, candidate: Candidate, view: View): void {
    const rule = this.#ruleOf[candidate.pattern] ?? 0;
    const { changed } = view;
    const windows =
      changed === null
        ? candidate.windows
        : candidate.windows.filter((window) => overlapsAny(changed, window));
    if (windows.length === 0) return;
    const sighting = { pattern: candidate.pattern - (this.#firstOf[rule] ?? 0), view, windows };
    const known = sightings.get(rule);
    if (known === undefined) sightings.set(rule, [sighting]);
    else known.push(sighting);
  }
}
