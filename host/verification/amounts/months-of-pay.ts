import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { removed, type Case, type Finding } from "../finding.ts";
import { means, type Sentence } from "../sentences.ts";
import { CAP_WORD } from "./stated-sums.ts";
import { isToldByPacks } from "../statements/told-by-packs.ts";

const LIMITS = conceptHashes("limit fee recruit");
const MONTHS = conceptHashes("month");
const SALARY = conceptHashes("salary");
/** What is owed, taken back or set by other rules. */
const OTHERS = conceptHashes(
  "not never owe unpaid late-pay refund complaint compensation dismiss fine illegal forbidden overtime deduct",
);
/** A limit in months of pay, as the packs tell one. */
const PAY_OF_MONTHS =
  /months?['’]?s?['’]? (?:of )?(?:\w+ )?(?:salar|pay|wage|basic|earning)|(?:salar\w+|pay|wages?) (?:of|for) (?:\w+ ){1,3}months?|first month/i;

/** Limits on fees that are told in months of pay where nothing that was looked up tells one so. */
export function judgeMonthsOfPay(the: Case): Finding[] {
  const told = the.sentences().filter(isLimitInPay);
  if (told.length === 0 || the.request.texts().some((text) => PAY_OF_MONTHS.test(text))) return [];
  return told
    .filter((sentence) => !isToldByPacks(the, sentence))
    .map(({ start, end }) => removed("amount", { start, end }));
}

function isLimitInPay({ text, words }: Sentence): boolean {
  if (/\d{3}/.test(text)) return false;
  const told = words();
  if (!means(told, LIMITS) && !CAP_WORD.test(text)) return false;
  if (means(told, OTHERS)) return false;
  return told.some(
    (word, n) => means([word], MONTHS) && means(told.slice(Math.max(0, n - 2), n + 3), SALARY),
  );
}
