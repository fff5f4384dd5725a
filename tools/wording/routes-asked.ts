import type { CorridorMention, Reading } from "../../host/contract/reading.ts";
import type { ToolArgs } from "../../host/contract/tool.ts";
import { assumedIn } from "./assumed-route.ts";
import { corridorOf } from "./corridors.ts";

const MOST_CALLS = 6;

/** Subjects that make the price of a job, or the law of a route, worth looking up. */
const PRICED = [
  "fee",
  "recruitment_fee",
  "deduction",
  "loan",
  "deposit",
  "recruitment",
  "migrant",
  "law",
];

/** The routes of which the price is worth looking up, at most six: none where nothing but the language tells of one. Crews of ships are asked for once, whatever their route. */
export function feesAsked(reading: Reading): readonly ToolArgs[] {
  if (!isPriced(reading)) return [];
  const atSea = isOfCrew(reading);
  const asked = new Map<string, ToolArgs>();
  for (const route of reading.corridors.filter(isToldOf)) {
    const corridor = corridorOf(route);
    const assumed = atSea ? null : assumedIn(route, reading);
    const args = assumed === null ? { corridor } : { corridor, assumed };
    if (!asked.has(corridor)) asked.set(corridor, args);
  }
  const routes = [...asked.values()].slice(0, MOST_CALLS);
  if (!atSea) return routes;
  const [first = { corridor: "*" }] = routes;
  return [{ ...first, at_sea: true }];
}

/** The law on passports is that of the country of work, whoever asks. */
export function passportsAsked({ topics, corridors }: Reading): readonly ToolArgs[] {
  if (!topics.has("passport") && !topics.has("seizure")) return [];
  const asked = new Map<string | null, ToolArgs>();
  for (const route of corridors)
    if (route.destination !== null && route.basis !== "currency" && !asked.has(route.destination))
      asked.set(route.destination, { corridor: corridorOf(route), about: "passport" });
  return [...asked.values()].slice(0, MOST_CALLS);
}

/** Whoever writes Tagalog may come from the Philippines; which of the routes from there is hers nobody said. */
function isToldOf({ basis, destination }: CorridorMention): boolean {
  return basis !== "language" || destination !== null;
}

/** Whether a ship's crew is spoken of: fishers have a convention of their own, and who keeps a house none of the sea. */
function isOfCrew({ atSea, topics }: Reading): boolean {
  return atSea === true && !topics.has("fishing") && !topics.has("domestic_work");
}

function isPriced({ topics, amounts, feeDemanded, priceAsked, ransom }: Reading): boolean {
  if (ransom === true) return false;
  if (feeDemanded !== undefined || priceAsked === true || amounts.length > 0) return true;
  return PRICED.some((topic) => topics.has(topic));
}
