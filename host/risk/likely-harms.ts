import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { Reading } from "../contract/reading.ts";
import { buildHarmModel } from "../wording/models/harm-model.ts";

/** Chance under which the wording rules out what a mild rule takes a few words for. */
const LIKELY = 1 / 3;

/** Harms that a sum which is asked for makes likely, whatever the wording around it. */
const OF_SUMS: ReadonlySet<string> = new Set(["illegal_fees", "fee_camouflage"]);

/** What is read to tell what is likely. */
export interface Ruled {
  readonly hits: readonly GrepHit[];
  readonly reading: Pick<Reading, "folded" | "language" | "feeDemanded" | "sumsTold">;
  readonly knowledge: Snapshot;
}

/**
 * The hits that an answer explains: a rule that is not grave joins words that stand anywhere in a message, and of the harms it names only those are told
 * that the wording of the whole makes likely; "I want to go home" is not yet somebody locked in. Danger rests on all hits, as before.
 */
export function likelyHits({ hits, reading, knowledge }: Ruled): readonly GrepHit[] {
  if (!hits.some(isMild)) return hits;
  const model = knowledge.derive(buildHarmModel);
  if (model === null) return hits;
  const chances = model.read(reading.folded, reading.language);
  const { feeDemanded, sumsTold } = reading;
  const isAsked = feeDemanded !== undefined || sumsTold !== undefined;
  const isLikely = (dimension: string): boolean =>
    (isAsked && OF_SUMS.has(dimension)) ||
    (chances[model.dimensions.indexOf(dimension)] ?? 1) >= LIKELY;
  return hits.flatMap((hit) => (isMild(hit) ? withDimensions(hit, isLikely) : [hit]));
}

/** Whether a rule of the library found words that may mean something else. */
function isMild({ severity, by_wording, custom, dimensions }: GrepHit): boolean {
  const isOwn = by_wording !== true && custom !== true;
  return isOwn && dimensions.length > 0 && (severity === "medium" || severity === "low");
}

function withDimensions(
  hit: GrepHit,
  isLikely: (dimension: string) => boolean,
): readonly GrepHit[] {
  const dimensions = hit.dimensions.filter(isLikely);
  if (dimensions.length === hit.dimensions.length) return [hit];
  return dimensions.length === 0 ? [] : [{ ...hit, dimensions }];
}
