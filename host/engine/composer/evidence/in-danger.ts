import { hasAny } from "../../../../schemas/subjects.ts";
import { mayBeInDanger } from "../../../risk/danger/danger.ts";
import { speaksAsEmployer } from "../../../risk/asked/for-employer.ts";
import { asksOfPapersClause } from "../../../risk/asked/papers-clause.ts";
import type { Draft } from "../block.ts";

type Ground = Pick<Draft, "found" | "reading" | "knowledge">;

/** Whether someone may be in danger now, as lookups and the classifier read it too; whoever asks for help with exploiting people, or asks as an employer what is lawful, speaks of no danger of their own, nor does an employer, or who shows a clause by which papers are kept, in whose words only rules find some. */
export function isDangerous({ found: { hits }, reading, knowledge }: Ground): boolean {
  if (reading.exploitingAsked === true || reading.askedByEmployer !== undefined) return false;
  const isHeard = (reading.danger ?? null) !== null || hits.some(({ custom }) => custom === true);
  if (!isHeard && (speaksAsEmployer(reading) || asksOfPapersClause(reading))) return false;
  return mayBeInDanger({ hits, reading, knowledge });
}

/** Subjects by which somebody hurts or holds the person. */
const ATTACKED = ["confinement", "violence"] as const;

/** Whether somebody hurts or holds the person. */
export function isAttacked({ reading: { topics } }: Pick<Draft, "reading">): boolean {
  return hasAny(topics, ATTACKED);
}

/** Whether the police where the person is come first: somebody may be in danger there, and is neither in their hands, nor afraid of them or for those at home alone. */
export function arePoliceFirst(ground: Ground): boolean {
  const { fearsPolice, inCustody, threatenedAtHome } = ground.reading;
  if (fearsPolice === true && !isAttacked(ground)) return false;
  if (inCustody === true || (threatenedAtHome === true && !isAttacked(ground))) return false;
  return isDangerous(ground);
}
