import { setImmediate } from "node:timers/promises";
import type { FoldedText } from "../contract/reading.ts";
import type { Match } from "../contract/layer.ts";
import { overlapsAny } from "./edit.ts";
import { rarityOf } from "./literals.ts";
import type { Pattern } from "./pattern.ts";
import { planSearch, type Sighting } from "./plan.ts";
import { Prefilter, type Look } from "./prefilter.ts";
import { joined, RuleSearch, type RuleMatches } from "./rule-matches.ts";
import type { CompiledRule } from "./rule.ts";
import { variantsOf } from "./variants.ts";
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
  readonly size: number;
  readonly #variants: readonly Variant[];
  readonly #prefilter: Prefilter;
  readonly #vocabulary: Vocabulary;
  /** Pattern of the prefilter → the variants it leads. */
  readonly #ledBy: readonly number[][];
  /** Variants without any literal: they run everywhere. */
  readonly #always: readonly number[];

  constructor(rules: readonly CompiledRule[]) {
    this.size = rules.length;
    this.#vocabulary = new Vocabulary(rules.flatMap((rule) => rule.words));
    const ids = new Map<Pattern, number>();
    const idOf = (pattern: Pattern): number => {
      const id = ids.get(pattern) ?? ids.size;
      ids.set(pattern, id);
      return id;
    };
    this.#variants = rules.flatMap((compiled, rule) =>
      variantsOf(compiled).map((variant) => ({
        rule,
        compiled: variant,
        ids: variant.patterns.map(idOf),
        withLiterals: [...variant.patterns.keys()].filter(
          (at) => (variant.patterns[at]?.clauses.length ?? 0) > 0,
        ),
      })),
    );
    this.#prefilter = new Prefilter([...ids.keys()]);
    const always: number[] = [];
    const ledBy: number[][] = [];
    for (const [index, { compiled, ids: patterns }] of this.#variants.entries()) {
      const lead = patterns[leadOf(compiled.patterns)];
      if (lead === undefined) always.push(index);
      else (ledBy[lead] ??= []).push(index);
    }
    this.#always = always;
    this.#ledBy = ledBy;
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
    const looks: ViewLook[] = [];
    for (const view of viewsOf(text, this.#vocabulary)) {
      if (view !== null) looks.push({ view, look: yield* this.#prefilter.look(view) });
      yield null;
    }
    const found = new Map<number, RuleMatches[]>();
    for (const index of this.#candidates(looks)) {
      const variant = this.#variants[index];
      const sightings = variant === undefined ? [] : sightingsOf(variant, looks);
      yield null;
      if (variant === undefined || sightings.length === 0) continue;
      const search = new RuleSearch(variant.compiled, planSearch(variant.compiled, sightings));
      while (search.advance()) yield null;
      const matches = search.result();
      if (matches.matches.length === 0) continue;
      found.set(variant.rule, [...(found.get(variant.rule) ?? []), matches]);
    }
    for (const { look } of looks) look.close();
    return Array.from(found, ([rule, matches]) => ({ rule, ...joined(matches) }));
  }

  /** The variants of which every pattern may match, in their order. */
  #candidates(looks: readonly ViewLook[]): readonly number[] {
    const found = new Set(this.#always);
    for (const { look } of looks)
      for (const pattern of look.woken) this.#addLed(found, pattern, looks);
    return [...found].toSorted((a, b) => a - b);
  }

  #addLed(found: Set<number>, pattern: number, looks: readonly ViewLook[]): void {
    for (const index of this.#ledBy[pattern] ?? []) {
      const variant = this.#variants[index];
      if (variant !== undefined && isPossible(variant, looks)) found.add(index);
    }
  }
}

/** A rule, or one way to match it, whose patterns must all match. */
interface Variant {
  /** Position among the scanner's rules. */
  readonly rule: number;
  readonly compiled: CompiledRule;
  /** Its patterns' positions in the prefilter. */
  readonly ids: readonly number[];
  /** Which of its patterns have literals. */
  readonly withLiterals: readonly number[];
}

interface ViewLook {
  readonly view: View;
  readonly look: Look;
}

function isPossible({ ids, withLiterals }: Variant, looks: readonly ViewLook[]): boolean {
  for (const at of withLiterals) if (!isSeen(ids[at] ?? -1, looks)) return false;
  return true;
}

function isSeen(pattern: number, looks: readonly ViewLook[]): boolean {
  for (const { look } of looks) if (look.isPossible(pattern)) return true;
  return false;
}

/** The position of the pattern with the rarest literals, or -1 where none has any. */
function leadOf(patterns: readonly Pattern[]): number {
  let lead = -1;
  let most = -Infinity;
  for (const [at, { clauses }] of patterns.entries()) {
    const [first] = clauses;
    const rarity = first === undefined ? -Infinity : rarityOf(first);
    if (rarity > most) {
      most = rarity;
      lead = at;
    }
  }
  return lead;
}

/** Where the patterns can match, in every view; empty when one of them cannot anywhere. */
function sightingsOf(variant: Variant, looks: readonly ViewLook[]): readonly Sighting[] {
  const { ids, withLiterals } = variant;
  if (withLiterals.length === 0)
    return looks.map(({ view }) => ({ pattern: 0, view, windows: view.stretches }));
  const sightings: Sighting[] = [];
  for (const pattern of withLiterals) {
    const seen = sightings.length;
    for (const { view, look } of looks) {
      const windows = look.windows(ids[pattern] ?? -1);
      const told =
        view.changed === null
          ? windows
          : windows.filter((window) => overlapsAny(view.changed ?? [], window));
      if (told.length > 0) sightings.push({ pattern, view, windows: told });
    }
    if (sightings.length === seen) return [];
  }
  return sightings;
}
