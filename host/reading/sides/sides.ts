import type { PlacedMention } from "../places/countries.ts";
import { homelandsOf, isForeignTo } from "../places/homelands.ts";
import { homeward } from "./homeward.ts";
import { isOfOwner, isStatedOrigin, isThere } from "../places/mentions.ts";
import { reached, type SideSigns } from "../whereabouts/reached.ts";
import { isOwnDestination, LANGUAGE_ORIGINS, TAKEN_TO } from "./route-signs.ts";

/** What beside its countries tells the sides of a message. */
export interface SettleSigns extends SideSigns {
  /** Whether a word tells of what is to come; looked for only where it decides. */
  readonly isToCome: () => boolean;
}

/** Puts each country on its side in the light of the others: what somebody is makes another country the place of work, even one that most people leave. */
export function settleSides(
  named: readonly PlacedMention[],
  { language, isToCome, ...signs }: SettleSigns,
): PlacedMention[] {
  if (named.length === 0) return [];
  const mentions = named.map((mention) => {
    if (!isOnlyOwners(mention, named, language)) return mention;
    const role = isFirmsCountry(mention, named) ? ("destination" as const) : ("unknown" as const);
    return { ...mention, role, marked: false };
  });
  const sent = mentions.map((mention) =>
    isSentFrom(mention, mentions) ? { ...mention, role: "origin" as const, marked: true } : mention,
  );
  const leaving = withoutStopovers(sent, language, isToCome);
  const turned = homeward(besideBorder(leaving, language).map(homeIfSent), language);
  const people = turned.map((mention) =>
    isOwnOrigin(mention, turned, language) || isSpokenFrom(mention, turned, language)
      ? { ...mention, role: "origin" as const }
      : mention,
  );
  return reached(people, { language, ...signs });
}

/** "They send me to Nepal", told beside where somebody works: it is where they came from. */
function homeIfSent(mention: PlacedMention, _: number, all: readonly PlacedMention[]) {
  const { code, usual, sent, sort } = mention;
  if (sent !== true || usual !== "origin" || sort === "people") return mention;
  const isFromElsewhere = all.some((other) => other.code !== code && isStatedOrigin(other));
  const isBesideWork = all.some((other) => other.code !== code && isWorkplace(other));
  if (isFromElsewhere || !isBesideWork) return mention;
  return { ...mention, role: "origin" as const, marked: true, direction: "back" as const };
}

/** Towns at the border of countries that people are taken to, and the towns behind it where they are held. */
const BORDER_TOWNS =
  /^(?:mae sot|mae sai|aranyaprathet|chiang saen|chiang khong|แม่สอด|แม่สาย|อรัญประเทศ|湄索|美索)$/iu;
const HELD_TOWNS =
  /^(?:myawad\p{L}*|kk park|shwe kokko|tachileik|tachilek|laukkai\p{L}*|poipet|bavet|sihanoukville|เมียวดี|ท่าขี้เหล็ก|ปอยเปต|妙瓦底|大其力|波贝|西港|မြဝတီ|မျဝတီ)$/iu;

/** "Mae Sot side, Myawaddy": who is in the town behind a border names the one before it to be found. */
function besideBorder(
  mentions: readonly PlacedMention[],
  language: string | null,
): readonly PlacedMention[] {
  const held = mentions.filter(
    ({ code, text }) =>
      TAKEN_TO.has(code) && HELD_TOWNS.test(text) && LANGUAGE_ORIGINS[language ?? ""] !== code,
  );
  if (held.length === 0 || !mentions.some(({ text }) => BORDER_TOWNS.test(text))) return mentions;
  return mentions.map((mention) => {
    if (held.includes(mention))
      return { ...mention, role: "destination" as const, marked: true, standing: "held" as const };
    return BORDER_TOWNS.test(mention.text)
      ? { ...mention, role: "unknown" as const, standing: null, time: null }
      : mention;
  });
}

