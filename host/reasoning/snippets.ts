import type { KnowledgeObject } from "../../schemas/envelope.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { CorridorMention } from "../contract/reading.ts";
import { cutToTokens, tokensIn } from "./tokens.ts";

type SnippetObject = KnowledgeObject<"context_snippet">;

/** Background for a message, cut to its budget. */
export interface Snippet {
  readonly id: string;
  readonly text: string;
  /** About so many tokens of a prompt. */
  readonly tokens: number;
}

/** Most tokens all snippets of one prompt may spend, and one that names no budget of its own. */
const MOST_TOKENS = 400;
const USUAL_TOKENS = 120;
const MOST_SNIPPETS = 6;

const ANY = "*";

/** What is in play: dimension ids that fired, and the routes named or implied. */
export interface InPlay {
  readonly dimensions: ReadonlySet<string>;
  readonly corridors: readonly CorridorMention[];
}

/** The context_snippet objects of a snapshot, found by what is in play. */
export interface Snippets {
  fitting(inPlay: InPlay): readonly Snippet[];
}

/** Indexes the snippets by dimension, those of every dimension by route. Made once per snapshot by `snapshot.derive(buildSnippets)`. */
export function buildSnippets(snapshot: Snapshot): Snippets {
  const keyed = snapshot
    .all("context_snippet")
    .flatMap((object) => keysOf(object).map((key) => ({ key, object })));
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  return {
    fitting(inPlay) {
      const found = new Map<SnippetObject, number>();
      for (const key of keysInPlay(inPlay))
        for (const { object } of byKey.get(key) ?? []) {
          const stars = starsOf(object, inPlay);
          if (stars !== null) found.set(object, stars);
        }
      return found.size === 0 ? NONE : withinBudget([...found].toSorted(closestFirst));
    },
  };
}

const NONE: readonly Snippet[] = [];

function routesOf({ content }: SnippetObject): readonly string[] {
  const routes = content.applies_to_corridors ?? [];
  return routes.length === 0 || routes.includes(ANY) ? ["*-*"] : routes;
}

/** By which dimensions or routes a snippet is looked up. */
function keysOf(object: SnippetObject): readonly string[] {
  const dimensions = object.content.applies_to_indicators ?? [];
  return dimensions.length > 0 ? dimensions : routesOf(object);
}

function* keysInPlay({ dimensions, corridors }: InPlay): Generator<string> {
  yield* dimensions;
  if (dimensions.size > 0 || corridors.length > 0) yield "*-*";
  for (const { origin, destination } of corridors) {
    if (origin !== null) yield `${origin}-*`;
    if (destination !== null) yield `*-${destination}`;
    if (origin !== null && destination !== null) yield `${origin}-${destination}`;
  }
}

/** How many sides its closest fitting route leaves open; null where none of its dimensions fired, of those it names, or none of its routes is in play. */
function starsOf(object: SnippetObject, { dimensions, corridors }: InPlay): number | null {
  const { applies_to_indicators: wanted = [] } = object.content;
  if (wanted.length > 0 && !wanted.some((dimension) => dimensions.has(dimension))) return null;
  const fitting = routesOf(object).filter((route) => isOn(route, corridors));
  if (fitting.length === 0) return null;
  return Math.min(...fitting.map((route) => route.split(ANY).length - 1));
}

function isOn(route: string, corridors: InPlay["corridors"]): boolean {
  const [from, to] = route.split("-");
  if (from === ANY && to === ANY) return true;
  return corridors.some(
    ({ origin, destination }) =>
      (from === ANY || from === origin) && (to === ANY || to === destination),
  );
}

type Fitting = readonly [object: SnippetObject, stars: number];

/** What belongs to one route comes before what belongs to many, then by id. */
function closestFirst([a, starsA]: Fitting, [b, starsB]: Fitting): number {
  return starsA - starsB || (a.id < b.id ? -1 : 1);
}

function withinBudget(fitting: readonly Fitting[]): readonly Snippet[] {
  const chosen: Snippet[] = [];
  let left = MOST_TOKENS;
  for (const [{ id, content }] of fitting.slice(0, MOST_SNIPPETS)) {
    const budget = Math.min(left, content.max_tokens_when_prepended ?? USUAL_TOKENS);
    const text = cutToTokens(content.text, budget);
    if (text === "") continue;
    const tokens = tokensIn(text);
    chosen.push({ id, text, tokens });
    left -= tokens;
  }
  return chosen;
}
