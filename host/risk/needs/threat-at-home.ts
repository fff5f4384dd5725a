import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { Reading } from "../../contract/reading.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import type { Sighting } from "../../wording/concepts/concept-finder.ts";

const THREAT = conceptHashes("threaten burn kill weapon");
const KIN = conceptHashes("family father mother spouse child sibling grandparent");
const HOME = conceptHashes("home-country");
/** Who comes to a family's door. */
const COLLECTORS = conceptHashes("lender agent");
const LENDER = conceptHashes("lender");
/** Whoever stands between is who threatens, or is threatened. */
const AT_WORK = conceptHashes("employer company manager sick");

/** So many words with a meaning may stand between the threat and whom it is against. */
const NEAR = 3;

/** Whether somebody's family or house in the country they are from is threatened. */
export function isThreatenedAtHome(reading: Reading): boolean {
  const { folded, language, ransom } = reading;
  if (ransom === true) return false;
  const told = findConcepts(folded.folded, language);
  if (isThreatenedByLender(reading, told)) return true;
  if (!threatensKin(told)) return false;
  return meanAny(told, HOME) || (meanAny(told, COLLECTORS) && namesHome(reading));
}

/** Whether a lender threatens who has not left: those who lend for the way are at home. */
function isThreatenedByLender(reading: Reading, told: readonly Sighting[]): boolean {
  if (!areNear(told, LENDER, THREAT)) return false;
  return reading.beforeLeaving !== undefined || meanAny(told, KIN);
}

/** Whether the country they are from is named, or two are, of which one is. */
function namesHome({ countries, corridors }: Reading): boolean {
  const codes = new Set(countries.map(({ code }) => code));
  return codes.size > 1 || corridors.some(({ origin }) => origin !== null && codes.has(origin));
}

function threatensKin(told: readonly Sighting[]): boolean {
  return told.some((word, at) => {
    if (!meanAny([word], THREAT)) return false;
    return told.some((other, place) => {
      if (Math.abs(place - at) > NEAR || !meanAny([other], KIN)) return false;
      return !meanAny(told.slice(Math.min(at, place) + 1, Math.max(at, place)), AT_WORK);
    });
  });
}
