import type { Match } from "../contract/layer.ts";
import type { Pattern } from "./pattern.ts";
import { meetInSentence, type Sighting } from "./plan.ts";
import { passesThreshold, type CompiledRule, type Threshold } from "./rule.ts";
import { passageOver, sentencesOver, type Stretch } from "./sentence.ts";
import { tellsMore, type View } from "./views.ts";
import { cutOut, nextMatch, piecesOf, type Cut } from "./window.ts";

/** Matches kept for one rule. */
export const MOST_MATCHES = 20;

/** Where a rule matched, in the original text. */
export interface RuleMatches {
  readonly matches: readonly Match[];
  readonly truncated: boolean;
}

const NONE: RuleMatches = { matches: [], truncated: false };

/** The search for one rule's matches, exceptions and thresholds applied, piece by piece so that the caller may pause; `sightings` as `planSearch` gives them. */
export class RuleSearch {
  readonly #rule: CompiledRule;
  readonly #sightings: readonly Sighting[];
  /** Whether all patterns must meet in one sentence: then one leads, and the others are looked for around it. */
  readonly #together: boolean;
  readonly #kept = new Kept();
  /** The patterns that matched, where all must. */
  readonly #matched: Set<number> | null;
  #sighting = 0;
  #pieces: readonly Stretch[] | null = null;
  #piece = 0;
  /** Where the last match of this sighting ended: none begins before. */
  #after = 0;

  constructor(rule: CompiledRule, sightings: readonly Sighting[]) {
    this.#rule = rule;
    this.#matched = rule.allRequired ? new Set() : null;
    this.#together = meetInSentence(rule);
    this.#sightings = sightings;
  }

  /** Searches one more piece of at most about 3 KB; false when there is none. */
  advance(): boolean {
    const sighting = this.#sightings[this.#sighting];
    if (sighting === undefined) return false;
    const pattern = this.#rule.patterns[sighting.pattern];
    if (pattern === undefined || this.#isSettled(sighting)) return this.#nextSighting();
    this.#pieces ??= piecesOf(sighting.windows, pattern.longest);
    const piece = this.#pieces[this.#piece++];
    if (piece === undefined) return this.#nextSighting();
    this.#search(sighting, pattern, piece);
    return true;
  }

  result(): RuleMatches {
    const { patterns, allRequired } = this.#rule;
    if (allRequired && !this.#together && (this.#matched?.size ?? 0) < patterns.length) return NONE;
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
  #isLost(pattern: number): boolean {
    if (this.#together || this.#matched?.has(pattern) !== false) return false;
    return !this.#sightings.slice(this.#sighting).some((later) => later.pattern === pattern);
  }

  #isSettled({ pattern }: Sighting): boolean {
    return this.#kept.full && this.#matched?.has(pattern) !== false;
  }

  #search(sighting: Sighting, pattern: Pattern, piece: Stretch): void {
    const { view } = sighting;
    const cut = cutOut(pattern, view, piece);
    let found = nextMatch(cut, this.#after);
    while (found !== null) {
      this.#after = Math.max(found.end, found.start + 1);
      const match = found;
      const claim = { pattern, view, cut, match };
      if (this.#together) this.#keepTogether(sighting.pattern, claim);
      else if (this.#stands(claim) && !this.#isExcepted(claim)) this.#keep(sighting, match);
      if (this.#isSettled(sighting)) return;
      found = nextMatch(cut, this.#after);
    }
  }

  #keep({ pattern, view }: Sighting, match: Stretch): void {
    this.#matched?.add(pattern);
    this.#kept.add(view, match);
  }

  /** Keeps the leading match where every other pattern matches around it. Exceptions are asked last: few matches get that far. */
  #keepTogether(lead: number, claim: Claim): void {
    const { view, match } = claim;
    if (!this.#stands(claim)) return;
    const over = this.#rule.within === "passage" ? passageOver : sentencesOver;
    const around = over(view.folded, match.start, match.end);
    const claims: Claim[] = [claim];
    for (const pattern of this.#rule.patterns.toSpliced(lead, 1)) {
      const cut = cutOut(pattern, view, around);
      const other = nextMatch({ ...cut, openStart: false, openEnd: false }, around.start);
      if (other === null) return;
      const partner = { pattern, view, cut, match: other, known: true };
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
    const sentence = sentencesOver(view.folded, match.start, match.end);
    return unless.some((exception) => {
      const cut = cutOut(exception, view, sentence);
      return cut.finder.find(cut.text, 0) >= 0;
    });
  }
}

interface Claim {
  readonly pattern: Pattern;
  readonly view: View;
  readonly cut: Cut;
  readonly match: Stretch;
  /** Whether another pattern of the rule told something new already. */
  readonly known?: boolean;
}

function passes({ group, ...threshold }: Threshold, { pattern, view, cut }: Claim): boolean {
  const index = typeof group === "number" ? group : (pattern.groupNames.get(group) ?? -1);
  if (index > pattern.groups || index < 0) return true;
  const captured = cut.finder.group(index);
  if (captured === null) return false;
  const end = cut.start + captured.start + captured.text.length;
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
