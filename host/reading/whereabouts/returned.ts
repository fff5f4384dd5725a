import { once } from "../../../schemas/once.ts";
import type { FoldedText } from "../../contract/reading.ts";
import { foldedAt } from "../../matching/folding/folded-at.ts";
import { alternatives, before, foldedWords, spots } from "../terms/beside.ts";
import type { PlacedMention } from "../places/countries.ts";
import {
  BACK_BEHIND,
  BEGINS_ANEW,
  HOME_AGAIN,
  IF,
  NOT_YET,
  NOT_YET_BEHIND,
  NOT_YET_UNSPACED,
  ONLY_WHEN,
  RETURNED_FROM,
  RETURNED_TO,
  STILL_BEHIND,
  STILL_IN,
} from "./return-words.ts";
import { KIN } from "../corrections/kin-words.ts";
import { isBehind, isOfOwner } from "../places/mentions.ts";
import { MOVED_BEHIND, MOVED_TO } from "./moved-words.ts";
import { PhraseTrie } from "../terms/phrase-trie.ts";
import { isBehindOwner, isOwnersHome } from "./standing.ts";
import { isLetterBefore, kindOf, UNSPACED } from "../terms/units.ts";
import { wordStarts } from "../terms/word-starts.ts";

/** What may stand between a place and the word behind it: an ending, "now". */
const BETWEEN = "[\\p{L}\\p{M}]{0,6}(?: [\\p{L}\\p{M}]{1,6})?[ ,-]{1,2}";
/** What may stand right before the name of a place. */
const BESIDE_PLACE = `(?:(?:${alternatives("the|in|en|el|la|los|au|aux|à|o|a|os|в|у")}) )?`;
/** Up to three words of the same thought. */
const THOUGHT = `(?<= )(?:(?!(?:${alternatives(BEGINS_ANEW)}) )[\\p{L}\\p{M}']+ ){0,3}`;

/** Whom somebody tells of who is not themselves, and words for themselves. */
const OTHERS =
  "siya|sya|sila|she|he|they|mother|father|mom|mum|dad|mama|nanay|tatay|ella|él|ellos|madre|padre|mamá|papá|elle|ils|elles|mère|père|ela|ele|eles|mãe|pai|dia|mereka|ibu|bapak|emak|она|он|они|мать|мама|отец|вона|він|вони|мати";
const ONESELF =
  "i|i'm|im|we|we're|me to|me into|brought me|took me|sent me|sold me|tricked me|us|yo|me trajeron|me llevaron|me mandaron|me tienen|me vendieron|nos|nosotros|je|j'ai|m'a|m'ont|moi|nous|eu|nós|ako|aq|kami|ko|я|мы|меня|нас|ми|мене|أنا|انا|نحن|احنا|niko|nipo|tuko|หนู|ผม|ฉัน|เรา|ខ្ញុំ|យើង|ကျွန်မ|ကျွန်တော်|ကျမ|ကျနော်|我們|मैं|मै|मुझे|हम|हमें|main|mai|mujhe|hum|म|मलाई|हामी|malai|hami|আমি|আমাকে|আমারে|আমরা|ami|amake|amare|amra|میں|مجھے|ہم|මම|මාව|mama|நான்|என்னை|naan|እኔ|我|我们";

/** "Asawa ko", "เพื่อนหนู": whose somebody is. */
const MY_BEHIND = new RegExp(
  `^(?: (?:po )?ko(?![\\p{L}\\p{M}])|(?:ของ)?(?:${alternatives("หนู|ผม|ฉัน|เรา|ខ្ញុំ|យើង")}))`,
  "u",
);

/** How people say so without naming the country. */
const homeAgain = once(() => new PhraseTrie(foldedWords(HOME_AGAIN)));

