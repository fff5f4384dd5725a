import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { feeCapOf } from "../../../schemas/fee-cap.ts";
import type { ToolFact } from "../../contract/tool.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { removed, type Case, type Finding } from "../finding.ts";
import { stringsOf } from "../statements/mentions.ts";
import { findMoney, sameSum, type Money } from "./money.ts";
import type { Span } from "../span.ts";

const LIMIT =
  /(?<!\p{L})(?:maximum|max|at most|up to|no more than|not more than|more than|not exceed|exceed|not exceeding|cap|capped|limit|limited|ceiling|allowed|permitted|legal fee|lawful fee|legally|lawfully|may|can|must|should|have to|need to|only|fee is|fee of|fees? (?:are|is)|m[aá]ximo|tope|l[ií]mite|hasta|maksimal|maksimum|paling banyak|batas|pinakamataas|hanggang|maximal|plafond|अधिकतम|সর্বোচ্চ|الحد الأقصى|максимум)(?!\p{L})[^.!?\n\d]{0,60}$/iu;
const LIMIT_AFTER =
  /^[^.!?\n\d]{0,12}(?:is|are|being|as)?\s*(?:the\s+)?(?:legal\s+|lawful\s+)?(?:maximum|limit|cap|ceiling)(?!\p{L})/iu;
const STRONG =
  /maximum|max|most|up to|exceed|cap|limit|ceiling|(?<!not )allowed|(?<!not )permitted|(?<!il)legal|(?<!un)lawful|m[aá]ximo|tope|l[ií]mite|hasta|maks|paling banyak|batas|pinaka|hanggang|plafond|अधिकतम|সর্বোচ্চ|الأقصى|максимум/iu;
const CHARGE =
  /(?<!\p{L})(?:fees?|charges?|charged|placement|recruit\p{L}*|agency|agencies|agent|commission|cost|costs|cobr\p{L}*|cuota|tarifa|comisi[oó]n|biaya|bayad|singil|frais|honoraires|शुल्क|ফি|رسوم|сбор)(?!\p{L})/iu;
const OTHER =
  /(?<!\p{L})(?:fine|fined|fines|penalt\p{L}*|imprison\p{L}*|jail|prison|interest|loan|loans|compensation|damages|wage|wages|salary|a month|per month|monthly|multa|denda|amende)(?!\p{L})/iu;
const DENIED =
  /(?<!\p{L})(?:not|never|cannot|illegal|unlawful|exceeds|above|over|asked|asks|paid|demanded|charged you|instead of)(?!\p{L})[^.!?\n]{0,40}$/iu;
/** What follows a sum that nobody may charge. */
const FORBIDDEN_AFTER =
  /^[^.!?\n]{0,30}(?<!\p{L})(?:illegal|unlawful|forbidden|prohibited|not (?:allowed|permitted|legal|lawful)|against the law|a crime)(?!\p{L})/iu;
const AT_MOST = /(?:more than|exceed(?:ing)?)[^.!?\n\d]{0,30}$/iu;

/** Every limit on fees that an answer states, held against the caps of the request's route, else of the library. */
export function judgeAmounts(the: Case, sums: readonly Money[]): Finding[] {
  return sums.filter((sum) => isLimit(the.view.text, sum)).map((sum) => judge(the, sum));
}

/** Whether a sum is told as the most that a worker may be charged. */
function isLimit(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 120), start);
  const after = text.slice(end, end + 60);
  const own = lastSentence(before);
  const sentence = `${own} ${firstSentence(after)}`;
  if (!CHARGE.test(sentence) || OTHER.test(sentence)) return false;
  if (FORBIDDEN_AFTER.test(after)) return false;
  if (LIMIT_AFTER.test(after)) return true;
  const limit = LIMIT.exec(own)?.[0];
  if (limit === undefined || !STRONG.test(sentence)) return false;
  return AT_MOST.test(own) || !DENIED.test(own);
}

function lastSentence(text: string): string {
  return text.split(/(?<=[!?\n])|(?<=[.।۔])\s/u).at(-1) ?? "";
}

function firstSentence(text: string): string {
  return text.split(/[!?\n]|[.।۔](?:\s|$)/u, 1)[0] ?? "";
}

