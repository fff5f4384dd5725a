import type { Snapshot } from "../../contract/knowledge.ts";
import { buildGround } from "../../verification/statements/ground.ts";
import { findMoney } from "../../verification/amounts/money.ts";
import { findContacts } from "../../verification/names.ts";
import { findNamedLaws } from "../../verification/laws/named-laws.ts";
import { findNumberedLaws } from "../../verification/laws/numbered-laws.ts";
import { findPhones } from "../../verification/contacts/phones.ts";
import type { ReadText } from "../gate-parts.ts";
import type { Span } from "./span.ts";

/** A part of a text that may leave as it is. */
export interface PublicPart extends Span {
  readonly sort: "law" | "body" | "line" | "place" | "sum";
}

/** The parts of a text that may leave as they are: laws, bodies and lines of the directory, countries and sums. */
export function publicParts(text: string, knowledge: Snapshot, read: ReadText): PublicPart[] {
  const reading = read(text, knowledge);
  const { laws, names, phones } = knowledge.derive(buildGround);
  const named = findNamedLaws(text).filter(
    ({ words, everyday }) => everyday || laws.get(`name ${words.join(" ")}`) !== undefined,
  );
  const numbered = findNumberedLaws(text).filter(
    ({ key }) => !OF_A_CASE.test(key) || laws.get(key) !== undefined,
  );
  const sums = [...reading.amounts, ...findMoney(text)].filter((sum) => isSum(text, sum));
  const lines = findPhones(text).filter(({ digits }) => phones.get(digits) !== undefined);
  return [
    ...as("law", numbered),
    ...as("law", named),
    ...as("body", findContacts(text, names)),
    ...as("line", lines),
    ...as("place", reading.countries),
    ...as("sum", sums),
  ];
}

/** Series in which courts and offices number single cases too: only what the library holds is a law. */
const OF_A_CASE = /^(?:gr|decision|order|resolution|circular|si|md) /u;

/** Many figures in one run are a sum only where they are round: "RM1234567" may be a passport, "PHP 09175550199" a telephone. */
function isSum(text: string, { start, end }: Span): boolean {
  const figures = /\p{Nd}{7,}/u.exec(text.slice(start, end))?.[0];
  return figures === undefined || /^[^0٠०০]\p{Nd}*[0٠०০]{3}$/u.test(figures);
}

function as(sort: PublicPart["sort"], spans: readonly Span[]): PublicPart[] {
  return spans.map(({ start, end }) => ({ sort, start, end }));
}
