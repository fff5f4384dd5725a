import { rounded } from "../../schemas/rounded.ts";
import type { RetrievedDocument } from "../contract/layer.ts";
import { ALIKE, bearingOf, FILED_FLOOR, isBesideTheMatter, isForOthers } from "./bearing.ts";
import type { LineOfWork } from "./lines-of-work.ts";
import type { MattersAsked } from "./matters.ts";
import type { Passage, SourceDocument } from "./text/passages.ts";
import { LOWEST_FLOOR, type Standing } from "./places.ts";
import { subjectsOf } from "./subjects.ts";

/** A passage that may answer. */
export interface FoundPassage {
  readonly passage: Passage;
  /** A number that only passages of documents with the same id have. */
  readonly document: number;
  readonly score: number;
  /** How much of the query it covers. */
  readonly covered: number;
  readonly standing: Standing;
}

/** What the choice between found passages depends on. */
export interface Choice {
  /** What the message complains of or asks about. */
  readonly asked: MattersAsked;
  /** Where it says that the work is. */
  readonly line: LineOfWork;
  /** Documents the text calls by name, with the length of the name in words. */
  readonly called: ReadonlyMap<SourceDocument, number>;
  readonly snippetOf: (passage: Passage) => string;
  /** What a passage of neutral standing must cover. */
  readonly floor: number;
  readonly limit: number;
}

interface Ranked {
  readonly found: FoundPassage;
  readonly score: number;
  /** Words of the longest name that calls it. */
  readonly named: number;
  readonly silent: boolean;
}

/** A document that scores less than this part of the best one is left out. */
const LEAST_OF_BEST = 0.3;
const LEAST_OF_SILENT = 0.6;
/** What each further document of one jurisdiction still counts, so that both ends of a route are heard. */
const REPEATED = 0.82;

/** The best passage of each document, weighed by place and name: named ones first, then by score; equal scores put custom ones first, and then what was found first. */
export function chooseDocuments(
  passages: readonly FoundPassage[],
  choice: Choice,
): RetrievedDocument[] {
  const chosen = spread(rank(bestPassages(passages), choice), choice.limit);
  return chosen.map(({ found, score }) => {
    const { id, title, jurisdiction, source_url, citation, in_force, custom } =
      found.passage.document;
    const snippet = choice.snippetOf(found.passage);
    const told = { id, title, jurisdiction, score: rounded(score), snippet, source_url, citation };
    if (in_force !== false && !custom) return told;
    return {
      ...told,
      ...(in_force === false ? { in_force } : {}),
      ...(custom ? { custom } : {}),
    };
  });
}

/** One passage per document, in the order in which documents were found; a custom document hides the bundled one of its id. */
function bestPassages(passages: readonly FoundPassage[]): FoundPassage[] {
  const best: FoundPassage[] = [];
  /** The place in `best` of the passage of a document. */
  const places: number[] = [];
  for (const found of passages) {
    const place = places[found.document];
    if (place === undefined) places[found.document] = best.push(found) - 1;
    else if (isBetter(found, best[place] as FoundPassage)) best[place] = found;
  }
  return best;
}

function isBetter(found: FoundPassage, known: FoundPassage): boolean {
  const { custom } = found.passage.document;
  return custom === known.passage.document.custom ? found.score > known.score : custom;
}

/** Those that are relevant enough, with what they score. */
function rank(passages: readonly FoundPassage[], choice: Choice): Ranked[] {
  const ranked: Ranked[] = [];
  let best = 0;
  for (const found of passages) {
    const each = weigh(found, choice);
    if (each === null) continue;
    ranked.push(each);
    if (each.named === 0 && each.score > best) best = each.score;
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

/** What a passage scores; null where neither its words nor a name make it relevant. */
function weigh(found: FoundPassage, { called, floor, asked, line }: Choice): Ranked | null {
  const { standing, covered } = found;
  const { document } = found.passage;
  const named = called.size === 0 ? 0 : (called.get(document) ?? 0);
  const must = named === 0 && !document.custom;
  if (must && covered < floor * Math.max(LOWEST_FLOOR, standing.floor * FILED_FLOOR)) return null;
  const subjects = subjectsOf(document);
  if (must && (isBesideTheMatter(subjects, asked) || isForOthers(subjects, line))) return null;
  const bearing = document.custom ? ALIKE : bearingOf(subjects, asked, line);
  if (must && covered < floor * Math.max(LOWEST_FLOOR, standing.floor * bearing.floor)) return null;
  const score = found.score * standing.factor * bearing.factor;
  return { found, named, score, silent: bearing.silent };
}

/** What is told, with what it counts. */
interface Chosen {
  readonly found: FoundPassage;
  readonly score: number;
}

/** Takes the best one after the other, each further document of one jurisdiction counting less. */
function spread(ranked: readonly Ranked[], limit: number): Chosen[] {
  const left = ranked.toSorted(before);
  const chosen: Chosen[] = [];
  while (left.length > 0 && chosen.length < limit) {
    let best = 0;
    let bestScore = -1;
    for (let at = 0; at < left.length; at += 1) {
      const { found, score, named } = left[at] as Ranked;
      // Nothing counts for more than its score, and none that follows has a higher one.
      if (score <= bestScore) break;
      const repeats = named > 0 ? 0 : countAlike(found, chosen);
      const value = repeats === 0 ? score : score * REPEATED ** repeats;
      if (value > bestScore) [best, bestScore] = [at, value];
    }
    const [next] = left.splice(best, 1);
    if (next === undefined) break;
    chosen.push({ found: next.found, score: bestScore });
  }
  return chosen;
}

/** How many of those chosen are of the jurisdiction of another. */
function countAlike({ passage }: FoundPassage, chosen: readonly Chosen[]): number {
  let count = 0;
  for (const { found } of chosen)
    if (found.passage.document.jurisdiction === passage.document.jurisdiction) count += 1;
  return count;
}

function before(one: Ranked, other: Ranked): number {
  const custom =
    Number(other.found.passage.document.custom) - Number(one.found.passage.document.custom);
  return other.score - one.score || custom;
}
