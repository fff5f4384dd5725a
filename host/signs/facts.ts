import { isGraveSeverity } from "../../schemas/taxonomy.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { Reading, ToldPlace } from "../contract/reading.ts";
import { surelyBy } from "../wording/models/kinds.ts";
import { namesIn } from "./names.ts";
import type { Json } from "./logic/logic-operators.ts";

/** What a heuristic's condition may ask about, by name; each is read only when asked. */
const READERS = {
  /** rule_id of every rule that fired. */
  rules: ({ hits }) => distinct(hits.map(({ rule }) => rule)),
  /** Their categories. */
  categories: ({ hits }) => distinct(hits.map(({ category }) => category)),
  /** Their dimension ids. */
  dimensions: ({ hits }) => distinct(hits.flatMap(({ dimensions }) => dimensions)),
  /** The dimension ids of those of severity high or critical. */
  grave_dimensions: ({ hits }) =>
    distinct(
      hits.flatMap(({ dimensions, severity }) => (isGraveSeverity(severity) ? dimensions : [])),
    ),
  /** Their severities. */
  severities: ({ hits }) => distinct(hits.map(({ severity }) => severity)),
  /** How many fired. */
  n_rules: ({ hits }) => hits.length,
  /** Who speaks by the wording, where it is more likely than not: offer, victim, inquiry, compliance, unrelated; else null, as without a text model. */
  stance: ({ reading }) => surelyBy(reading().wording),
  /** ISO 639, or null. */
  language: ({ reading }) => reading().language,
  /** ISO 3166-1 alpha-2, in text order. */
  countries: ({ reading }) => distinct(reading().countries.map(({ code }) => code)),
  /** Routes such as PH-HK; * where a side is not known. */
  corridors: ({ reading }) =>
    distinct(
      reading().corridors.map(
        ({ origin, destination }) => `${origin ?? "*"}-${destination ?? "*"}`,
      ),
    ),
  /** Subjects of the words, for example fee or passport. */
  topics: ({ reading }) => [...reading().topics],
  /** Sums and percentages: value, and currency (ISO 4217, %, or null). */
  amounts: ({ reading }) => reading().amounts.map(({ value, currency }) => ({ value, currency })),
  /** File names, addresses and domains: type and value. */
  entities: ({ reading }) => {
    const { folded } = reading().folded;
    return namesIn({ folded }).map(({ kind, start, end }) => ({
      type: kind,
      value: folded.slice(start, end),
    }));
  },
  /** Whether somebody who finds jobs abroad asks a person for money. */
  fee_demanded: ({ reading }) => reading().feeDemanded !== undefined,
  /** Whether it tells that somebody was hurt at work. */
  hurt_at_work: ({ reading }) => reading().hurtAtWork !== undefined,
  /** Whether the age of somebody under eighteen is told. */
  minor_age: ({ reading }) => reading().minorAge !== undefined,
  /** Who must be helped before anything else, by the wording: wish_to_die, needs_doctor, ransom, minor, fears_police. */
  needs: ({ reading }) => [...(reading().needs ?? [])],
  /** Whether its words name work, recruitment or migration. */
  about_work: ({ reading }) => reading().namesWork,
} as const satisfies Record<string, (ground: FactGround) => Json>;

/** Where the facts of one message come from. */
export interface FactGround {
  /** What fired so far; shadow hits are no facts. */
  readonly hits: readonly GrepHit[];
  readonly reading: () => Reading;
}

/** The names a condition may ask about. */
export const FACT_NAMES: ReadonlySet<string> = new Set(Object.keys(READERS));

/** Where in the message a fact was read, for those that stand in one place. */
export const FACT_PLACES: Readonly<Record<string, (reading: Reading) => ToldPlace | undefined>> = {
  fee_demanded: ({ feeDemanded }) => feeDemanded,
  hurt_at_work: ({ hurtAtWork }) => hurtAtWork,
  minor_age: ({ minorAge }) => minorAge,
};

/** Reads a fact of one message by its name; each is made on first use. */
export function factsOf(ground: FactGround): (name: string) => Json {
  const known = new Map<string, Json>();
  return (name) => {
    const read = known.get(name);
    if (read !== undefined) return read;
    const fact = Object.hasOwn(READERS, name)
      ? READERS[name as keyof typeof READERS](ground)
      : null;
    known.set(name, fact);
    return fact;
  };
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
