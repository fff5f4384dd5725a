import type { Sentence } from "../../../../schemas/answer-slots.ts";
import { AT_WORK, OF_WORK, type Question } from "../../../../schemas/questions.ts";
import { FORCED, hasAny, OWED_PAY } from "../../../../schemas/subjects.ts";
import type { Reading } from "../../../contract/reading.ts";
import { asksOfPapersClause } from "../../../risk/asked/papers-clause.ts";
import { blockOf, sentences, type Block, type Draft } from "../block.ts";
import { isDangerous } from "../evidence/in-danger.ts";
import { verdictOf } from "./price/verdict.ts";
import { payLine } from "./price/pay-verdict.ts";
import { provisionLines } from "./laws/provisions.ts";
import { noteOf, type Note } from "./profile-notes.ts";

const SENTENCES: Readonly<Record<Exclude<Question, "get_back">, Sentence>> = {
  hours: "asked-hours",
  wage: "asked-wage",
  change_employer: "asked-change-employer",
  end_contract: "asked-end-contract",
  who_pays: "asked-who-pays",
  dismissed: "asked-dismissed",
  sign: "asked-sign",
  run_away: "asked-run-away",
  what_to_say: "asked-what-to-say",
  no_answer: "asked-no-answer",
  not_understood: "asked-not-understood",
  how_long: "asked-how-long",
  number_free: "asked-number-free",
  which_law: "asked-which-law",
  is_scam: "asked-is-scam",
  overstay: "asked-overstay",
  exit_permit: "asked-exit-permit",
  where_office: "asked-where-office",
  lost_passport: "asked-lost-passport",
  go_home: "asked-go-home",
  find_job: "asked-find-job",
  papers_needed: "asked-papers-needed",
  deduction: "asked-deduction",
  contract_swap: "asked-contract-swap",
  tourist_work: "asked-tourist-work",
  accused: "asked-accused",
  pregnant: "asked-pregnant",
  body_control: "asked-body-control",
  kin_leave: "asked-kin-leave",
  deduction_months: "asked-deduction-months",
  release_money: "asked-release-money",
};

/** What a profile of the route holds of a question. */
const NOTES: Partial<Record<Question, readonly Note[]>> = {
  wage: ["min_wage_note"],
  hours: ["termination_note"],
  get_back: ["termination_note"],
  change_employer: ["termination_note"],
  end_contract: ["termination_note"],
  who_pays: ["termination_note", "fee_cap_note"],
  dismissed: ["termination_note"],
  run_away: ["termination_note"],
  exit_permit: ["termination_note"],
  go_home: ["termination_note"],
  release_money: ["termination_note"],
};

/** Those of which what is held for the route or the country is told first: the sentence that holds everywhere says nothing of it. */
const FACTS_FIRST: ReadonlySet<Question> = new Set([
  "change_employer",
  "end_contract",
  "dismissed",
  "run_away",
  "exit_permit",
  "go_home",
]);

/** The answer to a question that workers ask again and again, before the law and the contacts that follow; with what is held of it for the route. */
export function questionBlock(draft: Draft): Block | null {
  const { reading, say } = draft;
  const { questionAsked } = reading;
  if (questionAsked === undefined || !isOfWork(reading, questionAsked)) return null;
  const slot = slotOf(draft, questionAsked);
  if (slot === null) return null;
  const notes = (NOTES[questionAsked] ?? []).map((note) => noteOf(draft, note));
  const facts = [...notes, ...provisionLines(draft)];
  if (questionAsked === "get_back") return backBlock(draft, slot, facts);
  const lines = FACTS_FIRST.has(questionAsked)
    ? [...facts, say(slot)]
    : [payLine(draft), say(slot), ...facts];
  return blockOf(1, null, [...forThem(draft, questionAsked), ...lines]);
}

/** Who writes for somebody else reads first that what follows is said to that person. */
function forThem({ reading, say }: Draft, question: Question): readonly string[] {
  const isOfThem = reading.fromAfar === true && AT_WORK.has(question);
  return isOfThem ? [say("for-them")] : [];
}

/** The sentence that answers a question; to who is harmed none that makes them wait for leave. */
function slotOf(draft: Draft, question: Question): Sentence | null {
  if (question === "get_back") return backSlot(draft.reading);
  if (question === "change_employer" && isHarmed(draft)) return "asked-change-abused";
  if (question === "sign" && asksOfPapersClause(draft.reading)) return "asked-sign-papers";
  return SENTENCES[question];
}

/** Whether somebody is hurt, held or not paid, as far as they tell. */
function isHarmed(draft: Draft): boolean {
  const { hurtAtWork, payOwed, topics } = draft.reading;
  const isToldSo = hurtAtWork !== undefined || payOwed !== undefined || hasAny(topics, HARMED);
  return isToldSo || isDangerous(draft);
}

const HARMED = [...FORCED, "unpaid"] as const;

/** How the sum that was paid stands to the limit, and how money is claimed back; of one within the limit there is nothing to claim. */
function backBlock(draft: Draft, slot: Sentence, facts: readonly string[]): Block | null {
  const verdict = slot === "asked-passport-back" || isDangerous(draft) ? null : verdictOf(draft);
  const back = verdict?.isWithin === true ? "" : draft.say(slot);
  return blockOf(1, null, [...facts, sentences(verdict?.words ?? null, back)]);
}

/** Whether the question is one of work, by itself or by what else is told: eggs take long, too. */
function isOfWork(reading: Reading, question: Question): boolean {
  const { topics, countries, corridors, hasPaid, amounts } = reading;
  if (OF_WORK.has(question)) return true;
  if (question === "get_back" && hasPaid === true && amounts.length > 0) return true;
  return topics.size + countries.length + corridors.length > 0;
}

/** What is to be given back: a passport, or else what was paid; wages that are owed are no refund. */
function backSlot({ topics }: Reading): Sentence | null {
  if (topics.has("passport") || topics.has("seizure")) return "asked-passport-back";
  return hasAny(topics, OWED_PAY) ? null : "asked-money-back";
}
