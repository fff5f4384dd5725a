import type { PlacedMention } from "../places/countries.ts";
import { isForeignTo, isGuestOf } from "../places/homelands.ts";
import { isBehind, isOfOwner, isStatedOrigin, isThere } from "../places/mentions.ts";
import { LANGUAGE_ORIGINS, TAKEN_TO } from "../sides/route-signs.ts";

/** What beside the places of a message tells their sides. */
export interface SideSigns {
  readonly language: string | null;
  readonly isAtWork: boolean;
  /** Whether its words tell of force: somebody is beaten, locked in or threatened. */
  readonly isForced: boolean;
  /** Whether somebody is locked in or hurt. */
  readonly isHurt: boolean;
  /** Whether somebody is spoken of who is held, hurt or works on a ship, and so hardly at home; looked for only where it decides. */
  readonly isAway: () => boolean;
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
  readonly isAway: () => boolean;
  readonly isHurt: boolean;
  /** Whether it is neither where those who write the language come from nor what somebody is who works among them. */
  readonly isForeign: (mention: PlacedMention) => boolean;
  /** Whether force is told of, or the language is none of those who are at home where people are taken to. */
  readonly isTaken: boolean;
  readonly isInEnglish: boolean;
  readonly all: readonly PlacedMention[];
}

/** Makes destinations of the places that only habit puts at the origin and that the message tells somebody has reached. */
export function reached(
  mentions: readonly PlacedMention[],
  { language, isAtWork, isForced, isHurt, isAway, isHome }: SideSigns,
): PlacedMention[] {
  if (isHome) return [...mentions];
  const told = {
    origins: new Set(statedOrigins(mentions).map(({ code }) => code)),
    spoken: LANGUAGE_ORIGINS[language ?? ""],
    hasDestination: mentions.some(({ role }) => role === "destination"),
    isAtWork,
    isAway,
    isHurt,
    isForeign: ({ code, direction }: PlacedMention) =>
      isForeignTo(language, code) && (direction === "in" || !isGuestOf(language, code)),
    isInEnglish: language === "en" || language === null,
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
function isTakenTo(mention: PlacedMention, told: Told): boolean {
  const { code, direction, standing } = mention;
  if (!TAKEN_TO.has(code) || told.spoken === code) return false;
  if (direction === "in" || standing === "here" || standing === "held") return told.isTaken;
  const mayBeForeign = told.isForeign(mention) || isAllThatIsTold(mention, told);
  return mayBeForeign && !isOfOwner(mention) && !isElsewhere(mention, told) && told.isAway();
}

/** "Boss beats me, Cambodia": in English hardly by those who are at home there. */
function isAllThatIsTold({ code, sort, direction, standing }: PlacedMention, told: Told): boolean {
  const isBare = sort === "name" && direction === null && standing === null;
  return isBare && told.isInEnglish && told.all.every((other) => other.code === code);
}

/** Whether another place is told of as where somebody is, and neither was promised nor left for this one. */
function isElsewhere({ code, time }: PlacedMention, { all }: Told): boolean {
  return all.some(
    (other) =>
      other.code !== code && isThere(other.direction) && (time !== "now" || other.time === "now"),
  );
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
  const { origins, hasDestination } = told;
  const { code, standing } = mention;
  if (!isByHabit(mention) || origins.has(code)) return false;
  if (standing === "held" || isTakenTo(mention, told)) return true;
  if (isBroughtTo(mention, told)) return true;
  if (hasDestination) return isThereInstead(mention, told);
  return origins.size > 0 || isToldOfAbroad(mention, told) || isWhereaboutsAbroad(mention, told);
}

/** "Nasa Syria na siya", "I am from Kenya, in Nigeria": beside another place of work somebody is in a country that is not theirs, or is held or hurt in one while the other was only promised, left or denied. */
function isThereInstead(mention: PlacedMention, told: Told): boolean {
  const { code, direction, standing, time } = mention;
  const isIn = direction === "in" || standing === "here" || time === "now";
  if (!isIn || told.spoken === code) return false;
  if (told.origins.size > 0) return direction === "in";
  if (told.spoken !== undefined) return told.isForeign(mention);
  return told.isHurt && told.all.every((other) => other.role !== "destination" || isBehind(other));
}

/** "They said Dubai but brought me to Syria", and not "brought back to Manila". */
function isBroughtTo({ code, direction, standing }: PlacedMention, told: Told): boolean {
  if (standing !== "brought" || direction === "back" || told.spoken === code) return false;
  return told.hasDestination || told.isAway();
}

function isWhereaboutsAbroad(mention: PlacedMention, told: Told): boolean {
  const { code, direction } = mention;
  if (isOrWasThere(mention) && told.spoken !== code) return told.isAtWork || TAKEN_TO.has(code);
  return direction === "in" && isAbroad(code, told);
}

/** "लाओसको कम्पनीले थुनेको छ", "perusahaan Myanmar": where somebody works at a place or for an employer of it, or is held or hurt while no other place is told of as where they are, is not where they come from, if their language is that of another country. */
function isToldOfAbroad(mention: PlacedMention, told: Told): boolean {
  if (!told.isForeign(mention)) return false;
  const { direction, standing } = mention;
  const isWorkThere = direction === "in" || standing === "owner" || standing === "vessel";
  if (told.isAtWork && isWorkThere) return true;
  return (isWorkThere || !isElsewhere(mention, told)) && told.isAway();
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
      other.standing !== "held" &&
      other.standing !== "home",
  );
}
