import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import { once } from "../../../schemas/once.ts";
import { BEGUN, hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { aroundPlace } from "../../reading/places/named-places.ts";
import { RowsFinder } from "../../reading/terms/rows-finder.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";
import { OF_COMPOUNDS } from "../danger/enslaved.ts";
import { namesCompound } from "./compound-advert.ts";
import { BORDER_TOWNS, DESK_WORK } from "./words/compound-words.ts";

/** A country through which people are led to where they are held. */
const ON_THE_WAY = "TH";

/** Such work, and the post that it is advertised as. */
const SCAM_WORK = conceptHashes("scam-work admin");
const LURE = conceptHashes("ticket free travel");

/** Chance of who informs from which on nobody was offered anything, unless they ask about it. */
const INFORMS = 0.5;

const desk = once(() => new RowsFinder(DESK_WORK));
const border = once(() => new RowsFinder(BORDER_TOWNS));

/** Whether somebody tells of an offer of work at a computer, a phone or a chat where people are held and made to cheat others, and of nothing that has befallen anybody yet. */
export function isCompoundOffer(reading: Reading): boolean {
  const { folded, text, topics, wording, exploitingAsked } = reading;
  const informs = (wording?.compliance ?? 1) >= INFORMS && !QUESTION_MARK.test(text);
  if (exploitingAsked === true || informs) return false;
  return (
    isUntouched(reading) && (namesCompound(folded.folded) ? isJob(topics) : isDeskJob(reading))
  );
}

/** Whether nothing has befallen anybody yet. */
function isUntouched({ danger, topics }: Reading): boolean {
  return (danger ?? null) === null && !hasAny(topics, BEGUN);
}

function isJob(topics: Reading["topics"]): boolean {
  return topics.has("recruitment") || topics.has("salary");
}

/** Whether it is work at a desk in a country of the compounds, or on the way there. */
function isDeskJob(reading: Reading): boolean {
  const { folded, language } = reading;
  const told = findConcepts(folded.folded, language);
  const isDesk = meanAny(told, SCAM_WORK) || desk().test(folded.folded);
  if (!isDesk) return false;
  if (border().test(folded.folded) || goesTo(reading, (code) => OF_COMPOUNDS.has(code)))
    return true;
  return meanAny(told, LURE) && goesTo(reading, (code) => code === ON_THE_WAY);
}

/** Folded units beside a place in which the work stands that is there: "data entry in Cambodia". */
const BESIDE = 24;

function isOfDesk(words: string, language: string | null): boolean {
  return desk().test(words) || meanAny(findConcepts(words, language), SCAM_WORK);
}

function goesTo(reading: Reading, isIt: (code: string) => boolean): boolean {
  return reading.countries.some(
    (place) =>
      isIt(place.code) &&
      place.hinted !== true &&
      reading.takenBack?.has(place.code) !== true &&
      (place.role !== "origin" || isOfDesk(aroundPlace(reading, place, BESIDE), reading.language)),
  );
}
