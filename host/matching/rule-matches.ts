import type { Match } from "../contract/layer.ts";
import type { Window } from "./machine/machine.ts";
import type { Entry, Indexed } from "./entry.ts";
import type { Look } from "./look.ts";
import type { Pattern } from "./pattern.ts";
import { passesThreshold, type Threshold } from "./rule.ts";
import { passageOver, sentencesOver, type Stretch } from "./sentence.ts";
import type { Sighting } from "./sightings.ts";
import { tellsMore, type View } from "./disguises/views.ts";
import { areSpelledOtherwise } from "./spellings.ts";
import { piecesOf } from "./window.ts";

/** Matches kept for one rule. */
export const MOST_MATCHES = 20;

/** Where a rule matched, in the original text. */
export interface RuleMatches {
  readonly matches: readonly Match[];
  readonly truncated: boolean;
}

/** Units searched between pauses. */
const TURN_UNITS = 4096;

const NOWHERE: readonly Window[] = [];

/** What is found of a rule that does not match. */
const NO_MATCHES: RuleMatches = { matches: [], truncated: false };

/** The search for one rule's matches, exceptions and thresholds applied, piece by piece so that the caller may pause. */
export class RuleSearch {
  readonly #entry: Entry;
  readonly #sightings: readonly Sighting[];
  /** Whether all patterns must meet in one sentence or passage: then the one sighted leads, and the others are looked for around it. */
  readonly #together: boolean;
  /** Whether a view is long, so that no pattern is looked for everywhere in it at once. */
  readonly #isLong: boolean;
  readonly #kept = new Kept();
  /** The patterns that matched, where all must. */
  readonly #matched: Set<Pattern> | null;
  #sighting = 0;
  #pieces: readonly Window[] | null = null;
  #piece = 0;
  #units = 0;
  /** The sentence last asked for exceptions: most matches of a rule stand in the same. */
  #judged: Judged | null = null;
  /** Where the last match of this sighting ended: none begins before. */
  #after = 0;

  constructor(entry: Entry, sightings: readonly Sighting[], isLong: boolean) {
    this.#entry = entry;
    this.#isLong = isLong;
    this.#together = entry.more !== null && entry.others.length > 0;
    this.#matched = entry.more === null ? new Set() : null;
    this.#sightings = sightings;
  }

