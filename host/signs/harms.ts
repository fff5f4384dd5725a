import { rounded } from "../../schemas/rounded.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit, Match } from "../contract/layer.ts";
import type { FoldedText, Reading } from "../contract/reading.ts";
import { sentenceEnds } from "../matching/sentence.ts";
import { toldHarms } from "../risk/told-harms.ts";
import type { HarmModel } from "../wording/harm-model.ts";

/**
 * Of a message that somebody should look at, the dimensions that its wording tells and no rule of medium or above does: each a hit of the model's own rule,
 * with the sentence that says it most. They name what is told; neither the risk nor danger nor an authority rests on them.
 */
export function harmHits(
  hits: readonly GrepHit[],
  reading: () => Reading,
  knowledge: Snapshot,
): readonly GrepHit[] {
  const told = toldHarms(hits, reading(), knowledge);
  if (told === null) return [];
  const { model, chances } = told;
  const { folded, language } = reading();
  const ruled = new Set(
    hits.flatMap(({ severity, dimensions }) => (severity === "low" ? [] : dimensions)),
  );
  const { threshold } = model.object.content;
  return [...chances].flatMap(([dimension, chance], at): GrepHit[] => {
    if (chance < threshold || ruled.has(dimension)) return [];
    const sentence = mostTelling(folded, (part) => model.readPart(part, language)[at] ?? 0);
    return [hitOf(model, { dimension, chance, matches: sentence === null ? [] : [sentence] })];
  });
}

interface Told {
  readonly dimension: string;
  readonly chance: number;
  readonly matches: readonly Match[];
}

function hitOf({ object }: HarmModel, { dimension, chance, matches }: Told): GrepHit {
  return {
    rule: object.content.rule_id,
    leaf: "classifier_rule",
    by_wording: true,
    category: dimension,
    severity: object.extensions?.severity ?? "medium",
    citation: null,
    indicator: `The wording is like that of texts that tell of ${dimension.replaceAll(/[-_]/g, " ")}.`,
    dimensions: [dimension],
    cites: [],
    matches,
    probability: rounded(chance),
  };
}

/** Sentences that are weighed against each other at most. */
const MOST_SENTENCES = 24;
/** Units of a sentence that can say something. */
const SHORTEST = 8;

/** The sentence that says it most, as it was written; null where none is longer than a word. */
function mostTelling(text: FoldedText, chanceOf: (part: string) => number): Match | null {
  let best: { start: number; end: number; chance: number } | null = null;
  let start = 0;
  for (const end of [...sentenceEnds(text), text.folded.length].slice(0, MOST_SENTENCES)) {
    const part = text.folded.slice(start, end);
    const chance = part.trim().length < SHORTEST ? -1 : chanceOf(part);
    if (chance > (best?.chance ?? -1)) best = { start, end, chance };
    start = end;
  }
  return best === null ? null : matchOver(text, best);
}

function matchOver(
  { original, startOf, endOf }: FoldedText,
  { start, end }: { readonly start: number; readonly end: number },
): Match | null {
  const raw = original.slice(startOf(start), endOf(end));
  const words = raw.trim();
  if (words === "") return null;
  const from = startOf(start) + raw.indexOf(words);
  return { text: words, start: from, end: from + words.length };
}
