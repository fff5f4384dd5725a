import type { PlacedMention } from "./countries.ts";

/** What is said of a country that tells nothing of the worker: what an employer, an agent or a ship is of, or what was named in error. */
const NOT_OF_WORKER: ReadonlySet<PlacedMention["standing"]> = new Set([
  "owner",
  "owned",
  "vessel",
  "mistaken",
]);

/** Whether a mention tells what an employer, an agent or a ship is, or is an error, and does not tell of the worker. */
export function isOfOwner({ standing }: PlacedMention): boolean {
  return NOT_OF_WORKER.has(standing);
}

/** Whether a way leads to a place or somebody is there. */
export function isThere(direction: PlacedMention["direction"]): boolean {
  return direction === "in" || direction === "to";
}

/** Whether words say that somebody comes from there. */
export function isStatedOrigin(mention: PlacedMention): boolean {
  return mention.role === "origin" && mention.marked && !isOfOwner(mention);
}

/** Whether somebody was there before, was to be there, or is not. */
export function isBehind({ standing, time }: PlacedMention): boolean {
  return standing === "promised" || standing === "instead" || time === "past";
}
