import { expect, test } from "vitest";
import { snapshotOf } from "../host/knowledge/snapshot.ts";
import { NO_TOGGLES, readingOf } from "../host/reading/reading.fixture.ts";
import type { KnowledgeObject } from "../schemas/envelope.ts";
import { call, propose } from "./corridor_fee_cap.ts";

type Extensions = NonNullable<KnowledgeObject<"corridor_profile">["extensions"]>;

const profile = (
  corridor: string,
  extensions: Extensions = {},
): KnowledgeObject<"corridor_profile"> => ({
  schema_version: "1.0",
  knowledge_object_type: "corridor_profile",
  id: corridor.toLowerCase(),
  content: { corridor, label: `Route ${corridor}` },
  tags: ["status:reviewed"],
  extensions,
});

const law: KnowledgeObject<"rag_doc"> = {
  schema_version: "1.0",
  knowledge_object_type: "rag_doc",
  id: "hk-law",
  content: { title: "A law", jurisdiction: "HK", text: "It says so." },
  tags: ["status:reviewed"],
  extensions: { citation: "Cap. 1" },
};

const zero = {
  fee_cap: { amount: 0, currency: "PHP", basis: "zero for household workers" },
  worker_pays_nothing_scope: "household workers",
  cites: ["rag_doc/hk-law"],
  source_url: "https://example.org/hk",
  verified: "2026-11-20",
  confidence: "high" as const,
};

const knowledge = snapshotOf([
  profile("PH-HK", zero),
  profile("ID-HK", { fee_cap: { amount: 1234, currency: "IDR", basis: "a ceiling" } }),
  profile("NP-QA", { fee_cap: { amount: null, currency: null, basis: "not found" } }),
  profile("VN-KR", {
    fee_cap: {
      amount: null,
      currency: "VND",
      basis: "a state deposit",
      rules: [{ kind: "deposit", amount: 5000, currency: "VND" }],
    },
  }),
  profile("PH-TW", {
    fee_cap: {
      amount: null,
      currency: "TWD",
      basis: "set by both sides",
      rules: [{ kind: "month" }, { kind: "service_fee", amount: 1800, currency: "TWD" }],
    },
  }),
  profile("NP-KW", {
    fee_cap: { amount: 77, currency: "NPR", basis: "a ceiling", barred: "household" },
  }),
  profile("KH-TH", {
    fee_cap: { amount: 49, currency: "USD", basis: "a package" },
    confidence: "low",
  }),
  ...["BD", "IN", "LK", "KE", "UG", "ET", "GH"].map((origin) => profile(`${origin}-SA`)),
  law,
]);
const context = { knowledge, toggles: NO_TOGGLES };
const proposed = (text: string) => propose(readingOf(text, knowledge), context);

test("a cap is told with its scope, its basis, its law and its address", () => {
  const { found, facts } = call({ corridor: "PH-HK" }, context);
  expect(found).toBe(true);
  expect(facts).toHaveLength(1);
  expect(facts[0]).toMatchObject({
    kind: "cap",
    citation: "Cap. 1",
    source_url: "https://example.org/hk",
    by: "corridor_profile/ph-hk",
  });
  for (const part of [
    "nothing (0 PHP)",
    "zero for household workers",
    "Who pays nothing: household workers",
    "2026-11-20",
  ])
    expect(facts[0]?.statement).toContain(part);
});

test("an unknown cap is told as unknown, never as zero", () => {
  const { statement = "" } = call({ corridor: "NP-QA" }, context).facts[0] ?? {};
  expect(statement).toContain("unknown");
  expect(statement).not.toContain("nothing (");
});

test("a cap that a profile tells in pesos alone is told, and stands among the known ones", () => {
  const inPesos = (fee_cap_php: number | null) => {
    const own = profile("GH-IS");
    return { ...own, content: { ...own.content, fee_cap_php } };
  };
  const told = (fee_cap_php: number | null) =>
    call(
      { corridor: "GH-*" },
      { ...context, knowledge: snapshotOf([profile("GH-AA"), inPesos(fee_cap_php)]) },
    );
  expect(told(4321)["profiles"]).toEqual(["gh-is", "gh-aa"]);
  expect(told(4321).facts[0]?.statement).toContain("may be charged at most PHP 4,321");
  expect(told(0).facts[0]?.statement).toContain("may be charged nothing (0 PHP)");
  expect(told(null).facts[1]?.statement).toContain("unknown does not mean zero");
});

test("a deposit is told as no fee, and never as what may be charged", () => {
  const { statement = "" } = call({ corridor: "VN-KR" }, context).facts[0] ?? {};
  expect(statement).toContain("VND 5,000 is a deposit that is given back, not a fee");
  expect(statement).not.toMatch(/at most|unknown/);
});

