import { BEGUN, hasAny } from "../../schemas/subjects.ts";
import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import type { CorridorMention, Reading } from "../contract/reading.ts";
import { hintedIn } from "../reading/sides/routes-after.ts";
import { isAskedForFee } from "../risk/asked/fee-asked.ts";
import { whoIsToldOf } from "../risk/needs/relatives.ts";
import { tellsOfHarm } from "../risk/owed-pay.ts";
import { askedOfOther } from "./only-changes.ts";

/** Subjects of who has an employer. */
const EMPLOYED = [...BEGUN, "employer", "overseer", "salary"] as const;

/** The routes of a later turn, where it names other countries than the one in which somebody is, as they told before, and says of none that they are there by now: who asks whether they may go there, tells where they were before, or where a friend, an agency or a stop on the way is, has not moved. First where they are; where nobody is in danger, then where they want to go. Undefined where the turn moves them, brings a case of its own, or nobody told where they are. */
export function placeKept(own: Reading, before: Reading): readonly CorridorMention[] | undefined {
  const there = wherePut(before);
  if (there.length === 0) return undefined;
  const places = new Set(there.map(({ destination }) => destination));
  const hinted = hintedIn(own);
  const others = own.corridors.filter(
    ({ destination }) =>
      destination !== null && !places.has(destination) && !hinted.has(destination),
  );
  if (others.length === 0) return undefined;
  const codes = new Set(others.flatMap(({ destination }) => destination ?? []));
  if (hasMoved(own, codes, before) || isOwnCase(own, codes, before)) return undefined;
  const isBeside = own.corridors.some(({ destination }) => places.has(destination));
  const wasInDanger = (before.danger ?? null) !== null;
  if (!wasInDanger && (isBeside || asksOfOther(own, before))) return undefined;
  if (wasInDanger || (own.danger ?? null) !== null) return there;
  return [...there, ...wantedBeside(there, others, own)];
}

/** The routes of the turn to where they want to go, from where they are from. */
function wantedBeside(
  there: readonly CorridorMention[],
  others: readonly CorridorMention[],
  { mayBeIn }: Reading,
): readonly CorridorMention[] {
  const from = there.find(({ origin }) => origin !== null)?.origin ?? null;
  return others
    .filter(({ destination }) => destination !== null && mayBeIn?.has(destination) !== true)
    .map((route) => ({ ...route, origin: from ?? route.origin }));
}

/** The routes to where somebody is, as was told: where they say so, and else where they work or are in danger; none of who has not left or is home again. */
function wherePut(before: Reading): readonly CorridorMention[] {
  const { corridors, isIn, stillHome, beforeLeaving, returned, danger = null, topics } = before;
  if (stillHome === true || beforeLeaving !== undefined || returned === true) return [];
  const bound = corridors.filter(({ destination }) => destination !== null);
  const said = bound.filter(({ destination }) => destination !== null && isIn?.has(destination));
  if (said.length > 0) return said;
  const isThere = danger !== null || before.fromAfar === true || hasAny(topics, EMPLOYED);
  return isThere ? bound : [];
}

/** Whether the turn says that they are in one of the countries by now, or takes back where they were. */
function hasMoved(own: Reading, codes: ReadonlySet<string>, before: Reading): boolean {
  const { isIn, mayBeIn, takenBack, placesAlone, text } = own;
  // Who writes of a relative says of themselves where they are, too.
  if (meets(codes, isIn)) return !isOfRelativeAlone(before);
  if (takenBack !== undefined) return true;
  if (QUESTION_MARK.test(text)) return false;
  if (placesAlone === true) return meets(codes, mayBeIn) && !whoIsToldOf(own).isRelative;
  // Of somebody else who is told of it is said alike: "she is in Oman now".
  return before.fromAfar === true && meets(codes, mayBeIn);
}

function isOfRelativeAlone(before: Reading): boolean {
  if (before.fromAfar !== true) return false;
  const { isRelative, isOneself } = whoIsToldOf(before);
  return isRelative && !isOneself;
}

/** Whether harm is told in one of the countries or of a relative there, or pay or a price on a way of its own: the turn is about somebody else, or about what befalls them there. */
function isOwnCase(own: Reading, codes: ReadonlySet<string>, before: Reading): boolean {
  const isHarmed = tellsOfHarm(own);
  if (isHarmed && (own.fromAfar === true || meets(codes, own.mayBeIn))) return true;
  if (!isHarmed && own.wagesOwed !== true && !isPriced(own)) return false;
  const known = new Set(
    before.corridors.flatMap(({ origin, destination }) => [origin, destination]),
  );
  return own.corridors.some(
    ({ origin, destination, basis }) =>
      origin !== null &&
      basis !== "language" &&
      !known.has(origin) &&
      destination !== null &&
      codes.has(destination),
  );
}

/** Whether what was asked or is asked of another country is a price or a rule: it is that country's. */
function asksOfOther(own: Reading, before: Reading): boolean {
  if (own.placesAlone === true || isPriced(own)) return true;
  return Object.keys(askedOfOther(own, before)).length > 0;
}

function isPriced(own: Reading): boolean {
  return own.priceAsked === true || isAskedForFee(own);
}

function meets(codes: ReadonlySet<string>, some: ReadonlySet<string> | undefined): boolean {
  return some !== undefined && !codes.isDisjointFrom(some);
}
