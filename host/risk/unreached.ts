import { conceptHashes } from "../../schemas/concept-hash.ts";
import { once } from "../../schemas/once.ts";
import { BEGUN, FORCED, hasAny } from "../../schemas/subjects.ts";
import type { Reading } from "../contract/reading.ts";
import { WordsWithin } from "../reading/terms/words-within.ts";
import { findConcepts, meanAny } from "../wording/concepts/concepts.ts";
import { VANISHED } from "./asked/words/vanished-words.ts";
import { HELD_IN_FEAR } from "./deeds.ts";

const PHONE = conceptHashes("phone message");
/** Concepts by which somebody is held or cut off, whoever took money. */
const DEEDS = conceptHashes(`${HELD_IN_FEAR} alone go-out keep`);

/** Whether a recruiter took money, a phone is told of, and nothing by which anybody is held: it is the recruiter's, who is not reached. */
export function isRecruiterUnreached(reading: Reading): boolean {
  if (isVanished(reading)) return true;
  const { feeDemanded, topics, folded, language } = reading;
  if (feeDemanded === undefined || !topics.has("agent") || hasAny(topics, FORCED)) return false;
  const told = findConcepts(folded.folded, language);
  return meanAny(told, PHONE) && !meanAny(told, DEEDS);
}

const vanished = once(() => new WordsWithin(VANISHED));

/** What a sum is told beside that was asked for a job. */
const JOB = ["agent", "recruitment", "sector", "domestic_work", "work_permit", "visa"] as const;

/** Whether whoever was given money for a job, or asked for it, blocked somebody, no longer answers or is gone. */
export function isVanished(reading: Reading): boolean {
  const { topics, folded } = reading;
  if (hasAny(topics, [...BEGUN, "everyday", "release"])) return false;
  return tookMoney(reading) && vanished().test(folded.folded);
}

function tookMoney({ feeDemanded, hasPaid, amounts, topics, corridors }: Reading): boolean {
  if (feeDemanded !== undefined) return true;
  if (amounts.length === 0) return false;
  const isAbroad = corridors.some(({ destination }) => destination !== null);
  return hasPaid === true ? isAbroad || hasAny(topics, JOB) : isAbroad && hasAny(topics, JOB);
}
