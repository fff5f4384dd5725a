import type { PlacedMention } from "../places/countries.ts";
import { isOwnDestination, LANGUAGE_ORIGINS, TAKEN_TO } from "./route-signs.ts";

/** "I want to go back to Kenya from Kuwait": who leaves a country of work for one that people come from goes home, so that the first is the destination of the route. So is one that people go to where no other is named: "I am writing from Kuwait", "I came back from Kuwait". */
export function homeward(
  mentions: readonly PlacedMention[],
  language: string | null,
): PlacedMention[] {
  const homes = mentions.filter((mention) => isHome(mention, language));
  const left = new Set(
    mentions
      .filter((mention) => isLeft(mention, mentions, { homes, language }))
      .map(({ code }) => code),
  );
  if (left.size === 0) return [...mentions];
  return mentions.map((mention) => {
    if (left.has(mention.code)) return { ...mention, role: "destination", marked: true };
    return homes.includes(mention) ? { ...mention, role: "origin", marked: true } : mention;
  });
}

interface Home {
  readonly homes: readonly PlacedMention[];
  readonly language: string | null;
}

/** Whether a country that people go to is only left for home, and not where somebody comes from. */
function isLeft(
  { code, usual, direction, standing, role }: PlacedMention,
  mentions: readonly PlacedMention[],
  { homes, language }: Home,
): boolean {
  if (usual === "origin" || direction !== "from" || role !== "origin") return false;
  const others = homes.filter((home) => home.code !== code);
  if (standing !== null && standing !== "held" && !isWayBack(standing, others)) return false;
  if (mentions.some((m) => m.code !== code && m.role === "destination" && !homes.includes(m)))
    return false;
  if (usual === "both") return others.some((home) => home.direction === "back");
  return others.length > 0 || isNobodysHome(code, mentions, language);
}

/** Whether the language speaks for another country; where it speaks for none, whether no other is named and none of those who write it set out from there. */
function isNobodysHome(
  code: string,
  mentions: readonly PlacedMention[],
  language: string | null,
): boolean {
  const spoken = LANGUAGE_ORIGINS[language ?? ""];
  if (spoken !== undefined) return spoken !== code;
  return !isOwnDestination(code, language) && mentions.every((mention) => mention.code === code);
}

/** "मैं कतर से भारत वापस आया": where the verb comes last, who speaks stands beside the place that is left. */
function isWayBack(standing: PlacedMention["standing"], others: readonly PlacedMention[]): boolean {
  return standing === "self" && others.some(({ direction }) => direction === "back");
}

/** A country that people come from and that is named as no place of work, or one that the language is written in and somebody goes back to. */
function isHome(
  { code, usual, direction, standing }: PlacedMention,
  language: string | null,
): boolean {
  if (direction === "back" && usual === "both") return true;
  if (direction === "back" && isOwnDestination(code, language)) return true;
  return (
    usual === "origin" &&
    !(TAKEN_TO.has(code) && direction === "to") &&
    direction !== "in" &&
    !NO_HOME.has(standing)
  );
}

const NO_HOME: ReadonlySet<PlacedMention["standing"]> = new Set([
  "job",
  "held",
  "owner",
  "owned",
  "vessel",
  "mistaken",
]);
