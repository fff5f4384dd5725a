import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { FORCED } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import type { Sighting } from "../../wording/concepts/concept-finder.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { VIOLENCE } from "../deeds.ts";

/** Concepts by which somebody is hurt or held, whatever else is told. */
const BODILY = conceptHashes(`${VIOLENCE} force escape watch guard hungry cry sell ransom`);
const AFRAID = conceptHashes("afraid");
/** Of whom people are afraid who may be hurt by them. */
const PERSONS = conceptHashes("employer madam manager supervisor guard he-she they man-boy agent");
const THREATEN = conceptHashes("threaten");
/** What is threatened where nobody's body is: the place, the papers and the way home. */
const STAY = conceptHashes(
  "send-home visa work-permit leave-job dismiss fine blacklist home-country",
);
const POLICE = conceptHashes("police arrest");
const LEAVING = conceptHashes("leave-job");
const IF = conceptHashes("if");

/** Whether the only harm that is told is fear of no person, a threat to end the stay or the job, or the question whether the police come when somebody leaves it: offices help first, and the police may be what is feared. */
export function isPressedAlone({ topics, folded, language }: Reading): boolean {
  if (FORCED.some((topic) => topic !== "threat" && topics.has(topic))) return false;
  const told = findConcepts(folded.folded, language);
  return !meanAny(told, BODILY) && isPressed(told);
}

function isPressed(told: readonly Sighting[]): boolean {
  if (areNear(told, THREATEN, STAY)) return true;
  if (meanAny(told, THREATEN)) return false;
  if (meanAny(told, AFRAID)) return !areNear(told, AFRAID, PERSONS);
  return areNear(told, POLICE, LEAVING) && meanAny(told, IF);
}
