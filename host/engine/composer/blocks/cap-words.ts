import type { KnowledgeObject } from "../../../../schemas/envelope.ts";
import { feeCapOf, type FeeCap } from "../../../../schemas/fee-cap.ts";
import type { Sentence } from "../../../../schemas/answer-slots.ts";
import type { ToolFact } from "../../../contract/tool.ts";
import { sentences, type Draft } from "../block.ts";
import { leftToRight } from "../evidence/direction.ts";
import { placeName } from "../evidence/place.ts";

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
  const told = fact.scope === undefined ? ownLimit(draft, fact) : scopeInWords(draft, fact.scope);
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
  const route = routeName(language, profile.content.corridor);
  const limits = limitsIn(draft, cap, route);
  return limits.length === 0
    ? say("cap-unknown", { route })
    : sentences(...doubtsOf(draft, profile), ...limits);
}

/** The law of the country of work for whoever comes there, or that a route's limit is not known. */
function scopeInWords(draft: Draft, scope: NonNullable<ToolFact["scope"]>): string {
  const { corridor, barred, nothingIn } = scope;
  if (barred !== undefined) return barIn(draft, barred, corridor);
  const route = routeName(draft.language, corridor);
  if (nothingIn === undefined) return draft.say("cap-unknown", { route });
  const amount = sumIn(draft, 0, nothingIn);
  return sentences(draft.say("cap-known", { route, amount }), draft.say(COVERED.some));
}

function doubtsOf(draft: Draft, { content, extensions }: Profile): readonly string[] {
  const bar = barIn(draft, extensions?.fee_cap?.barred, content.corridor);
  return extensions?.confidence === "low" ? [draft.say("cap-unsure"), bar] : [bar];
}

function limitsIn(draft: Draft, cap: FeeCap, route: string): readonly string[] {
  if (cap.amount !== null && cap.currency !== null) {
    const amount = sumIn(draft, cap.amount, cap.currency);
    return [draft.say("cap-known", { route, amount }), draft.say(COVERED[cap.covers ?? "some"])];
  }
  return (cap.rules ?? []).flatMap((rule) => {
    const { slot, sum } = TOLD[rule.kind];
    if (sum !== true) return [draft.say(slot, { route })];
    if (rule.amount === undefined || rule.currency === undefined) return [];
    return [draft.say(slot, { route, amount: sumIn(draft, rule.amount, rule.currency) })];
  });
}

function barIn({ language, say }: Draft, barred: FeeCap["barred"], corridor: string): string {
  if (barred === undefined) return "";
  const code = corridor.split("-")[1] ?? corridor;
  const place = placeName(language, code) ?? code;
  return say(barred === "household" ? "cap-barred-household" : "cap-barred", { place });
}

function sumIn({ language }: Draft, amount: number, currency: string): string {
  return leftToRight(language, `${amount.toLocaleString("en-US")} ${currency}`);
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
