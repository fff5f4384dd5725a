import type { Draft } from "../block.ts";
import { isDangerous } from "./in-danger.ts";
import type { Situation } from "./situation.ts";

/** Chance of an advert or a notice from which on, and of a question under which, one is shown. */
const IS_SHOWN = 0.4;

/** Whether somebody shows an offer in which nothing was found: whether it is all right is what they ask, and is answered first. */
export function showsOffer(draft: Draft, situation: Situation): boolean {
  const { rulesRan, failed } = draft.found;
  const { lure, childWorks } = draft.reading;
  if (situation !== "answer" || !rulesRan || failed.length > 0) return false;
  return lure === undefined && childWorks !== true && isLawfulOffer(draft);
}

/** Whether it reads as an offer or a notice in which nothing was found. */
function isLawfulOffer(draft: Draft): boolean {
  const { wording, topics, askedByEmployer } = draft.reading;
  if (wording === null || askedByEmployer !== undefined || draft.found.hits.length > 0)
    return false;
  const isOffer = wording.offer + wording.compliance >= IS_SHOWN && wording.inquiry < IS_SHOWN;
  return isOffer && (topics.has("recruitment") || topics.has("salary")) && !isDangerous(draft);
}

/** Whether an offer in which nothing was found asks for nothing: "no placement fee" hides none. */
export function asksNothing(draft: Draft): boolean {
  const { feeDemanded, sumsTold } = draft.reading;
  return feeDemanded === undefined && sumsTold?.isCharge !== true && isLawfulOffer(draft);
}
