import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";

type Tactic = KnowledgeObject<"modus_operandi">;

/** A tactic that a message shows: all its indicators fired, or it was called by one of its names while some of them fired. */
export interface ShownPattern {
  /** The object's id. */
  readonly id: string;
  /** Its name in counts and reports. */
  readonly pattern: string;
  readonly label: string;
  readonly description: string;
  /** Its indicators that fired, and how many it has. */
  readonly indicators: readonly string[];
  readonly n_indicators: number;
  /** Its names that stand in the text. */
  readonly named: readonly string[];
  /** Whether there is enough of it to tell people, rather than only to count it. */
  readonly told: boolean;
}

/** The modus_operandi objects of a snapshot, recognised by what fired. */
export interface Patterns {
  /** The tactics that fit, best first. `folded` is the message as matching sees it. */
  shown(dimensions: ReadonlySet<string>, folded: string): readonly ShownPattern[];
}

const MOST_SHOWN = 8;
const MOST_TOLD = 2;
/** So many indicators together are enough to speak of a tactic that nobody named. */
const ENOUGH = 3;

interface Known {
  readonly tactic: Tactic;
  readonly indicators: readonly string[];
  /** Its names in lower case, beside each as it is written. */
  readonly names: readonly { readonly name: string; readonly folded: string }[];
}

/** Indexes the tactics by indicator. Made once per snapshot by `snapshot.derive(buildPatterns)`. */
export function buildPatterns(snapshot: Snapshot): Patterns {
  const known = snapshot
    .all("modus_operandi")
    .filter(({ content }) => content.review_status !== "draft")
    .map(knownOf);
  const byIndicator = Map.groupBy(
    known.flatMap(({ indicators }, place) => indicators.map((indicator) => ({ indicator, place }))),
    ({ indicator }) => indicator,
  );
  /** How many indicators of each tactic fired. */
  const countFired = (dimensions: ReadonlySet<string>): Uint32Array => {
    const fired = new Uint32Array(known.length);
    for (const dimension of dimensions)
      for (const { place } of byIndicator.get(dimension) ?? [])
        fired[place] = (fired[place] ?? 0) + 1;
    return fired;
  };
  return {
    shown(dimensions, folded) {
      if (dimensions.size === 0) return NONE;
      const fired = countFired(dimensions);
      const fitting: ShownPattern[] = [];
      known.forEach((each, place) => {
        const n_fired = fired[place] ?? 0;
        if (n_fired === 0) return;
        const named = namesIn(each, folded);
        if (n_fired === each.indicators.length || named.length > 0)
          fitting.push(patternOf(each, dimensions, named));
      });
      return toldFirst(fitting.toSorted(bestFirst).slice(0, MOST_SHOWN));
    },
  };
}

const NONE: readonly ShownPattern[] = [];

function knownOf(tactic: Tactic): Known {
  const { aliases = [], phrases = [] } = tactic.extensions ?? {};
  const names = [...aliases, ...phrases].map((name) => ({ name, folded: name.toLowerCase() }));
  return { tactic, indicators: [...new Set(tactic.content.indicators)], names };
}

function namesIn({ names }: Known, folded: string): readonly string[] {
  const named: string[] = [];
  for (const name of names) if (stands(folded, name.folded)) named.push(name.name);
  return named;
}

function patternOf(
  { tactic, indicators }: Known,
  dimensions: ReadonlySet<string>,
  named: readonly string[],
): ShownPattern {
  const fired = indicators.filter((indicator) => dimensions.has(indicator));
  const { pattern_name, label, description } = tactic.content;
  return {
    id: tactic.id,
    pattern: pattern_name,
    label,
    description,
    indicators: fired,
    n_indicators: indicators.length,
    named,
    told: named.length > 0 || fired.length >= ENOUGH,
  };
}

/** Named ones first, then by how much of it fired. */
function bestFirst(a: ShownPattern, b: ShownPattern): number {
  return (
    Number(b.named.length > 0) - Number(a.named.length > 0) ||
    b.indicators.length - a.indicators.length ||
    (a.id < b.id ? -1 : 1)
  );
}

function toldFirst(patterns: readonly ShownPattern[]): readonly ShownPattern[] {
  let room = MOST_TOLD;
  return patterns.map((pattern) => ({ ...pattern, told: pattern.told && room-- > 0 }));
}

/** Whether the words stand in the text as words of their own. */
function stands(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + words.length))) return true;
  return false;
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(sign);
}
