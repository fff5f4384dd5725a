import type { Match } from "../contract/layer.ts";
import type { Pattern } from "./pattern.ts";
import { meetsNearby, passesThreshold, type CompiledRule, type Threshold } from "./rule.ts";
import { passageOver, sentencesOver, type Stretch } from "./sentence.ts";
import type { Sighting } from "./sightings.ts";
import { tellsMore, type View } from "./views.ts";
import { nextMatch, piecesOf, type Piece } from "./window.ts";

/** Matches kept for one rule. */
export const MOST_MATCHES = 20;

/** Where a rule matched, in the original text. */
export interface RuleMatches {
  readonly matches: readonly Match[];
  readonly truncated: boolean;
}

const NONE: RuleMatches = { matches: [], truncated: false };

/** The search for one rule's matches, exceptions and thresholds applied, piece by piece so that the caller may pause. */
export class RuleSearch {
  readonly #rule: CompiledRule;
  readonly #sightings: readonly Sighting[];
  /** Whether all patterns must meet in one sentence or passage: then the one sighted leads, and the others are looked for around it. */
  readonly #together: boolean;
  readonly #kept = new Kept();
  /** The patterns that matched, where all must. */
  readonly #matched: Set<Pattern> | null;
  #sighting = 0;
  #pieces: readonly Piece[] | null = null;
  #piece = 0;
  /** Where the last match of this sighting ended: none begins before. */
  #after = 0;

  constructor(rule: CompiledRule, sightings: readonly Sighting[]) {
    this.#rule = rule;
    this.#together = meetsNearby(rule);
    this.#matched = rule.allRequired && !this.#together ? new Set() : null;
    this.#sightings = sightings;
  }

  /** Searches one more piece of at most about 3 KB; false when there is none. */
  advance(): boolean {
    const sighting = this.#sightings[this.#sighting];
    if (sighting === undefined) return false;
    if (this.#isSettled(sighting)) return this.#nextSighting();
    this.#pieces ??= piecesOf(sighting.windows, sighting.pattern.longest);
    const piece = this.#pieces[this.#piece++];
    if (piece === undefined) return this.#nextSighting();
    this.#search(sighting, piece);
    return true;
  }

  result(): RuleMatches {
    if (this.#matched !== null && this.#matched.size < this.#rule.patterns.length) return NONE;
    return this.#kept.matches();
  }

  #nextSighting(): boolean {
    const last = this.#sightings[this.#sighting++]?.pattern;
    if (last !== undefined && this.#isLost(last)) this.#sighting = this.#sightings.length;
    this.#pieces = null;
    this.#piece = 0;
    this.#after = 0;
    return this.#sighting < this.#sightings.length;
  }

  /** Whether a pattern that must match was searched for everywhere in vain. */
  #isLost(pattern: Pattern): boolean {
    if (this.#matched?.has(pattern) !== false) return false;
    return !this.#sightings.slice(this.#sighting).some((later) => later.pattern === pattern);
  }

  #isSettled({ pattern }: Sighting): boolean {
    return this.#kept.full && this.#matched?.has(pattern) !== false;
  }

  #search(sighting: Sighting, piece: Piece): void {
    const { view, pattern } = sighting;
    let match = nextMatch(sighting, piece, this.#after);
    while (match !== null) {
      this.#after = Math.max(match.end, match.start + 1);
      const claim = { pattern, view, match };
      if (this.#together) this.#keepTogether(claim);
      else if (this.#stands(claim) && !this.#isExcepted(claim)) this.#keep(claim);
      if (this.#isSettled(sighting)) return;
      match = nextMatch(sighting, piece, this.#after);
    }
  }

  #keep({ pattern, view, match }: Claim): void {
    this.#matched?.add(pattern);
    this.#kept.add(view, match);
  }

  /** Keeps the leading match where every other pattern matches around it. Exceptions are asked last: few matches get that far. */
  #keepTogether(claim: Claim): void {
    const { view, match } = claim;
    if (!this.#stands(claim)) return;
    const over = this.#rule.within === "passage" ? passageOver : sentencesOver;
    const around = over(view.folded, match.start, match.end);
    const claims: Claim[] = [claim];
    for (const pattern of this.#rule.patterns) {
      if (pattern === claim.pattern) continue;
      const machine = pattern.machine(view.hasWords);
      const other = machine.next(view.text, around.start, around.end);
      if (other === null) return;
      const partner = { pattern, view, match: other, known: true };
      if (!this.#stands(partner)) return;
      claims.push(partner);
    }
    if (claims.some((each) => this.#isExcepted(each))) return;
    for (const each of claims) this.#kept.add(view, each.match);
  }

  /** Whether a match counts: it tells something new, and its number passes. */
  #stands(claim: Claim): boolean {
    const { threshold } = this.#rule;
    if (claim.known !== true && !tellsMore(claim.view, claim.match)) return false;
    return threshold === null || passes(threshold, claim);
  }

  /** Whether an exception speaks in its sentence. */
  #isExcepted({ view, match }: Claim): boolean {
    const { unless } = this.#rule;
    if (unless.length === 0) return false;
    const { start, end } = sentencesOver(view.folded, match.start, match.end);
    return unless.some((each) => each.machine(view.hasWords).occurs(view.text, start, end));
  }
}

interface Claim {
  readonly pattern: Pattern;
  readonly view: View;
  readonly match: Stretch;
  /** Whether another pattern of the rule told something new already. */
  readonly known?: boolean;
}

function passes({ group, ...threshold }: Threshold, { pattern, view, match }: Claim): boolean {
  const index = typeof group === "number" ? group : (pattern.groupNames.get(group) ?? -1);
  if (index > pattern.groups || index < 0) return true;
  const captured = pattern.captured(view.text.slice(match.start, match.end), index);
  if (captured === null) return false;
  const end = match.start + captured.start + captured.text.length;
  return passesThreshold({ group, ...threshold }, captured.text, view.text.slice(end, end + 16));
}

/** What several searches for one rule found: each stretch once, the widest. */
export function joined(found: readonly RuleMatches[]): RuleMatches {
  const [first = NONE, ...others] = found;
  if (others.length === 0) return first;
  const all = found
    .flatMap(({ matches }) => matches)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Match[] = [];
  for (const match of all) {
    if (match.end > (kept.at(-1)?.end ?? -1)) kept.push(match);
  }
  const truncated = kept.length > MOST_MATCHES || found.some((each) => each.truncated);
  return { matches: kept.slice(0, MOST_MATCHES), truncated };
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
    if (this.#matches.some((match) => match.start <= start && match.end >= end)) return;
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
