import type { PlacedMention } from "./countries.ts";

/** Whether a mention tells what an employer or an agent is, and not the worker. */
export function isOfOwner({ standing }: PlacedMention): boolean {
  return standing === "owner" || standing === "owned";
}

/** Whether a way leads to a place or somebody is there. */
export function isThere(direction: PlacedMention["direction"]): boolean {
  return direction === "in" || direction === "to";
}

/** Whether words say that somebody comes from there. */
export function isStatedOrigin(mention: PlacedMention): boolean {
  return mention.role === "origin" && mention.marked && !isOfOwner(mention);
}
