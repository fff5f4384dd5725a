import type { Reading } from "../contract/reading.ts";

/** What a recruiter takes. */
const FEES = ["fee", "recruitment_fee", "deposit", "loan"];

/** What tells that the work has begun. */
const BEGUN = [
  "unpaid",
  "deduction",
  "confinement",
  "violence",
  "threat",
  "seizure",
  "conditions",
  "forced_labour",
  "absconding",
  "overtime",
];

/** Whom one has who is at work: beside them an agent's sum may be one that is taken there. */
const AT_WORK = ["employer", "overseer", "salary"];

/** Whether it is about what a recruiter takes, by its name or as a sum beside an agent, and nothing tells that the work has begun. */
export function isAskedForFee({ topics, amounts }: Pick<Reading, "topics" | "amounts">): boolean {
  const has = (topic: string) => topics.has(topic);
  if (BEGUN.some(has)) return false;
  return FEES.some(has) || (has("agent") && amounts.length > 0 && !AT_WORK.some(has));
}
