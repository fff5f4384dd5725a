import { expect, test } from "vitest";
import { placeOf, standingOf, type Whereabouts } from "./places.ts";

const at = (route: string): Whereabouts => {
  const [origin = "", destination = ""] = route.split("-");
  return {
    countries: new Set([origin, destination]),
    routes: [[origin, destination]],
    homelands: [],
  };
};
const factor = (jurisdiction: string, corridors: readonly string[], where: Whereabouts) =>
  standingOf(placeOf({ jurisdiction, corridors }), where).factor;

test("a document about one other route is left out where both sides of a route are known", () => {
  expect(factor("HK", ["ID-HK"], at("PH-HK"))).toBe(0);
  expect(factor("BD", ["BD-MY"], at("BD-SG"))).toBe(0);
  expect(factor("INT", ["PH-SA"], at("BD-SA"))).toBe(0);
  expect(factor("HK", ["ID-HK"], at("ID-HK"))).toBeGreaterThan(1);
});

test("a law whose listed routes are only the commonest ones holds for others too", () => {
  expect(factor("HK", ["PH-HK", "ID-HK"], at("NP-HK"))).toBeGreaterThan(1);
  expect(factor("KH", ["KH-*"], at("KH-MY"))).toBeGreaterThan(1);
});

test("where one side only is known a document about one route of it may be the reader's", () => {
  const where = { countries: new Set(["HK"]), routes: [], homelands: [] };
  expect(factor("HK", ["ID-HK"], where)).toBeGreaterThan(1);
});

test("a country's law on those who come in counts little for who leaves it", () => {
  const law = ["MM-TH", "KH-TH"];
  expect(factor("TH", law, at("TH-IL"))).toBeLessThan(1);
  expect(factor("TH", law, at("LA-TH"))).toBeGreaterThan(1);
  expect(factor("TH", ["TH-*"], at("TH-IL"))).toBeGreaterThan(1);
});

test("the law of where the writer may come from is heard beside that of the country named, and before the law of others", () => {
  const where = { countries: new Set(["KH"]), routes: [], homelands: ["PK"] };
  expect(factor("PK", ["PK-*"], where)).toBeGreaterThan(0);
  expect(factor("PK", ["PK-*"], where)).toBeLessThan(factor("KH", ["*-KH"], where));
  expect(factor("IN", ["IN-*"], where)).toBe(0);
  const nowhere = { ...where, countries: new Set<string>() };
  expect(factor("PK", ["PK-*"], nowhere)).toBeGreaterThan(factor("IN", ["IN-*"], nowhere));
});
