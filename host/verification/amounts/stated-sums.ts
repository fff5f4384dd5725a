import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { Case } from "../finding.ts";
import { means, type MeantWord, type Sentence } from "../sentences.ts";
import type { Money } from "./money.ts";
import { isDenied, isLimit } from "./told-limit.ts";

/** A sum that an answer states, and how. */
export interface StatedSum {
  readonly sum: Money;
  /** Whether it is told of what a recruiter takes, so that the route's limit is what must stand in its place. */
  readonly isOfRecruiting: boolean;
  /** What else the law sets: fines, the lowest pay. The whole library may hold it. */
  readonly isOfLaw: boolean;
}

const LIMITS = conceptHashes("limit");
const FEES = conceptHashes("fee charge deposit");
const TAKERS = conceptHashes("agency agent recruit");
const AUTHORITIES = conceptHashes("government");
const PAYS = conceptHashes("pay cost");
const ALLOWS = conceptHashes("may legal must rights");
const LAWFUL = conceptHashes("legal law");
const WAGES = conceptHashes("minimum-wage");
/** What no recruiter takes, though somebody charges or pays it. */
const OTHERS = conceptHashes(
  "fine compensation interest borrow debt arrest guilty bonus overtime minimum-wage microloan",
);
const SALARY = conceptHashes("salary");
const PAY = conceptHashes("pay");
/** What is paid to others than recruiters. */
const PAPERWORK = conceptHashes(
  "passport visa work-permit id-card medical-test ticket training insurance certificate copy tax rent food photo",
);
const ILLEGAL = conceptHashes("illegal forbidden cheat fake fraudster beware");
const NEGATIONS = conceptHashes("not never nobody do-not zero-fee");
/** What somebody does about what they paid. */
const REMEDIES = conceptHashes("refund complaint report-it give-back sue help compensation");

/** What a limit is called beside the words of its concept. */
const CAP =
  /(?<!\p{L})(?:caps?|capped|ceilings?|threshold|upper bound|tope|topes|teto|plafond|plafon|takda|utmost)(?!\p{L}|\.\s?\d)|سقف|потолок|стеля|سقف|सीमा|সীমা|เพดาน|上限|ඉහළ සීමාව|உச்சவரம்பு|ပမာဏ ကန့်သတ်|ጣሪያ/giu;
/** What says of a sum that was told that it is more than may be. */
const EXCEEDS =
  /exceed|above|(?<!\p{L})over(?!\p{L})|lampas|labis|sobra|melebihi|di atas|lebih (?:besar|tinggi|banyak)|sobrepas|supera|exced|por encima|dépass|au-dessus|ultrapass|acima|прев[ыи]|выше|більше|больше|перевищ|يتجاوز|تتجاوز|أكثر من|أعلى|يفوق|超[过過出]|高[于於]|अधिक|ज़्यादा|ज्यादा|बढी|माथि|বেশি|vượt|cao hơn|เกิน|มากกว่า|สูงกว่า|ထက်|ကျော်|លើស|ඉක්මව|වැඩි|மீற|அதிக|በላይ|zaidi|kupita|زیادہ|(?<!\p{L})(?:zyada|zyaada|badhi|adhik)(?!\p{L})/iu;
/** The same, wherever it stands. */
export const CAP_WORD = new RegExp(CAP, "iu");
/** So many words with a meaning, or units, may stand between a limit and the sum that it is. */
const NEAR = 3;
const NEAR_UNITS = 48;

/** Whether a sentence may state any sum. */
export function mayState({ text, words }: Sentence): boolean {
  const told = words();
  return (
    [LIMITS, FEES, PAYS, LAWFUL, WAGES, ALLOWS].some((each) => means(told, each)) ||
    CAP_WORD.test(text)
  );
}

