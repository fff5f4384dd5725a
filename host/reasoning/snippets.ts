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
    .map(knownOf)
    .flatMap((known) => keysOf(known).map((key) => ({ key, known })));
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  return {
    fitting(inPlay) {
      const found: Fitting[] = [];
      const seen = new Set<Known>();
      for (const key of keysInPlay(inPlay))
        for (const { known } of byKey.get(key) ?? []) {
          if (seen.has(known)) continue;
          seen.add(known);
          const stars = starsOf(known, inPlay);
          if (stars !== null) found.push({ known, stars });
        }
      return found.length === 0 ? NONE : withinBudget(found.toSorted(closestFirst));
    },
  };
}

const NONE: readonly Snippet[] = [];

/** A snippet with what is asked of it for every message. */
interface Known {
  readonly object: SnippetObject;
  readonly dimensions: readonly string[];
  readonly routes: readonly Route[];
  /** Of its whole text. */
  readonly tokens: number;
}

interface Route {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Sides that are left open. */
  readonly stars: number;
}

function knownOf(object: SnippetObject): Known {
  const { applies_to_corridors: routes = [], applies_to_indicators = [], text } = object.content;
  const isAnywhere = routes.length === 0 || routes.includes(ANY);
  return {
    object,
    dimensions: applies_to_indicators,
    routes: (isAnywhere ? ["*-*"] : routes).map(routeOf),
    tokens: tokensIn(text),
  };
}

function routeOf(name: string): Route {
  const [from = "", to = ""] = name.split("-");
  return { name, from, to, stars: name.split(ANY).length - 1 };
}

/** By which dimensions or routes a snippet is looked up. */
function keysOf({ dimensions, routes }: Known): readonly string[] {
  return dimensions.length > 0 ? dimensions : routes.map(({ name }) => name);
}

function keysInPlay({ dimensions, corridors }: InPlay): readonly string[] {
  const keys = [...dimensions];
  if (dimensions.size > 0 || corridors.length > 0) keys.push("*-*");
  for (const { origin, destination } of corridors) {
    if (origin !== null) keys.push(`${origin}-*`);
    if (destination !== null) keys.push(`*-${destination}`);
    if (origin !== null && destination !== null) keys.push(`${origin}-${destination}`);
  }
  return keys;
}

/** How many sides its closest fitting route leaves open; null where none of its dimensions fired, of those it names, or none of its routes is in play. */
function starsOf(known: Known, { dimensions, corridors }: InPlay): number | null {
  const wanted = known.dimensions;
  if (wanted.length > 0 && !wanted.some((dimension) => dimensions.has(dimension))) return null;
  let fewest: number | null = null;
  for (const route of known.routes)
    if (isOn(route, corridors)) fewest = Math.min(fewest ?? Infinity, route.stars);
  return fewest;
}

function isOn({ from, to }: Route, corridors: InPlay["corridors"]): boolean {
  if (from === ANY && to === ANY) return true;
  return corridors.some(
    ({ origin, destination }) =>
      (from === ANY || from === origin) && (to === ANY || to === destination),
  );
}

interface Fitting {
  readonly known: Known;
  readonly stars: number;
}

/** What belongs to one route comes before what belongs to many, then by id. */
function closestFirst(a: Fitting, b: Fitting): number {
  return a.stars - b.stars || (a.known.object.id < b.known.object.id ? -1 : 1);
}

function withinBudget(fitting: readonly Fitting[]): readonly Snippet[] {
  const chosen: Snippet[] = [];
  let left = MOST_TOKENS;
  for (const { known } of fitting.slice(0, MOST_SNIPPETS)) {
    const { object, tokens: whole } = known;
    const { id, content } = object;
    const budget = Math.min(left, content.max_tokens_when_prepended ?? USUAL_TOKENS);
    const text = whole <= budget ? content.text : cutToTokens(content.text, budget);
    if (text === "") continue;
    const tokens = whole <= budget ? whole : tokensIn(text);
    chosen.push({ id, text, tokens });
    left -= tokens;
  }
  return chosen;
}
