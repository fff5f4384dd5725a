import type {
  FiveTierResult,
  GradeRequest,
  GradeResult,
  Rubric,
} from "../../schemas/http/grade.ts";
import type { Snapshot } from "./knowledge.ts";

/** Judges an answer by the rubrics and graded answers of a snapshot; no model, no clock, no chance: the same answer on the same revision gets the same grade. */
export interface Grading {
  /** The grade, or what the snapshot does not have. Gives the event loop turns while it learns from a snapshot it has not seen. */
  grade(asked: GradeRequest, knowledge: Snapshot): Promise<Grade | NotGraded>;
  /** Every rubric with its criteria, by name. */
  rubrics(knowledge: Snapshot): readonly Rubric[];
}

export type Grade = GradeResult | FiveTierResult;

/** The prompt or rubric that was asked for and is not in force. */
export interface NotGraded {
  readonly unknown: string;
}
