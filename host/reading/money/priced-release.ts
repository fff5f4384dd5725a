import { hasAny, OWED_PAY } from "../../../schemas/subjects.ts";
import type { FoldedText } from "../../contract/reading.ts";
import type { Stretch } from "../../matching/sentence.ts";
import { areNear } from "../terms/spots.ts";
import { wordsFor } from "../topics.ts";
import type { Subject } from "../vocabulary/subject.ts";
import { moneyAsked, type DemandGround } from "./fee-demand.ts";

/** Units of the folded text between a demand for money, or a sum, and the words of letting somebody go. */
const NEAR_LETTING = 60;
/** The same between a demand and the words by which somebody is held or hurt. */
const NEAR_HARM = 90;
/** Least sum without a currency: a smaller figure counts people or months. */
const LEAST_SUM = 100;

/** Tens of thousands written out: no figure and no currency need stand beside them. */
const HAN_SUM = /(?:[一二两兩三四五六七八九十百几幾]+|\d) ?[万萬]/u;

const HELD = ["confinement", "violence"] as const satisfies readonly Subject[];

/** Subjects of what a recruiter names as what is paid for. */
const PRICED = ["recruitment_fee", "work_permit", "visa", "contract", "deposit"] as const;

/** Whether somebody's release has a price: a sum or a demand for money beside words of letting them go, or a demand beside words by which they are held or hurt, of no fee and where no pay is told. */
export function isReleasePriced(
  text: FoldedText,
  { words, topics, amounts }: Pick<DemandGround, "words" | "topics" | "amounts">,
): boolean {
  const letting = wordsFor(words, "letting");
  const isHeld = hasAny(topics, HELD) && !hasAny(topics, [...OWED_PAY, "salary", ...PRICED]);
  if (letting.length === 0 && !isHeld) return false;
  const sums = amounts
    .filter(({ value, currency }) => currency !== "%" && value >= LEAST_SUM)
    .map(({ start, end }) => ({ start, end }));
  const isLetBeside = letting.some(({ start, end }) => {
    const own = { start: text.startOf(start), end: text.endOf(end) };
    return (
      sums.some((sum) => areNear(own, sum, NEAR_LETTING)) || isBesideHanSum(text, { start, end })
    );
  });
  if (isLetBeside) return true;
  const harms = isHeld ? HELD.flatMap((subject) => wordsFor(words, subject)) : [];
  return moneyAsked(text, { words, amounts }).some(
    (demand) =>
      letting.some((word) => areNear(word, demand, NEAR_LETTING)) ||
      harms.some((word) => areNear(word, demand, NEAR_HARM)),
  );
}

function isBesideHanSum({ folded }: FoldedText, { start, end }: Stretch): boolean {
  return folded.slice(Math.max(0, start - NEAR_LETTING), end + NEAR_LETTING).search(HAN_SUM) >= 0;
}