test("a limit that is no sum is told by how it is set, each side's rule for itself", () => {
  const { statement = "" } = call({ corridor: "PH-TW" }, context).facts[0] ?? {};
  expect(statement).toContain("one month's basic pay at most. An agency in the country of work");
  expect(statement).toContain("a monthly service fee of at most TWD 1,800.");
  expect(statement).not.toContain("unknown");
});

test("where the country of work bars charging, that stands behind what the rule at home allows, as what goes further", () => {
  const { statement = "" } = call({ corridor: "NP-KW" }, context).facts[0] ?? {};
  expect(statement).toMatch(
    /\(NP-KW\): the rule at home lets a licensed agency take at most NPR 77\. The law of the country of work goes further and does not let a household worker be charged .* nothing should be needed/,
  );
});

test("a cap of low confidence is called not sure before its sum", () => {
  const { statement = "" } = call({ corridor: "KH-TH" }, context).facts[0] ?? {};
  expect(statement).toMatch(/\(KH-TH\): not sure, .* at most USD 49\./);
});

test("an origin alone gives its routes, the confirmed ones first", () => {
  expect(call({ corridor: "PH-*" }, context)).toMatchObject({ profiles: ["ph-hk", "ph-tw"] });
});

test("where the origin is not known, no cap of another nationality is told, and the law of the country of work once", () => {
  const unnamed = call({ corridor: "*-HK" }, context);
  expect(unnamed).toMatchObject({ found: false, facts: [{ scope: { corridor: "*-HK" } }] });
  expect(unnamed.facts[0]?.statement).toContain("depends on the country of origin");
  const { facts } = call({ corridor: "*-KW" }, context);
  expect(facts).toHaveLength(1);
  expect(facts[0]).toMatchObject({ scope: { corridor: "*-KW", barred: "household" } });
  expect(facts[0]?.statement).toContain("does not let a household worker be charged");
  expect(facts[0]?.statement).not.toMatch(/NPR/);
});

test("where all routes that lead to a country let nothing be charged by its law, that is told with the advice to ask", () => {
  const fee_cap = { amount: 0, currency: "HKD", basis: "by its law", covers: "all" as const };
  const routes = ["PH-HK", "NP-HK"].map((route) => profile(route, { ...zero, fee_cap }));
  const { facts } = call(
    { corridor: "*-HK" },
    { ...context, knowledge: snapshotOf([...routes, law]) },
  );
  expect(facts).toMatchObject([
    { scope: { corridor: "*-HK", nothingIn: "HKD" }, citation: "Cap. 1" },
  ]);
  expect(facts[0]?.statement).toContain("ask a labour office whether that holds for your job");
  const inPesos = profile("GH-HK");
  const other = { ...inPesos, content: { ...inPesos.content, fee_cap_php: 650 } };
  const unlike = snapshotOf([...routes, other, law]);
  expect(call({ corridor: "*-HK" }, { ...context, knowledge: unlike }).found).toBe(false);
});

test("a whole route without an entry is told as unknown, behind the law of the country of work", () => {
  const { facts } = call({ corridor: "MG-KW" }, context);
  expect(facts.map(({ scope }) => scope?.corridor)).toEqual(["*-KW", "MG-KW"]);
  expect(facts[1]?.statement).toContain("unknown does not mean zero");
  expect(call({ corridor: "FJ-VU" }, context).facts).toHaveLength(1);
  expect(call({ corridor: "*" }, context)).toMatchObject({ found: false });
});

test("custom caps win and are marked", () => {
  const cap = {
    origin: "ph",
    destination: "HK",
    statute: "Notice 7",
    max_fee_worker: null,
    currency: null,
  };
  const toggles = { ...NO_TOGGLES, custom_corridor_caps: [cap] };
  const result = call({ corridor: "PH-HK" }, { knowledge, toggles });
  expect(result).toMatchObject({ found: true, custom: true });
  expect(result.facts).toHaveLength(1);
  expect(result.facts[0]).toMatchObject({ by: "custom", citation: "Notice 7" });
  expect(result.facts[0]?.statement).toContain("unknown");
  expect(call({ corridor: "ID-HK" }, { knowledge, toggles }).custom).toBeUndefined();
});

test("a custom cap may name its countries", () => {
  const cap = {
    origin: "Philippines",
    destination: "Hong Kong",
    statute: "N 7",
    max_fee_worker: 9,
  };
  const toggles = { ...NO_TOGGLES, custom_corridor_caps: [cap] };
  const { facts } = call({ corridor: "PH-HK" }, { knowledge, toggles });
  expect(facts[0]?.statement).toMatch(/^Philippines to Hong Kong: /);
  expect(call({ corridor: "PH-KW" }, { knowledge, toggles }).custom).toBeUndefined();
});

test("it is proposed where a charge, a debt or the law of a route is in play", () => {
  expect(proposed("The agency in Manila asks a placement fee for Hong Kong")).toEqual([
    { corridor: "PH-HK" },
  ]);
  expect(proposed("salary deduction for the loan, helper in Hong Kong")).toEqual([
    { corridor: "*-HK" },
  ]);
});

