import type { Match } from "../contract/layer.ts";
import type { Found, Pattern } from "./pattern.ts";
import { passesThreshold, type CompiledRule, type Threshold } from "./rule.ts";
import { sentencesOver, type Stretch } from "./sentence.ts";
import { tellsMore, type View } from "./views.ts";
import { matchesIn, matchesWithin } from "./window.ts";

/** Matches kept for one rule. */
export const MOST_MATCHES = 20;

/** A pattern of a rule that can match in a view, and where. */
export interface Sighting {
  /** Its position among the rule's patterns. */
  readonly pattern: number;
  readonly view: View;
  readonly windows: readonly Stretch[];
}

/** Where a rule matched, in the original text. */
export interface RuleMatches {
  readonly matches: readonly Match[];
  readonly truncated: boolean;
}

const NONE: RuleMatches = { matches: [], truncated: false };

/** The matches of one rule, exceptions and thresholds applied; yields null where the caller may pause. */
export function* ruleMatches(
  rule: CompiledRule,
  sightings: readonly Sighting[],
): Generator<null, RuleMatches, void> {
  const kept = new Kept();
  if (rule.allRequired) {
    const seen = new Set(sightings.map(({ pattern }) => pattern));
    if (seen.size < rule.patterns.length) return NONE;
    const meets = rule.within === "sentence" ? keepTogether : keepAllRequired;
    return (yield* meets(rule, sightings, kept)) ? kept.matches() : NONE;
  }
  for (const sighting of sightings) {
    if (!kept.full) yield* keepAll(rule, sighting, kept);
  }
  return kept.matches();
}

/** Keeps the matches of every pattern, wherever they are; gives whether each has one. */
function* keepAllRequired(
  rule: CompiledRule,
  sightings: readonly Sighting[],
  kept: Kept,
): Generator<null, boolean, void> {
  const matched = new Set<number>();
  for (const sighting of sightings) {
    if (kept.full && matched.has(sighting.pattern)) continue;
    if (yield* keepAll(rule, sighting, kept)) matched.add(sighting.pattern);
  }
  return matched.size === rule.patterns.length;
}

/** Keeps what one pattern matched in one view, as far as there is room; gives whether it matched at all. */
function* keepAll(
  rule: CompiledRule,
  sighting: Sighting,
  kept: Kept,
): Generator<null, boolean, void> {
  let matched = false;
  for (const found of foundBy(rule, sighting)) {
    if (found === null) {
      yield null;
      continue;
    }
    matched = true;
    kept.add(sighting.view, found);
    if (kept.full) break;
  }
  return matched;
}

/** Patterns that must meet in one sentence: around each match of the first, all others are looked for. */
function* keepTogether(
  rule: CompiledRule,
  sightings: readonly Sighting[],
  kept: Kept,
): Generator<null, boolean, void> {
  for (const sighting of sightings.filter(({ pattern }) => pattern === 0)) {
    for (const found of foundBy(rule, sighting)) {
      if (found === null) yield null;
      else keepSentence(rule, { sighting, found, kept });
      if (kept.full) return true;
    }
  }
  return true;
}

function* foundBy(rule: CompiledRule, sighting: Sighting): Generator<Found | null, void, void> {
  const pattern = rule.patterns[sighting.pattern];
  if (pattern === undefined) return;
  for (const found of matchesIn(pattern, sighting.view, sighting.windows)) {
    if (found === null || stands(rule, { pattern, found, view: sighting.view })) yield found;
  }
}

interface Claim {
  readonly pattern: Pattern;
  readonly found: Found;
  readonly view: View;
}

/** Whether a match counts: it tells something new, its number passes, and no exception speaks in its sentence. */
function stands(rule: CompiledRule, { pattern, found, view }: Claim): boolean {
  if (!tellsMore(view, found)) return false;
  if (rule.threshold !== null && !passes(rule.threshold, { pattern, found, view })) return false;
  if (rule.unless.length === 0) return true;
  const sentence = sentencesOver(view.folded, found.start, found.end);
  return !rule.unless.some((exception) => matchesWithin(exception, view, sentence) !== null);
}

function passes(threshold: Threshold, { pattern, found, view }: Claim): boolean {
  const { group } = threshold;
  const index = typeof group === "number" ? group : (pattern.groupNames.get(group) ?? -1);
  if (index > pattern.groups || index < 0) return true;
  const captured = found.groups[index];
  const start = found.groupStarts[index] ?? -1;
  if (captured === undefined || start < 0) return false;
  const end = start + captured.length;
  return passesThreshold(threshold, captured, view.text.slice(end, end + 16));
}

interface First {
  readonly sighting: Sighting;
  readonly found: Found;
  readonly kept: Kept;
}

function keepSentence(rule: CompiledRule, { sighting, found, kept }: First): void {
  const { view } = sighting;
  const sentence = sentencesOver(view.folded, found.start, found.end);
  const others = rule.patterns.slice(1).map((pattern) => {
    const other = matchesWithin(pattern, view, sentence);
    return other !== null && stands(rule, { pattern, found: other, view }) ? other : null;
  });
  if (others.includes(null)) return;
  kept.add(view, found);
  for (const other of others) if (other !== null) kept.add(view, other);
}

/** The first matches of a rule, each stretch of the original once. */
class Kept {
  readonly #matches: Match[] = [];
  #more = false;

  get full(): boolean {
    return this.#more;
  }

  add({ folded }: View, found: Stretch): void {
    const start = folded.startOf(found.start);
    const end = folded.endOf(found.end);
    if (
      this.#matches.some(
        (match) => start < match.end && end > match.start && covers(match, { start, end }),
      )
    )
      return;
    if (this.#matches.length >= MOST_MATCHES) {
      this.#more = true;
      return;
    }
    this.#matches.push({ text: folded.original.slice(start, end), start, end });
  }

  matches(): RuleMatches {
    const matches = this.#matches.toSorted((a, b) => a.start - b.start || a.end - b.end);
    return { matches, truncated: this.#more };
  }
}

function covers(match: Stretch, other: Stretch): boolean {
  return match.start <= other.start && match.end >= other.end;
}
