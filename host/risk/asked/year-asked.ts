import type { Reading } from "../../contract/reading.ts";
import { yearOfWork } from "../../reading/money/year-of-work.ts";

/** The year of their work, from 1 on, for which somebody asks what may be charged: the first where none is told, 3 also for later ones. */
export function yearAsked({ folded }: Pick<Reading, "folded">): number {
  return yearOfWork(folded.folded) ?? 1;
}
