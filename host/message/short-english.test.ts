import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { knowledgeOf } from "../../bench/quality/judged.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { Reading } from "../contract/reading.ts";
import { foldText } from "../matching/folding/fold.ts";
import { wholeReading } from "./whole-reading.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../knowledge")]);
});

const read = (text: string): Reading => wholeReading(foldText(text), knowledge);

test.for([
  "Uganda to UAE fee cap?",
  "Sri Lanka to Kuwait fee cap?",
  "Madagascar to Kuwait fee cap",
  "Ethiopia to Lebanon fee?",
  "maximum fee Pakistan to UAE?",
  "Philippines to Hong Kong legal fee",
  "POEA hotline number?",
  "MOM Singapore helpline number",
  "RM2000 levy deducted, RM500 monthly, legal?",
])("%s is a question in English about work", (text) => {
  expect(read(text)).toMatchObject({ language: "en", aboutWork: true, danger: null });
  expect(read(text).unread).toBeUndefined();
});

test.for([
  ["tl", "magkano placement fee Taiwan?"],
  ["tl", "Ano hotline number ng OWWA?"],
  ["fr", "frais agence Madagascar Koweit?"],
  ["es", "visa H-2A costo?"],
] as const)(
  "English words within another language do not make it English: %s: %s",
  ([code, text]) => {
    expect(read(text).language).toBe(code);
  },
);

test.for(["India to Dubai roaming fee?", "Milan to London train fee?", "Nepal to Qatar football?"])(
  "%s is not about work",
  (text) => expect(read(text).aboutWork).toBe(false),
);

test.for([
  "GLAA phone number please",
  "glaa number",
  "NAPTIP phone number please",
  "numero GLAA por favor",
])("%s asks for a contact and tells of no danger", (text) => {
  expect(read(text).contactAsked?.alone).toBe(true);
  expect(read(text).danger).toBeNull();
});

test.for(["call me on my UK number", "my number is +44 7700 900123, UK", "phone number please"])(
  "%s asks for no body's number",
  (text) => expect(read(text).contactAsked?.alone).not.toBe(true),
);
