import { expect, test } from "vitest";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { checkWith, objects } from "../library.fixture.ts";

const check = checkWith(snapshotOf(objects, "core"));

const NUMBER_NOTE = "[number removed: not in the verified directory]";
const LINK_NOTE = "[link removed: not in the verified directory]";

test.for([
  ["a contact's page", "See https://dmw.gov.ph."],
  ["without a scheme", "See www.dmw.gov.ph/ today."],
  ["bare", "See dmw.gov.ph today."],
  ["a source of the library", "See http://bdlaws.minlaw.gov.bd/act-1131/section-43327.html."],
  ["a mail address", "Write to connect@dmw.gov.ph."],
  [
    "a full stop without a space",
    "Keep your passport.In case of doubt ask us.It helps, e.g. with fees, i.e. costs.",
  ],
] as const)("an address stays: %s", ([, answer]) => {
  expect(check(answer).text).toBe(answer);
});

test.for([
  ["unknown", "See https://fast-visa-help.example/pay?x=1 now."],
  ["bare", "See fast-visa-help.com now."],
  ["with a known host as user", "See https://dmw.gov.ph@evil.example/ now."],
  ["with the known host in front", "See https://dmw.gov.ph.evil.example/ now."],
  ["a chat with an unknown number", "See https://wa.me/639175550199 now."],
  ["a disguised scheme", "See hxxps://fast-visa-help.example now."],
] as const)("an address goes: %s", ([, answer]) => {
  const { text, of } = check(answer);
  expect(text).toBe(`See ${LINK_NOTE} now.`);
  expect(of("url")).toEqual([expect.objectContaining({ verdict: "unknown", action: "removed" })]);
});

test("a look-alike of a known host becomes the real one", () => {
  const { text, of } = check("See https://dmw.gоv.ph now.");
  expect(text).toBe("See https://dmw.gov.ph (checked 2026-11-20) now.");
  expect(of("url")[0]).toMatchObject({ verdict: "contradicted", action: "replaced" });
});

test("an invented page of a known site becomes that site", () => {
  expect(check("See https://dmw.gov.ph/free-visa-form now.").text).toBe(
    "See https://dmw.gov.ph (checked 2026-11-20) now.",
  );
});

test("a link that shows one address and leads to another loses the other", () => {
  const { text } = check("See [https://dmw.gov.ph](https://evil.example/x) now.");
  expect(text).toBe(`See [https://dmw.gov.ph] ${LINK_NOTE} now.`);
  const two = check("See [https://dmw.gov.ph](https://www.ilo.org) now.");
  expect(two.text).not.toContain("ilo.org");
});

test("a link to a number or page nobody knows is not left clickable", () => {
  expect(check("[Call DMW](tel:+639175550199)").text).toBe(`[Call DMW] ${NUMBER_NOTE}`);
  expect(check("[the form](http://evil.example/form)").text).toBe(`[the form] ${LINK_NOTE}`);
});

test("a mail address nobody knows goes, also when it is spelled out", () => {
  for (const mail of ["help@dmw-claims.org", "help [at] dmw-claims [dot] org"])
    expect(check(`Write to ${mail} now.`).text).toBe(
      "Write to [address removed: not in the verified directory] now.",
    );
});
