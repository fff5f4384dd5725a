import type { PlacedMention } from "../places/countries.ts";

/** A place that is one side of a route, and which. */
export interface SideSpot {
  readonly mention: PlacedMention;
  readonly side: "origin" | "destination";
}

/** The two ends of a route that stand beside each other. */
export interface AdjacentSides {
  readonly origin: string;
  readonly destination: string;
}

type Group = readonly SideSpot[];

/** Units between two places of which a way leads from one to the other: "from Nepal for workers going to Qatar". */
const NEAR = 30;
const ENDS = /[.!?…\n。！？．।॥។။።؟]/u;
const PAUSES = /[,;:、，；：،؛፣]/u;

/** Of the sides of a text, in text order, the routes where it names several one after the other ("Nepal to Qatar, Kenya to Oman", "to Qatar from Nepal and to Oman from Kenya"): each side with the other that is written beside it, lists of a side as one. None where fewer than two origins and two destinations stand so. */
export function adjacentSides(spots: readonly SideSpot[], text: string): readonly AdjacentSides[] {
  const groups = groupsOf(spots, text);
  const onwards = pairsBeginningWith("origin", groups, text);
  const backwards = pairsBeginningWith("destination", groups, text);
  const pairs = codesIn(backwards).size > codesIn(onwards).size ? backwards : onwards;
  const origins = new Set(pairs.map(({ origin }) => origin));
  const destinations = new Set(pairs.map(({ destination }) => destination));
  return origins.size > 1 && destinations.size > 1 ? pairs : [];
}

/** Places of one side that are listed: "Nepal, India and Kenya". */
function groupsOf(spots: readonly SideSpot[], text: string): readonly Group[] {
  const groups: SideSpot[][] = [];
  for (const spot of spots) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isListed = last?.side === spot.side && isNear(between(last, spot, text));
    if (isListed && group !== undefined) group.push(spot);
    else groups.push([spot]);
  }
  return groups;
}

function pairsBeginningWith(
  side: SideSpot["side"],
  groups: readonly Group[],
  text: string,
): readonly AdjacentSides[] {
  return groups.flatMap((group, nth) => {
    const next = groups[nth + 1] ?? [];
    const isPair = group[0]?.side === side && isLedOn(group, next, text);
    if (!isPair) return [];
    const [origins, destinations] = side === "origin" ? [group, next] : [next, group];
    return crossed(codesOf(origins), codesOf(destinations));
  });
}

function isLedOn(group: Group, next: Group, text: string): boolean {
  const last = group.at(-1);
  const [first] = next;
  if (last === undefined || first === undefined || last.side === first.side) return false;
  const words = between(last, first, text);
  return isNear(words) && !PAUSES.test(words);
}

function between(a: SideSpot, b: SideSpot, text: string): string {
  return text.slice(a.mention.end, b.mention.start);
}

function isNear(words: string): boolean {
  return words.length <= NEAR && !ENDS.test(words);
}

function crossed(
  origins: readonly string[],
  destinations: readonly string[],
): readonly AdjacentSides[] {
  return origins.flatMap((origin) =>
    destinations.flatMap((destination) =>
      origin === destination ? [] : [{ origin, destination }],
    ),
  );
}

function codesOf(group: Group): readonly string[] {
  return group.map(({ mention }) => mention.code);
}

function codesIn(pairs: readonly AdjacentSides[]): ReadonlySet<string> {
  return new Set(pairs.flatMap(({ origin, destination }) => [origin, destination]));
}