test("it stays silent on a trip, and on a cry for help without money in it", () => {
  expect(proposed("What does a hotel in Hong Kong charge for breakfast?")).toEqual([]);
  expect(proposed("madam beats me and locked the door, I am in Hong Kong")).toEqual([]);
});

test("no cap is asked for where only the language implies that somebody comes from a country", () => {
  expect(
    proposed("Magkano po ba ang placement fee na puwedeng singilin ng agency sa akin?"),
  ).toEqual([]);
});

test("a route whose origin only the language or a currency implies is told under that condition", () => {
  expect(proposed("Magkano ang placement fee ng agency para sa Hong Kong po?")).toEqual([
    { corridor: "PH-HK", assumed: "origin" },
  ]);
  expect(proposed("the agency in Hong Kong wants a fee of 60,000 PHP")).toEqual([
    { corridor: "PH-HK", assumed: "origin" },
  ]);
  expect(proposed("I'm Filipina, the agency wants a fee of HKD 6,000")).toEqual([
    { corridor: "PH-HK", assumed: "destination" },
  ]);
  expect(proposed("Naniningil ang agency ng placement fee na HKD 6,000 po")).toEqual([
    { corridor: "PH-HK", assumed: true },
  ]);
  const [only] = call({ corridor: "PH-HK", assumed: "origin" }, context).facts;
  expect(only).toMatchObject({ assumed: "origin" });
  expect(only?.statement).toMatch(/^Only if the worker comes from there.*nothing \(0 PHP\)/);
  const [fact] = call({ corridor: "PH-HK", assumed: true }, context).facts;
  expect(fact).toMatchObject({ assumed: true, by: "corridor_profile/ph-hk" });
  expect(fact?.statement).toMatch(/^Only if this is the worker's route.*nothing \(0 PHP\)/);
});

test("where papers are a subject, the law on passports where the work is is looked up, and told only where it says no", () => {
  const kept = "My employer in Hong Kong keeps my passport and I come from the Philippines";
  expect(proposed(kept)).toContainEqual({ corridor: "PH-HK", about: "passport" });
  const passports = (
    passport_retention_legal: boolean | null,
    passport_by_consent = false,
    passport_note = "Art. 8 says so.",
  ) => {
    const own = profile("NP-QA", { passport_note, passport_by_consent });
    const content = { ...own.content, label: "Nepal to Qatar", passport_retention_legal };
    return call(
      { corridor: "PH-QA", about: "passport" },
      { ...context, knowledge: snapshotOf([{ ...own, content }]) },
    ).facts;
  };
  expect(passports(false)).toMatchObject([
    {
      kind: "passport",
      statement:
        "In the country of work (Qatar) an employer may not keep a worker's passport. Art. 8 says so.",
      by: "corridor_profile/np-qa",
    },
  ]);
  expect(passports(false, true)[0]?.statement).toContain("unless the worker agrees to it");
  expect(passports(null)).toEqual([]);
  expect(passports(true)).toEqual([]);
  // What nobody has seen at its source is told to nobody as sure.
  expect(passports(false, false, "It is understood so. Not checked at the source.")).toEqual([]);
});

test("a rule on passports that binds agencies alone is told of agencies", () => {
  const own = profile("PH-HK", { passport_note: "A code.", passport_rule_for: "agencies" });
  const content = {
    ...own.content,
    label: "Philippines to Hong Kong",
    passport_retention_legal: false,
  };
  const { facts } = call(
    { corridor: "PH-HK", about: "passport" },
    { ...context, knowledge: snapshotOf([{ ...own, content }]) },
  );
  expect(facts[0]?.statement).toBe(
    "In the country of work (Hong Kong) an agency may not keep a worker's passport. A code.",
  );
});

test("a rule on passports from laws for household workers alone says so", () => {
  const ofHouseholds: KnowledgeObject<"rag_doc"> = {
    schema_version: "1.0",
    knowledge_object_type: "rag_doc",
    id: "jo-household",
    content: { title: "Household workers", jurisdiction: "JO", text: "No passport is taken." },
    tags: ["status:reviewed", "theme:domestic-work"],
    extensions: { topics: ["passport"] },
  };
  const own = profile("NP-JO", {});
  const content = { ...own.content, statutes: [ofHouseholds.id], passport_retention_legal: false };
  const told = (tags: readonly string[]) =>
    call(
      { corridor: "NP-JO", about: "passport" },
      {
        ...context,
        knowledge: snapshotOf([
          { ...own, content },
          { ...ofHouseholds, tags: [...tags] },
        ]),
      },
    ).facts[0];
  expect(told(ofHouseholds.tags ?? [])).toMatchObject({ household: true });
  expect(told(ofHouseholds.tags ?? [])?.statement).toContain("holds for domestic workers");
  expect(told(["status:reviewed"])?.household).toBeUndefined();
});
