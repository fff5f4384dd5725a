import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";
import { snapshotOf } from "../../host/knowledge/snapshot.ts";
import { NO_TOGGLES, readingOf } from "../../host/reading/reading.fixture.ts";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { call, propose } from "../corridor_fee_cap.ts";

const objects: KnowledgeObject[] = [];
for await (const file of glob("knowledge/*/{corridor_profile,rag_doc}/*.json"))
  objects.push(JSON.parse(readFileSync(file, "utf8")) as KnowledgeObject);
const knowledge = snapshotOf(objects);
const context = { knowledge, toggles: NO_TOGGLES };
const told = (corridor: string) => call({ corridor }, context).facts;

test("a route without an entry is told the law of the country of work for whoever comes, and that of the origin for whoever leaves", () => {
  const [home, there, ...rest] = told("IN-SG");
  expect(home?.statement).toMatch(/India .*Rule 25\(1\).* licensed agency take at most INR 30,000/);
  expect(there?.statement).toMatch(
    /Singapore .*one month's pay at most for each year .* 2 months'/,
  );
  expect(there).toMatchObject({ by: "rag_doc/sg-employment-agencies-rules-2011" });
  expect(rest).toEqual([]);
});

test.each([
  ["LK-HK", /Hong Kong .* 10% of the first month's pay/],
  ["NP-MO", /Maca[uo] .* 50% of the first month's pay/],
  ["TH-TW", /Taiwan .* monthly service fee of at most TWD 1,800/],
  ["MX-GB", /UK .* does not let a worker be charged/],
  ["KE-AE", /United Arab Emirates .* does not let a worker be charged/],
])("on %s only what the origin lets be charged besides is called unknown", (route, rule) => {
  const [there, home] = told(route);
  expect(there?.statement).toMatch(rule);
  expect(home).toMatchObject({ scope: { corridor: route, home_unknown: true } });
});

test("a law for household workers alone leaves the limit of the route unknown", () => {
  const [there, rest] = told("TH-MY");
  expect(there).toMatchObject({ household: true });
  expect(rest?.statement).toContain("unknown does not mean zero");
});

test.each([
  "Crewing agency in Odesa wants 1500 euro for a place on a tanker. Must I pay as a seaman?",
  "Saya pelaut dari Surabaya, agen minta 20 juta untuk naik kapal kargo. Apakah harus bayar?",
  "Ako ay seaman sa barko, humihingi ang manning agency ng 45,000 piso na placement fee.",
  "Агентство просит с моряка 800 долларов за контракт на судне. Законно?",
  "Soy marinero, la agencia me cobra 900 dólares por embarcar en un buque con contrato de trabajo.",
])("a seafarer is told the law of the sea, whatever the route: %s", (text) => {
  const args = propose(readingOf(text, knowledge), context).filter(
    ({ about }) => about === undefined,
  );
  expect(args).toMatchObject([{ at_sea: true }]);
  const { facts } = call(args[0] ?? {}, context);
  expect(facts).toMatchObject([
    { by: "rag_doc/ilo-mlc-2006", scope: { corridor: "*", law: true } },
  ]);
  expect(facts[0]?.statement).toContain("charged nothing for being recruited or placed");
});

test("who fishes, and who keeps a house, is told nothing of crews", () => {
  for (const text of [
    "An agent wants 2,000 USD for a job on a fishing boat in Taiwan, I am a fisherman from Cebu.",
    "The agency takes 900 dollars from a housemaid who came to Oman by boat.",
  ])
    for (const args of propose(readingOf(text, knowledge), context))
      expect(args).not.toMatchObject({ at_sea: true });
});
