import { feeCapOf, type FeeCap } from "../../../../../schemas/fee-cap.ts";
import type { SumsTold } from "../../../../contract/reading.ts";
import type { ToolFact } from "../../../../contract/tool.ts";
import { yearAsked } from "../../../../risk/asked/year-asked.ts";
import { isOfHousehold } from "../../../../risk/household-work.ts";
import { isWomanInHousehold, mayBeOfWoman } from "../../../../risk/of-woman.ts";
import type { Draft } from "../../block.ts";

/** What a told cap lets be charged, as a sum, and whether the law of the country of work bars any. */
export interface Bound {
  readonly most: Limit | null;
  readonly barred: boolean;
  readonly corridor: string;
}

/** A limit in money; `made` of how many months of which pay. Where the years of the contract are not told, it `isLeast` what may be taken for one year, or `isMost` what may be taken for any. */
interface Limit {
  readonly value: number;
  readonly currency: string;
  readonly made?: { readonly times: number; readonly pay: number };
  readonly isLeast?: true;
  readonly isMost?: true;
  /** It is one for each month. */
  readonly isMonthly?: true;
  /** It is set for men, and the message may be about a woman. */
  readonly isForMen?: true;
}

/** The bounds that a cap sets to what may be charged, with the pay and the years that the message tells; none where it may not cover the job, or tells no sum. */
export function boundOf(draft: Draft, fact: ToolFact, told: SumsTold): readonly Bound[] {
  const { by, scope } = fact;
  const corridor = scope?.corridor ?? corridorOf(draft, by);
  if (corridor === undefined) return [];
  const cap = capOf(draft, by, scope);
  const barred = isBarred(draft, scope?.barred ?? cap?.barred);
  const limits = limitsOf(draft, scope?.nothingIn ?? cap, told);
  if (limits.length === 0) return barred ? [{ most: null, barred, corridor }] : [];
  return limits.map((most) => ({ most, barred, corridor }));
}

/** Whether a bar covers the job: that of household work where the message tells of it. */
function isBarred(draft: Draft, barred: FeeCap["barred"]): boolean {
  return barred === "all" || (barred === "household" && isOfHousehold(draft.reading));
}

function corridorOf({ knowledge }: Draft, by: string): string | undefined {
  const [leaf, id = ""] = by.split("/");
  if (leaf !== "corridor_profile") return undefined;
  return knowledge.get("corridor_profile", id)?.content.corridor;
}

function capOf({ knowledge }: Draft, by: string, scope: ToolFact["scope"]): FeeCap | undefined {
  const [leaf, id = ""] = by.split("/");
  if (leaf === "rag_doc") return knowledge.get("rag_doc", id)?.extensions?.worker_charge;
  const isOwn = leaf === "corridor_profile" && scope === undefined;
  const profile = isOwn ? knowledge.get("corridor_profile", id) : undefined;
  return profile === undefined ? undefined : feeCapOf(profile);
}

/** The limits of a cap that surely cover the job, or that nothing may be charged in a currency. */
function limitsOf(
  draft: Draft,
  cap: FeeCap | string | undefined,
  told: SumsTold,
): readonly Limit[] {
  if (typeof cap === "string") return [{ value: 0, currency: cap }];
  if (cap === undefined || (cap.covers === "household" && !isOfHousehold(draft.reading))) return [];
  const monthly = told.asked.perMonth === true ? monthlyLimits(draft, cap) : [];
  if (monthly.length > 0) return monthly;
  const amount = told.isOwnJob === true ? (cap.own_job ?? cap.amount) : cap.amount;
  if (amount !== null) return [inMoney(draft, cap, amount)];
  return (cap.rules ?? []).flatMap((rule) => limitOfPay(rule, told));
}

/** What a fee that is taken month by month may be in the year of the work that is told, and else in the first. */
function monthlyLimits({ reading }: Draft, { rules = [] }: FeeCap): readonly Limit[] {
  const year = yearAsked(reading);
  return rules.flatMap(({ kind, amount, currency = "", by_year: sums = [] }): Limit[] => {
    const value = sums[Math.min(year, sums.length) - 1] ?? amount;
    if (kind !== "service_fee" || value === undefined) return [];
    return [{ value, currency, isMonthly: true }];
  });
}

/** A limit in money; women whom the cap lets go free pay nothing, and for others one set for men is none. */
function inMoney(draft: Draft, { covers, currency, women_free }: FeeCap, value: number): Limit {
  const limit = { value, currency: currency ?? "" };
  if (covers !== "men" || !mayBeOfWoman(draft.reading)) return limit;
  const isFree = women_free === "household" && isWomanInHousehold(draft.reading);
  return isFree ? { ...limit, value: 0 } : { ...limit, isForMen: true };
}

type FeeRule = NonNullable<FeeCap["rules"]>[number];

/** A limit that is set in months of pay. */
function limitOfPay({ kind, months = 1 }: FeeRule, { pay, years }: SumsTold): readonly Limit[] {
  if (pay === undefined || pay.currency === null) return [];
  const { value, currency } = pay;
  const limit = (times: number, open: Pick<Limit, "isLeast" | "isMost"> = {}): Limit => ({
    value: Math.round(times * value * 100) / 100,
    currency,
    made: { times, pay: value },
    ...open,
  });
  if (kind === "month") return [limit(1)];
  if (kind === "share_there") return [limit(months)];
  if (kind === "month_a_year")
    return [limit(years ?? 1, years === undefined ? { isLeast: true } : {})];
  if (kind !== "month_a_year_there") return [];
  if (years !== undefined) return [limit(Math.min(years, months))];
  return [limit(months, { isMost: true })];
}
