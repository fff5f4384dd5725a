import type { KindChances } from "../../../contract/reading.ts";
import { cuesOf, type Cues } from "../../../risk/cues.ts";
import { riskOf } from "../../../risk/dimension-risks.ts";
import { isExploiting, kindOf } from "../../../classifier/labelled-text.ts";
import { KINDS } from "../../../wording/models/kinds.ts";
import { ruledOnly } from "../../../risk/ruled.ts";
import type { GrepHit } from "../../../contract/layer.ts";
import type { OfflineVerdict } from "../../../judge-offline.ts";
import { chancesFor, fit, type Fitting } from "./fit.ts";
import { lessonOf, type Lessons } from "../lessons.ts";

/** A labelled text as the second stage sees it: what rules, cues and a model that has not learned it say, and what it is. */
export interface Sample {
  /** Position in `KINDS`. */
  readonly kind: number;
  readonly exploits: boolean;
  /** The risk by rules alone. */
  readonly rules: number;
  readonly cues: Cues;
  readonly wording: KindChances;
  /** How much it counts. */
  readonly weight: number;
}

/** So many models are fitted, each on all but its part of the labelled texts. */
const PARTS = 3;
/** What one of the evaluation's texts counts for: those of training were written to teach what is hard, and tell less of how often each kind comes. */
const SEEN_WEIGHT = 20;

/** Reads every labelled text by rules and by a model fitted on the others (cross-fitting), in the order of the parts. */
export async function samplesOf(
  { training, seen, others }: Lessons,
  by: {
    readonly fitting: Fitting;
    readonly judge: (text: string) => Promise<OfflineVerdict>;
    readonly onStep: (done: number, of: number) => void;
  },
): Promise<readonly Sample[]> {
  const { fitting, judge, onStep } = by;
  const labelled = [...training, ...seen];
  const isSeen = new Set(seen);
  const samples: Sample[] = [];
  for (let part = 0; part < PARTS; part++) {
    const lessons = labelled.filter((_, at) => at % PARTS !== part).map(lessonOf);
    const fitted = fit([...lessons, ...others], fitting, () => undefined);
    for (const each of labelled.filter((_, at) => at % PARTS === part)) {
      const { trace, reading } = await judge(each.text);
      const hits = ruledOnly((trace.grep?.["hits"] ?? []) as readonly GrepHit[]);
      samples.push({
        kind: KINDS.indexOf(kindOf(each)),
        exploits: isExploiting(each),
        rules: riskOf(hits),
        cues: cuesOf(hits, reading),
        wording: chancesFor(fitted, each.text, fitting.buckets),
        weight: isSeen.has(each) ? SEEN_WEIGHT : 1,
      });
      onStep(samples.length, labelled.length);
    }
  }
  return samples;
}

/** Every cue that any sample has, in the order of the alphabet. */
export function cueNames(samples: readonly Sample[]): readonly string[] {
  return [...new Set(samples.flatMap(({ cues }) => [...cues.keys()]))].toSorted();
}

/** To three decimals, as weights are written. */
export function shortened(value: number): number {
  return Math.round(value * 1000) / 1000;
}
