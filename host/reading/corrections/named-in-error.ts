import { foldText } from "../../matching/folding/fold.ts";
import { alternatives } from "../terms/beside.ts";
import { isDenied, JOINED } from "./corrected.ts";
import { onlyTies, takesBack } from "./correction-alone.ts";
import type { PlacedMention } from "../places/countries.ts";
import { TAKEN_TO } from "../sides/route-signs.ts";

/** UTF-16 units between two places beyond which the second corrects nothing. */
const CLOSE = 60;
/** UTF-16 units behind a place in which somebody says that it is the right one. */
const BESIDE = 24;

/** "Oman pala ako", "Oman, I mean": behind the place that is meant after all. */
const AFTER_ALL = new RegExp(
  `^[ ,]*(?:(?:po|ho|ko|ako|na|ba) )?(?:${alternatives("pala|diay|i mean|i meant|sorry|maksud saya|maksudnya|quise decir|digo|je veux dire|quero dizer|ý tôi là|namaanisha")})(?: (?:po|ako|ko))?(?=$| ?[.,;:!…])`,
  "u",
);

/** The mentions: what somebody names in error and takes back for the next one is on no side, and the next one is on its side where nothing else tells where it stands: "from Kenya, no, I mean Nepal", "sa Dubai, ay mali, sa Oman". */
export function withoutErrors(text: string, mentions: readonly PlacedMention[]): PlacedMention[] {
  const told: PlacedMention[] = [];
  for (const right of mentions) {
    const left = told.at(-1);
    if (left === undefined || !isInsteadOf(text, left, right)) {
      told.push(right);
      continue;
    }
    const from = beginOfName(text, told);
    told.splice(from, told.length - from, ...told.slice(from).map(mistaken));
    told.push(inPlaceOf(left, right));
  }
  return told;
}

function isInsteadOf(text: string, left: PlacedMention, right: PlacedMention): boolean {
  if (right.start <= left.end || right.start - left.end > CLOSE) return false;
  if (!isRival(left, right)) return false;
  const gap = foldText(text.slice(left.end, right.start)).folded;
  if (gap.includes("?") || JOINED.test(gap) || isDenied(gap, null)) return false;
  return takesBack(gap) || (onlyTies(gap) && isRightAfterAll(text, right));
}

function isRightAfterAll(text: string, { end }: PlacedMention): boolean {
  return AFTER_ALL.test(foldText(text.slice(end, end + BESIDE)).folded);
}

/** Of two places the one may stand in the other's stead: on the same side by words or by habit, or where neither tells a way of its own. */
function isRival(left: PlacedMention, right: PlacedMention): boolean {
  if (left.role === right.role || left.role === "unknown" || right.role === "unknown") return true;
  if (right.marked) return false;
  if (right.direction !== null) return right.direction === left.direction;
  if (left.usual === right.usual || left.usual === "both" || right.usual === "both") return true;
  return TAKEN_TO.has(right.code) && left.role === "destination";
}

/** The first mention of those that together name the last country: "Kathmandu, Nepal". */
function beginOfName(text: string, told: readonly PlacedMention[]): number {
  let at = told.length - 1;
  while (at > 0 && isOneName(text, told[at - 1], told[at])) at--;
  return at;
}

function isOneName(
  text: string,
  a: PlacedMention | undefined,
  b: PlacedMention | undefined,
): boolean {
  if (a === undefined || b === undefined || a.code !== b.code) return false;
  return b.start - a.end <= CLOSE && onlyTies(foldText(text.slice(a.end, b.start)).folded);
}

function mistaken(mention: PlacedMention): PlacedMention {
  return { ...mention, role: "unknown", marked: false, direction: null, standing: "mistaken" };
}

function inPlaceOf(left: PlacedMention, right: PlacedMention): PlacedMention {
  const standing = right.standing ?? left.standing;
  if (right.marked || right.direction !== null) return { ...right, standing };
  const { role, marked, direction, time } = left;
  return { ...right, role, marked, direction, standing, time: right.time ?? time };
}