/** How a sum is stated as a limit, as allowed, as charged or as set by law; null where it is none of these. `isTold` says that the user wrote it: it may be told back. */
export function statedAs(
  { view, byMeaning }: Pick<Case, "view" | "byMeaning">,
  { sentence, sum, isTold }: { sentence: Sentence | undefined; sum: Money; isTold: boolean },
): Omit<StatedSum, "sum"> | null {
  if (isLimit(view.text, sum)) return { isOfRecruiting: true, isOfLaw: false };
  if (!byMeaning || sentence === undefined) return null;
  const words = sentence.words();
  if (isOther(words, sum)) return !isTold && isSetByLaw(sentence, sum) ? OF_LAW : null;
  if (means(words, ILLEGAL) || isDenied(view.text, sum)) return null;
  const isStated = isTold ? isToldAsAllowed(sentence, sum) : isCharged(sentence, sum);
  return isStated ? { isOfRecruiting: isOfRecruiter(words), isOfLaw: false } : null;
}

const OF_LAW = { isOfRecruiting: false, isOfLaw: true };

function isOfRecruiter(words: readonly MeantWord[]): boolean {
  return (means(words, FEES) || means(words, TAKERS)) && !means(words, PAPERWORK);
}

/** A fine, a loan, pay: in English a word for paying may mean pay, too. */
function isOther(words: readonly MeantWord[], { currency }: Money): boolean {
  if (means(words, OTHERS)) return true;
  const pay = words.filter((word) => means([word], SALARY) && !means([word], PAY));
  return pay.length > 0 && currency !== "%";
}

function isSetByLaw(sentence: Sentence, sum: Money): boolean {
  const words = sentence.words();
  return isLimitBefore(words, sum) || isCapped(sentence, sum, true) || means(words, WAGES);
}

/** What the user wrote, told as a limit right behind a word for it, or as what somebody who recruits may take. */
function isToldAsAllowed(sentence: Sentence, sum: Money): boolean {
  const words = sentence.words();
  if (EXCEEDS.test(sentence.text)) return false;
  if (isLimitBefore(words, sum) || isCapped(sentence, sum, true)) return true;
  if (means(words, NEGATIONS) || means(words, REMEDIES)) return false;
  const isOfFee = means(words, FEES) || means(words, TAKERS);
  return isOfFee && besideEachOther(words, ALLOWS, FEES, PAYS);
}

/** The same of any other sum, and any price that is told. */
function isCharged(sentence: Sentence, sum: Money): boolean {
  const words = sentence.words();
  if (isLimitedTo(words, sum) || isCapped(sentence, sum, false)) return true;
  if (means(words, NEGATIONS) || means(words, REMEDIES)) return false;
  if (means(words, LIMITS) || means(words, FEES)) return true;
  if (means(words, LAWFUL)) return true;
  const isPaid = means(words, PAYS) || means(words, ALLOWS);
  return isPaid && (means(words, TAKERS) || means(words, AUTHORITIES));
}

/** Told beside a word such as "cap": before it, or also behind it where the user did not write it. */
function isCapped(sentence: Sentence, sum: Money, isTold: boolean): boolean {
  return Array.from(sentence.text.matchAll(CAP)).some(({ 0: word, index }) => {
    const at = sentence.start + index;
    if (at < sum.start) return sum.start - at - word.length < NEAR_UNITS;
    return !isTold && at - sum.end < NEAR_UNITS;
  });
}

/** "no more than 500": a denial stands within what a limit is called. */
function isLimitBefore(words: readonly MeantWord[], { start }: Money): boolean {
  const before = words.filter(({ at }) => at < start).slice(-NEAR);
  return means(before, LIMITS);
}

function isLimitedTo(words: readonly MeantWord[], sum: Money): boolean {
  const behind = words.filter(({ at }) => at >= sum.end).slice(0, 1);
  return isLimitBefore(words, sum) || (means(behind, LIMITS) && !means(words, NEGATIONS));
}

function besideEachOther(
  words: readonly MeantWord[],
  some: ReadonlySet<number>,
  ...others: readonly ReadonlySet<number>[]
): boolean {
  return words.some(
    (word, n) =>
      means([word], some) &&
      others.some((each) => means(words.slice(Math.max(0, n - 1), n + 2), each)),
  );
}
