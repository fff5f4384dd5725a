/** Subjects of messages that belong together, as lookups and readings ask for them. */

/** Pay that is owed: whoever is not paid is a victim and asks for help without being near anyone who hurts. */
export const OWED_PAY = ["unpaid", "deduction", "overtime"] as const;

/** What tells that somebody may be held or hurt. */
export const HARMS = ["confinement", "violence", "threat"] as const;

/** What tells that somebody is forced: hurt, held by papers or made to work. */
export const FORCED = [...HARMS, "seizure", "forced_labour"] as const;

/** What tells that the work has begun. */
export const BEGUN = [...OWED_PAY, ...FORCED, "conditions", "absconding"] as const;

/** What a recruiter takes: then it is not the pay that is owed. */
export const FEES = ["fee", "recruitment_fee", "deposit", "loan"] as const;

/** Whether a message has one of the subjects. */
export function hasAny(topics: ReadonlySet<string>, some: readonly string[]): boolean {
  return some.some((topic) => topics.has(topic));
}
