import { rounded } from "../../schemas/rounded.ts";
import type { RetrievedDocument } from "../contract/layer.ts";
import type { FoundPassage } from "./custom.ts";
import { ALIKE, bearingOf, isBesideTheMatter } from "./bearing.ts";
import { isForOthers, type LineOfWork } from "./lines-of-work.ts";
import type { MattersAsked } from "./matters.ts";
import type { SourceDocument } from "./passages.ts";
import {
  LOWEST_FLOOR,
  OWN_STANDING,
  standingOf,
  type Standing,
  type Whereabouts,
} from "./places.ts";
import { snippetOf } from "./snippet.ts";

/** What the choice between found passages depends on. */
export interface Choice {
  readonly whereabouts: Whereabouts;
  /** What the message complains of or asks about. */
  readonly asked: MattersAsked;
  /** Where it says that the work is. */
  readonly line: LineOfWork;
  /** Documents the text calls by name, with the length of the name in words. */
  readonly called: ReadonlyMap<SourceDocument, number>;
  /** What each term of the query weighs, for the snippets. */
  readonly weights: () => ReadonlyMap<string, number>;
  /** What a passage of neutral standing must cover. */
  readonly floor: number;
  readonly limit: number;
}

interface Ranked {
  readonly found: FoundPassage;
  readonly score: number;
  readonly named: number;
  readonly silent: boolean;
}

/** A document that scores less than this part of the best one is left out. */
const LEAST_OF_BEST = 0.3;
const LEAST_OF_SILENT = 0.6;
/** What each further document of one jurisdiction still counts, so that both ends of a route are heard. */
const REPEATED = 0.82;

/** The best passage of each document, weighed by place and name: named ones first, then by score; equal scores put custom ones first. */
export function chooseDocuments(
  passages: readonly FoundPassage[],
  choice: Choice,
): RetrievedDocument[] {
  const chosen = spread(rank(bestPassages(passages, choice), choice), choice.limit);
  const weights = chosen.length === 0 ? NO_WEIGHTS : choice.weights();
  return chosen.map(({ found, score }) => {
    const { document } = found.passage;
    return {
      id: document.id,
      title: document.title,
      jurisdiction: document.jurisdiction,
      score: rounded(score),
      snippet: snippetOf(found.passage, weights),
      source_url: document.source_url,
      citation: document.citation,
      ...(document.in_force === false ? { in_force: false as const } : {}),
      ...(document.custom ? { custom: true as const } : {}),
    };
  });
}

const NO_WEIGHTS: ReadonlyMap<string, number> = new Map();

interface Placed {
  readonly found: FoundPassage;
  readonly standing: Standing;
  /** Words of the longest name that calls it. */
  readonly named: number;
}

/** One passage per document id that place or name lets answer; a custom document hides the bundled one of its id. */
function bestPassages(
  passages: readonly FoundPassage[],
  { called, whereabouts }: Choice,
): Iterable<Placed> {
  const best = new Map<string, Placed>();
  for (const found of passages) {
    const { document, place } = found.passage;
    const named = called.size === 0 ? 0 : (called.get(document) ?? 0);
    const standing = document.custom ? OWN_STANDING : standingOf(place, whereabouts);
    if (standing.factor === 0 && named === 0) continue;
    const known = best.get(document.id)?.found;
    if (known === undefined || isBetter(found, known))
      best.set(document.id, { found, standing, named });
  }
  return best.values();
}

function isBetter(found: FoundPassage, known: FoundPassage): boolean {
  const { custom } = found.passage.document;
  return custom === known.passage.document.custom ? found.score > known.score : custom;
}

function rank(placed: Iterable<Placed>, { floor, asked, line }: Choice): Ranked[] {
  const ranked: Ranked[] = [];
  let best = 0;
  for (const { found, standing, named } of placed) {
    const { document } = found.passage;
    const isBeside = isBesideTheMatter(document, asked) || isForOthers(document, line);
    if (named === 0 && !document.custom && isBeside) continue;
    const bearing = document.custom ? ALIKE : bearingOf(document, asked, line);
    const least = Math.max(LOWEST_FLOOR, standing.floor * bearing.floor);
    const relevant = document.custom || found.covered >= floor * least;
    if (named === 0 && !relevant) continue;
    const score = found.score * standing.factor * bearing.factor;
    if (named === 0 && score > best) best = score;
    ranked.push({ found, named, score, silent: bearing.silent });
  }
  return ranked
    .filter(
      ({ named, score, silent }) =>
        named > 0 || (score > 0 && score >= best * (silent ? LEAST_OF_SILENT : LEAST_OF_BEST)),
    )
    .map((each) =>
      each.named > 0 ? { ...each, score: best + 1 + each.score + each.named } : each,
    );
}

/** Takes the best one after the other, each further document of one jurisdiction counting less. */
function spread(ranked: readonly Ranked[], limit: number): Ranked[] {
  const left = ranked.toSorted(before);
  const chosen: Ranked[] = [];
  const times = new Map<string | null, number>();
  while (left.length > 0 && chosen.length < limit) {
    let best = 0;
    let bestScore = -1;
    for (let at = 0; at < left.length; at += 1) {
      const { found, score, named } = left[at] as Ranked;
      // Nothing counts for more than its score, and none that follows has a higher one.
      if (score <= bestScore) break;
      const repeats = times.get(found.passage.document.jurisdiction) ?? 0;
      const value = named > 0 || repeats === 0 ? score : score * REPEATED ** repeats;
      if (value > bestScore) [best, bestScore] = [at, value];
    }
    const [next] = left.splice(best, 1);
    if (!next) break;
    chosen.push({ ...next, score: bestScore });
    const place = next.found.passage.document.jurisdiction;
    times.set(place, (times.get(place) ?? 0) + 1);
  }
  return chosen;
}

function before(one: Ranked, other: Ranked): number {
  const custom =
    Number(other.found.passage.document.custom) - Number(one.found.passage.document.custom);
  return other.score - one.score || custom;
}
