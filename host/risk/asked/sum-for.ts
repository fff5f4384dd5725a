import { conceptHashes } from "../../../schemas/concept-hash.ts";
import { hasAny } from "../../../schemas/subjects.ts";
import type { Reading } from "../../contract/reading.ts";
import { areNear, findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** Concepts of leaving a job, of what is to be paid for it, and of what is paid at all. */
const LEAVING = conceptHashes("leave-job");
const GOING = conceptHashes("leave-job escape");
/** Concepts of going to another employer, and of what that one is said to owe for it who has begun to work. */
const ANOTHER = conceptHashes("change-employer");
const BOUND = conceptHashes("deposit owe fine compensation");
const PENALTY = conceptHashes("fine compensation");
const PAYING = conceptHashes("pay charge owe deduct money currency deposit");
/** Concepts of what happens only if somebody leaves. */
const CONDITION = conceptHashes("if before until");
/** The same of a penalty: it is owed if something is done, or by a contract. */
const IF_THEY_LEAVE = conceptHashes("if before contract");

/** Concepts of who lends, and of what a recruiter takes. */
const LENDING = conceptHashes("borrow lender interest");
const FEES = conceptHashes("fee charge recruit");

type Told = Pick<
  Reading,
  "amounts" | "feeDemanded" | "folded" | "language" | "sumsTold" | "topics"
>;
type Concepts = ReturnType<typeof findConcepts>;

/** What a sum is for that is no recruiter's fee: for leaving a job, or to pay back a loan; undefined of any other, and where none is told. */
export function sumFor(reading: Told): "leaving" | "loan" | undefined {
  if (reading.amounts.length === 0) return undefined;
  const told = findConcepts(reading.folded.folded, reading.language);
  if (isForLeaving(told)) return "leaving";
  return isOfLoan(reading, told) && !isOfFee(reading, told) ? "loan" : undefined;
}

function isForLeaving(told: Concepts): boolean {
  if (meanAny(told, LEAVING) && meanAny(told, PENALTY)) return true;
  if (meanAny(told, ANOTHER) && meanAny(told, BOUND)) return true;
  if (areNear(told, PENALTY, IF_THEY_LEAVE)) return true;
  return areNear(told, GOING, CONDITION) && areNear(told, GOING, PAYING);
}

function isOfLoan({ amounts, topics }: Told, told: Concepts): boolean {
  const hasRate = topics.has("loan") && amounts.some(({ currency }) => currency === "%");
  return hasRate || meanAny(told, LENDING);
}

/** Whether a recruiter takes it, whoever lends it: paying back is no fee by itself. */
function isOfFee({ feeDemanded, sumsTold, topics }: Told, told: Concepts): boolean {
  if (feeDemanded !== undefined || hasAny(topics, CHARGED) || meanAny(told, FEES)) return true;
  if (topics.has("agent") && sumsTold?.isCharge === true) return true;
  return topics.has("fee") && !topics.has("loan");
}

const CHARGED = ["recruitment_fee", "deposit"] as const;
