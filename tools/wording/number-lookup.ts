import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { NumberLookup, ToolContext } from "../../host/contract/tool.ts";
import type { Entry } from "./listed-contact.ts";
import { sidesOf } from "./corridors.ts";
import { hasListed, listedAs, soughtAs } from "./listed-numbers.ts";
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
  const byDigits = knowledge.derive(contactsByDigits);
  return numbers.split(",").map((given) => {
    const number = given.trim();
    const listed = (byDigits.get(soughtAs(number)) ?? NOBODY)
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

const NOBODY: readonly Entry[] = [];

/** The contacts that may be meant by some digits, in the order of the directory. */
function contactsByDigits(snapshot: Snapshot): ReadonlyMap<string, readonly Entry[]> {
  const byDigits = new Map<string, Entry[]>();
  for (const entry of snapshot.all("ngo_directory"))
    for (const digits of listedAs(entry)) {
      const known = byDigits.get(digits);
      if (known === undefined) byDigits.set(digits, [entry]);
      else known.push(entry);
    }
  return byDigits;
}
