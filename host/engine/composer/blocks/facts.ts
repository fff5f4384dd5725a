import { BEGUN, hasAny, OWED_PAY } from "../../../../schemas/subjects.ts";
import type { Reading } from "../../../contract/reading.ts";
import type { ToolFact } from "../../../contract/tool.ts";
import { sumFor } from "../../../risk/asked/sum-for.ts";
import { blockOf, sentences, type Block, type Draft } from "../block.ts";
import { capInWords, routeName } from "./price/cap-words.ts";
import { isolated, leftToRight } from "../evidence/direction.ts";
import { indicatorInWords, labelInWords } from "./fact-words.ts";
import { oneLine } from "../plain.ts";

const MOST_CAPS = 6;
const MOST_LABELS = 4;
const CHARGE_TOPICS = ["recruitment_fee", "deduction", "loan", "deposit"];
/** Signs of what a recruiter takes. */
export const FEE_SIGNS: readonly string[] = ["illegal_fees", "fee_camouflage"];
const CHARGE_SIGNS = new Set([...FEE_SIGNS, "predatory_lending", "debt-bondage"]);

/** What a worker may be charged: one line per corridor, with its scope and source; unknown is said as unknown. Where money is no subject, only the limit of the one route that is known, and none to whom was hurt at work or is owed pay, nor where a sum is for leaving a job or a loan. */
export function capsBlock(draft: Draft): Block | null {
  if (sumFor(draft.reading) !== undefined) return null;
  const told = isAboutCharges(draft) ? capsOfRoutes(draft) : loneCap(draft);
  const lines = told.map((fact) => lineInWords(draft, fact, capInWords(draft, fact)));
  return blockOf(4, draft.say("caps"), lines.length > 0 ? lines : unknownCap(draft));
}

/** Where the whole route is named and nothing is held of it, that is said: else whoever asks may think that it was not understood. */
function unknownCap(draft: Draft): readonly string[] {
  const { found, reading, language, say } = draft;
  const [route] = reading.corridors;
  const isAsked =
    reading.beforeLeaving !== undefined &&
    isAboutCharges(draft) &&
    reading.contactAsked?.alone !== true;
  if (found.caps.length > 0 || !found.toolsRan || !isAsked || route === undefined) return [];
  const { origin, destination, basis } = route;
  if (origin === null || destination === null || basis !== "named") return [];
  return [say("cap-unknown", { route: routeName(language, `${origin}-${destination}`) })];
}

/** Of the many routes from a country none is told where nothing says to which other one: any of them may be wrong. */
export function capsOfRoutes({ found: { caps }, reading }: Draft): readonly ToolFact[] {
  const isBound = reading.corridors.some(({ destination }) => destination !== null);
  const others = caps.filter(({ by }) => isBound || !by.startsWith("corridor_profile/"));
  return others.length === caps.length || caps.length === 1 ? caps.slice(0, MOST_CAPS) : others;
}

function loneCap({ found, reading }: Draft): readonly ToolFact[] {
  const own = found.caps.filter(({ scope }) => scope === undefined);
  const isOfWorkDone = reading.hurtAtWork !== undefined || reading.topics.has("unpaid");
  return own.length === 1 && !isOfWorkDone ? own : [];
}

/** Whether a charge, a loan or a deduction is a subject of the message or fired; what is to be paid to whom has begun to work, or was hurt, is no charge, and no ransom is. */
export function isAboutCharges({ found, reading }: Draft): boolean {
  if (reading.ransom === true) return false;
  if (reading.askedByEmployer !== undefined) return reading.askedByEmployer === "costs";
  if (reading.feeDemanded !== undefined || reading.priceAsked === true) return true;
  if (hasAny(reading.topics, CHARGE_TOPICS) || isAskedOnRoute(reading)) return true;
  // Money asked beside who is held, by no name of a fee, is for letting them go.
  if (reading.topics.has("confinement")) return false;
  if (isOnlyHurt(reading)) return false;
  return (
    (reading.topics.has("fee") && !hasAny(reading.topics, OWED_PAY)) ||
    found.hits.some(({ dimensions }) => dimensions.some((name) => CHARGE_SIGNS.has(name)))
  );
}

/** Whether a sum is asked of somebody whose whole route is named and whose work has not begun, whatever the sum is called. */
function isAskedOnRoute({ sumsTold, topics, corridors }: Reading): boolean {
  if (sumsTold?.isCharge !== true || hasAny(topics, BEGUN)) return false;
  return corridors.some(
    ({ origin, destination, basis }) =>
      origin !== null && destination !== null && basis === "named",
  );
}

/** Whether somebody was hurt at work and nobody asks them for money. */
export function isOnlyHurt({ hurtAtWork, feeDemanded }: Reading): boolean {
  return hurtAtWork !== undefined && feeDemanded === undefined;
}

/** What the fee names in the message hide. */
export function labelsBlock(draft: Draft): Block | null {
  const lines = draft.found.labels
    .slice(0, MOST_LABELS)
    .map((fact) => lineInWords(draft, fact, labelInWords(draft, fact)));
  return blockOf(5, draft.say("labels"), lines);
}

/** The ILO indicators asked about. */
export function indicatorsBlock(draft: Draft): Block | null {
  const lines = draft.found.indicators
    .slice(0, 11)
    .map((fact) => lineInWords(draft, fact, indicatorInWords(draft, fact)));
  return blockOf(5, draft.say("indicators"), lines);
}

/** A fact in the reader's words and its source; where there are none, as the lookup states it. */
export function lineInWords(draft: Draft, fact: ToolFact, words: string): string {
  return words === "" ? factLine(draft, fact) : sentences(words, sourceOf(draft, fact, words));
}

/** A fact as the lookup states it (in English) and its source. */
export function factLine(draft: Draft, fact: ToolFact): string {
  const english = draft.language === "en" ? null : draft.say("english-text");
  const custom = fact.by === "custom" ? draft.say("custom") : null;
  return sentences(
    english,
    isolated(draft.language, oneLine(fact.statement, 900)),
    sourceOf(draft, fact, fact.statement),
    custom,
  );
}

/** "Source: …" with what `text` does not already hold of citation and address; empty when nothing is left. */
export function sourceOf(
  { language, say }: Draft,
  ground: { readonly citation: string | null; readonly source_url: string | null },
  text: string,
): string {
  const parts = [ground.citation, ground.source_url]
    .filter((part) => part !== null && part !== "" && !text.includes(part))
    .map((part) => oneLine(part ?? "", 500));
  return parts.length === 0
    ? ""
    : say("source", { source: leftToRight(language, parts.join(", ")) });
}
