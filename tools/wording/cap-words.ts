import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { feeCapOf, type FeeCap } from "../../schemas/fee-cap.ts";
import { paragraph } from "./grounds.ts";

type FeeRule = NonNullable<FeeCap["rules"]>[number];

/** What the cap of a profile says of a worker's money, in plain English: what is not sure is called so first, then a limit, how a limit is set, or a sum that is no fee, and behind it that the law where the work is goes further. */
export function capWords(profile: KnowledgeObject<"corridor_profile">): string {
  const cap = feeCapOf(profile);
  if (cap === undefined || !isKnown(cap))
    return "the most a worker may be charged is unknown; no limit was confirmed, and unknown does not mean zero";
  const isUnsure = profile.extensions?.confidence === "low";
  const unsure = isUnsure ? "not sure, as the rule may have been replaced" : null;
  return inOrder([unsure, ...limitsOf(cap)]);
}

/** What a law lets a worker be charged, in plain English; `atHome` where it is that of the country of origin. */
export function chargeWords(cap: FeeCap, atHome: boolean): string {
  return inOrder(limitsOf(cap, atHome));
}

function limitsOf(cap: FeeCap, atHome = cap.barred !== undefined): readonly string[] {
  const told = cap.amount === null ? (cap.rules ?? []).map(ruleWords) : amountWords(cap, atHome);
  if (cap.barred === undefined) return told;
  return told.length === 0 ? [barWords(cap.barred)] : [...told, furtherWords(cap.barred)];
}

function amountWords({ amount, currency, covers }: FeeCap, atHome: boolean): readonly string[] {
  const limit = limitWords(amount ?? 0, currency);
  if (covers === "men") {
    const man = atHome ? "the rule at home lets a man be" : "a man may be";
    return [
      `${man} charged ${limit}`,
      "a woman may have to pay less or nothing, above all in household work: ask the labour office",
    ];
  }
  if (atHome) return [`the rule at home lets a licensed agency take ${limit}`];
  return [`a worker whom this rule covers may be charged ${limit}`];
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
  return `the law of the country of work does not let ${whomOf(barred)} be charged for the job, so ask a labour office before paying`;
}

/** The same behind what the rule at home allows. */
function furtherWords(barred: NonNullable<FeeCap["barred"]>): string {
  const who = barred === "household" ? "for household work " : "";
  return `the law of the country of work goes further and does not let ${whomOf(barred)} be charged for the job, so ${who}nothing should be needed: ask a labour office before paying`;
}

function whomOf(barred: NonNullable<FeeCap["barred"]>): string {
  return barred === "household" ? "a household worker" : "a worker";
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
  share_there: "an agency there may take {share} of the first month's pay at most",
  month_a_year_there:
    "an agency there may take one month's pay at most for each year of contract, and never more than {months} months' pay in all",
};

function ruleWords({ kind, amount, currency, months = 1, by_year: sums }: FeeRule): string {
  const sum = sums === undefined ? money(amount ?? 0, currency) : yearlyWords(sums, currency);
  return RULES[kind]
    .replace("{sum}", sum)
    .replace("{share}", shareOf(months))
    .replace("{months}", String(months));
}

/** "TWD 1,800 in the first year, 1,700 in the second and 1,500 from the third on" */
function yearlyWords(sums: readonly number[], currency: string | null | undefined): string {
  const [first = 0, second = first, third = second] = sums;
  const [others, last] = [second, third].map((sum) => sum.toLocaleString("en-US"));
  return `${money(first, currency)} in the first year, ${others} in the second and ${last} from the third on`;
}

/** A part of a month's pay as people write it: 0.1 is 10%. */
function shareOf(months: number): string {
  return `${Math.round(months * 100)}%`;
}

function limitWords(amount: number, currency: string | null): string {
  return amount === 0
    ? `nothing (0 ${currency ?? ""})`.replace(" )", ")")
    : `at most ${money(amount, currency)}`;
}

function inOrder(told: readonly (string | null)[]): string {
  const [first = "", ...rest] = told.filter((words) => words !== null);
  return paragraph(first, ...rest.map(begun));
}

function begun(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
