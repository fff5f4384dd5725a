import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { BEGUN, hasAny, OWED_PAY } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { areNear, findConcepts } from "../../wording/concepts/concepts.ts";
import { isVanished } from "../unreached.ts";

/** UTF-16 units up to which a message may be this one question; of who was asked for a fee, and others. */
const LONGEST = 200;
const SHORT_QUESTION = 80;

/** What is given back. */
export const REFUND = conceptHashes("refund");
/** Whether, or how, something may be had or done. */
export const WAYS = conceptHashes("may how is-it");

/** Whether somebody asks how money is given back, paid it, or gave it to who is gone. */
export function wantsItBack(reading: Reading): boolean {
  return (
    isVanished(reading) ||
    asksForRefund(reading) ||
    isRefundRefused(reading) ||
    mayWantItBack(reading)
  );
}

/** Whether somebody asks if, or how, money is given back. */
function asksForRefund({ text, folded, language, topics, feeDemanded }: Reading): boolean {
  const longest = feeDemanded === undefined ? SHORT_QUESTION : LONGEST;
  if (text.length > longest || topics.has("everyday") || hasAny(topics, OWED_PAY)) return false;
  return areNear(findConcepts(folded.folded, language), REFUND, WAYS);
}

const NOT = conceptHashes("not never refuse");

/** Whether a recruiter who took money does not give it back. */
function isRefundRefused({ folded, language, topics, feeDemanded }: Reading): boolean {
  if (feeDemanded === undefined || hasAny(topics, BEGUN)) return false;
  return areNear(findConcepts(folded.folded, language), REFUND, NOT);
}

/** Subjects beside which who has paid tells of more than of their money. */
const MORE = [...BEGUN, "salary", "passport", "release", "everyday", "medical"] as const;

/** Whether somebody tells that they have paid, and of nothing that is worse or else: who says so asks what to do about it, as few add that they do. */
function mayWantItBack({ hasPaid, topics, needs }: Reading): boolean {
  return hasPaid === true && !hasAny(topics, MORE) && needs?.has("ransom") !== true;
}
