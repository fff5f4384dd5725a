import { feeCapOf } from "../../../schemas/fee-cap.ts";
import type { Contradiction } from "../../../schemas/http/search/verdict.ts";
import { findMoney, type Money } from "../../verification/amounts/money.ts";
import type { Profile } from "./routes-told.ts";
import type { Span } from "../queries/span.ts";

const CHARGE =
  /(?<!\p{L})(?:(?:placement|recruitment|agency|agent|service|processing|deployment|training|visa|training)\s+(?:fees?|costs?|charges?)|fees?|charges?|commission|you (?:will |must |have to |need to )?pay|cobr\p{L}*|cuota|tarifa|comisi[oó]n|biaya|bayad|bayarin|singil|frais|शुल्क|ফি|رسوم|сбор|费|費)(?!\p{L})/iu;
/** Sums of another kind. */
const OTHER =
  /(?<!\p{L})(?:fine[ds]?|penalt\p{L}*|imprison\p{L}*|jail|prison|interest|loans?|compensation|damages|wages?|salar(?:y|ies)|sahod|gaji|per month|monthly|employers? (?:must |shall |should )?(?:pay|bear|cover)\p{L}*|paid by (?:the )?employer|multa|denda)(?!\p{L})/iu;
/** The sentence itself calls the sum unlawful, or tells what somebody did. */
const REPORTED =
  /(?<!\p{L})(?:illegal\p{L}*|unlawful\p{L}*|prohibit\p{L}*|forbid\p{L}*|forbidden|banned?|bans|scam\p{L}*|fraud\p{L}*|overcharg\p{L}*|excessive|victims?|convicted|arrested|charged with|accused|complain\p{L}*|refund\p{L}*|instead of|demanded|asked|took|ilegal|prohibid\p{L}*|bawal|dilarang)(?!\p{L})/iu;
const DENIED = /(?<!\p{L})(?:not|never|no|cannot)(?!\p{L})/iu;
const MONTHS =
  /(?<!\p{L})(?:an?|one|two|three|1|2|3)[\s-](?:half[\s-])?months?(?:['’]s?|s['’])?\s+(?:of\s+)?(?:basic\s+)?(?:salary|wages?|pay)(?!\p{L})/giu;
const HOUSEHOLD =
  /(?<!\p{L})(?:domestic|household|helpers?|maids?|housemaids?|nann(?:y|ies)|caregivers?|kasambahay|fdh|fdw|art|prt)(?!\p{L})/iu;
const ANY_JOB_ELSE =
  /(?<!\p{L})(?:factory|construction|seafarers?|seam[ae]n|nurses?|drivers?|welders?|waiters?|engineers?|cleaners?|guards?|farm|hotel|professionals?|skilled)(?!\p{L})/iu;

/** What a result says a worker pays on routes whose cap is known, where that is more than the cap of each of them. */
export function feeContradictions(
  text: string,
  about: string,
  profiles: readonly Profile[],
): Contradiction[] {
  const capped = profiles.filter((profile) => typeof feeCapOf(profile)?.amount === "number");
  if (capped.length === 0 || capped.length < profiles.length) return [];
  const binding = capped.filter((profile) => coversJob(profile, about));
  const [first] = binding;
  if (first === undefined || binding.length < capped.length) return [];
  return [...sumsCharged(text), ...wagesCharged(text)].flatMap((claim) =>
    binding.every((profile) => exceeds(claim, profile)) ? [contradiction(text, claim, first)] : [],
  );
}

type Claim = Span & Partial<Pick<Money, "value" | "currency">>;

/** Where a rule frees only household workers, a page about another job is not held against it. */
function coversJob({ extensions }: Profile, about: string): boolean {
  const scope = extensions?.worker_pays_nothing_scope ?? "";
  if (!/domestic|household/iu.test(scope)) return true;
  return HOUSEHOLD.test(about) || !ANY_JOB_ELSE.test(about);
}

function sumsCharged(text: string): Claim[] {
  return findMoney(text).filter(
    (sum) => sum.currency !== "%" && sum.value > 0 && isCharged(text, sum),
  );
}

function wagesCharged(text: string): Claim[] {
  return Array.from(text.matchAll(MONTHS), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })).filter((span) =>
    isCharged(
      `${text.slice(0, span.start)}${" ".repeat(span.end - span.start)}${text.slice(span.end)}`,
      span,
    ),
  );
}

/** Whether the sentence around a stretch says that somebody is to pay it for a job. */
function isCharged(text: string, span: Span): boolean {
  const sentence = sentenceAround(text, span);
  return (
    CHARGE.test(sentence) &&
    !OTHER.test(sentence) &&
    !DENIED.test(sentence) &&
    !REPORTED.test(sentence)
  );
}

/** Whether the sentence around a sum calls it unlawful, or tells what somebody took. */
export function isReported(text: string, span: Span): boolean {
  return REPORTED.test(sentenceAround(text, span));
}

function sentenceAround(text: string, { start, end }: Span): string {
  const before =
    text
      .slice(Math.max(0, start - 160), start)
      .split(/[!?\n]|[.।۔]\s/u)
      .at(-1) ?? "";
  const after = text.slice(end, end + 100).split(/[!?\n]|[.।۔](?:\s|$)/u, 1)[0] ?? "";
  return `${before} | ${after}`;
}

function exceeds({ value, currency }: Claim, profile: Profile): boolean {
  const cap = feeCapOf(profile);
  if (cap === undefined || cap.amount === null) return false;
  if (cap.amount === 0) return true;
  return value !== undefined && currency === cap.currency && value > cap.amount;
}

function contradiction(text: string, { start, end }: Claim, profile: Profile): Contradiction {
  return {
    kind: "fee",
    text: text.slice(start, end),
    start,
    end,
    by: `corridor_profile/${profile.id}`,
    known: capInWords(profile),
    basis: "differs",
  };
}

/** The cap of a route in one sentence. */
export function capInWords(profile: Profile): string {
  const cap = feeCapOf(profile);
  const { label, corridor } = profile.content;
  if (cap === undefined || cap.amount === null) return `${label} (${corridor}): the cap is unknown`;
  const limit =
    cap.amount === 0
      ? "a worker whom the rule covers may be charged nothing"
      : `at most ${cap.amount.toLocaleString("en-US")}${cap.currency === null ? "" : ` ${cap.currency}`}`;
  return [`${label} (${corridor}): ${limit}.`, cap.basis].filter(Boolean).join(" ");
}
