import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf } from "../bench/quality/judged.ts";
import type { Snapshot } from "../host/contract/knowledge.ts";
import { NO_TOGGLES } from "../host/reading/reading.fixture.ts";
import { call } from "./ngo_directory.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../knowledge")]);
});

const look = (args: Parameters<typeof call>[0]) => call(args, { knowledge, toggles: NO_TOGGLES });
const told = (args: Parameters<typeof call>[0]) => look(args).contacts ?? [];
const placesOf = (args: Parameters<typeof call>[0]) =>
  told(args).map(({ jurisdiction }) => jurisdiction);
const namesOf = (args: Parameters<typeof call>[0]) => told(args).map(({ name }) => name);

test("a country's line against trafficking serves those who came there to work, too", () => {
  const lines = knowledge
    .all("ngo_directory")
    .filter(({ extensions }) => extensions?.kind === "trafficking_hotline");
  expect(lines.length).toBeGreaterThan(20);
  const kept = lines.filter(({ content: { jurisdiction, applicable_corridors: routes = [] } }) =>
    routes.every((route) => route === `${jurisdiction}-*`),
  );
  expect(kept.map(({ id }) => id)).toEqual([]);
});

test.for([
  ["HN-MX", "8005533000"],
  ["ER-ET", "8797"],
  ["TG-GH", "0800800800"],
  ["TG-GH", "0800600400"],
  ["PH-NG", "627"],
  ["SV-GT", "1511"],
  ["NP-PK", "111247786"],
  ["LA-VN", "111"],
])(
  "who works on the way %s in a country that most leave is told its own numbers: %s",
  ([corridor, number]) => {
    const phones = told({ corridor: corridor ?? "", in_danger: true }).map(({ phone }) => phone);
    expect(phones).toContain(number);
  },
);

describe("who has not left", () => {
  test.for(["UG-AE", "GH-AE", "UA-PL", "GT-CA"])("is told those at home first: %s", (corridor) => {
    const [home] = corridor.split("-");
    const places = placesOf({ corridor, before_leaving: true });
    expect(places.slice(0, 2)).toContain(home);
    const elsewhere = places.findIndex((place) => place === corridor.split("-")[1]);
    if (elsewhere >= 0) expect(places.slice(elsewhere)).not.toContain(home);
  });

  test.for(["UG-AE", "MA-ES", "TZ-OM", "PE-ES", "BD-SA"])(
    "is told nobody where the work would be who is dialled only there: %s",
    (corridor) => {
      const [, abroad] = corridor.split("-");
      const there = told({ corridor, before_leaving: true }).filter(
        ({ jurisdiction }) => jurisdiction === abroad,
      );
      expect(there.filter(({ phone }) => phone !== null && !phone.startsWith("+"))).toEqual([]);
    },
  );

  test("and is in danger is told the police at home, and not those where the work would be", () => {
    const [first, ...others] = told({ corridor: "TH-AE", before_leaving: true, in_danger: true });
    expect(first).toMatchObject({ jurisdiction: "TH", emergency: true });
    expect(others.filter(({ emergency }) => emergency === true)).toEqual([]);
  });
});

describe("where nobody is known in the country", () => {
  test.for(["PE-CL", "UZ-RU", "GH-LY", "MG-MU"])(
    "the lookup says so and IOM is first: %s",
    (corridor) => {
      expect(look({ corridor })["uncovered"]).toBe(corridor.split("-")[1]);
      expect(namesOf({ corridor })[0]).toBe("International Organization for Migration");
    },
  );

  test("of who has not left it is the country they are in", () => {
    expect(look({ corridor: "PE-ES", before_leaving: true })["uncovered"]).toBe("PE");
    expect(look({ corridor: "PE-ES" })["uncovered"]).toBeUndefined();
  });

  test("a contact of the request's own covers it", () => {
    const intake = { corridor_origin: "*", corridor_dest: "CL", name: "Desk", phone: "1" };
    const toggles = { ...NO_TOGGLES, custom_ngo_intake: [intake] };
    expect(call({ corridor: "PE-CL" }, { knowledge, toggles })["uncovered"]).toBeUndefined();
  });
});

test("a body of Asia is told to those who are from there, and one of household workers to those alone", () => {
  const asia = "Migrant Forum in Asia";
  expect(namesOf({ corridor: "PH-CL" })).toContain(asia);
  for (const corridor of ["PE-CL", "UZ-RU", "TN-TR"])
    expect(namesOf({ corridor })).not.toContain(asia);
  const household = /Domestic/;
  const domestic = (work: string) =>
    namesOf({ corridor: "*-SG", work }).filter((name) => household.test(name));
  expect(domestic("household").length).toBeGreaterThan(0);
  expect(domestic("other")).toEqual([]);
  expect(namesOf({ corridor: "PE-*", work: "other" }).join()).not.toMatch(household);
});

test.for(["UA-TR", "CV-PT", "UA-RO", "*-LB", "SN-*", "PH-TW"])(
  "seafarers are told the line, the union and a mission of their trade whichever countries are known: %s",
  (corridor) => {
    for (const in_danger of [true, false]) {
      const names = namesOf({ corridor, at_sea: true, in_danger });
      expect(names).toContain("SeafarerHelp (ISWAN)");
      expect(names).toContain("International Transport Workers' Federation");
      expect(names).toContain("Mission to Seafarers");
      expect(names.length).toBeLessThanOrEqual(5);
    }
  },
);
