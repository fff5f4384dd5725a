import type { Question } from "../../../schemas/questions.ts";
import type { Reading } from "../../contract/reading.ts";

/** The words of the library for what is asked in a few words of any language. */
const TERMS: Partial<Record<Exclude<Question, "get_back">, string>> = {
  hours: "hours of work, daily rest, weekly rest day, overtime pay",
  wage: "minimum wage",
  change_employer:
    "change of employer, transfer to a new employer, release, consent of the employer",
  end_contract: "termination of the contract, notice period, resignation, passage home",
  who_pays:
    "ticket, air fare, visa, medical at the employer's cost, free return passage, repatriation",
  dismissed: "dismissal, termination, retaliation for a complaint",
  sign: "contract in a language the worker understands, contract substitution",
  run_away: "worker who leaves the employer, absconding report, shelter",
  overstay: "residence permit expired, irregular status, fine",
  exit_permit: "exit permit, permission to leave the country",
  go_home: "way home, free return passage, repatriation, notice period, exit permit",
  lost_passport: "passport, travel document, consular help",
  is_scam: "licence of the agency, illegal recruitment",
  how_long: "complaint, time limit for a claim",
  deduction: "deductions from wages",
  deduction_months: "deductions from wages, recruitment fee taken from wages",
  release_money: "transfer fee, exit permit, release, change of employer at no cost to the worker",
  contract_swap: "contract substitution, standard contract, terms of the contract",
  papers_needed: "work visa, work permit, medical examination, registration before departure",
  find_job: "licence of the agency, public employment service",
};

/** A text to search the law with: what is asked in the library's words behind it, where a known question is. */
export function withQuestionTerms(text: string, { questionAsked, topics }: Reading): string {
  if (questionAsked === undefined) return text;
  const terms = questionAsked === "get_back" ? backTerms(topics) : TERMS[questionAsked];
  return terms === undefined ? text : `${text}\n${terms}`;
}

function backTerms(topics: Reading["topics"]): string {
  return topics.has("passport") || topics.has("seizure")
    ? "passport kept by the employer, return of the passport"
    : "refund of fees that were charged unlawfully";
}
