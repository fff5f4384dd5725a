import { rounded } from "../../../schemas/rounded.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import type { GrepHit, Match } from "../../contract/layer.ts";
import type { FoldedText, Reading } from "../../contract/reading.ts";
import { LONGEST_SENTENCE, sentenceEnds, type Stretch } from "../../matching/sentence.ts";
import { messageRisk } from "../../risk/message-risk.ts";
import { otherMatters } from "../../risk/other-matter.ts";
import { toldHarms } from "../../risk/told-harms.ts";
import { isWorkAccident } from "../../risk/danger/work-accident.ts";
import { buildHarmModel, type HarmModel } from "../../wording/models/harm-model.ts";
import { cutAt } from "../../wording/features/parts.ts";

/**
 * Of a message that somebody should look at, the dimensions that its wording tells and no rule of medium or above does: each a hit of the model's own rule,
 * with the sentence that says it most. They name what is told; neither the risk nor danger nor an authority rests on them.
 */
export function harmHits(
  hits: readonly GrepHit[],
  reading: () => Reading,
  knowledge: Snapshot,
): readonly GrepHit[] {
  const model = knowledge.derive(buildHarmModel);
  if (model === null) return [];
  const { risk } = messageRisk(hits, reading(), knowledge);
  const chances = toldHarms(risk, reading(), knowledge);
  if (chances === null) return [];
  const { folded, language } = reading();
  const ruled = new Set(
    hits.flatMap(({ severity, dimensions }) => (severity === "low" ? [] : dimensions)),
  );
  const { threshold } = model.object.content;
  if (isWorkAccident(reading())) ruled.add(BLOWS);
  for (const dimension of otherMatters(reading())) ruled.add(dimension);
  const unruled = [...chances].filter(
    ([dimension, chance]) => chance >= threshold && !ruled.has(dimension),
  );
  if (unruled.length === 0) return [];
  const sentences = sentencesOf(folded);
  const told =
    sentences.length > 1
      ? sentences.map((stretch) => model.readPart(folded, stretch, language))
      : NOTHING_TO_CHOOSE;
  return unruled.map(([dimension, chance]) => {
    const best = sentences[mostAt(told, model.dimensions.indexOf(dimension))];
    return hitOf(model, { dimension, chance, matches: matchesOver(folded, best) });
  });
}

/** What the model takes the wounds of an accident for. */
const BLOWS = "physical-and-sexual-violence";

/** A sentence that stands alone says most, whatever it says. */
const NOTHING_TO_CHOOSE: readonly (readonly number[])[] = [];

/** Of several lists of chances, which has the largest one there; the first of equals. */
function mostAt(lists: readonly (readonly number[])[], at: number): number {
  let most = 0;
  for (const [i, chances] of lists.entries())
    if ((chances[at] ?? 0) > (lists[most]?.[at] ?? 0)) most = i;
  return most;
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

/** The first sentences that are longer than a word; one that does not end is cut. */
function sentencesOf(text: FoldedText): readonly Stretch[] {
  const { folded } = text;
  return stretchesOf(folded, [...sentenceEnds(text), folded.length])
    .filter(({ start, end }) => folded.slice(start, end).trim().length >= SHORTEST)
    .take(MOST_SENTENCES)
    .toArray();
}

function* stretchesOf(folded: string, ends: readonly number[]): Generator<Stretch> {
  let start = 0;
  for (const last of ends)
    while (start < last) {
      const end = Math.min(last, cutAt(folded, start + LONGEST_SENTENCE));
      yield { start, end };
      start = end;
    }
}

/** The stretch as it was written, without the spaces around it. */
function matchesOver(text: FoldedText, stretch: Stretch | undefined): readonly Match[] {
  if (stretch === undefined) return [];
  const { original, startOf, endOf } = text;
  const raw = original.slice(startOf(stretch.start), endOf(stretch.end));
  const words = raw.trim();
  const start = startOf(stretch.start) + raw.indexOf(words);
  return words === "" ? [] : [{ text: words, start, end: start + words.length }];
}
