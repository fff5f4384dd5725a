import type { PlacedMention } from "./countries.ts";
import { LANGUAGE_ORIGINS } from "./route-signs.ts";

/** Whom and where a message tells of, for judging the places whose side only habit gave. */
interface Told {
  /** Countries somebody is of or comes from. */
  readonly origins: ReadonlySet<string>;
  /** The country that the language speaks for. */
  readonly spoken: string | undefined;
  readonly hasDestination: boolean;
}

/** Puts each country on its side in the light of the others: what somebody is makes another country the place of work, even one that most people leave. */
export function settleSides(
  named: readonly PlacedMention[],
  language: string | null,
): PlacedMention[] {
  const mentions = named.map((mention) =>
    isOnlyOwners(mention, named)
      ? { ...mention, role: "unknown" as const, marked: false }
      : mention,
  );
  const sent = mentions.map((mention) =>
    isSentFrom(mention, mentions) ? { ...mention, role: "origin" as const, marked: true } : mention,
  );
  const people = sent.map((mention) =>
    isOwnOrigin(mention, sent, language) ? { ...mention, role: "origin" as const } : mention,
  );
  const told = {
    origins: new Set(people.filter(isStatedOrigin).map(({ code }) => code)),
    spoken: LANGUAGE_ORIGINS[language ?? ""],
    hasDestination: people.some(({ role }) => role === "destination"),
  };
  const reached = new Set(
    people.filter((m) => isReached(m, told) || isBoundFor(m, told)).map(({ code }) => code),
  );
  return people.map((mention) =>
    reached.has(mention.code) && isByHabit(mention)
      ? { ...mention, role: "destination", marked: true }
      : mention,
  );
}

/** Where an employer or an agent is of tells nothing of the worker's way: neither where she comes from nor, beside another country, where she works. */
function isOnlyOwners(mention: PlacedMention, all: readonly PlacedMention[]): boolean {
  if (!isOfOwner(mention)) return false;
  if (mention.role !== "destination")
    return mention.standing === "owned" || mention.sort === "people";
  return (
    !isThere(mention.direction) &&
    all.some((other) => other.code !== mention.code && isWorkplace(other))
  );
}

/** Whether a mention tells what an employer or an agent is, and not the worker. */
export function isOfOwner({ standing }: PlacedMention): boolean {
  return standing === "owner" || standing === "owned";
}

function isWorkplace(mention: PlacedMention): boolean {
  return !isOfOwner(mention) && mention.role === "destination";
}

/** "I am Brazilian", "Thai workers in Korea": of a country that most people go to, and told of as where these come from. */
function isOwnOrigin(
  mention: PlacedMention,
  mentions: readonly PlacedMention[],
  language: string | null,
): boolean {
  if (mention.sort !== "people" || isOfOwner(mention)) return false;
  if (mention.role === "origin" || mention.standing === "self") return true;
  const others = mentions.filter(({ code }) => code !== mention.code);
  if (others.some(isStatedOrigin) || (language ?? "") in LANGUAGE_ORIGINS) return false;
  return others.some(({ sort, direction }) => sort !== "people" && isThere(direction));
}

/** A recruiter in one country and a job in another: she is sent from where the recruiter is, unless she says where she is from or works. */
function isSentFrom(mention: PlacedMention, mentions: readonly PlacedMention[]): boolean {
  if (mention.standing !== "agent" || mention.sort === "people") return false;
  const others = mentions.filter(({ code }) => code !== mention.code);
  const isOnlyAgents = mentions.every(
    ({ code, standing }) => code !== mention.code || standing === "agent",
  );
  return (
    isOnlyAgents &&
    new Set(others.filter(isWorkplace).map(({ code }) => code)).size === 1 &&
    others.some(({ standing, role }) => standing === "job" && role !== "origin") &&
    !others.some((other) => isStatedOrigin(other) || other.standing === "self")
  );
}

function isThere(direction: PlacedMention["direction"]): boolean {
  return direction === "in" || direction === "to";
}

function isStatedOrigin(mention: PlacedMention): boolean {
  return mention.role === "origin" && mention.marked && !isOfOwner(mention);
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

function isReached(mention: PlacedMention, { origins, spoken, hasDestination }: Told): boolean {
  const { code, direction, standing } = mention;
  if (!isByHabit(mention) || origins.has(code)) return false;
  if (standing === "held") return true;
  if (origins.size > 0) return direction === "in" || !hasDestination;
  const isHome = spoken === undefined || spoken === code || (spoken === "BD" && code === "IN");
  return !isHome && direction === "in" && !hasDestination;
}