const patterns = once(() => ({
  to: before(RETURNED_TO),
  from: before(RETURNED_FROM),
  right: new RegExp(
    `^(?:${BETWEEN})?(?:${alternatives(BACK_BEHIND)})(?!${alternatives(NOT_YET_BEHIND)})`,
    "u",
  ),
  notYet: [before(NOT_YET, THOUGHT), before(ONLY_WHEN), before(NOT_YET_UNSPACED)],
  toCome: new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${alternatives(`${ONLY_WHEN}|${IF}`)})(?![\\p{L}\\p{M}])`,
    "u",
  ),
  other: spots(`${KIN}|${OTHERS}`),
  oneself: spots(ONESELF),
  behind: spots("ako|aq|kami"),
  movedTo: before(MOVED_TO, BESIDE_PLACE),
  movedBehind: new RegExp(`^[\\p{L}\\p{M}]{0,6} ?(?:${alternatives(MOVED_BEHIND)})`, "u"),
  stillIn: before(STILL_IN),
  stillBehind: new RegExp(`^[\\p{L}\\p{M}]{0,6} ?(?:${alternatives(STILL_BEHIND)})`, "u"),
}));

/** Units of the folded text beside a place that are looked at, and before it in which somebody else may be told of. */
const BESIDE = 36;
const TOLD = 160;

/** Whether somebody says that they are back where they are from: at home, in a country that people leave and are back in, or no more in the one they worked in. False of whoever says of a country of work that they are there; null where neither is said, as what has not come, or is an employer's or agent's way, brings nobody home. */
export function hasReturned(
  text: FoldedText,
  { placed, isHome }: { readonly placed: readonly PlacedMention[]; readonly isHome: boolean },
): boolean | null {
  const { folded } = text;
  const named = placed.map((mention) => spotOf(text, mention));
  if (named.some((spot) => isStillThere(folded, spot))) return false;
  const returns = named.flatMap((spot) => returnsBy(folded, spot));
  return isHome || returns.some((at) => hasCome(leftOf(folded, at))) || null;
}

/** The countries where somebody says that they are now, or that they have come to. */
export function whereOneIs(
  text: FoldedText,
  placed: readonly PlacedMention[],
): ReadonlySet<string> {
  const there = placed.filter((mention) => {
    const spot = spotOf(text, mention);
    const isNow = mention.time === "now" && mention.direction === "in" && !isOfOwner(mention);
    const isTold =
      (isNow && !isOfOther(text.folded, spot)) ||
      saysSo(text.folded, spot) ||
      hasMovedTo(text.folded, spot);
    return isTold && !isToCome(text.folded, spot);
  });
  return new Set(there.map(({ code }) => code));
}

/** The countries of which words may say that somebody, whoever it is, is there: none to which a way leads that lies ahead, nor where they were, were to be, or an employer, an agency or their family is. */
export function whereOneMayBe(
  text: FoldedText,
  placed: readonly PlacedMention[],
): ReadonlySet<string> {
  const open = placed.filter((mention) => {
    const { direction, standing } = mention;
    if (isBehind(mention) || isOfOwner(mention) || ELSEWHERE.has(standing)) return false;
    const spot = spotOf(text, mention);
    const isOnTheWay =
      direction === "to" && standing !== "brought" && !WITHIN.test(leftOf(text.folded, spot.from));
    return !isOnTheWay && !isToCome(text.folded, spot);
  });
  return new Set(open.map(({ code }) => code));
}

/** Standings of a place that is where others are, or a job that is offered. */
const ELSEWHERE: ReadonlySet<PlacedMention["standing"]> = new Set(["home", "agent", "job", "was"]);
/** "Working in" leads to where somebody works. */
const WITHIN = /(?:^| )(?:in|in the|at) $/u;

/** Whether somebody says that they moved there, fled there or were taken along; a question says so of nobody. */
function hasMovedTo(folded: string, spot: Spot): boolean {
  const { from, to } = spot;
  const { movedTo, movedBehind, notYet } = patterns();
  const behind = folded.slice(to, to + BESIDE);
  const left = leftOf(folded, from);
  if (!movedTo.test(left) && !movedBehind.test(behind)) return false;
  const isAsked = /^[^.!;\n।]*[?？؟]/u.test(folded.slice(to));
  return !isAsked && !notYet.some((pattern) => pattern.test(left)) && !isOfOther(folded, spot);
}

/** Whether words without a place say that somebody is home again. */
export function tellsOfHome({ folded }: FoldedText): boolean {
  return returnsHome(folded).some((at) => hasCome(leftOf(folded, at)));
}

interface Spot extends Pick<PlacedMention, "role" | "direction" | "usual" | "standing"> {
  readonly from: number;
  readonly to: number;
}

/** Whether words of a time to come stand before a place in its clause: "when I am in Nairobi". */
function isToCome(folded: string, { from }: Spot): boolean {
  const [clause = ""] = /[^.,;:!?]*$/u.exec(leftOf(folded, from)) ?? [];
  return patterns().toCome.test(clause);
}

function spotOf(text: FoldedText, mention: PlacedMention): Spot {
  const { role, direction, usual, standing, start, end } = mention;
  return {
    role,
    direction,
    usual,
    standing,
    from: foldedAt(text, start),
    to: foldedAt(text, end),
  };
}

/** Where words of being home again begin, none within another. */
function returnsHome(folded: string): readonly number[] {
  const words = homeAgain();
  const starts = wordStarts(folded);
  const found: number[] = [];
  let behind = 0;
  for (let nth = words.nextOf(starts, 0); nth >= 0; nth = words.nextOf(starts, nth + 1)) {
    const at = starts.places[nth] as number;
    if (at < behind || !mayBeWord(folded, at)) continue;
    const ways = words.walk(folded, at);
    if (ways === 0) continue;
    behind = words.ends[ways - 1] as number;
    if (!isOwnersHome(folded.slice(behind, behind + BESIDE))) found.push(at);
  }
  return found;
}

function mayBeWord(folded: string, at: number): boolean {
  return (kindOf(folded.charCodeAt(at)) & UNSPACED) !== 0 || !isLetterBefore(folded, at);
}

/** Where a return to a place begins, or from one that people go to. */
function returnsBy(folded: string, { role, direction, from, to }: Spot): readonly number[] {
  const isLeft = role === "destination" && direction === "from";
  if (role !== "origin" && !isLeft) return [];
  const words = patterns();
  const start = Math.max(0, from - BESIDE);
  const behind = (isLeft ? words.from : words.to).exec(folded.slice(start, from));
  if (behind !== null) return [start + behind.index];
  return words.right.test(folded.slice(to, to + BESIDE)) ? [from] : [];
}

/** Whether what stands before a return neither denies it nor makes it that of somebody else. */
function hasCome(left: string): boolean {
  return !patterns().notYet.some((pattern) => pattern.test(left)) && !isBehindOwner(left);
}

function isStillThere(folded: string, spot: Spot): boolean {
  const { role, usual } = spot;
  if (role !== "destination" && usual !== "destination") return false;
  return saysSo(folded, spot);
}

/** Whether somebody says of a place that they are there or held there. */
function saysSo(folded: string, spot: Spot): boolean {
  const { standing, from, to } = spot;
  const { stillIn, stillBehind } = patterns();
  if (standing === "here" || stillBehind.test(folded.slice(to, to + BESIDE))) return true;
  const isTold =
    standing === "held" || standing === "brought" || stillIn.test(leftOf(folded, from));
  return isTold && !isOfOther(folded, spot);
}

/** Whether what leads to a place is told of somebody else, who is there: "ang asawa ko nasa Jeddah", "my sister is still in Muscat". */
function isOfOther(folded: string, { from, to }: Spot): boolean {
  const { other, oneself, behind } = patterns();
  const left = folded.slice(Math.max(0, from - TOLD), from);
  const begun = [...left.matchAll(other)].at(-1);
  if (begun === undefined) return false;
  const rest = left.slice(begun.index + begun[0].length).replace(MY_BEHIND, "");
  return rest.search(oneself) === -1 && folded.slice(to, to + BESIDE / 3).search(behind) === -1;
}

function leftOf(folded: string, at: number): string {
  return `${folded.slice(Math.max(0, at - BESIDE), at).trimEnd()} `;
}
