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
    known.flatMap((each) => each.indicators.map((indicator) => ({ each, indicator }))),
    ({ indicator }) => indicator,
  );
  return {
    shown(dimensions, folded) {
      if (dimensions.size === 0) return NONE;
      const touched = new Set<Known>();
      for (const dimension of dimensions)
        for (const { each } of byIndicator.get(dimension) ?? []) touched.add(each);
      const fitting = [...touched].flatMap((each) => fitOf(each, dimensions, folded));
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

function fitOf(
  { tactic, indicators, names }: Known,
  dimensions: ReadonlySet<string>,
  folded: string,
): ShownPattern[] {
  const fired = indicators.filter((indicator) => dimensions.has(indicator));
  const named = names.filter((name) => stands(folded, name.folded)).map(({ name }) => name);
  if (fired.length < indicators.length && named.length === 0) return [];
  const { pattern_name, label, description } = tactic.content;
  return [
    {
      id: tactic.id,
      pattern: pattern_name,
      label,
      description,
      indicators: fired,
      n_indicators: indicators.length,
      named,
      told: named.length > 0 || fired.length >= ENOUGH,
    },
  ];
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
