import type { AmountMention, CorridorMention } from "../../contract/reading.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { WordsWithin } from "../terms/words-within.ts";
import { BUT } from "../whereabouts/return-words.ts";
import { adjacentSides, type AdjacentSides, type SideSpot } from "./adjacent-sides.ts";
import type { PlacedMention, UsualSide } from "../places/countries.ts";
import { isBehind, isOfOwner } from "../places/mentions.ts";
import { CURRENCY_COUNTRIES, LANGUAGE_ORIGINS } from "./route-signs.ts";

/** What the sides of a route are read from. */
export interface RouteSigns {
  readonly text: string;
  readonly countries: readonly PlacedMention[];
  readonly amounts: readonly AmountMention[];
  readonly language: string | null;
  readonly usualSide: UsualSide;
  /** Whether something tells that the work has begun. */
  readonly hasBegun: boolean;
  /** Whether its words tell of force; else pay may be owed where somebody was before. */
  readonly isForced: boolean;
  /** The countries where somebody says that they are. */
  readonly isIn: ReadonlySet<string>;
}

type Basis = CorridorMention["basis"];

interface Side {
  readonly code: string;
  readonly basis: Basis;
}

const MOST = 6;
/** UTF-16 units between two places beyond which the second is not told against the first. */
const CLOSE = 60;
const BUTS = new WordsWithin(BUT);
const WEAKEST: readonly Basis[] = ["named", "term", "currency", "language"];

/** The routes a text names or implies, most certain first, at most six; one side is null where nothing tells it. */
export function readCorridors(signs: RouteSigns): CorridorMention[] {
  const origins = sidesOf(signs, "origin");
  const destinations = sidesOf(signs, "destination").filter(
    ({ code }) => origins.length === 0 || origins.some((origin) => origin.code !== code),
  );
  if (origins.length === 0 && destinations.length === 0) return [];
  if (origins.length === 0) return destinations.slice(0, MOST).map((d) => route(null, d));
  if (destinations.length === 0) return origins.slice(0, MOST).map((o) => route(o, null));
  const crossed = paired(origins, destinations);
  const isList = origins.length > 1 && destinations.length > 1;
  return (isList ? asListed(signs, crossed) : crossed).slice(0, MOST);
}

function sidesOf(signs: RouteSigns, role: "origin" | "destination"): Side[] {
  const named = signs.countries.length === 0 ? [] : namedSides(signs, role);
  if (named.length > 0) return named;
  const paid = currencySides(signs, role);
  if (paid.length > 0) return paid;
  const spoken = spokenOrigin(signs);
  const named0 = signs.countries.some(
    (mention) => mention.code === spoken && mention.role !== "origin" && !isOfOwner(mention),
  );
  return role === "origin" && spoken !== undefined && !named0
    ? [{ code: spoken, basis: "language" }]
    : [];
}

/** Thai is also what foreign workers in Thailand write: it speaks for an origin only beside another destination. */
function spokenOrigin({ language, countries }: RouteSigns): string | undefined {
  if (language === "th" && countries.some(({ role }) => role === "destination")) return "TH";
  return LANGUAGE_ORIGINS[language ?? ""];
}

/** A side that words mark comes before one that habit gives; then text order. Where somebody is held, no other place is a destination; where they are comes first once the work has begun, as a job that is offered may be elsewhere, and then a place that they left, that was promised or that another stands instead of is none: nobody there can help. */
function namedSides(signs: RouteSigns, role: "origin" | "destination"): Side[] {
  const sides = new Map<string, Side>();
  for (const mention of inOrder(signs, role)) {
    const term = mention.sort === "origin" || mention.sort === "destination";
    const known = sides.get(mention.code);
    if (known === undefined || (known.basis === "term" && !term)) {
      sides.set(mention.code, { code: mention.code, basis: term ? "term" : "named" });
    }
  }
  return [...sides.values()];
}

function inOrder(signs: RouteSigns, role: "origin" | "destination"): readonly PlacedMention[] {
  const { countries } = signs;
  const own = countries.filter((mention) => mention.role === role);
  const unknown = countries.filter((mention) => mention.role === "unknown" && !isOfOwner(mention));
  const otherSide = countries.some(
    (mention) => mention.role !== role && mention.role !== "unknown",
  );
  const open = own.length === 0 && (otherSide || role === "destination") ? unknown : [];
  const named = [...own.filter((m) => m.marked), ...own, ...open];
  if (role === "origin") return named;
  const held = own.filter(({ standing }) => standing === "held");
  if (held.length > 0) return held;
  const left = leftBehind(named, signs);
  const kept = named.filter(({ code }) => !left.has(code));
  const rank = timeRank(kept, signs);
  return kept.toSorted((a, b) => rank(a) - rank(b));
}

