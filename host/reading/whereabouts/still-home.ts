import { FEES, FORCED, hasAny, OWED_PAY } from "../../../schemas/subjects.ts";
import { once } from "../../../schemas/once.ts";
import type { AmountMention, FoldedText } from "../../contract/reading.ts";
import { foldedAt } from "../../matching/folding/folded-at.ts";
import { alternatives } from "../terms/beside.ts";
import type { PlacedMention } from "../places/countries.ts";
import { hasArrived } from "./arrived.ts";
import { AHEAD, AHEAD_BEHIND, LEAVING_LATER, WAY } from "./departure-words.ts";
import { KIN } from "../corrections/kin-words.ts";
import { WordsWithin } from "../terms/words-within.ts";
import { isOfOwner } from "../places/mentions.ts";
import { rowBefore, SideWords } from "../sides/side-words.ts";

/** What beside its words tells whether somebody has left for the work yet. */
export interface HomeSigns {
  readonly placed: readonly PlacedMention[];
  readonly topics: ReadonlySet<string>;
  readonly amounts: readonly AmountMention[];
  /** Whether somebody is back, or says that they are where they work. */
  readonly returned: boolean | null;
}

/** Subjects by which it is about getting a job. */
const GETTING_WORK = [...FEES, "agent", "recruitment", "contract"];

/** What tells that the work has begun, and of nothing that a recruiter at home may do, too. */
const AT_WORK = [...OWED_PAY, "conditions", "absconding"];

/** What a recruiter at home may do as well as an employer abroad; fear of being cheated is called so, too. */
const HELD = FORCED.filter((topic) => topic !== "threat");

/** As what somebody is to work there: "un poste de domestique au", "a job as a maid in". */
const AS_WHAT =
  "(?:as|de|d'|como|como la|sebagai|jadi|bilang) ?(?:(?:an?|un|une|una|uma) )?[\\p{L}\\p{M}]+ ";

