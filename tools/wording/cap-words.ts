import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { feeCapOf, type FeeCap } from "../../schemas/fee-cap.ts";
import { paragraph } from "./grounds.ts";

type FeeRule = NonNullable<FeeCap["rules"]>[number];

/** What the cap of a profile says of a worker's money, in plain English: a limit, how a limit is set, or a sum that is no fee; what is not sure is called so first, and a ban where the work is stands before what the origin allows. */
export function capWords(profile: KnowledgeObject<"corridor_profile">): string {
  const cap = feeCapOf(profile);
  if (cap === undefined || !isKnown(cap))
    return "the most a worker may be charged is unknown; no limit was confirmed, and unknown does not mean zero";
  const told =
    cap.amount === null
      ? (cap.rules ?? []).map(ruleWords)
      : amountWords(cap, limitWords(cap.amount, cap.currency));
  const isUnsure = profile.extensions?.confidence === "low";
  const unsure = isUnsure ? "not sure, as the rule may have been replaced" : null;
  const bar = cap.barred === undefined ? null : barWords(cap.barred);
  const [first = "", ...rest] = [unsure, bar, ...told].filter((words) => words !== null);
  return paragraph(first, ...rest.map(begun));
}

function amountWords({ covers }: FeeCap, limit: string): readonly string[] {
  if (covers !== "men") return [`a worker whom this rule covers may be charged ${limit}`];
  return [
    `a man may be charged ${limit}`,
    "a woman may have to pay less or nothing, above all in household work: ask the labour office",
  ];
}

/** Whether anything is known of what may be charged. */
export function isKnown(cap: FeeCap | undefined): boolean {
  return cap !== undefined && (cap.amount !== null || (cap.rules ?? []).length > 0);
}

/** A sum with its currency in front, as the law writes it. */
export function money(amount: number, currency: string | null | undefined): string {
  const figure = amount.toLocaleString("en-US");
  return currency ? `${currency} ${figure}` : figure;
}

/** Whom the law of the country of work lets nobody charge. */
export function barWords(barred: NonNullable<FeeCap["barred"]>): string {
  const whom = barred === "household" ? "a household worker" : "a worker";
  return `the law of the country of work does not let ${whom} be charged for the job, so ask a labour office before paying`;
}

const RULES: Readonly<Record<FeeRule["kind"], string>> = {
  deposit: "{sum} is a deposit that is given back, not a fee that an agent may take",
  estimate: "{sum} is an official estimate of all costs together, not a fee that an agent may take",
  month: "an agency in the country of origin may take one month's basic pay at most",
  month_a_year:
    "an agency in the country of origin may take one month's pay at most for each year of contract",
  service_fee:
    "an agency in the country of work may take no placement fee, only a monthly service fee of at most {sum}",
  own_papers: "a worker pays for personal papers only, not for the job",
  approved_costs:
    "a worker may be charged only real costs that the ministry approved, and nothing where the employer's side pays",
};

function ruleWords({ kind, amount, currency }: FeeRule): string {
  return RULES[kind].replace("{sum}", money(amount ?? 0, currency));
}

function limitWords(amount: number, currency: string | null): string {
  return amount === 0
    ? `nothing (0 ${currency ?? ""})`.replace(" )", ")")
    : `at most ${money(amount, currency)}`;
}

function begun(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
