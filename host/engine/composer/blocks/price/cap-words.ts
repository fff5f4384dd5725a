import type { KnowledgeObject } from "../../../../../schemas/envelope.ts";
import { feeCapOf, type FeeCap } from "../../../../../schemas/fee-cap.ts";
import type { Sentence } from "../../../../../schemas/answer-slots.ts";
import type { ToolFact } from "../../../../contract/tool.ts";
import { sentences, type Draft } from "../../block.ts";
import { leftToRight } from "../../evidence/direction.ts";
import { placeName } from "../../evidence/place.ts";

type Profile = KnowledgeObject<"corridor_profile">;
type FeeRule = NonNullable<FeeCap["rules"]>[number];

/** Which sentence tells a rule, and whether it holds a sum. */
const TOLD: Readonly<Record<FeeRule["kind"], { slot: Sentence; sum?: true }>> = {
  deposit: { slot: "cap-deposit", sum: true },
  estimate: { slot: "cap-estimate", sum: true },
  month: { slot: "cap-month" },
  month_a_year: { slot: "cap-month-a-year" },
  service_fee: { slot: "cap-service-fee", sum: true },
  own_papers: { slot: "cap-own-papers" },
  approved_costs: { slot: "cap-approved-costs" },
  share_there: { slot: "cap-share-there" },
  month_a_year_there: { slot: "cap-year-there" },
};

/** Which sentence tells whom a sum covers. */
const COVERED: Readonly<Record<NonNullable<FeeCap["covers"]>, Sentence>> = {
  all: "cap-all",
  household: "cap-household",
  men: "cap-men",
  some: "cap-ask",
};

/** A limit in the reader's language, as the lookup's own statement is English: under which condition and how surely it holds, whether the country of work bars charging at all, then the limit, how it is set, or a sum that is no fee. Empty for English readers. */
export function capInWords(draft: Draft, fact: ToolFact): string {
  if (draft.language === "en") return "";
  const told = fact.scope === undefined ? ownLimit(draft, fact) : scopeInWords(draft, fact);
  return told === "" ? "" : sentences(conditionOf(draft, fact), told);
}

/** That a route, or which side of it, is guessed; null where both are named. */
function conditionOf({ say }: Draft, { assumed }: ToolFact): string | null {
  if (assumed === undefined) return null;
  return say(assumed === true ? "cap-assumed" : `cap-assumed-${assumed}`);
}

/** What a route's own profile says. */
function ownLimit(draft: Draft, { by }: ToolFact): string {
  const { language, knowledge, say } = draft;
  const [leaf, id = ""] = by.split("/");
  const profile = leaf === "corridor_profile" ? knowledge.get("corridor_profile", id) : undefined;
  const cap = profile === undefined ? undefined : feeCapOf(profile);
  if (profile === undefined || cap === undefined) return "";
  const { corridor } = profile.content;
  const limits = limitsIn(draft, cap, { corridor });
  if (limits.length === 0) return say("cap-unknown", { route: routeName(language, corridor) });
  return sentences(doubtOf(draft, profile), ...limits);
}

/** The law of a country for whoever comes there or leaves it, that of the sea, or that a limit is not known. */
function scopeInWords(draft: Draft, { by, scope }: ToolFact): string {
  const { language, say } = draft;
  if (scope === undefined) return "";
  const { corridor, barred, nothingIn } = scope;
  if (scope.law === true) return lawInWords(draft, by, corridor);
  if (barred !== undefined) return barIn(draft, barred, corridor);
  const route = routeName(language, corridor);
  if (scope.home_unknown === true)
    return say("cap-home-unknown", { place: routeName(language, `${corridor.slice(0, 2)}-*`) });
  if (nothingIn === undefined) return say("cap-unknown", { route });
  const amount = sumIn(language, 0, nothingIn);
  return sentences(say("cap-known", { route, amount }), say(COVERED.some));
}

function lawInWords(draft: Draft, by: string, corridor: string): string {
  const charge = draft.knowledge.get("rag_doc", by.split("/")[1] ?? "")?.extensions?.worker_charge;
  if (charge === undefined) return "";
  if (charge.binds === "sea") return draft.say("cap-seafarer");
  const limits = limitsIn(draft, charge, { corridor, atHome: charge.binds === "origin" });
  const covers = charge.amount === null ? (charge.covers ?? "some") : "all";
  const isBar = charge.barred !== undefined;
  return sentences(...limits, covers === "all" || isBar ? null : draft.say(COVERED[covers]));
}

