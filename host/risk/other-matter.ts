import { isGraveSeverity, type Dimension } from "../../schemas/taxonomy.ts";
import type { GrepHit } from "../contract/layer.ts";
import type { Reading } from "../contract/reading.ts";
import { asksWayHome } from "./danger/way-home.ts";
import { isRecruiterUnreached } from "./unreached.ts";

/** What a recruiter does who takes money for a job: whoever is held for money is asked for no fee, and travels nowhere. */
const OF_RECRUITMENT: readonly Dimension[] = [
  "illegal_fees",
  "fee_camouflage",
  "fraudulent_offer",
  "jurisdiction_evasion",
];

/** What a worker's own debt brings. */
const OF_DEBT: readonly Dimension[] = ["debt-bondage", "predatory_lending"];

/** What the wish to go home sounds like where nobody is told to be held. */
const OF_HELD: readonly Dimension[] = ["restriction-of-movement", "abuse-of-vulnerability"];

/** What the phone of a recruiter sounds like that is off. */
const OF_PHONES: readonly Dimension[] = ["isolation"];

/** The dimensions that sound like what is told and are another matter: a ransom is no fee for a job, wages owed to the worker are no debt of theirs, who wishes to go home is not held, and a recruiter who took money and is not reached has cut nobody off. */
export function otherMatters(reading: Reading): ReadonlySet<string> {
  const isRansom = reading.ransom === true;
  const isOwed = isOwedOnly(reading);
  const goesHome = asksWayHome(reading);
  const isUnreached = isRecruiterUnreached(reading);
  if (!isRansom && !isOwed && !goesHome && !isUnreached) return NONE;
  return new Set([
    ...(isRansom ? OF_RECRUITMENT : []),
    ...(isOwed ? OF_DEBT : []),
    ...(goesHome ? OF_HELD : []),
    ...(isUnreached ? OF_PHONES : []),
  ]);
}

/** Whether a dimension that a rule names is another matter: of a grave one only where the release that is paid for is told in words, or its own words tell of the wages. */
export function isOtherMatter(dimension: string, hit: GrepHit, reading: Reading): boolean {
  if (hit.custom === true || !otherMatters(reading).has(dimension)) return false;
  if (!isGraveSeverity(hit.lowered_from ?? hit.severity)) return true;
  if (OF_HELD.some((each) => each === dimension)) return false;
  if (OF_PHONES.some((each) => each === dimension)) return true;
  return OF_RECRUITMENT.some((each) => each === dimension)
    ? reading.topics.has("release")
    : hit.matches.every((match) => tellsOfWages(match, reading));
}

/** A hit without the dimensions that are another matter, as a combination of signs may build on. */
export function withoutOtherMatters(hit: GrepHit, reading: Reading): GrepHit {
  const dimensions = hit.dimensions.filter((each) => !isOtherMatter(each, hit, reading));
  return dimensions.length === hit.dimensions.length ? hit : { ...hit, dimensions };
}

/** Whoever is owed pay tells so; "you owe us" is what a recruiter says. */
function isOwedOnly({ payOwed, topics, wording }: Reading): boolean {
  if (payOwed === undefined || topics.has("loan")) return false;
  return wording === null || wording.offer <= wording.danger + wording.victim;
}

function tellsOfWages({ start, end }: GrepHit["matches"][number], { payOwed }: Reading): boolean {
  return payOwed !== undefined && start < payOwed.end && payOwed.start < end;
}

const NONE: ReadonlySet<string> = new Set();
