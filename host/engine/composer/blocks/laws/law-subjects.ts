import type { Sentence } from "../../../../../schemas/answer-slots.ts";
import type { Draft } from "../../block.ts";
import { localeOf } from "../../language.ts";

/** Of what a law is said to speak, by its topics; what comes first is said first. */
const SUBJECTS: readonly (readonly [slot: Sentence, topics: readonly string[]])[] = [
  [
    "law-on-fees",
    [
      "fees",
      "fee-cap",
      "recruitment-fees",
      "zero-fee",
      "zero-cost",
      "employer-pays",
      "employer-cost",
      "kickbacks",
      "refund",
      "receipts",
    ],
  ],
  ["law-on-passports", ["passport"]],
  ["law-on-wages", ["wages", "minimum-wage", "deductions"]],
  ["law-on-debts", ["debt-bondage", "loans", "loan-interest", "deposit", "bond"]],
  [
    "law-on-contracts",
    ["contracts", "contract-substitution", "termination", "job-change", "tying", "transfer"],
  ],
  [
    "law-on-forced-labour",
    ["forced-labour", "trafficking", "slavery", "exploitation", "coercion", "victim-protection"],
  ],
  ["law-on-domestic-work", ["domestic-work"]],
  ["law-on-complaints", ["complaints", "remedy"]],
  [
    "law-on-licences",
    [
      "licensing",
      "agencies",
      "recruitment",
      "brokers",
      "sub-agents",
      "illegal-recruitment",
      "gangmaster",
    ],
  ],
];

/** So many subjects tell what a law is about; more tell nothing. */
const MOST = 2;

/** What a law is about in the reader's language, for those who cannot read its title; empty where its topics are none of these, and for English readers. */
export function subjectsOfLaw({ knowledge, language, say }: Draft, id: string): string {
  if (language === "en") return "";
  const topics = knowledge.get("rag_doc", id)?.extensions?.topics ?? [];
  const subjects = SUBJECTS.filter(([, names]) => names.some((name) => topics.includes(name)))
    .slice(0, MOST)
    .map(([slot]) => say(slot));
  if (subjects.length === 0) return "";
  return say("law-about", { subjects: new Intl.ListFormat(localeOf(language)).format(subjects) });
}
