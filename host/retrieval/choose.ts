import type { RetrievedDocument } from "../contract/layer.ts";
import type { FoundPassage } from "./custom.ts";
import type { SourceDocument } from "./passages.ts";
import { standingOf } from "./places.ts";
import { snippetOf } from "./snippet.ts";

/** What the choice between found passages depends on. */
export interface Choice {
  readonly countries: ReadonlySet<string>;
  /** Documents the text calls by name, with the length of the name in words. */
  readonly called: ReadonlyMap<SourceDocument, number>;
  /** What each term of the query weighs, for the snippet. */
  readonly weights: ReadonlyMap<string, number>;
  /** What a passage of neutral standing must cover. */
  readonly floor: number;
  readonly limit: number;
}

interface Ranked {
  readonly found: FoundPassage;
  readonly score: number;
  readonly named: boolean;
}

/** A document that scores less than this part of the best one is left out. */
const LEAST_OF_BEST = 0.3;
/** What each further document of one jurisdiction still counts, so that both ends of a route are heard. */
const REPEATED = 0.82;

/** The best passage of each document, weighed by place and name: named ones first, then by score; equal scores put custom ones first. */
export function chooseDocuments(
  passages: readonly FoundPassage[],
  choice: Choice,
): RetrievedDocument[] {
  return spread(rank(bestPassages(passages), choice), choice.limit).map(({ found, score }) => {
    const { document } = found.passage;
    return {
      id: document.id,
      title: document.title,
      jurisdiction: document.jurisdiction,
      score: Math.round(score * 10_000) / 10_000,
      snippet: snippetOf(found.passage, choice.weights),
      source_url: document.source_url,
      citation: document.citation,
      ...(document.custom ? { custom: true as const } : {}),
    };
  });
}

/** One passage per document id; a custom document hides the bundled one of its id. */
function bestPassages(passages: readonly FoundPassage[]): FoundPassage[] {
  const best = new Map<string, FoundPassage>();
  for (const found of passages) {
    const { document } = found.passage;
    const known = best.get(document.id);
    const kept = known?.passage.document;
    if (!known || (document.custom && !kept?.custom)) best.set(document.id, found);
    else if (kept?.custom === document.custom && found.score > known.score)
      best.set(document.id, found);
  }
  return [...best.values()];
}

function rank(passages: readonly FoundPassage[], choice: Choice): Ranked[] {
  const ranked = passages.flatMap((found) => {
    const { document } = found.passage;
    const named = choice.called.get(document) ?? 0;
    const { factor, floor } = standingOf(document, choice.countries);
    const relevant = document.custom || found.covered >= choice.floor * floor;
    return named > 0 || relevant ? [{ found, named, score: found.score * factor }] : [];
  });
  const others = ranked.filter(({ named }) => named === 0).map(({ score }) => score);
  const best = Math.max(0, ...others);
  return ranked
    .filter(({ named, score }) => named > 0 || (score > 0 && score >= best * LEAST_OF_BEST))
    .map(({ found, score, named }) =>
      named > 0
        ? { found, score: best + 1 + score + named, named: true }
        : { found, score, named: false },
    );
}

function spread(ranked: readonly Ranked[], limit: number): Ranked[] {
  const left = ranked.toSorted(before);
  const chosen: Ranked[] = [];
  const times = new Map<string | null, number>();
  while (left.length > 0 && chosen.length < limit) {
    let best = 0;
    let bestScore = -1;
    left.forEach(({ found, score, named }, at) => {
      const repeats = times.get(found.passage.document.jurisdiction) ?? 0;
      const value = named ? score : score * REPEATED ** repeats;
      if (value > bestScore) [best, bestScore] = [at, value];
    });
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