/** Countries where somebody is not, as words say, while another place is told of where they may be. */
function leftBehind(places: readonly PlacedMention[], signs: RouteSigns): ReadonlySet<string> {
  const there = new Set(places.filter((place) => isThere(place, signs)).map(({ code }) => code));
  const told = new Set(places.filter((place) => !isBehind(place)).map(({ code }) => code));
  const isBrought = places.some(({ standing }) => standing === "brought");
  const isDenied = (place: PlacedMention) =>
    places.some((other) => isThere(other, signs) && isAgainst(signs.text, place, other));
  const isGone = (place: PlacedMention) => {
    const { code, standing } = place;
    if (standing === "instead") return there.size > 0 && !told.has(code);
    if (hasLeft(place)) return there.size > 0 && signs.isForced;
    // A job that is offered to who works elsewhere is promised, too.
    if (!signs.hasBegun && !isBrought && !isDenied(place)) return false;
    return there.size > 0 || (!told.has(code) && told.size > 0);
  };
  const others = places.filter(({ code }) => !there.has(code));
  const behind = others.filter((place) => hasLeft(place) || isBehind(place));
  const ahead =
    signs.isForced && there.size > 0 ? others.filter((each) => isAhead(each, signs)) : [];
  return new Set([...behind.filter(isGone), ...ahead].map(({ code }) => code));
}

/** Whether somebody was there before, or set out from there. */
function hasLeft({ time, direction }: PlacedMention): boolean {
  return time === "past" || direction === "from";
}

/** Whether somebody who says that they are elsewhere wants to go there, or is offered work there. */
function isAhead({ code, direction, standing }: PlacedMention, { isIn }: RouteSigns): boolean {
  if (isIn.size === 0 || isIn.has(code) || standing === "here") return false;
  return (direction === "to" && standing !== "brought") || standing === "job";
}

/** Whether a place is told of with a "but" behind another: "they said Italy but I am in Libya". */
function isAgainst(text: string, promised: PlacedMention, there: PlacedMention): boolean {
  return (
    promised.end < there.start &&
    there.start - promised.end <= CLOSE &&
    BUTS.test(foldText(text.slice(promised.end, there.start)).folded)
  );
}

function isThere({ code, standing, time }: PlacedMention, { isIn }: RouteSigns): boolean {
  if (standing === "instead" || time === "past") return false;
  return standing === "here" || standing === "brought" || time === "now" || isIn.has(code);
}

/** Of places of work: first where somebody was brought, or is once the work has begun, last where they were before, or where the work was promised to who is elsewhere. */
function timeRank(
  places: readonly PlacedMention[],
  signs: RouteSigns,
): (place: PlacedMention) => number {
  const there = places.filter((place) => isThere(place, signs));
  return (place) => {
    const { code, standing, time } = place;
    const isElsewhere = there.some((other) => other.code !== code);
    if (time === "past" || (standing === "promised" && isElsewhere)) return 2;
    return standing === "brought" || (signs.hasBegun && there.includes(place)) ? 0 : 1;
  };
}

function currencySides(
  { amounts, usualSide, countries }: RouteSigns,
  role: "origin" | "destination",
): Side[] {
  if (amounts.length === 0) return [];
  const codes = new Set<string>();
  for (const { currency } of amounts) {
    const code = CURRENCY_COUNTRIES[currency ?? ""];
    const named = countries.some((mention) => mention.code === code);
    if (code !== undefined && !named && usualSide(code) === role) codes.add(code);
  }
  return [...codes].map((code) => ({ code, basis: "currency" }));
}

function paired(origins: readonly Side[], destinations: readonly Side[]): CorridorMention[] {
  const routes: CorridorMention[] = [];
  for (const origin of origins) {
    for (const destination of destinations) {
      if (origin.code !== destination.code) routes.push(route(origin, destination));
    }
  }
  return routes;
}

/** Where a text names several routes, those, and what its other places may belong to, out of every origin with every destination; where somebody is now comes first. */
function asListed(signs: RouteSigns, crossed: readonly CorridorMention[]): CorridorMention[] {
  const pairs = adjacentSides(spotsOf(signs), signs.text);
  if (pairs.length === 0) return [...crossed];
  const listed = pairs.flatMap((pair) => crossed.find((each) => isOf(pair, each)) ?? []);
  const open = crossed.filter(
    ({ origin, destination }) =>
      pairs.every((pair) => pair.origin !== origin) ||
      pairs.every((pair) => pair.destination !== destination),
  );
  const places = inOrder(signs, "destination");
  const rankOf = timeRank(places, signs);
  const rank = ({ destination }: CorridorMention) =>
    Math.min(...places.filter(({ code }) => code === destination).map(rankOf));
  return [...new Set([...listed, ...open])].toSorted((a, b) => rank(a) - rank(b));
}

function isOf(pair: AdjacentSides, { origin, destination }: CorridorMention): boolean {
  return pair.origin === origin && pair.destination === destination;
}

function spotsOf(signs: RouteSigns): readonly SideSpot[] {
  const origins = new Set(inOrder(signs, "origin"));
  const destinations = new Set(inOrder(signs, "destination"));
  return signs.countries.flatMap((mention): SideSpot[] => {
    if (origins.has(mention)) return [{ mention, side: "origin" }];
    return destinations.has(mention) ? [{ mention, side: "destination" }] : [];
  });
}

function route(origin: Side | null, destination: Side | null): CorridorMention {
  return {
    origin: origin?.code ?? null,
    destination: destination?.code ?? null,
    basis: weakerOf(origin?.basis ?? "named", destination?.basis ?? "named"),
  };
}

/** Of what two sides were read from, what tells less. */
export function weakerOf(a: Basis, b: Basis): Basis {
  return WEAKEST.indexOf(a) > WEAKEST.indexOf(b) ? a : b;
}