/** Where an employer or an agent is of tells nothing of the worker's way: neither where she comes from nor, beside another country, where she works. */
function isOnlyOwners(
  mention: PlacedMention,
  all: readonly PlacedMention[],
  language: string | null,
): boolean {
  if (!isOfOwner(mention)) return false;
  const { code, role, standing, sort, direction } = mention;
  const isBesideWork = all.some((other) => other.code !== code && isWorkplace(other));
  if (role === "destination") return !isThere(direction) && isBesideWork;
  // Under a flag that is not their own people work, as long as no other place is told.
  if (standing === "vessel" && !homelandsOf(language).includes(code))
    return isBesideWork || !isForeignTo(language, code);
  return standing === "owned" || sort === "people";
}

/** "La empresa de España me debe 3 meses, ya estoy en Colombia": where people go to work, and beside no other such place, a firm of a country is there. */
function isFirmsCountry(mention: PlacedMention, all: readonly PlacedMention[]): boolean {
  const { code, standing, sort, usual } = mention;
  if (standing !== "owned" || sort === "people" || usual !== "destination") return false;
  const others = all.filter((other) => other.code !== code);
  return others.length > 0 && others.every(({ role }) => role === "origin");
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
    others.some((other) => isOfferedThere(other, mention)) &&
    !others.some((other) => isStatedOrigin(other) || other.standing === "self")
  );
}

/** A job there, or only a way there where the recruiter's country is one that people leave or the way begins beside it ("Cape Town agency to Dubai"), or its name alone where it is one that they go to. */
function isOfferedThere(other: PlacedMention, { usual, end }: PlacedMention): boolean {
  if (other.role === "origin") return false;
  const isOnFrom = other.direction === "to" && other.start >= end && other.start - end <= NEAR;
  if (isOnFrom) return true;
  if (other.standing === "job") return true;
  if (usual === "origin" && other.usual === "destination" && other.direction === null) return true;
  return usual !== "destination" && other.marked && isThere(other.direction);
}

/** "Sold from Oman to Dubai, I am from Uganda": of two countries that people go to the first, from which a way leads on to the second, is where somebody works, if they come from yet another; where nothing tells that the way lies ahead, where they were before. */
function withoutStopovers(
  mentions: readonly PlacedMention[],
  language: string | null,
  isToCome: () => boolean,
): readonly PlacedMention[] {
  const left = new Set(
    mentions.filter((mention, nth) => {
      const next = mentions[nth + 1];
      const { code, usual, direction, standing, end } = mention;
      return (
        usual !== "origin" &&
        direction === "from" &&
        (standing === null || standing === "held") &&
        next?.code !== code &&
        next?.direction === "to" &&
        next.usual !== "origin" &&
        next.start - end <= NEAR &&
        comesFromElsewhere(mention, mentions, language)
      );
    }),
  );
  if (left.size === 0) return mentions;
  const time = isToCome() ? "now" : "past";
  return mentions.map((mention) =>
    left.has(mention) ? { ...mention, role: "destination" as const, marked: true, time } : mention,
  );
}

/** UTF-16 units between the two ends of one way. */
const NEAR = 24;

function comesFromElsewhere(
  { code }: PlacedMention,
  mentions: readonly PlacedMention[],
  language: string | null,
): boolean {
  const spoken = LANGUAGE_ORIGINS[language ?? ""];
  if (spoken !== undefined && spoken !== code) return true;
  return mentions.some(
    (other) =>
      other.code !== code &&
      (other.standing === "self" || (other.usual !== "destination" && isStatedOrigin(other))),
  );
}

/** Thai is written in Thailand: who writes it of the way to another country sets out from there, though most routes lead there. */
function isSpokenFrom(
  mention: PlacedMention,
  mentions: readonly PlacedMention[],
  language: string | null,
): boolean {
  const { code, role, marked, sort, direction } = mention;
  if (role === "origin" || !isOwnDestination(code, language)) return false;
  if ((marked && sort !== "people") || direction === "to" || isOfOwner(mention)) return false;
  const others = mentions.filter((other) => other.code !== code);
  return (
    !others.some(({ role: its }) => its === "origin") &&
    others.some((other) => isWorkplace(other) && isThere(other.direction))
  );
}
