import type { KnowledgeObject } from "../../../../../schemas/envelope.ts";
import type { Snapshot } from "../../../../contract/knowledge.ts";
import type { Reading } from "../../../../contract/reading.ts";
import { aYear, loanPrice, MONTHS, type Rate } from "../../../../risk/asked/loan-price.ts";
import { sentences, type Draft } from "../../block.ts";
import { sourceOf } from "../facts.ts";
import { lawsOf } from "../laws/laws-of-place.ts";

type Law = KnowledgeObject<"rag_doc">;

/** That a loan is held against no fee limit and, where what was lent and what is paid back are told, that its interest is above a limit of the law where the loan was given. */
export function loanWords(draft: Draft): string {
  return sentences(draft.say("cap-loan"), interestAbove(draft));
}

/** That the interest which is told is above a limit; null where it is not, or nothing tells. Law on loans for placement fees counts for such loans alone. */
export function interestAbove(draft: Draft, loan: "fees" | "any" = "any"): string | null {
  const { reading, knowledge, say } = draft;
  const price = loanPrice(reading);
  if (price === null) return null;
  for (const law of lendingLaws(knowledge, reading, loan)) {
    const limit = limitOf(law);
    if (limit === null || aYear(price) <= aYear(limit)) continue;
    const rate = limit.per === "year" ? aYear(price) : aYear(price) / MONTHS;
    const values = { rate: shown(rate), limit: shown(limit.percent) };
    const { content, extensions } = law;
    const ground = {
      citation: extensions?.citation ?? content.title,
      source_url: content.source_url ?? null,
    };
    return sentences(say(`loan-above-${limit.per}`, values), sourceOf(draft, ground, ""));
  }
  return null;
}

/** Rounded down, as it costs so much at least. */
function shown(value: number): string {
  return `${(Math.floor(value * 10 + 1e-9) / 10).toLocaleString("en-US")}%`;
}

/** The laws in force of the countries of the route, that of the work first. */
function lendingLaws(
  knowledge: Snapshot,
  { corridors }: Reading,
  loan: "fees" | "any",
): readonly Law[] {
  const { origin = null, destination = null } = corridors[0] ?? {};
  return [destination, origin]
    .flatMap((place) => (place === null ? [] : lawsOf(knowledge, place)))
    .filter(({ extensions }) => loan === "fees" || !isOfFees(extensions));
}

/** A limit for loans that pay a placement fee holds for no other. */
function isOfFees(extensions: Law["extensions"]): boolean {
  return (
    extensions?.provisions?.some(
      (provision) => "rate_max_percent" in provision && /placement fee/i.test(provision.fact),
    ) === true
  );
}

/** The highest rate that a law lets be agreed; null where it sets none by the month or year. */
function limitOf({ extensions }: Law): Rate | null {
  const rates = (extensions?.provisions ?? []).flatMap((provision): Rate[] => {
    const { rate_max_percent: most, rate_period: per } = provision as Record<string, unknown>;
    return typeof most === "number" && (per === "month" || per === "year")
      ? [{ percent: most, per }]
      : [];
  });
  return rates.toSorted((a, b) => aYear(b) - aYear(a))[0] ?? null;
}
