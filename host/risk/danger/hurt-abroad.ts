import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import type { CountryMention, Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { isOwnRelativeAttacked } from "../needs/relatives.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";

/** Chance of who advertises or informs from which on words of harm are those of news. */
const NEWS = 0.5;
/** UTF-16 units of a message that says little but that: in longer ones the wording tells. */
const BRIEF = 120;

const PERSONS = conceptHashes("worker migrant maid friend girl-woman man-boy minor");
const ONESELF = conceptHashes("i we");
/** What news and judgments name. */
const TOLD_OF = conceptHashes("court news sue guilty film book");
const HURT = conceptHashes("hit burn rape lock");
const ATTACKED = ["violence", "confinement", "abused"] as const;

/** Whether few words say that a relative abroad, or somebody who went from one country to another, is hurt or held: "mi hija esta en españa, la golpean", "maid from ethiopia in beirut, beaten". They sound like nothing that a model has learned. */
export function isHurtAbroad(reading: Reading): boolean {
  const { text, topics, wording } = reading;
  if (text.length > BRIEF || topics.has("everyday") || wording === null) return false;
  if (wording.offer + wording.compliance >= NEWS) return false;
  return isOwnRelativeAttacked(reading) || isWorkerHurtOnRoute(reading);
}

function isWorkerHurtOnRoute({ text, topics, countries, folded, language }: Reading): boolean {
  const isNamed = (role: CountryMention["role"]) =>
    countries.some((each) => each.role === role && each.hinted !== true);
  if (!isNamed("origin") || !isNamed("destination") || QUESTION_MARK.test(text)) return false;
  const told = findConcepts(folded.folded, language);
  if (!meanAny(told, PERSONS) || meanAny(told, ONESELF)) return false;
  if (meanAny(told, TOLD_OF)) return false;
  return meanAny(told, HURT) || hasAny(topics, ATTACKED);
}
