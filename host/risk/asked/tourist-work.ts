import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { once } from "../../../schemas/once.ts";
import { FORCED, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { TOURIST_VISA } from "./words/tourist-visa-words.ts";

const WORK = conceptHashes(
  "work worker employer company salary agent agency recruit vacancy maid driver-job",
);
const VISA = conceptHashes("visa tourist-visa");

/** Subjects of work, and those beside which more is told than of a visa. */
const OF_WORK = [
  "agent",
  "recruitment",
  "employer",
  "sector",
  "domestic_work",
  "salary",
  "worker",
] as const;
const MORE = [...FORCED, "release", "unpaid"] as const;

const visas = once(() => new WordsWithin(TOURIST_VISA));

/** Whether a visa for tourists or visitors is told of beside work; of an errand only where work stands near it. */
export function asksOfTouristVisa({ topics, folded, language, errand }: Reading): boolean {
  if (hasAny(topics, MORE) || !visas().test(folded.folded)) return false;
  if (hasAny(topics, OF_WORK)) return true;
  const told = findConcepts(folded.folded, language);
  return errand === true ? areNear(told, VISA, WORK) : meanAny(told, WORK);
}
