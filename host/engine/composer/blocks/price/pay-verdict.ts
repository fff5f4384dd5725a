import type { PayTold } from "../../../../contract/reading.ts";
import { isOfHousehold } from "../../../../risk/household-work.ts";
import { sentences, type Draft } from "../../block.ts";
import { profilesOf, type Profile } from "../profile-notes.ts";
import { sumIn } from "./cap-words.ts";

type LowestWage = NonNullable<NonNullable<Profile["extensions"]>["min_wages"]>[number];

/** A pay in words: a sum and what it is for. */
interface Pay {
  readonly amount: number;
  readonly currency: string;
  readonly per: PayTold["per"];
}

/** So many times the lowest wage of an hour, and more, nobody is paid for one: a sum without its time is then of a month. */
const OF_AN_HOUR = 8;

/** Whether the pay that is told is above or below the lowest wage that is held for the work, or in other units; empty where none is told or held, and where which one holds stays open. */
export function payLine(draft: Draft): string {
  const { payTold } = draft.reading;
  const floors = payTold === undefined ? [] : floorsOf(draft).toSorted(byAmount);
  const [least] = floors;
  const most = floors.at(-1);
  if (payTold === undefined || least === undefined || most === undefined) return "";
  const pay = inMoneyOf(payTold, least);
  if (pay.currency !== least.currency || pay.per !== least.per)
    return said(draft, "wage-units", { pay, floor: least });
  const isTaken = payTold.currency === null;
  if (pay.amount < least.amount) return said(draft, "wage-below", { pay, floor: least, isTaken });
  if (pay.amount < most.amount) return "";
  return said(draft, "wage-above", { pay, floor: most, isTaken });
}

/** The lowest wages of the first profile that notes one, those for other work left out. */
function floorsOf(draft: Draft): readonly LowestWage[] {
  const profile = profilesOf(draft, "min_wage_note").find(
    ({ extensions }) => extensions?.min_wage_note !== undefined,
  );
  const work = workOf(draft);
  const floors = profile?.extensions?.min_wages ?? [];
  return floors.filter((floor) => work === null || floor.work === undefined || floor.work === work);
}

function workOf({ reading }: Draft): LowestWage["work"] | null {
  if (isOfHousehold(reading)) return "household";
  return reading.topics.has("sector") ? "other" : null;
}

function byAmount(one: LowestWage, other: LowestWage): number {
  return one.amount - other.amount;
}

/** The pay in the money that is meant where none is named: in Taiwan nobody is paid in China's, whose name is the same. */
function inMoneyOf({ value, currency, per }: PayTold, floor: LowestWage): Pay {
  const isTaiwans = floor.currency === "TWD" && currency === "CNY";
  const isOfHour = floor.per === "hour" && value <= floor.amount * OF_AN_HOUR;
  return {
    amount: value,
    currency: isTaiwans ? "TWD" : (currency ?? floor.currency),
    per: per ?? (isOfHour ? "hour" : "month"),
  };
}

interface Held {
  readonly pay: Pay;
  readonly floor: LowestWage;
  /** Whether no currency was named. */
  readonly isTaken?: boolean;
}

function said(
  draft: Draft,
  slot: "wage-below" | "wage-above" | "wage-units",
  { pay, floor, isTaken = false }: Held,
): string {
  const { currency } = pay;
  return sentences(
    draft.say(slot, { paid: inWords(draft, pay), floor: inWords(draft, floor) }),
    isTaken ? draft.say("cap-if-money", { currency }) : null,
  );
}

/** "1,000 QAR a month". */
function inWords({ language, say }: Draft, { amount, currency, per }: Pay): string {
  const sum = sumIn(language, amount, currency);
  if (per === "hour") return say("pay-hour", { amount: sum });
  return per === "month" ? say("pay-month", { amount: sum }) : sum;
}
