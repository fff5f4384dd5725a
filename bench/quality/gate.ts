import type { Snapshot } from "../../host/contract/knowledge.ts";
import { candidateOf } from "./candidate.ts";
import { changedTexts, fallenBeside, named, type Changed, type Fallen } from "./comparison.ts";
import { evaluate, type Evaluation, type OnWork, type Sets } from "./evaluation.ts";
import type { Figure } from "./figures.ts";
import { knowledgeOf } from "./judged.ts";

/** What a pack would change if it were released. */
export interface Judgement {
  readonly knowledge: Snapshot;
  readonly evaluation: Evaluation;
  /** The figures without the pack. */
  readonly before: ReadonlyMap<string, Figure>;
  /** With anything here it may not be released. */
  readonly fallen: readonly Fallen[];
  readonly changed: readonly Changed[];
}

/** Where it is judged. */
export interface Judging {
  /** The root of the packs in force. */
  readonly bundled: string;
  readonly sets: Sets;
  readonly onWork: OnWork;
}

/** Judges a pack before its release: the same sets on what is in force and on that with the pack over it. */
export async function judgeOver(
  pack: string,
  { bundled, sets, onWork }: Judging,
): Promise<Judgement> {
  const knowledge = await candidateOf(pack, bundled);
  const inForce = await evaluate(await knowledgeOf([bundled]), sets, (doing, done, total) =>
    onWork(`${doing}, in force`, done, total),
  );
  const evaluation = await evaluate(knowledge, sets, (doing, done, total) =>
    onWork(`${doing}, with the pack`, done, total),
  );
  return {
    knowledge,
    evaluation,
    before: named(inForce.figures),
    fallen: fallenBeside(evaluation.figures, inForce.figures),
    changed: changedTexts(inForce, evaluation),
  };
}
