import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { RowsFinder } from "../../reading/terms/rows-finder.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { BEFELL, SEX } from "./sex-demanded-words.ts";

/** UTF-16 units up to which a demand is what a message is about. */
const LONGEST = 700;
/** Chance of who advertises or informs from which on nothing was demanded of anybody. */
const INFORMS = 0.5;

/** Who has power over work, pay and papers. */
const OVER_WORK = ["employer", "overseer", "salary"] as const;
const POWER = conceptHashes(
  "employer madam manager supervisor company salary work-permit contract overtime",
);

const sex = once(() => new RowsFinder(SEX));
const befell = once(() => new RowsFinder(BEFELL));

/** A reading with whether whoever employs or oversees wants sex. */
export function withSexDemanded(reading: Reading): Reading {
  return isSexDemanded(reading) ? { ...reading, sexDemanded: true, aboutWork: true } : reading;
}

/** Whether whoever employs or oversees wants sex, or pictures of a naked body, for work, pay or papers. */
function isSexDemanded(reading: Reading): boolean {
  const { text, topics, folded, language, wording, exploitingAsked } = reading;
  if (text.length > LONGEST || topics.has("everyday") || exploitingAsked === true) return false;
  if (wording !== null && wording.offer + wording.compliance >= INFORMS) return false;
  if (!sex().test(folded.folded)) return false;
  return hasAny(topics, OVER_WORK) || meanAny(findConcepts(folded.folded, language), POWER);
}

/** Whether it is demanded, and nothing tells that it befell anybody. */
export function isDemandAlone({ sexDemanded, folded }: Reading): boolean {
  return sexDemanded === true && !befell().test(folded.folded);
}
