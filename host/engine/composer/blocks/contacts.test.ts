import { expect, test } from "vitest";
import { answer, found } from "../composer.fixture.ts";
import { abroad, contact, hit, locked } from "../sample-evidence.ts";

const police = { ...abroad, id: "police", name: "Police there", emergency: true as const };
const contacts = [police, abroad, contact()];
const names = contacts.map(({ name }) => name);

test("where nobody is in danger the police are told last, wherever the lookup put them", async () => {
  const text = await answer({ hits: [hit()], contacts });
  expect(found(text, names)).toEqual(["Harbour desk", "Home line", "Police there"]);
});

test("where somebody is in danger they come first", async () => {
  const text = await answer({ hits: [locked], contacts: contacts.toReversed() });
  expect(found(text, names)[0]).toBe("Police there");
});
