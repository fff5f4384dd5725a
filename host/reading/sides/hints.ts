import type { PlacedMention } from "../places/countries.ts";
import { isOfOwner, isStatedOrigin } from "../places/mentions.ts";

/** Whether a country is not named: words that only make sense for workers of one side of it point there, such as a kind of visa. */
export function isHint({ sort }: Pick<PlacedMention, "sort">): boolean {
  return sort === "origin" || sort === "destination";
}

/** Without the countries that are only hinted at where another one is named on that side: an iqama is Kuwait's, too, and whoever says where they work knows it best. */
export function withoutHints(mentions: readonly PlacedMention[]): readonly PlacedMention[] {
  if (!mentions.some(isHint)) return mentions;
  const named = mentions.filter((mention) => !isHint(mention));
  const isTold = {
    origin: named.some((mention) => isStatedOrigin(mention) || mention.standing === "self"),
    destination: named.some(isWorkplace),
    unknown: false,
  };
  const codes = new Set(named.map(({ code }) => code));
  return mentions.filter(
    (mention) => !isHint(mention) || codes.has(mention.code) || !isTold[mention.role],
  );
}

/** A place of work, and not where an employer or agent is of or somebody worked before. */
function isWorkplace(mention: PlacedMention): boolean {
  const { role, standing, time } = mention;
  const isElsewhere = standing === "agent" || standing === "home" || time === "past";
  return role === "destination" && !isElsewhere && !isOfOwner(mention);
}