function doubtOf({ say }: Draft, { extensions }: Profile): string | null {
  return extensions?.confidence === "low" ? say("cap-unsure") : null;
}

/** The limit, how it is set, or a sum that is no fee; behind it, that the law where the work is goes further. */
function limitsIn(
  draft: Draft,
  cap: FeeCap,
  { corridor, atHome = cap.barred !== undefined }: { corridor: string; atHome?: boolean },
): readonly string[] {
  const told = allowedIn(draft, cap, { corridor, atHome });
  if (cap.barred === undefined) return told;
  if (told.length === 0) return [barIn(draft, cap.barred, corridor)];
  const place = destinationIn(draft, corridor);
  return [...told, draft.say(FURTHER[cap.barred], { place })];
}

function allowedIn(
  draft: Draft,
  cap: FeeCap,
  { corridor, atHome }: { corridor: string; atHome: boolean },
): readonly string[] {
  const { language, say } = draft;
  const route = routeName(language, corridor);
  if (cap.amount !== null && cap.currency !== null) {
    const amount = sumIn(language, cap.amount, cap.currency);
    const slot = atHome && cap.amount > 0 ? "cap-home" : "cap-known";
    const free = cap.women_free === undefined ? [] : [say("cap-women-free")];
    return [say(slot, { route, amount }), say(COVERED[cap.covers ?? "some"]), ...free];
  }
  return (cap.rules ?? []).flatMap((rule) => {
    const { slot, sum } = TOLD[rule.kind];
    const { amount, currency, kind, months = 1 } = rule;
    if (kind === "share_there")
      return [say(slot, { place: route, share: `${Math.round(months * 100)}%` })];
    if (kind === "month_a_year_there") return [say(slot, { place: route, months: String(months) })];
    if (kind === "month" || kind === "month_a_year")
      return [say(slot, { route }), say(COVERED.some)];
    if (rule.by_year !== undefined) return yearly(draft, rule.by_year, { corridor, currency });
    if (sum !== true) return [say(slot, { route })];
    if (amount === undefined || currency === undefined) return [];
    return [say(slot, { route, amount: sumIn(language, amount, currency) })];
  });
}

/** A monthly fee by the year of the work. */
function yearly(
  draft: Draft,
  sums: readonly number[],
  { corridor, currency = "" }: { corridor: string; currency?: string | undefined },
): readonly string[] {
  const [first, second, third] = [0, 1, 2].map((at) =>
    sumIn(draft.language, sums[Math.min(at, sums.length - 1)] ?? 0, currency),
  );
  if (first === undefined || second === undefined || third === undefined) return [];
  const place = destinationIn(draft, corridor);
  return [draft.say("cap-service-years", { place, first, second, third })];
}

/** That the law of the country of work bars a charge, behind what the rule at home allows. */
const FURTHER = {
  all: "cap-further",
  household: "cap-further-household",
} as const satisfies Record<string, Sentence>;

function barIn(draft: Draft, barred: NonNullable<FeeCap["barred"]>, corridor: string): string {
  const place = destinationIn(draft, corridor);
  return draft.say(barred === "household" ? "cap-barred-household" : "cap-barred", { place });
}

/** The country of work of a route, in the reader's language. */
export function destinationIn({ language }: Draft, corridor: string): string {
  const code = corridor.split("-")[1] ?? corridor;
  return placeName(language, code) ?? code;
}

/** A sum as it is told: "10,000 NPR". */
export function sumIn(language: Draft["language"], amount: number, currency: string): string {
  return leftToRight(language, `${amount.toLocaleString("en-US")} ${currency}`.trim());
}

/** A route as people say it, "Nepal to Qatar", from `NP-QA`. */
export function routeName(language: Draft["language"], corridor: string): string {
  return corridor
    .toUpperCase()
    .split("-")
    .filter((code) => code !== "*")
    .map((code) => placeName(language, code) ?? code)
    .join(" – ");
}