function judge(the: Case, sum: Money): Finding {
  const { start, end } = sum;
  const { caps } = the.request;
  const source = caps.find((cap) => capSums(cap, the.knowledge).some((own) => sameSum(own, sum)));
  if (source !== undefined)
    return { kind: "amount", start, end, verdict: "verified", by: source.by };
  if (the.request.texts().some((text) => findMoney(text).some((own) => sameSum(own, sum)))) {
    return { kind: "amount", start, end, verdict: "verified", by: "trace" };
  }
  const limit = onlyLimit(caps, the.knowledge);
  if (limit !== null) {
    const instead = { text: limit.words, action: "replaced" as const };
    return { kind: "amount", start, end, verdict: "contradicted", by: limit.by, instead };
  }
  const by = caps.length > 0 ? undefined : heldBy(the, sum);
  if (by !== undefined) return { kind: "amount", start, end, verdict: "verified", by };
  return removed("amount", sum);
}

/** The sums that a cap's statement and profile tell. */
function capSums(cap: ToolFact, knowledge: Snapshot): readonly Money[] {
  return [cap.statement, ...stringsOf(profileOf(cap, knowledge)?.extensions)].flatMap(findMoney);
}

function profileOf({ by }: ToolFact, knowledge: Snapshot) {
  const [leaf, id = ""] = by.split("/");
  return leaf === "corridor_profile" ? knowledge.get("corridor_profile", id) : undefined;
}

/** The one limit that all caps of the request agree on, in words with its citation, or null; a route that nobody named corrects nothing. */
function onlyLimit(
  caps: readonly ToolFact[],
  knowledge: Snapshot,
): { words: string; by: string } | null {
  if (caps.some(({ assumed }) => assumed !== undefined)) return null;
  const limits = caps.flatMap((cap) => {
    const words = limitOf(cap, knowledge);
    return words === null ? [] : [{ cap, words }];
  });
  const [first] = limits;
  if (first === undefined || limits.length < caps.length) return null;
  if (limits.some(({ words }) => words !== first.words)) return null;
  const { citation, by } = first.cap;
  return { words: citation === null ? first.words : `${first.words} (${citation})`, by };
}

function limitOf(cap: ToolFact, knowledge: Snapshot): string | null {
  const profile = profileOf(cap, knowledge);
  const fee = profile === undefined ? undefined : feeCapOf(profile);
  if (fee !== undefined) return fee.amount === null ? null : inWords(fee.amount, fee.currency);
  if (cap.by !== "custom") return null;
  const [sum] = findMoney(cap.statement);
  return sum === undefined ? null : inWords(sum.value, sum.currency);
}

function inWords(amount: number, currency: string | null): string {
  const figure = `${amount.toLocaleString("en-US")}${currency === null ? "" : ` ${currency}`}`;
  return amount === 0 ? `nothing (${figure})` : figure;
}

function heldBy({ knowledge }: Case, sum: Money): string | undefined {
  return knowledge
    .derive(sumsOfLibrary)
    .get(sum.value)
    ?.find((own) => sameSum(own.sum, sum))?.by;
}

type Sum = Pick<Money, "value" | "currency">;
type HeldSum = { readonly sum: Sum; readonly by: string };

/** Every sum that the profiles and documents of a snapshot tell, by value. */
export function sumsOfLibrary(snapshot: Snapshot): ReadonlyMap<number, readonly HeldSum[]> {
  const told = [...sumsTold(snapshot)].flat();
  return Map.groupBy(told, ({ sum }) => sum.value);
}

/** The sums that each profile and document tells, one object at a time; those asked for once are at hand for as long as their object lives. */
export function* sumsTold(snapshot: Snapshot): Generator<readonly HeldSum[], void> {
  for (const profile of snapshot.all("corridor_profile")) yield sumsIn(profile);
  for (const document of snapshot.all("rag_doc")) yield sumsIn(document);
}

const remembered = new WeakMap<object, readonly HeldSum[]>();

function sumsIn(object: KnowledgeObject<"corridor_profile" | "rag_doc">): readonly HeldSum[] {
  const held = remembered.get(object);
  if (held !== undefined) return held;
  const by = `${object.knowledge_object_type}/${object.id}`;
  const texts = stringsOf([object.content, object.extensions]);
  const sums: Sum[] = texts.flatMap(findMoney);
  const cap = isProfile(object) ? feeCapOf(object) : undefined;
  if (cap !== undefined && cap.amount !== null)
    sums.push({ value: cap.amount, currency: cap.currency });
  const made = sums.map((sum) => ({ sum, by }));
  remembered.set(object, made);
  return made;
}

function isProfile(
  object: KnowledgeObject<"corridor_profile" | "rag_doc">,
): object is KnowledgeObject<"corridor_profile"> {
  return object.knowledge_object_type === "corridor_profile";
}
