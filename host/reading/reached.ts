import type { PlacedMention } from "./countries.ts";
import { isOfOwner, isStatedOrigin, isThere } from "./mentions.ts";
import { LANGUAGE_ORIGINS, TAKEN_TO } from "./route-signs.ts";

/** What beside the places of a message tells their sides. */
export interface SideSigns {
  readonly language: string | null;
  readonly isAtWork: boolean;
  /** Whether its words tell of force: somebody is beaten, locked in or threatened. */
  readonly isForced: boolean;
  /** Whether somebody says that they are home again: a country that people come from is then where that is. */
  readonly isHome: boolean;
}

/** Whom and where a message tells of, for judging the places whose side only habit gave. */
interface Told {
  /** Countries somebody is of or comes from. */
  readonly origins: ReadonlySet<string>;
  /** The country that the language speaks for. */
  readonly spoken: string | undefined;
  readonly hasDestination: boolean;
  /** Whether an employer or pay is spoken of: then somebody is at work where he is. */
  readonly isAtWork: boolean;
  /** Whether force is told of, or the language is none of those who are at home where people are taken to. */
  readonly isTaken: boolean;
  readonly all: readonly PlacedMention[];
}

/** Makes destinations of the places that only habit puts at the origin and that the message tells somebody has reached. */
export function reached(
  mentions: readonly PlacedMention[],
  { language, isAtWork, isForced, isHome }: SideSigns,
): PlacedMention[] {
  if (isHome) return [...mentions];
  const told = {
    origins: new Set(statedOrigins(mentions).map(({ code }) => code)),
    spoken: LANGUAGE_ORIGINS[language ?? ""],
    hasDestination: mentions.some(({ role }) => role === "destination"),
    isAtWork,
    isTaken: isForced || !AT_HOME_THERE.has(language),
    all: mentions,
  };
  const codes = new Set(
    mentions.filter((m) => isReached(m, told) || isBoundFor(m, told)).map(({ code }) => code),
  );
  return mentions.map((mention) => {
    if (!codes.has(mention.code) || !isByHabit(mention)) return mention;
    const standing = isTakenTo(mention, told) ? "held" : mention.standing;
    return { ...mention, role: "destination", marked: true, standing };
  });
}

/** Languages in which people who are at home in a country that others are taken to may write of the way abroad. */
const AT_HOME_THERE: ReadonlySet<string | null> = new Set([null, "en", "shn", "ksw", "mnw"]);

/** "I am in Myanmar, they told me Thailand, they beat us": where somebody is, and not where the work was promised. */
function isTakenTo(
  { code, direction, standing }: PlacedMention,
  { spoken, isTaken }: Told,
): boolean {
  const isThereNow = direction === "in" || standing === "here" || standing === "held";
  return TAKEN_TO.has(code) && spoken !== code && isThereNow && isTaken;
}

/** Where words mark none, what somebody calls himself tells an origin. */
function statedOrigins(mentions: readonly PlacedMention[]): readonly PlacedMention[] {
  const marked = mentions.filter(isStatedOrigin);
  if (marked.length > 0) return marked;
  return mentions.filter(
    ({ role, standing, direction }) =>
      role === "origin" && standing === "self" && !isThere(direction),
  );
}

/** Whether only habit says that a place is where somebody comes from. */
function isByHabit({ role, marked, standing }: PlacedMention): boolean {
  return role === "origin" && !marked && standing !== "home" && standing !== "agent";
}

/** A place that words make a destination makes its country one, named a second time. */
function isBoundFor(mention: PlacedMention, { origins }: Told): boolean {
  const { code, role, marked, direction, standing } = mention;
  if (standing === "agent" || standing === "home") return false;
  return (
    role === "destination" &&
    marked &&
    direction === "to" &&
    !isOfOwner(mention) &&
    !origins.has(code)
  );
}

function isReached(mention: PlacedMention, told: Told): boolean {
  const { origins, spoken, hasDestination } = told;
  const { code, direction, standing } = mention;
  if (!isByHabit(mention) || origins.has(code)) return false;
  if (standing === "held" || isTakenTo(mention, told)) return true;
  if (hasDestination) return origins.size > 0 && direction === "in";
  if (origins.size > 0) return true;
  if (isOrWasThere(mention) && spoken !== code) return told.isAtWork || TAKEN_TO.has(code);
  return direction === "in" && isAbroad(code, told);
}

function isOrWasThere({ standing }: PlacedMention): boolean {
  return standing === "here" || standing === "was";
}

/** Whether a country is none that the language speaks for, or people of another are named beside it. */
function isAbroad(code: string, told: Told): boolean {
  const { spoken } = told;
  if (spoken === code) return false;
  if (hasOtherPeople(code, told)) return true;
  return spoken !== undefined && !(spoken === "BD" && code === "IN");
}

/** "菲律宾女佣在上海": people of one country in another are at work there. */
function hasOtherPeople(code: string, { all }: Told): boolean {
  return all.some(
    (other) =>
      other.code !== code &&
      other.role === "origin" &&
      other.direction !== "in" &&
      (other.sort === "people" || other.standing === "self" || other.direction === null) &&
      !isOfOwner(other) &&
      other.standing !== "agent" &&
      other.standing !== "home",
  );
}
