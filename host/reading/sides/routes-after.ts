import type { CorridorMention, Reading } from "../../contract/reading.ts";
import { whereOthersFareWell } from "../corrections/corrected.ts";
import { weakerOf } from "./corridors.ts";
import { LANGUAGE_ORIGINS } from "./route-signs.ts";
import { homeReached, type BeforeHome } from "../whereabouts/home-reached.ts";

/** Countries of the routes before that a message takes back, and beside a place of work told before those where it says that somebody else fares well. */
export function takenFrom(own: Reading, { corridors }: Before): ReadonlySet<string> {
  const back = own.takenBack ?? NONE;
  const isPlaced = corridors.some(({ destination }) => destination !== null);
  return isPlaced ? back.union(whereOthersFareWell(own)) : back;
}

const NONE: ReadonlySet<string> = new Set();

/** What was said before, as far as routes go on with it. */
type Before = Pick<Reading, "corridors" | "countries"> & BeforeHome;

/** The routes of a message, completed by those before, without what it takes back. */
export function routesAfter(own: Reading, before: Before): readonly CorridorMention[] {
  const back = takenFrom(own, before);
  const routes = correctsOrigin(own, before.corridors)
    ? own.corridors.map(asOrigin)
    : withoutKnown(wayHome(withoutHintsAfter(own, before), own, before), own, before);
  return completed(without(routes, back), without(before.corridors, back));
}

/** The routes without those that habit reads in where somebody is, as it was told before: not to the country where they are from and are back in, nor from the one that they work in. */
function withoutKnown(
  routes: readonly CorridorMention[],
  own: Reading,
  before: Before,
): readonly CorridorMention[] {
  const home = homeReached(own, before);
  const isWorkplace = (code: string) =>
    own.isIn?.has(code) === true && before.corridors.some((route) => route.destination === code);
  const left = routes.filter(
    ({ origin, destination }) =>
      (home === null || destination !== home) &&
      (origin === null || destination !== null || !isWorkplace(origin)),
  );
  return left.length === routes.length ? routes : left;
}

/** A way to the country that the language speaks for is one home, where another was told as that of the work. */
function wayHome(
  routes: readonly CorridorMention[],
  { language }: Reading,
  before: Before,
): readonly CorridorMention[] {
  const home = LANGUAGE_ORIGINS[language ?? ""];
  const isHome = ({ origin, destination }: CorridorMention) =>
    origin === null && destination !== null && destination === home;
  const isAbroad = before.corridors.some(
    ({ destination }) => destination !== null && destination !== home,
  );
  return isAbroad && routes.some(isHome)
    ? routes.map((route) => (isHome(route) ? asOrigin(route) : route))
    : routes;
}

/** The routes without the sides that a message only hints at where it was told before who works where: "they keep my iqama" of somebody in Kuwait. */
function withoutHintsAfter(own: Reading, before: Before): readonly CorridorMention[] {
  const hinted = hintedIn(own);
  if (hinted.size === 0) return own.corridors;
  const hintedBefore = hintedIn(before);
  const isTold = (side: "origin" | "destination") =>
    before.corridors.some(({ [side]: code, basis }) => {
      // What a language implies is where somebody is from, and not where they work.
      const isSaid = basis !== "currency" && (basis !== "language" || side === "destination");
      return code !== null && isSaid && !hintedBefore.has(code);
    });
  const [noOrigin, noDestination] = [isTold("origin"), isTold("destination")];
  const open = (code: string | null, isKnown: boolean) =>
    code !== null && isKnown && hinted.has(code) ? null : code;
  return own.corridors
    .map((route) => ({
      ...route,
      origin: open(route.origin, noOrigin),
      destination: open(route.destination, noDestination),
    }))
    .filter(({ origin, destination }) => origin !== null || destination !== null);
}

/** Countries that are hinted at and nowhere named. */
export function hintedIn({ countries }: Pick<Reading, "countries">): ReadonlySet<string> {
  const named = new Set(countries.filter(({ hinted }) => hinted !== true).map(({ code }) => code));
  return new Set(countries.map(({ code }) => code)).difference(named);
}

/** Whether a country that may stand on either side takes the place of an origin, as nothing else was told before. */
function correctsOrigin(own: Reading, before: readonly CorridorMention[]): boolean {
  return (
    before.some(({ origin, basis }) => origin !== null && basis !== "language") &&
    before.every(({ destination }) => destination === null) &&
    own.countries.every(({ role }) => role === "unknown") &&
    own.placesAlone === true
  );
}

function asOrigin({ origin, destination, basis }: CorridorMention): CorridorMention {
  return { origin: origin ?? destination, destination: null, basis };
}

/** The routes that touch none of the countries; where all do, what else they tell. The very list where none does. */
function without(
  routes: readonly CorridorMention[],
  codes: ReadonlySet<string>,
): readonly CorridorMention[] {
  if (codes.size === 0) return routes;
  const open = (side: string | null) => (side !== null && codes.has(side) ? null : side);
  const opened = routes.map((route) => ({
    ...route,
    origin: open(route.origin),
    destination: open(route.destination),
  }));
  const untouched = routes.filter(
    ({ origin, destination }) => open(origin) === origin && open(destination) === destination,
  );
  if (untouched.length > 0) return untouched;
  return opened.filter(({ origin, destination }) => origin !== null || destination !== null);
}

/** Routes whose missing sides, and an origin that only the language implies, are those of the first route before that tells them; all of before where there are none. The very list where nothing is missing. */
function completed(
  own: readonly CorridorMention[],
  before: readonly CorridorMention[],
): readonly CorridorMention[] {
  if (before.length === 0) return own;
  if (own.length === 0) return before;
  const routes = own.map((route) => withOrigin(withDestination(route, before), before));
  return routes.every((route, index) => route === own[index]) ? own : routes;
}

function withDestination(
  route: CorridorMention,
  before: readonly CorridorMention[],
): CorridorMention {
  if (route.destination !== null) return route;
  const told = before.find(
    ({ destination }) => destination !== null && destination !== route.origin,
  );
  if (told === undefined) return route;
  // Where a route before is only implied, its origin is; its destination was named.
  const basis = told.basis === "currency" ? weakerOf(route.basis, told.basis) : route.basis;
  return { ...route, destination: told.destination, basis };
}

function withOrigin(route: CorridorMention, before: readonly CorridorMention[]): CorridorMention {
  const tell = before.filter(({ origin }) => origin !== null && origin !== route.destination);
  const said = tell.find(({ basis }) => basis !== "language");
  if (route.basis === "language" && said !== undefined)
    return { ...route, origin: said.origin, basis: said.basis };
  const [told] = tell;
  if (route.origin !== null || told === undefined) return route;
  return { ...route, origin: told.origin, basis: weakerOf(route.basis, told.basis) };
}