  /** Searches on for about 4 KB; false when there is nothing left. */
  advance(): boolean {
    for (let units = 0; units < TURN_UNITS; units += this.#units) {
      if (!this.#advance()) return false;
    }
    return true;
  }

  /** Searches one more piece. */
  #advance(): boolean {
    const sighting = this.#sightings[this.#sighting];
    if (sighting === undefined) return false;
    if (this.#isSettled(sighting)) return this.#nextSighting();
    this.#pieces ??= piecesOf(sighting.windows, sighting.one.pattern.longest);
    const piece = this.#pieces[this.#piece++];
    if (piece === undefined) return this.#nextSighting();
    this.#units = piece.end - piece.start;
    this.#search(sighting, piece);
    return true;
  }

  result(): RuleMatches {
    if (this.#matched !== null && this.#matched.size <= this.#entry.others.length)
      return NO_MATCHES;
    return this.#kept.matches();
  }

  #nextSighting(): boolean {
    const last = this.#sightings[this.#sighting++]?.one.pattern;
    if (last !== undefined && this.#isLost(last)) this.#sighting = this.#sightings.length;
    this.#pieces = null;
    this.#piece = 0;
    this.#after = 0;
    return this.#sighting < this.#sightings.length;
  }

  /** Whether a pattern that must match was searched for everywhere in vain. */
  #isLost(pattern: Pattern): boolean {
    if (this.#matched?.has(pattern) !== false) return false;
    return !this.#sightings.slice(this.#sighting).some(({ one }) => one.pattern === pattern);
  }

  #isSettled({ one }: Sighting): boolean {
    return this.#kept.full && this.#matched?.has(one.pattern) !== false;
  }

  #search(sighting: Sighting, piece: Window): void {
    const { look, one } = sighting;
    let match = this.#next(sighting, piece);
    if (match !== null && this.#together && !this.#isLong && !this.#mayMeet(look)) {
      this.#pieces = NOWHERE;
      return;
    }
    while (match !== null) {
      this.#after = Math.max(match.end, match.start + 1);
      const claim = { one, look, match };
      if (this.#together) this.#keepTogether(claim);
      else if (this.#tells(claim) && !this.#isExcepted(claim)) this.#keep(claim);
      if (this.#isSettled(sighting)) return;
      match = this.#next(sighting, piece);
    }
  }

  /** Whether the patterns that must meet the leading one match at all: told once for all entries, where the leading one may match in vain again and again. */
  #mayMeet(look: Look): boolean {
    for (const other of this.#entry.others) if (look.firstOf(other) === null) return false;
    return true;
  }

  #next({ one, look }: Sighting, piece: Window): Stretch | null {
    const start = Math.max(this.#after, piece.start);
    if (start > piece.last) return null;
    const { hasWords, text } = look.view;
    return one.pattern.machine(hasWords).next(text, { start, last: piece.last, end: piece.end });
  }

  #keep({ one, look, match }: Claim): void {
    this.#matched?.add(one.pattern);
    this.#kept.add(look.view, match);
  }

  /** Keeps the leading match where every other pattern matches around it. Exceptions are asked last: few matches get that far. */
  #keepTogether(claim: Claim): void {
    const { look, match } = claim;
    if (!this.#passes(claim)) return;
    const over = this.#entry.more === 1 ? passageOver : sentencesOver;
    const around = over(look.view.folded, match.start, match.end);
    const claims: Claim[] = [claim];
    for (const one of this.#entry.others) {
      const other = look.firstWithin(one, around);
      if (other === null) return;
      const partner = { one, look, match: other };
      if (!this.#passes(partner)) return;
      claims.push(partner);
    }
    if (!claims.some((each) => tellsMore(look.view, each.match))) return;
    if (claims.some((each) => this.#isExcepted(each))) return;
    for (const each of claims) this.#kept.add(look.view, each.match);
  }

  /** Whether a match tells something that another view does not, and its number and spelling pass. */
  #tells(claim: Claim): boolean {
    return tellsMore(claim.look.view, claim.match) && this.#passes(claim);
  }

  #passes(claim: Claim): boolean {
    const { threshold, spellings } = this.#entry.compiled;
    if (threshold !== null && !passes(threshold, claim)) return false;
    return (
      spellings === null ||
      !areSpelledOtherwise(matchOver(claim.look.view, claim.match).text, spellings)
    );
  }

  /** Whether an exception speaks in its sentence. */
  #isExcepted({ look, match }: Claim): boolean {
    const { unless } = this.#entry.compiled;
    if (unless.length === 0) return false;
    const { start, end } = sentencesOver(look.view.folded, match.start, match.end);
    const last = this.#judged;
    if (last?.look === look && last.start === start && last.end === end) return last.excepted;
    const excepted = unless.some((pattern) => look.occursWithin(pattern, { start, end }));
    this.#judged = { look, start, end, excepted };
    return excepted;
  }
}

interface Judged extends Stretch {
  readonly look: Look;
  readonly excepted: boolean;
}

interface Claim {
  readonly one: Indexed;
  readonly look: Look;
  readonly match: Stretch;
}

/** What a stretch of a view is of the original. */
function matchOver({ folded }: View, found: Stretch): Match {
  const start = folded.startOf(found.start);
  const end = folded.endOf(found.end);
  return { text: folded.original.slice(start, end), start, end };
}

function passes({ group, ...threshold }: Threshold, { one, look, match }: Claim): boolean {
  const { pattern } = one;
  const { text } = look.view;
  const index = typeof group === "number" ? group : (pattern.groupNames.get(group) ?? -1);
  if (index > pattern.groups || index < 0) return true;
  const captured = pattern.captured(text.slice(match.start, match.end), index);
  if (captured === null) return false;
  const end = match.start + captured.start + captured.text.length;
  return passesThreshold({ group, ...threshold }, captured.text, text.slice(end, end + 16));
}

/** What several searches for one rule found: each stretch once, the widest. */
export function joined(found: readonly RuleMatches[]): RuleMatches {
  const [first = NO_MATCHES, ...others] = found;
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

  add(view: View, found: Stretch): void {
    const one = matchOver(view, found);
    if (this.#matches.some(({ start, end }) => start <= one.start && end >= one.end)) return;
    if (this.#matches.length >= MOST_MATCHES) {
      this.#more = true;
      return;
    }
    this.#matches.push(one);
  }

  matches(): RuleMatches {
    const matches = this.#matches.toSorted((a, b) => a.start - b.start || a.end - b.end);
    return { matches, truncated: this.#more };
  }
}
