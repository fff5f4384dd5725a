import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import { hasAny, FORCED } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { VIOLENCE_AND_FORCE } from "../deeds.ts";
import { FORMS, JOURNEYS, STUDIES } from "./journey-words.ts";

/** UTF-16 units of an advert for a journey. */
const LONGEST = 320;

/** Concepts of a job that is offered beside it or after it, of a debt that is worked off, and of any deed. */
const OF_JOBS = conceptHashes(
  `${VIOLENCE_AND_FORCE} work vacancy recruit salary employer worker migrant maid factory farm construction warehouse mine care cook-clean guard driver-job massage work-permit labour-contractor labour-contract seasonal overtime deduct owe debt interest lender undocumented sell scam-work compound police arrest cheat fraudster fake hungry afraid day-off unpaid late-pay supervisor madam driver girl-woman`,
);

/** Subjects of the same. */
const OF_WORKERS = [...FORCED, "salary", "domestic_work", "migrant", "worker", "abused"] as const;

const sold = once(() => new WordsWithin([...JOURNEYS, ...STUDIES, ...FORMS].join("|")));

/** Whether somebody sells a pilgrimage, a tour, a cruise, studies abroad or a visa form for its price, which names a deposit and takes in passports as a placement does; not where a job, its pay or a debt is told beside it, or somebody asks. */
export function sellsJourney(reading: Reading): boolean {
  const { text, folded, language, topics } = reading;
  if (text.length > LONGEST || QUESTION_MARK.test(text) || hasAny(topics, OF_WORKERS)) return false;
  if (!sold().test(folded.folded)) return false;
  return !meanAny(findConcepts(folded.folded, language), OF_JOBS);
}
