import type { SourceDocument } from "./passages.ts";

const INTERNATIONAL = new Set(["INT", "ILO", "UN", "IOM", "*"]);
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

/** The law of the countries a message names comes first and needs less likeness in words; international law is neutral; other countries' law and agreements between others are left out. */
export function standingOf(document: SourceDocument, countries: ReadonlySet<string>): Standing {
  if (document.custom) return { factor: 1.6, floor: 1 };
  const jurisdiction = document.jurisdiction?.toUpperCase() ?? "INT";
  const international = INTERNATIONAL.has(jurisdiction);
  const route = routeOf(document, countries);
  if (countries.size === 0) return standingAnywhere(international, route);
  if (countries.has(jurisdiction)) {
    const factor = { whole: 1.6, open: 1.4, part: 1.2, other: 1.1 }[route];
    return { factor, floor: LOWEST_FLOOR };
  }
  if (international) {
    const factor = { whole: 1.4, open: 1, part: 0.5, other: 0 }[route];
    return { factor, floor: route === "whole" ? LOWEST_FLOOR : 1 };
  }
  const union = jurisdiction === "EU" && [...countries].some((code) => EU_MEMBERS.has(code));
  return union || route === "whole" ? { factor: 1.2, floor: 1 } : LEFT_OUT;
}

/** Where no country is known, one country's law is seldom the reader's: it must be very like. */
function standingAnywhere(international: boolean, route: Route): Standing {
  if (!international) return { factor: 0.55, floor: 1.6 };
  return { factor: route === "open" ? 1.2 : 0.6, floor: 1 };
}

/** How the routes a document is for meet the countries named: all of one, a side of one, none; or it is for every route. */
type Route = "whole" | "open" | "part" | "other";

function routeOf(document: SourceDocument, countries: ReadonlySet<string>): Route {
  const sides = sidesOf(document);
  if (sides.length === 0) return "open";
  let route: Route = "other";
  for (const [origin, destination] of sides) {
    const from = countries.has(origin);
    const to = countries.has(destination);
    if (from && to) return "whole";
    if ((from || origin === "*") && (to || destination === "*")) route = "open";
    else if ((from || to) && route === "other") route = "part";
  }
  return route;
}

const sidesKnown = new WeakMap<SourceDocument, readonly (readonly [string, string])[]>();

/** The routes of a document as origin and destination; none when it is for every route. */
function sidesOf(document: SourceDocument): readonly (readonly [string, string])[] {
  const known = sidesKnown.get(document);
  if (known) return known;
  const sides = document.corridors.includes("*")
    ? []
    : document.corridors.map((corridor) => {
        const [origin = "*", destination = "*"] = corridor.toUpperCase().split("-");
        return [origin, destination] as const;
      });
  sidesKnown.set(document, sides);
  return sides;
}
