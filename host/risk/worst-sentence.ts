import { atOnce, type Steps } from "../../schemas/steps.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { KindChances, Reading } from "../contract/reading.ts";
import { foldedAt } from "../matching/folding/folded-at.ts";
import type { Stretch } from "../matching/sentence.ts";
import { exploiting } from "../wording/models/kinds.ts";
import type { TextModel } from "../wording/models/text-model.ts";
import { blended } from "./blend.ts";
import { hearClauses } from "./clauses.ts";
import { hearCries, type Cry } from "./cries.ts";
import { cuesOf } from "./cues.ts";
import { riskOf } from "./dimension-risks.ts";

/** The sentence that tells most surely of exploitation in a text which sounds lawful as a whole. */
export interface WorstSentence {
  /** 0 to 1. */
  readonly risk: number;
  /** As it is written. */
  readonly text: string;
  /** A clause of whoever offers work, or what befalls whoever writes. */
  readonly said: "offer" | "victim";
  /** How likely whoever writes is in danger now, 0 to 1. */
  readonly danger: number;
}

/** Risk from which on what somebody cries out counts, whatever stands around it. */
const CRY_COUNTS = 0.4;

/** Reads the sentences of a message that may tell of exploitation by themselves, so that they are known when it is weighed. */
export function* hearSentences(
  reading: Reading,
  model: TextModel,
  knowledge: Snapshot,
): Steps<void> {
  yield* hearClauses(reading, knowledge);
  yield* hearCries(reading, model);
}

/** The worst clause of the terms of a job, or the worst cry among everyday things; null where there is none. One bad clause among many lawful ones is what a bad contract looks like, and read as a whole it sounds like a good one. */
export function worstSentence(
  hits: readonly GrepHit[],
  reading: Reading,
  { model, knowledge }: { readonly model: TextModel; readonly knowledge: Snapshot },
): WorstSentence | null {
  const clauses = atOnce(hearClauses(reading, knowledge)).map(({ risk, ...at }): WorstSentence => ({
    risk,
    text: writtenAt(reading, at),
    said: "offer",
    danger: 0,
  }));
  const cries = atOnce(hearCries(reading, model)).map((cry): WorstSentence => ({
    risk: riskOfCry(cry, { hits, reading, model }),
    text: writtenAt(reading, cry),
    said: "victim",
    danger: shareOfDanger(cry.wording),
  }));
  const told = [...clauses, ...cries.filter(({ risk }) => risk >= CRY_COUNTS)];
  return told.toSorted((a, b) => b.risk - a.risk)[0] ?? null;
}

interface Weighing {
  readonly hits: readonly GrepHit[];
  readonly reading: Reading;
  readonly model: TextModel;
}

function riskOfCry({ start, end, wording }: Cry, { hits, reading, model }: Weighing): number {
  const { folded } = reading;
  const own = hits.filter(({ matches }) =>
    matches.some((match) => {
      const at = foldedAt(folded, match.start);
      return at >= start && at < end;
    }),
  );
  const text = writtenAt(reading, { start, end });
  const cues = cuesOf(own, { ...reading, text, topics: NO_TOPICS });
  return blended({ rules: riskOf(own), wording: exploiting(wording), cues }, model.blend);
}

function writtenAt({ folded }: Reading, { start, end }: Stretch): string {
  return folded.original.slice(folded.startOf(start), folded.endOf(end));
}

const NO_TOPICS: ReadonlySet<string> = new Set();

function shareOfDanger({ danger, victim }: KindChances): number {
  return danger / Math.max(Number.MIN_VALUE, danger + victim);
}
