import type { GradeCriterion } from "../../../schemas/http/grade.ts";
import type { Sample } from "../prompts.ts";
import type { SharedMeaning } from "../statements/meanings.ts";
import type { Speaking } from "../statements/speaking.ts";
import type { Statement } from "../statements/statements.ts";
import type { Asked } from "./features.ts";
import type { PassageHarm } from "./passage-model.ts";
import type { TierModel } from "./tier-model.ts";

/** An answer to be placed. */
export interface Placing {
  readonly answer: string;
  readonly statements: readonly Statement[];
  readonly asked: Asked;
  readonly samples: readonly Sample[];
  readonly model: TierModel;
  /** What answers with a borrowed good sentence taught. */
  readonly turned: TierModel;
  /** What the passages of all graded answers taught. */
  readonly passageHarm: PassageHarm;
  /** How much of their rare meanings two texts share. */
  readonly sharedMeaning: SharedMeaning;
  /** The criteria of the category's rubric, judged on it. */
  readonly criteria: readonly GradeCriterion[];
  /** How an answer's wording sounds. */
  readonly speaking: Speaking;
}

/** What must be known to tell the traits of an answer, or of a part of it. */
export type Knowing = Pick<Placing, "asked" | "samples" | "criteria" | "speaking">;
