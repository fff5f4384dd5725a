import { waysToName } from "../../schemas/country.ts";
import type { CorridorMention } from "../../host/contract/reading.ts";

/** A route as tools take it: `PH-HK`, `PH-*`, `*-HK`, or `*` for any. */
export const CORRIDOR_PATTERN = "^(\\*|([A-Z]{2}|\\*)-([A-Z]{2}|\\*))$";

/** A route the reading found, as tools take it. */
export function corridorOf({
  origin,
  destination,
}: Pick<CorridorMention, "origin" | "destination">): string {
  if (origin === null && destination === null) return "*";
  return `${origin ?? "*"}-${destination ?? "*"}`;
}

/** Both sides of a route; null is any. */
export function sidesOf(corridor: string): { origin: string | null; destination: string | null } {
  if (corridor === "*") return { origin: null, destination: null };
  const [origin = "*", destination = "*"] = corridor.toUpperCase().split("-");
  return {
    origin: origin === "*" ? null : origin,
    destination: destination === "*" ? null : destination,
  };
}

/** Whether a side given by a person (`ph`, `Philippines`, `*`) covers a side of a route; names are English ones (Unicode CLDR). */
export function coversSide(given: string, side: string | null): boolean {
  const said = given.trim().toLowerCase();
  if (said === "*" || side === null) return said === "*";
  return waysToName(side).includes(said);
}
