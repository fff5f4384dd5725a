import { expect, test } from "vitest";
import { snapshotOf } from "../host/knowledge/snapshot.ts";
import { NO_TOGGLES, readingOf } from "../host/reading/reading.fixture.ts";
import { withDanger } from "../host/risk/danger/heard-danger.ts";
import type { Reading } from "../host/contract/reading.ts";
import { call, propose } from "./ngo_directory.ts";
import { entry } from "./wording/contact-entry.fixture.ts";

const knowledge = snapshotOf([
  entry("pair", ["PH-KW"], { phone: "50" }),
  entry("there-silent", ["*-KW"]),
  entry("there-line", ["*-KW"], { phone: "100", confidence: "high" }),
  entry("home-line", ["PH-*"], {
    phone: "200",
    confidence: "high",
    phone_from_abroad: "+63200",
    hours: "24/7",
  }),
  entry("other-pair", ["NP-KW"], { phone: "300" }),
  entry("draft", ["PH-KW"], { phone: "400", status: "draft" }),
  entry("world", ["*"], { phone: "+500" }),
  entry("world-unseen", ["*"], { phone: "+600", verified: null }),
  entry("seafarer-help", ["*"], { phone: "+700" }),
  entry("two-tl", ["*-QA"], { phone: "1", languages: ["tl"] }),
  entry("one-en", ["*-QA"], { phone: "2", languages: ["en"] }),
  entry("police-om", ["*-OM"], { phone: "9", kind: "police_emergency" }),
  ...["a", "b", "c", "d"].map((id) =>
    entry(`om-${id}`, ["*-OM"], { phone: `1${id}`, kind: "ngo" }),
  ),
]);
const context = { knowledge, toggles: NO_TOGGLES };
const ids = (args: Parameters<typeof call>[0]) => call(args, context).contacts?.map(({ id }) => id);

test("the pair's own comes first, then the destination's and the origin's in turn, then the world's", () => {
  expect(ids({ corridor: "PH-KW" })).toEqual(["pair", "there-line", "home-line", "there-silent"]);
});

test("another route's contacts and drafts are never told", () => {
  const told = ["PH-KW", "*-KW", "PH-*", "*"].flatMap((corridor) => ids({ corridor }) ?? []);
  expect(told).not.toContain("draft");
  expect(told).not.toContain("other-pair");
});

test("without a route only international contacts with a date are told", () => {
  expect(ids({ corridor: "*" })).toEqual(["world"]);
});

test("seafarers get the seafarers' line first, others never", () => {
  expect(ids({ corridor: "*", at_sea: true })).toEqual(["seafarer-help", "world"]);
});

test("among equals the one that speaks the language comes first", () => {
  expect(ids({ corridor: "*-QA", language: "tl" })?.[0]).toBe("two-tl");
  expect(ids({ corridor: "*-QA", language: "en" })?.[0]).toBe("one-en");
});

test("a contact carries its date, its hours and its number from abroad", () => {
  const contact = call({ corridor: "PH-KW" }, context).contacts?.find(
    ({ id }) => id === "home-line",
  );
  expect(contact).toMatchObject({ phone: "+63200", verified: "2026-11-20" });
  expect(contact?.note).toContain("24/7");
  expect(contact?.note).toContain("Inside the country: 200.");
  const home = call({ corridor: "PH-*" }, context).contacts?.[0];
  expect(home).toMatchObject({ phone: "200" });
  expect(home?.note).toContain("From abroad: +63200.");
});

test("a contact last seen long ago is stale", () => {
  const old = snapshotOf([entry("old", ["*"], { verified: "2019-01-01" })]);
  expect(call({ corridor: "*" }, { ...context, knowledge: old }).contacts?.[0]?.stale).toBe(true);
});

test("custom contacts win and are marked", () => {
  const intake = { corridor_origin: "PH", corridor_dest: "*", name: "Desk", phone: "999" };
  const toggles = { ...NO_TOGGLES, custom_ngo_intake: [intake] };
  const result = call({ corridor: "PH-KW" }, { knowledge, toggles });
  expect(result.custom).toBe(true);
  expect(result.contacts?.[0]).toMatchObject({
    name: "Desk",
    phone: "999",
    custom: true,
    verified: null,
  });
  expect(call({ corridor: "NP-KW" }, { knowledge, toggles }).custom).toBeUndefined();
});

test.for([
  ["PH", "Kuwait", "KW"],
  ["philippines", "*", "PH"],
  ["*", "kw", "KW"],
  ["*", "*", "INT"],
])(
  "a custom contact is of the country it names, by code or by name: %s to %s",
  ([from, to, of]) => {
    const intake = { corridor_origin: from ?? "", corridor_dest: to ?? "", name: "Desk" };
    const toggles = { ...NO_TOGGLES, custom_ngo_intake: [intake] };
    const { contacts } = call({ corridor: "PH-KW" }, { knowledge, toggles });
    expect(contacts?.find(({ custom }) => custom)?.jurisdiction).toBe(of);
  },
);

