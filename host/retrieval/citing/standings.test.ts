import { expect, test } from "vitest";
import { bundledDocuments } from "../library.fixture.ts";
import { placeOf, standingOf, type Whereabouts } from "../places.ts";
import { Standings } from "./standings.ts";

const COUNTRIES = ["PH", "ID", "NP", "HK", "SA", "MY", "DE", "XX"];

/** Every route between the countries, and every country as a homeland of who names none. */
const WHEREABOUTS: readonly Whereabouts[] = COUNTRIES.flatMap((origin) => [
  { countries: new Set<string>(), routes: [], homelands: [origin] },
  ...COUNTRIES.flatMap((destination) => {
    const countries = new Set([origin, destination]);
    return [
      { countries, routes: [[origin, destination] as const], homelands: [] },
      { countries, routes: [], homelands: ["KE"] },
    ];
  }),
]);

test("a document stands where its place says, however much was asked before", () => {
  const places = bundledDocuments.map(placeOf);
  const standings = new Standings(places);
  for (const where of [...WHEREABOUTS, ...WHEREABOUTS.toReversed()]) {
    const standingAt = standings.at(where);
    expect(bundledDocuments.map((_, document) => standingAt(document))).toEqual(
      places.map((place) => standingOf(place, where)),
    );
  }
});
