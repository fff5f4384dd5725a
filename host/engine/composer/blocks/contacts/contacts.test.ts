import { expect, test } from "vitest";
import type { Reading } from "../../../../contract/reading.ts";
import type { Contact } from "../../../../contract/tool.ts";
import { answer, found } from "../../composer.fixture.ts";
import { abroad, contact, hit, locked } from "../../evidence/sample-evidence.ts";

const police = { ...abroad, id: "police", name: "Police there", emergency: true as const };
const contacts = [police, abroad, contact()];
const names = contacts.map(({ name }) => name);

test("where nobody is in danger the police are told last, wherever the lookup put them", async () => {
  const text = await answer({ hits: [hit()], contacts });
  expect(found(text, names)).toEqual(["Harbour desk", "Home line", "Police there"]);
});

test("at sea, and before leaving, contacts are told in the lookup's order wherever they are", async () => {
  const world = contact({ id: "w", name: "World line", jurisdiction: "INT" });
  const order = async (reading: Partial<Reading>) =>
    found(await answer({ hits: [hit()], contacts: [world, abroad] }, { reading }), [
      "World line",
      "Harbour desk",
    ]);
  expect(await order({ atSea: true })).toEqual(["World line", "Harbour desk"]);
  expect(await order({ stillHome: true })).toEqual(["World line", "Harbour desk"]);
  expect(await order({})).toEqual(["Harbour desk", "World line"]);
});

test("where nobody is known in the country where somebody is, that is said before others are named", async () => {
  const result = { found: true, facts: [], contacts: [contact()], uncovered: "CL" };
  const calls = [{ tool: "ngo_directory", args: {}, elapsed_ms: 0.1, result }];
  const trace = { tools: { fired: true, elapsed_ms: 0.1, calls } };
  const said = "Chile: this library knows no contact there for this.";
  const text = await answer({ hits: [hit()] }, { trace });
  expect(found(text, ["Home line", said])).toEqual([said, "Home line"]);
  expect(await answer({ hits: [hit()], contacts: [contact()] })).not.toContain("knows no contact");
});

test("where the police's number is not known they are told before an office, which is not passed off as theirs", async () => {
  const first = async (known: Contact[], reading: Partial<Reading> = {}) =>
    (await answer({ hits: [locked], contacts: known }, { reading })).split("\n")[0] ?? "";
  const office = await first([abroad]);
  expect(found(office, ["call the local police", "Harbour desk"])).toEqual([
    "call the local police",
    "Harbour desk",
  ]);
  expect(await first([police, abroad])).toContain("Call: Police there");
  // Who has not left is not sent to the police where the work would be.
  const home = await first([police, contact({ phone: "+63 2 5555" })], { stillHome: true });
  expect(home).not.toContain("Police there");
  expect(home).toContain("Home line");
});

test("where somebody is in danger they come first", async () => {
  const text = await answer({ hits: [locked], contacts: contacts.toReversed() });
  expect(found(text, names)[0]).toBe("Police there");
});
