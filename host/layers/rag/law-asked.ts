import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { Reading } from "../../contract/reading.ts";
import { isAboutSomethingElse } from "../../wording/known/something-else.ts";

/** Subjects of a reading that law is asked about: one is enough beside a country, two are without. */
const SUBJECTS = ["law", "loan", "recruitment"] as const;

/** Concepts of `host/wording/concepts` that are spoken of where law is, and those of the law that the library holds. */
const LEGAL = conceptHashes(
  "law treaty european-union legal illegal rights consent limit licence guilty",
);
const FIELD = conceptHashes(
  "agency migrant maid trafficking smuggle recruit labour-contractor undocumented exit-permit change-employer standard-contract deployment-ban minimum-wage force",
);
/** What is never spoken of but where somebody is wronged at work or on the way to it. */
const ALONE = conceptHashes("trafficking");

/** Whether a text asks of law though nobody's work is told of: a bare question about a country's law on loans or recruitment, about the protocol on trafficking, about what a licence allows an agency. `concepts` are the hashes of what its words mean. */
export function asksOfLaw(reading: Reading, concepts: readonly number[]): boolean {
  const { topics, countries } = reading;
  if (topics.has("everyday") || isAboutSomethingElse(reading)) return false;
  const named = SUBJECTS.filter((topic) => topics.has(topic)).length;
  if (countries.length > 0 ? named > 0 : named > 1) return true;
  let isLegal = false;
  let isOfField = false;
  for (const concept of concepts) {
    if (ALONE.has(concept)) return true;
    isLegal ||= LEGAL.has(concept);
    isOfField ||= FIELD.has(concept);
  }
  return isLegal && isOfField;
}
