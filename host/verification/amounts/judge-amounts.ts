import type { KnowledgeObject } from "../../../schemas/envelope.ts";
import { feeCapOf } from "../../../schemas/fee-cap.ts";
import type { ToolFact } from "../../contract/tool.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { removed, type Case, type Finding } from "../finding.ts";
import { stringsOf } from "../statements/mentions.ts";
import { sentenceAt } from "../sentences.ts";
import { findMoney, sameSum, type Money } from "./money.ts";
import { figuresIn, furtherSums } from "./read-sums.ts";
import { mayState, statedAs, type StatedSum } from "./stated-sums.ts";

/** Every sum that an answer states as a limit, as allowed, as charged or as set by law, held against the caps of the request's route, else of the library. */
export function judgeAmounts(the: Case, sums: readonly Money[]): Finding[] {
  return sums.flatMap((sum) => {
    const sentence = sentenceAt(the.sentences(), sum.start);
    const isTold = the.request.values().has(sum.value);
    const stated = statedAs(the, { sentence, sum, isTold });
    if (stated === null || isReckoned(the, sum)) return [];
    return judge(the, { sum, ...stated }) ?? [];
  });
}

/** The sums that no currency beside their figures tells: in words, or large figures, none of them a number that the packs hold. */
export function findFurtherSums(
  { sentences, request, ground }: Case,
  sums: readonly Money[],
): Money[] {
  return sentences()
    .filter(mayState)
    .flatMap((sentence) => furtherSums(sentence, sums, request.countries))
    .filter(({ value }) => (ground.phones.get(String(value)) ?? []).length === 0);
}

/** "1,400 USD (2 × 700)": what was told is multiplied before the reader's eyes. */
function isReckoned({ view, request }: Case, { end, value }: Money): boolean {
  const shown = /^\s*[(=]?\s*([\d.,]+)\s*[×x*]\s*([\d.,]+)/u.exec(view.text.slice(end, end + 40));
  const [one, other] = [shown?.[1], shown?.[2]].map(
    (figure) => figuresIn(figure ?? "").at(-1) ?? NaN,
  );
  const isKnown = (figure = NaN) =>
    request.values().has(figure) || request.told().values.has(figure);
  return (one ?? NaN) * (other ?? NaN) === value && (isKnown(one) || isKnown(other));
}

function judge(the: Case, { sum, isOfRecruiting, isOfLaw }: StatedSum): Finding | null {
  const { start, end } = sum;
  const { caps } = the.request;
  const source = caps.find((cap) => capSums(cap, the.knowledge).some((own) => sameSum(own, sum)));
  const by = source?.by ?? (isInTrace(the, sum) ? "trace" : undefined);
  if (isOfLaw) return (by ?? heldBy(the, sum)) === undefined ? removed("amount", sum) : null;
  if (by !== undefined) return { kind: "amount", start, end, verdict: "verified", by };
  const limit = isOfRecruiting ? onlyLimit(caps, the.knowledge) : null;
  if (limit !== null) {
    const instead = { text: limit.words, action: "replaced" as const };
    return { kind: "amount", start, end, verdict: "contradicted", by: limit.by, instead };
  }
  const holder = caps.length > 0 ? undefined : heldBy(the, sum);
  if (holder === undefined) return removed("amount", sum);
  return { kind: "amount", start, end, verdict: "verified", by: holder };
}

/** Whether the layers told that sum; one without a currency, its figure. */
function isInTrace({ request }: Case, sum: Money): boolean {
  if (sum.currency === null && request.told().values.has(sum.value)) return true;
  return request.texts().some((text) => findMoney(text).some((own) => sameSum(own, sum)));
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

/** Whether all caps that were looked up let a worker be charged nothing. */
export function letNothing({ request: { caps }, knowledge }: Case): boolean {
  if (caps.length === 0 || caps.some(({ assumed }) => assumed !== undefined)) return false;
  return caps.every((cap) => limitOf(cap, knowledge)?.startsWith(NOTHING) === true);
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
  return amount === 0 ? `${NOTHING} (${figure})` : figure;
}

const NOTHING = "nothing";

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
