import { OF_PAY } from "../../../../../schemas/questions.ts";
import type { Reading, ToldSum } from "../../../../contract/reading.ts";
import { saysFree } from "../../../../risk/asked/says-free.ts";
import { sumFor } from "../../../../risk/asked/sum-for.ts";
import { blockOf, sentences, type Block, type Draft } from "../../block.ts";
import { destinationIn, sumIn } from "./cap-words.ts";
import { capsOfRoutes, isAboutCharges } from "../facts.ts";
import { boundOf, type Bound } from "./bounds.ts";
import { moneyOf } from "./home-money.ts";
import { interestAbove, loanWords } from "./loan.ts";

/** How a sum that is asked stands to what the rules told below allow. */
export interface Verdict {
  readonly words: string;
  /** Whether it is not above a limit, and no rule bars it. */
  readonly isWithin: boolean;
}

/** The verdict as the first sentence of an answer; null where there is none. */
export function verdictBlock(draft: Draft): Block | null {
  const verdict = verdictOf(draft);
  return verdict === null ? null : blockOf(1, null, [verdict.words]);
}

/** Whether the one sum that is asked is above, at or below what may be charged on the route, in so many words; null where no sum is asked, no limit is known that surely covers the job, or the route is only guessed. */
export function verdictOf(draft: Draft): Verdict | null {
  const { reading } = draft;
  const other = otherSum(draft);
  if (other !== null) return { words: other, isWithin: false };
  const told = reading.sumsTold;
  if (told === undefined || isOfPayOwed(draft) || !isAboutCharges(draft)) return null;
  if (saysFree(reading)) return null;
  const facts = capsOfRoutes(draft);
  if (facts.some(({ assumed }) => assumed === true)) return null;
  const bounds = facts.flatMap((fact) => boundOf(draft, fact, told));
  const verdict = bounds.length === 0 ? null : judged(draft, asMoney(draft, told.asked), bounds);
  const interest = reading.topics.has("loan") ? interestAbove(draft, "fees") : null;
  if (interest === null) return verdict;
  return { words: sentences(verdict?.words ?? null, interest), isWithin: false };
}

/** What is said of a sum that is asked for leaving a job, or to pay back a loan: no fee limit is for it. */
function otherSum(draft: Draft): string | null {
  const what = isOfPayOwed(draft) ? undefined : sumFor(draft.reading);
  if (what === undefined) return null;
  return what === "loan" ? loanWords(draft) : draft.say("cap-penalty");
}

/** A sum in a currency; `isTaken` where it is that of the country of origin, as none is named. */
interface Asked extends Pick<ToldSum, "least" | "made" | "isPart"> {
  readonly value: number;
  readonly currency: string | null;
  readonly isTaken: boolean;
}

function asMoney({ reading }: Draft, told: ToldSum): Asked {
  const { mayBe } = told;
  const isTaiwans = isMoneyOfTaiwan(reading, told);
  if (isTaiwans && told.currency === null) return { ...told, currency: "TWD", isTaken: true };
  const currency = isTaiwans ? "TWD" : told.currency;
  if (currency !== null) return { ...told, currency, isTaken: false };
  const origin = reading.corridors.find((route) => route.origin !== null)?.origin ?? null;
  const home = origin === null ? null : moneyOf(origin);
  const isTaken = home !== null && (mayBe === null || mayBe.includes(home));
  return { ...told, currency: isTaken ? home : null, isTaken: isTaken && mayBe === null };
}

/** Nobody who comes to Taiwan from elsewhere than China pays there in China's money, whose name is the same; what is taken there month by month is in Taiwan's, where none is named. */
function isMoneyOfTaiwan({ corridors }: Reading, { currency, mayBe, perMonth }: ToldSum): boolean {
  const [route] = corridors;
  if (route?.destination !== "TW" || route.origin === "CN") return false;
  return currency === "CNY" || (currency === null && mayBe === null && perMonth === true);
}

function judged(draft: Draft, sum: Asked, bounds: readonly Bound[]): Verdict | null {
  const { say } = draft;
  const asked = askedIn(draft, sum);
  if (bounds.some(({ most }) => most?.value === 0))
    return { words: say("cap-above-nothing", { asked }), isWithin: false };
  const barring = bounds.find(({ barred }) => barred);
  const place = barring === undefined ? null : destinationIn(draft, barring.corridor);
  const limits = bounds.flatMap(({ most }) => most ?? []);
  const men = limits.find(({ isForMen }) => isForMen === true);
  if (men !== undefined && place !== null)
    return { words: say("cap-asked-barred", { asked, place }), isWithin: false };
  if (men !== undefined)
    return { words: say("cap-for-men", { asked, limit: limitIn(draft, men) }), isWithin: false };
  const own = limits.find((most) => most.currency === sum.currency);
  const verdict = own === undefined ? null : comparedWith(draft, sum, { own, asked, place });
  if (verdict !== null) return { ...verdict, words: withMoney(draft, sum, verdict.words) };
  if (own !== undefined) return null;
  if (place !== null) return { words: say("cap-asked-barred", { asked, place }), isWithin: false };
  const [other] = limits;
  if (other === undefined || sum.currency === null) return null;
  const words = say("cap-other-money", { asked, limit: limitIn(draft, other) });
  return { words: withMoney(draft, sum, words), isWithin: false };
}

/** A sum beside a limit in its own currency; `place` bars any. */
interface Compared {
  readonly own: NonNullable<Bound["most"]>;
  readonly asked: string;
  readonly place: string | null;
}

function comparedWith(
  draft: Draft,
  { value, least = value, isPart }: Asked,
  { own, asked, place }: Compared,
): Verdict | null {
  const { say } = draft;
  const limit = limitIn(draft, own);
  if (least > own.value)
    return own.isLeast === true
      ? null
      : { words: say("cap-above", { asked, limit }), isWithin: false };
  const isOpen = own.isMost === true || (isPart === true && own.isMonthly !== true);
  if (isOpen || value > own.value) return null;
  return place === null
    ? { words: say("cap-within", { asked, limit }), isWithin: true }
    : { words: say("cap-within-barred", { asked, limit, place }), isWithin: false };
}

/** "60,000 INR (6 × 10,000)" */
function askedIn({ language }: Draft, { value, currency, made }: Asked): string {
  const asked = sumIn(language, value, currency ?? "");
  return made === undefined ? asked : `${asked} (${made})`;
}

/** Says which currency was taken for granted. */
function withMoney({ say }: Draft, { currency, isTaken }: Asked, words: string): string {
  return sentences(words, isTaken && currency !== null ? say("cap-if-money", { currency }) : null);
}

/** "82,410 TWD (3 × 27,470)". */
function limitIn(
  { language }: Draft,
  { value, currency, made }: NonNullable<Bound["most"]>,
): string {
  const limit = sumIn(language, value, currency);
  if (made === undefined || made.times === 1) return limit;
  return `${limit} (${made.times.toLocaleString("en-US")} × ${made.pay.toLocaleString("en-US")})`;
}

/** Whether the sum is more likely pay, owed or taken off, than what is charged. */
function isOfPayOwed({ reading }: Draft): boolean {
  const { payOwed, hurtAtWork, feeDemanded, ransom, questionAsked, payTold } = reading;
  if (
    ransom === true ||
    payTold !== undefined ||
    (questionAsked !== undefined && OF_PAY.has(questionAsked))
  )
    return true;
  return (payOwed !== undefined || hurtAtWork !== undefined) && feeDemanded === undefined;
}
