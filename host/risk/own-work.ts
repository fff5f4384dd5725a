import { conceptHashes } from "../../schemas/concept-hash.ts";
import type { Reading } from "../contract/reading.ts";
import { areNear, findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import type { Sighting } from "../wording/concepts/concept-finder.ts";

/** Concepts of pay, of its being late or missing, of papers and who keeps them, and of working. */
const PAY = conceptHashes("salary pay");
const LATE = conceptHashes("late-pay unpaid");
const PAPERS = conceptHashes("passport id-card");
const KEPT = conceptHashes("keep take-away hide");
const WORKING = conceptHashes("work maid worker migrant cook-clean care");
const ONESELF = conceptHashes("i we");
const BOSS = conceptHashes("employer madam supervisor");
const IN_ANGER = conceptHashes("angry shout");
/** By these nothing of it is told: pay that never was late. */
const DENIED = conceptHashes("never");
/** UTF-16 units up to which a message tells little beside, and up to which next to nothing. */
const LITTLE = 90;
const HARDLY_ANYTHING = 40;

/** Whether somebody tells in few words what befalls those who work, or that they do: their pay is late, or in a country that is named their papers are kept, they work or want to, or are back from there; or they are on a ship, or their boss is angry. */
export function tellsOfOwnWork(heard: Reading): boolean {
  const { topics, folded, language, text } = heard;
  if (topics.has("everyday") || heard.denies === true || text.length > LITTLE) return false;
  const told = findConcepts(folded.folded, language);
  if (meanAny(told, DENIED)) return false;
  return tellsOfTrouble(heard, told) || (namesDestination(heard) && worksThere(heard, told));
}

/** Pay that is late, a ship one works on, or a boss who is angry. */
function tellsOfTrouble(heard: Reading, told: readonly Sighting[]): boolean {
  const isTheirs = meanAny(told, ONESELF);
  if (areNear(told, PAY, LATE)) return isTheirs || namesDestination(heard);
  if (isTheirs && heard.topics.has("fishing") && meanAny(told, WORKING)) return true;
  return isBrief(heard) && areNear(told, BOSS, IN_ANGER);
}

/** In the country that is named. */
function worksThere(heard: Reading, told: readonly Sighting[]): boolean {
  if (isBrief(heard) && heard.returned === true) return true;
  return meanAny(told, ONESELF) && (areNear(told, PAPERS, KEPT) || meanAny(told, WORKING));
}

function isBrief({ text }: Reading): boolean {
  return text.length <= HARDLY_ANYTHING;
}

function namesDestination({ countries }: Reading): boolean {
  return countries.some(({ role, hinted }) => role === "destination" && hinted !== true);
}
