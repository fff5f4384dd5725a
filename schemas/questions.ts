/** What workers ask again and again, most often in a few words after an answer; each is answered by a sentence of its own (`asked-<question>`). */
export const QUESTIONS = [
  "hours",
  "wage",
  "change_employer",
  "end_contract",
  "who_pays",
  "get_back",
  "dismissed",
  "sign",
  "run_away",
  "what_to_say",
  "no_answer",
  "not_understood",
  "how_long",
  "number_free",
  "which_law",
  "is_scam",
  "overstay",
  "exit_permit",
  "where_office",
  "lost_passport",
  "go_home",
  "find_job",
  "papers_needed",
  "deduction",
  "contract_swap",
  "tourist_work",
  "accused",
  "pregnant",
  "body_control",
  "kin_leave",
  "deduction_months",
  "release_money",
] as const;

export type Question = (typeof QUESTIONS)[number];

/** Those that nobody words as a question: what is told asks what to do about it. */
export const TOLD = [
  "deduction",
  "contract_swap",
  "tourist_work",
  "accused",
  "pregnant",
  "body_control",
  "kin_leave",
  "deduction_months",
  "release_money",
] as const;

/** Those that only work brings, whatever else is said. */
export const OF_WORK: ReadonlySet<Question> = new Set([
  "hours",
  "wage",
  "change_employer",
  "end_contract",
  "exit_permit",
  "find_job",
  "deduction",
  "contract_swap",
  "tourist_work",
  "pregnant",
  "body_control",
  "deduction_months",
  "release_money",
]);

/** Those of who is abroad: of work where a country is told. */
export const ABROAD: ReadonlySet<Question> = new Set([
  "lost_passport",
  "go_home",
  "overstay",
  "accused",
  "kin_leave",
  "run_away",
  "papers_needed",
]);

/** Those that are about whom to call, so that nothing but contacts follows. */
export const OF_CONTACTS: ReadonlySet<Question> = new Set([
  "what_to_say",
  "no_answer",
  "not_understood",
  "number_free",
  "where_office",
]);

/** Those of the time at work, to which no limit of a recruiter's fee is an answer. */
export const AT_WORK: ReadonlySet<Question> = new Set([
  "hours",
  "wage",
  "change_employer",
  "end_contract",
  "who_pays",
  "dismissed",
  "run_away",
  "overstay",
  "exit_permit",
  "go_home",
  "lost_passport",
  "deduction",
  "contract_swap",
  "accused",
  "pregnant",
  "body_control",
  "kin_leave",
  "release_money",
]);

/** Those of pay that is less than it should be, or of leave that is sold: no sum that is told beside them is charged for a job. */
export const OF_PAY: ReadonlySet<Question> = new Set([
  "deduction",
  "contract_swap",
  "release_money",
]);
