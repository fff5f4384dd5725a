import { conceptHashes } from "../../schemas/concept-hash.ts";
import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import type { Reading } from "../contract/reading.ts";
import type { Sighting } from "../wording/concepts/concept-finder.ts";
import { areNear, conceptStarts, findConcepts, meanAny } from "../wording/concepts/concepts.ts";

/** What an advert begins with. */
const HEADED = conceptHashes(
  "work vacancy recruit visa tourist-visa work-permit factory guard driver-job construction restaurant shop hotel massage farm ship care cook-clean maid warehouse",
);
const SUM = conceptHashes("number-big currency");
const PAPERS = conceptHashes("passport id-card");
const HELD = conceptHashes(
  "keep deduct take-away safe-drawer employer company manager agency agent",
);
/** What is asked of whoever takes the job. */
const ASKED = conceptHashes(
  "before first until must yourself if cost fee deduct vacancy apply deposit",
);
const VISA = conceptHashes("visa tourist-visa");
const ONESELF = conceptHashes("i we");
/** What is told or asked by somebody to whom it happens. */
const TOLD = conceptHashes(
  "how why help please threaten refuse hit shout afraid cry escape cheat promise different complaint illegal forbidden law",
);
/** Words that mean "we" in one language and these in another that is read with it. */
const ELSE = conceptHashes("employer madam");

/** UTF-16 units from the beginning within which an advert says what it is about, and of one that is hardly more than its terms. */
const HEAD = 24;
const LONGEST = 140;

const FIGURE = /\d[\d.,]{2,}|\d ?(?:k|jt|juta|tr|lakh|lac|mil|ribu)\b|\d ?[万萬ม]/iu;
/** What is paid ahead, for which no list of concepts has a word. */
const AHEAD =
  /впер[её]д|наперед|先付|先交|先给|先給|\b(?:toa|lipa|up ?front|in advance)\b|پیشگی|पेशगी|مقدما/iu;
/** A price that whoever takes the job is told to pay, as the folded view writes it. */
const PAY_SO_MUCH =
  /(?<![\p{L}\p{M}])(?:pagas?|pague|pagar|bayad|bayar|pay|paie|payez|payer|плати|платишь|платиш|оплата|lipa|ادفع|تدفع|تدفعي)(?: [$€£]| usd| rs| rp)? ?\d/u;
/** Urdu "in" is its "I": only with its particle, or before a clause, is it the latter. */
const URDU_I = /(?:^|[،۔!\n] ?)میں|میں نے|مجھ|میر[اےی]/u;
/** Who has paid says so by the form of the verb, though no pronoun stands beside it. */
const HAS_PAID = new RegExp(
  [
    /(?<!\p{L})(?:paid|charged|owed?|borrowed|took|gave|sold|arrived|came|since|working|worked|unpaid|desde|depuis|sejak|trabajando|trabalhando|pagué|paguei|cobr(?:ó|aron)|cobrou|pedí|llegué|payé|donné|nimelipa|nililipa|nagbayad|binayaran|binayad|nagbigay)(?!\p{L})/u,
    /(?:sudah|udah|telah|\bdah) (?:ku)?(?:di)?bayar|đã (?:trả|đóng|nộp|đưa)|(?:diy[ae]|diyechi|diyesi|tiriyo|tireko)\b/u,
    /(?:^|[^\p{L}])(?:за|от|с)?плати(?:л|ла|ли|в)(?:[^\p{L}]|$)|отдал|занял|взял|сплатил|віддал/u,
    /دفعت|دفعنا|استلفت|سلمت|دیے|دئیے|دے دی|दिया|दिए|दिये|तिरें|तिरेको|तिर्यौं|দিয়েছি|দিছি|দিলাম/u,
    /[付交给給借收扣拿欠骗騙]了|已[付交收]|被|จ่ายไป|จ่ายแล้ว|จ่ายมา|បានបង់|បង់ហើយ|ပေးခဲ့|ပေးပြီး|ከፈልኩ|ከፍዬ|ከፍለን|கட்டினேன்|கொடுத்தேன்|ගෙව්වා|දුන්නා/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);

/** "Job in Oman, 60,000 first, the boss keeps the passport": a few words that begin with a job or a visa, name a sum that is asked and who keeps the papers, and nobody to whom it happened. Its wording is that of victims, who name the same things. */
export function setsOutTerms(reading: Reading): boolean {
  const { text, folded, language } = reading;
  if (folded.folded.length > LONGEST || QUESTION_MARK.test(text) || HAS_PAID.test(text))
    return false;
  const told = findConcepts(folded.folded, language);
  const head = headOf(told, conceptStarts(folded.folded, language));
  if (
    !meanAny(head, HEADED) ||
    meanAny(told, TOLD) ||
    told.some((word) => isOneself(word, reading))
  )
    return false;
  const isPriced = FIGURE.test(folded.folded) || meanAny(told, SUM);
  const isAsked = meanAny(told, ASKED) || meanAny(head, VISA) || isToPay(text, folded.folded);
  return isPriced && isAsked && areNear(told, PAPERS, HELD);
}

function isToPay(text: string, folded: string): boolean {
  return AHEAD.test(text) || PAY_SO_MUCH.test(folded);
}

/** The first word with a meaning, where it stands at the beginning; for a visa, also the word that says which. */
function headOf(told: readonly Sighting[], starts: readonly number[]): readonly Sighting[] {
  return told.slice(0, 2).filter((_, at) => (starts[at] ?? HEAD) < HEAD);
}

function isOneself(word: Sighting, { text, language }: Reading): boolean {
  if (!meanAny([word], ONESELF) || meanAny([word], ELSE)) return false;
  return language !== "ur" || URDU_I.test(text);
}
