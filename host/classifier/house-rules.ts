import { conceptHashes } from "../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import type { Reading } from "../contract/reading.ts";
import { findConcepts, meanAny } from "../wording/concepts/concepts.ts";

/** UTF-16 units of a rule of the house. */
const LONGEST = 240;

/** Whoever speaks for themselves tells or asks, and whoever houses others employs nobody. */
const ELSE = conceptHashes(
  "i we why how help please law rights complaint news court vacancy apply free",
);
const GUESTS = conceptHashes(
  "student school customer tourist tenant-landlord library gym child minor",
);
const WORKERS = conceptHashes("worker maid migrant");
const HOUSE = conceptHashes("company manager employer agency worker");
const FORBIDDEN = conceptHashes("not forbidden never do-not must");
const QUARTERS = conceptHashes("room compound go-out");
const BY_NIGHT = conceptHashes("hours night after before");
const SALARY = conceptHashes("salary");
const PENALTY = conceptHashes("fine deduct");
const PAPERS = conceptHashes("passport id-card");
const KEEP = conceptHashes("keep safe-drawer");
const GIVE_BACK = conceptHashes("give-back refund");
const PLEDGE = conceptHashes("deposit");
const SUM = conceptHashes("number-big currency");

/** Going out after hours is fined from the wages; papers are given back against money. */
const CURFEW = [WORKERS, FORBIDDEN, QUARTERS, BY_NIGHT, SALARY, PENALTY];
const PLEDGED = [PAPERS, HOUSE, KEEP, GIVE_BACK, PLEDGE, SUM];

/** Whether a rule of a house binds its workers: a curfew with a fine that is taken from the wages, or papers that are given back against money. It sounds like the law's own, and names nobody to whom it happened. */
export function bindsWorkers({ text, folded, language, denies }: Reading): boolean {
  if (denies === true || folded.folded.length > LONGEST || QUESTION_MARK.test(text)) return false;
  const told = findConcepts(folded.folded, language);
  if (meanAny(told, ELSE) || meanAny(told, GUESTS)) return false;
  return [CURFEW, PLEDGED].some((terms) => terms.every((each) => meanAny(told, each)));
}
