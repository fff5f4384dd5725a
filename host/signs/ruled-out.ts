import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { Reading } from "../contract/reading.ts";
import { isGraveSeverity } from "../../schemas/taxonomy.ts";
import { messageRisk } from "../risk/message-risk.ts";
import { isOtherMatter } from "../risk/other-matter.ts";
import { toldHarms } from "../risk/told-harms.ts";
import { buildHarmModel } from "../wording/models/harm-model.ts";

/** Chance by the wording under which a dimension that a broad rule names is taken for words and not for what happened: of 1,500 such of labelled texts which the model had not learned 3 in a hundred were told, of those above it six of ten. */
const RULED_OUT = 0.02;

/** The same of a combination of signs, as each of them may be a broad one: of 1,300 such dimensions 7 in a hundred were told. */
const RULED_OUT_OF_SEVERAL = 0.1;

/**
 * The hits of a message that somebody should look at, each without the dimensions that the wording as a whole rules out, or that are another matter than what is told: a rule that finds broad words ("I am not …") names more harms than were told, and nobody
 * who is owed pay shall read that she was beaten. A grave pattern keeps what it names first; a hit of which nothing is left counts as low and says so. The risk of the message stays what the rules say by themselves. Rules of the request keep all.
 */
export function withoutRuledOut(
  hits: readonly GrepHit[],
  reading: () => Reading,
  knowledge: Snapshot,
): readonly GrepHit[] {
  if (knowledge.derive(buildHarmModel) === null) return hits;
  if (!hits.some(({ dimensions }) => dimensions.length > 0)) return hits;
  const { risk } = messageRisk(hits, reading(), knowledge);
  const chances = toldHarms(risk, reading(), knowledge) ?? NOTHING_HEARD;
  return hits.map((hit) => narrowed(hit, chances, reading()));
}

/** What a message without risk, or without a word to read, rules out by its wording. */
const NOTHING_HEARD: ReadonlyMap<string, number> = new Map();

function narrowed(hit: GrepHit, chances: ReadonlyMap<string, number>, reading: Reading): GrepHit {
  if (hit.custom === true || hit.by_wording === true || hit.dimensions.length === 0) return hit;
  const least = hit.leaf === "heuristic_rule" ? RULED_OUT_OF_SEVERAL : RULED_OUT;
  const dimensions = hit.dimensions.filter(
    (dimension, at) =>
      !isOtherMatter(dimension, hit, reading) &&
      ((at === 0 && isSure(hit)) || (chances.get(dimension) ?? 1) >= least),
  );
  if (dimensions.length === hit.dimensions.length) return hit;
  const told = { ...hit, dimensions, named: hit.dimensions };
  if (dimensions.length > 0) return told;
  return { ...told, severity: "low", lowered_from: hit.lowered_from ?? hit.severity };
}

/** Whether a hit names what it says in so many words: a grave pattern, or what is critical together. */
function isSure({ leaf, severity, lowered_from = severity }: GrepHit): boolean {
  return leaf === "heuristic_rule" ? severity === "critical" : isGraveSeverity(lowered_from);
}