test("a route of a message about work is proposed; trouble without one asks for the world's", () => {
  const proposed = (text: string) =>
    propose(readingOf(text, knowledge), context).map(({ corridor }) => corridor);
  expect(proposed("ayaw akong pauwiin ng amo ko dito sa Kuwait")).toEqual(["PH-KW"]);
  expect(proposed("they have not paid us and the supervisor beat me")).toEqual(["*"]);
  expect(proposed("Roman roads in Jordan and Oman")).toEqual([]);
});

test("whoever sounds harmed gets contacts without naming work or trouble, and whoever does not gets none", () => {
  const reading = {
    ...readingOf("he took my shoes and its snow here", knowledge),
    aboutWork: true,
  };
  const calm = { offer: 0, danger: 0, victim: 0.1, inquiry: 0.1, compliance: 0, unrelated: 0.8 };
  const held = { ...calm, danger: 0.6, victim: 0.3, unrelated: 0 };
  expect(propose({ ...reading, wording: held }, context)).toMatchObject([{ corridor: "*" }]);
  expect(propose({ ...reading, wording: calm }, context)).toEqual([]);
  expect(propose({ ...reading, wording: calm, aboutWork: false }, context)).toEqual([]);
});

test("whoever may be in danger gets contacts though no word tells of work", () => {
  const calm = { offer: 0.1, danger: 0, victim: 0.1, inquiry: 0.3, compliance: 0, unrelated: 0.5 };
  const crying = { ...calm, danger: 0.28, victim: 0.16, unrelated: 0.15 };
  const elsewhere = { ...calm, danger: 0.02, victim: 0.01, inquiry: 0, unrelated: 0.95 };
  const proposed = (text: string, wording: Reading["wording"]) =>
    propose(withDanger({ ...readingOf(text, knowledge), wording, aboutWork: false }), context);
  const mexican = "Me está golpeando ahora mismo en Canadá. Soy de México.";
  expect(proposed(mexican, crying)).toMatchObject([{ corridor: "MX-CA", in_danger: true }]);
  const kin = "they give him electric shocks";
  expect(proposed(kin, crying)).toMatchObject([{ corridor: "*", in_danger: true }]);
  expect(proposed("he locked me in and beats me", calm)).toMatchObject([{ in_danger: true }]);
  expect(proposed("I am locked out of level three", elsewhere)).toEqual([]);
  expect(proposed("What is the weather in Kuwait?", calm)).toEqual([]);
});

test("of somebody in danger at sea a seafarers' line, the police and their embassy are told; in a port the police come first", () => {
  const told = ids({ corridor: "PH-OM", at_sea: true, in_danger: true });
  expect(told?.slice(0, 2)).toEqual(["seafarer-help", "police-om"]);
  expect(told).toHaveLength(5);
  const ashore = ids({ corridor: "PH-OM", at_sea: true, in_port: true, in_danger: true });
  expect(ashore?.slice(0, 2)).toEqual(["police-om", "seafarer-help"]);
  const nowhere = snapshotOf([
    ...["a", "b", "c", "d"].map((id) => entry(`seafarer-${id}`, ["*"], { phone: `+4420${id}` })),
    entry("world", ["*"], { phone: "+500" }),
  ]);
  const all = call({ corridor: "*", at_sea: true }, { ...context, knowledge: nowhere });
  expect(all.contacts?.map(({ id }) => id)).toContain("world");
});

test("the police where the work is come first for whoever may be held or hurt, and only then", () => {
  expect(ids({ corridor: "PH-OM", in_danger: true })?.[0]).toBe("police-om");
  expect(ids({ corridor: "PH-OM" })).not.toContain("police-om");
  const held = readingOf(
    "I went from the Philippines to Oman. My employer locked me in and beats me.",
    knowledge,
  );
  expect(propose(withDanger(held), context)).toMatchObject([{ in_danger: true }]);
  const calm = readingOf(
    "What is the placement fee for a maid from the Philippines to Oman?",
    knowledge,
  );
  expect(propose(calm, context)).toMatchObject([{ in_danger: false }]);
});

test("a body asked for by its acronym is told first", () => {
  const text = "KWL phone number please, KUWAIT";
  const reading = readingOf(text, knowledge);
  const asking: Reading = { ...reading, aboutWork: true, contactAsked: ASKED };
  expect(propose(asking, context)).toMatchObject([{ corridor: "*-KW", named: "KWL KUWAIT" }]);
  const named = entry("kuwait-line", ["*-KW"], { phone: "900", confidence: "low" });
  const listed = { ...named, content: { ...named.content, name: "Kuwait line (KWL)" } };
  const other = snapshotOf([...knowledge.all("ngo_directory"), listed]);
  const told = (args: Parameters<typeof call>[0]) =>
    call({ corridor: "*-KW", asked_for: "any", ...args }, { ...context, knowledge: other })
      .contacts;
  expect(told({ named: "KWL KUWAIT" })?.[0]?.id).toBe("kuwait-line");
  expect(told({ named: "UAE" })?.[0]?.id).not.toBe("kuwait-line");
});

const ASKED = { alone: true, plain: false, of: null };
