import type { NumberLookup, ToolContext } from "../../host/contract/tool.ts";
import type { Entry } from "./listed-contact.ts";
import { sidesOf } from "./corridors.ts";
import { hasListed } from "./listed-numbers.ts";
import { contactOf } from "./told-contact.ts";

/** Contacts that are told of one number at most. */
const MOST_LISTED = 3;

/** Whose each of these numbers is, those of the route's countries first. */
export function lookedUp(
  numbers: string,
  corridor: string,
  { knowledge }: ToolContext,
): NumberLookup[] {
  const { origin, destination } = sidesOf(corridor);
  const countries = new Set([origin, destination].filter((side) => side !== null));
  const isNear = ({ content }: Entry) => countries.has(content.jurisdiction);
  return numbers.split(",").map((given) => {
    const number = given.trim();
    const listed = knowledge
      .all("ngo_directory")
      .filter((entry) => hasListed(entry, number, countries))
      .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)))
      .slice(0, MOST_LISTED)
      .map((entry) => ({
        ...contactOf({ entry, phone: number }),
        source_url: entry.extensions?.source_url ?? null,
      }));
    return { number, listed };
  });
}