const words = once(() => ({
  left: new SideWords({
    ahead: rowBefore(AHEAD, `(?:${AS_WHAT})?(?:(?:${alternatives(WAY)}) ?){0,3}`),
  }),
  right: new RegExp(`^[\\p{L}\\p{M}]{0,6}[ -]?(?:${alternatives(AHEAD_BEHIND)})`, "u"),
  kin: new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives(KIN)})(?![\\p{L}\\p{M}])`, "u"),
}));

/** UTF-16 units of the folded text beside a place that are looked at. */
const BESIDE = 48;

/** Whether somebody who seeks work abroad says that they are at home yet: where they are, where the agency is, or that the way lies ahead. False of whoever is or is held where the work is, or has come there; null where neither is said. Who is hurt or held must say both where they are and that they are to leave, and speak of nobody else. */
export function isStillHome(
  text: FoldedText,
  { placed, topics, amounts, returned }: HomeSigns,
): boolean | null {
  const bound = placed.filter(isBound);
  const isThere = returned === false || bound.some(isReached);
  // Who works in one country may be asked for money for a job in another.
  if (isThere && !bound.every(isReached)) return null;
  if (isThere || returned === true) return false;
  if (bound.length === 0) return null;
  const beside = signsOfHome(text, { placed, topics }, bound);
  if (!beside.isHere && hasArrived(text) && !beside.isAhead()) return false;
  return tellsHome(text, beside, { topics, amounts }) ? true : null;
}

function tellsHome(
  text: FoldedText,
  beside: Home,
  { topics, amounts }: Pick<HomeSigns, "topics" | "amounts">,
): boolean {
  if (asksBeforeLeaving(text, topics)) return true;
  return isSought(topics, amounts) && isToldAtHome(text, beside, topics);
}

/** Home, behind which the words are of a leave or the end of the work. */
const HOMEWARD = "घर|वापस|गाउँ|বাড়ি|দেশে|گھر|وطن|واپس|ගෙදර|வீட்டுக்கு|ஊருக்கு|домой|додому";

const later = once(() => ({
  leaving: new WordsWithin(LEAVING_LATER),
  homeward: new RegExp(`(?:${alternatives(HOMEWARD)}) (?:${alternatives(LEAVING_LATER)})`, "u"),
}));

/** Whether somebody asks what to do before they leave, and neither tells of pay that is owed nor of anybody who is hurt or held. */
function asksBeforeLeaving({ folded }: FoldedText, topics: ReadonlySet<string>): boolean {
  if (hasAny(topics, AT_WORK) || hasAny(topics, HELD)) return false;
  const { leaving, homeward } = later();
  return leaving.test(folded) && !homeward.test(folded);
}

/** Whether it is about getting a job, and no work has begun. */
function isSought(topics: ReadonlySet<string>, amounts: readonly AmountMention[]): boolean {
  return (amounts.length > 0 || hasAny(topics, GETTING_WORK)) && !hasAny(topics, AT_WORK);
}

/** Whether somebody says of their home that they are there, or that an agent is, and whether the way lies ahead. */
interface Home {
  readonly isHere: boolean;
  readonly hasAgent: boolean;
  readonly isAhead: () => boolean;
}

function signsOfHome(
  text: FoldedText,
  { placed, topics }: Pick<HomeSigns, "placed" | "topics">,
  bound: readonly PlacedMention[],
): Home {
  const homes = placed.filter(({ role }) => role === "origin");
  return {
    isHere: homes.some(({ standing }) => standing === "here"),
    hasAgent: homes.some(({ standing }) => standing === "agent") && !isKeptThere(bound, topics),
    isAhead: () => bound.some((place) => liesAhead(text, place)),
  };
}

function isToldAtHome(text: FoldedText, beside: Home, topics: ReadonlySet<string>): boolean {
  return hasAny(topics, HELD) ? isToldByAll(text, beside) : isToldByAny(beside);
}

function isToldByAny({ isHere, hasAgent, isAhead }: Home): boolean {
  return isHere || hasAgent || isAhead();
}

/** Beside a place where papers are kept an agent at home tells nothing of where somebody is: they may have left long ago. */
function isKeptThere(bound: readonly PlacedMention[], topics: ReadonlySet<string>): boolean {
  return (
    topics.has("passport") &&
    bound.some(({ direction, standing }) => direction === "in" && standing === null)
  );
}

function isToldByAll({ folded }: FoldedText, { isHere, isAhead }: Home): boolean {
  return isHere && isAhead() && !words().kin.test(folded);
}

/** What is said of a place at home where nothing tells that somebody left it. */
const WHERE_ONE_MAY_BE: ReadonlySet<PlacedMention["standing"]> = new Set([
  null,
  "self",
  "here",
  "home",
  "agent",
  "owner",
]);

/** Whether a place at home is named as one where something happens, and none where the work is as one where somebody is: then the way there lies "ahead" as words tell, or may, "open". Undefined where no such place is named. */
export function homeYet(
  text: FoldedText,
  { placed, returned }: Pick<HomeSigns, "placed" | "returned">,
): "ahead" | "open" | undefined {
  const homes = placed.filter(isPlaceAtHome);
  if (returned === true || homes.length === 0) return undefined;
  const away = placed.filter(({ role }) => role !== "origin");
  if (away.length === 0)
    return homes.some(({ standing }) => standing !== "agent") ? "open" : undefined;
  if (away.some((place) => !isBound(place) || isReached(place))) return undefined;
  const ahead = away.filter((place) => liesAhead(text, place));
  if (away.some((place) => place.direction === "in" && !ahead.includes(place))) return undefined;
  return ahead.length > 0 ? "ahead" : "open";
}

function isPlaceAtHome({ role, sort, direction, standing }: PlacedMention): boolean {
  if (role !== "origin" || sort !== "name" || !WHERE_ONE_MAY_BE.has(standing)) return false;
  return direction === null || direction === "in";
}

/** Whether work is sought there, and was not done there before; where the verb comes last an agent may stand beside the place he sends to. */
function isBound({ role, time, standing }: PlacedMention): boolean {
  return role === "destination" && time !== "past" && standing !== "was";
}

function isReached(place: PlacedMention): boolean {
  const { standing, time } = place;
  return (
    standing === "here" ||
    standing === "held" ||
    standing === "brought" ||
    (time === "now" && !isOfOwner(place))
  );
}

function liesAhead(text: FoldedText, { start, end }: PlacedMention): boolean {
  const { folded } = text;
  const [from, to] = [foldedAt(text, start), foldedAt(text, end)];
  const { left, right } = words();
  return (
    left.leftOf(folded.slice(Math.max(0, from - BESIDE), from))("ahead") ||
    right.test(folded.slice(to, to + BESIDE))
  );
}
