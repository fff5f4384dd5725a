import { INTERNATIONAL } from "../../schemas/taxonomy.ts";

const EU_MEMBERS = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** What a document's place means for a message. */
export interface Standing {
  /** How much its score counts; 0 is left out. */
  readonly factor: number;
  /** How much of the floor it must reach. */
  readonly floor: number;
}

const LEFT_OUT: Standing = { factor: 0, floor: 1 };
/** The least of all floors, for the first sieve. */
export const LOWEST_FLOOR = 0.6;

/** A document of the request stands where the request is about. */
export const OWN_STANDING: Standing = { factor: 1.6, floor: 1 };
const NATIONAL: Readonly<Record<Route, Standing>> = {
  whole: { factor: 1.6, floor: LOWEST_FLOOR },
  open: { factor: 1.4, floor: LOWEST_FLOOR },
  part: { factor: 1.2, floor: LOWEST_FLOOR },
  other: { factor: 1.1, floor: LOWEST_FLOOR },
};
const NEUTRAL: Readonly<Record<Route, Standing>> = {
  whole: { factor: 1.4, floor: LOWEST_FLOOR },
  open: { factor: 1, floor: 1 },
  part: { factor: 0.5, floor: 1 },
  other: LEFT_OUT,
};

/** Where a message takes place. */
export interface Whereabouts {
  /** ISO country codes the text names or implies. */
  readonly countries: ReadonlySet<string>;
  /** The routes of which both sides are known. */
  readonly routes: readonly Side[];
  /** Where the writer may come from, as far as the language tells and no route does. */
  readonly homelands: readonly string[];
}

type Side = readonly [origin: string, destination: string];

/** A country's law on those who come in, read by who leaves it. */
const AGAINST: Standing = { factor: 0.5, floor: 1 };

/** The law of a country that only the language speaks for. */
const AT_HOME: Standing = { factor: 0.8, floor: 1 };

/** What two countries named agreed on, and the law of the union that one of them belongs to. */
const OF_BOTH: Standing = { factor: 1.2, floor: 1 };

/** Where no country is named: one country's law, which must be very like, and international law for every route and for some. */
const OF_SOME_COUNTRY: Standing = { factor: 0.55, floor: 1.6 };
const FOR_ALL: Standing = { factor: 1.2, floor: 1 };
const FOR_SOME: Standing = { factor: 0.6, floor: 1 };

/** The law of the countries a message names comes first and needs less likeness in words; international law is neutral; that of where the writer may come from counts a little less; other countries' law and agreements between others are left out. */
export function standingOf(place: Place, where: Whereabouts): Standing {
  const { jurisdiction, international, sides } = place;
  const { countries, routes, homelands } = where;
  const isNamed = countries.has(jurisdiction);
  if (!isNamed && homelands.includes(jurisdiction)) return AT_HOME;
  const route = routeOf(sides, countries);
  if (countries.size === 0) return standingAnywhere(international, route);
  if (route === "part" && routes.length > 0 && isOfOneRoute(sides)) return LEFT_OUT;
  if (isNamed) return isAgainst(place, routes) ? AGAINST : NATIONAL[route];
  if (international) return NEUTRAL[route];
  return route === "whole" || isOfUnion(place, countries) ? OF_BOTH : LEFT_OUT;
}

/** Whether it is law of the European Union, and a member is named. */
function isOfUnion({ jurisdiction }: Place, countries: ReadonlySet<string>): boolean {
  return jurisdiction === "EU" && !EU_MEMBERS.isDisjointFrom(countries);
}

/** What international law counts where no country is known, and what that of one, which is seldom the reader's. */
function standingAnywhere(international: boolean, route: Route): Standing {
  if (!international) return OF_SOME_COUNTRY;
  return route === "open" ? FOR_ALL : FOR_SOME;
}

/** A document about one route from one country to one other says nothing to who is on another of them; longer lists name the commonest routes only. */
function isOfOneRoute(sides: Place["sides"]): boolean {
  const only = sides[0];
  return only !== undefined && sides.length === 1 && !only.includes("*");
}

/** Whether a country's law is for those who come there only, and its country is where the routes begin; or the other way round. */
function isAgainst({ jurisdiction, sides }: Place, routes: readonly Side[]): boolean {
  let isMet = false;
  for (const route of routes) {
    if (!route.includes(jurisdiction)) continue;
    const leaves = route[0] === jurisdiction;
    for (const side of sides) {
      if (!side.includes(jurisdiction)) continue;
      if ((side[0] === jurisdiction) === leaves) return false;
      isMet = true;
    }
  }
  return isMet;
}

/** How the routes a document is for meet the countries named: all of one, a side of one, none; or it is for every route. */
type Route = "whole" | "open" | "part" | "other";

function routeOf(sides: Place["sides"], countries: ReadonlySet<string>): Route {
  if (sides.length === 0) return "open";
  let route: Route = "other";
  for (const side of sides) {
    const from = countries.has(side[0]);
    const to = countries.has(side[1]);
    if (from && to) return "whole";
    if ((from || side[0] === "*") && (to || side[1] === "*")) route = "open";
    else if ((from || to) && route === "other") route = "part";
  }
  return route;
}

/** Where a document holds. */
export interface Place {
  readonly jurisdiction: string;
  readonly international: boolean;
  /** The routes it is for as origin and destination; none when it is for every route. */
  readonly sides: readonly Side[];
}

/** Reads where a document holds: `jurisdiction` is a country code, INT, EU or null, `corridors` as `PH-HK`, `*-HK`, `*`. */
export function placeOf({
  jurisdiction,
  corridors,
}: {
  readonly jurisdiction: string | null;
  readonly corridors: readonly string[];
}): Place {
  const code = jurisdiction?.toUpperCase() ?? "INT";
  return { jurisdiction: code, international: INTERNATIONAL.has(code), sides: sidesOf(corridors) };
}

function sidesOf(corridors: readonly string[]): Place["sides"] {
  if (corridors.includes("*")) return [];
  return corridors.map((corridor) => {
    const [origin = "*", destination = "*"] = corridor.toUpperCase().split("-");
    return [origin, destination] as const;
  });
}
