import { HARMS, hasAny } from "../../schemas/subjects.ts";
import type { Reading } from "../contract/reading.ts";

/** Whom a fee for a job is paid to: by the wording alone what they ask for is no ransom, unless somebody is held, hurt or threatened. */
const RECRUITER = ["agent", "recruitment_fee"] as const;

/** Whether money is asked for letting somebody go, bringing them home or not selling them on: it is no fee for a job. */
export function isRansom({ topics, needs }: Pick<Reading, "topics" | "needs">): boolean {
  if (topics.has("release")) return true;
  if (needs?.has("ransom") !== true) return false;
  return !hasAny(topics, RECRUITER) || hasAny(topics, HARMS);
}
