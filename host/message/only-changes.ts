import { OF_CONTACTS } from "../../schemas/questions.ts";
import type { Reading } from "../contract/reading.ts";
import { namesJob } from "../risk/asked/price-asked.ts";

/** Subjects of who works, and as what. */
const WHO = new Set([
  "sector",
  "domestic_work",
  "worker",
  "migrant",
  "care",
  "fishing",
  "recruitment",
]);
/** Those that are a job of their own: one that is named takes the place of one before. */
const JOBS = new Set(["sector", "domestic_work", "care", "fishing"]);

/** Units of the text up to which a turn may say no more than for whom, as what or for which country the question of before is asked. */
const SHORT = 120;

/** Whether a turn names nobody and nothing but who works, as what or where: "and as a nurse?", "and for my wife, as a housemaid?", "what about Oman?". */
export function onlyChangesWhoOrWhere(own: Reading): boolean {
  const { topics, amounts, countries, text, contactAsked, questionAsked, priceAsked } = own;
  if (text.trim().length > SHORT || amounts.length > 0) return false;
  if ((contactAsked ?? questionAsked ?? priceAsked) !== undefined) return false;
  if (topics.size + countries.length === 0 && !namesJob(own)) return false;
  return [...topics].every((topic) => WHO.has(topic));
}

/** The subjects of before beside those of a turn that goes on with them; a job takes the place of another. */
export function subjectsAfter(own: Reading, before: Reading): Reading["topics"] {
  const isOfJob = [...own.topics].some((topic) => JOBS.has(topic));
  const kept = isOfJob ? before.topics.difference(JOBS) : before.topics;
  return kept.union(own.topics);
}

/** What was asked before, which a turn that only changes who or where asks again. */
export function askedOfOther(
  own: Reading,
  before: Reading,
): Pick<Reading, "priceAsked" | "questionAsked"> {
  if (!onlyChangesWhoOrWhere(own)) return {};
  const { priceAsked, questionAsked } = before;
  const isOfWork = questionAsked !== undefined && !OF_CONTACTS.has(questionAsked);
  return {
    ...(priceAsked !== undefined && { priceAsked }),
    ...(isOfWork && { questionAsked }),
  };
}
