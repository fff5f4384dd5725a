import { expect, test } from "vitest";
import { answerLanguage } from "../engine/composer/language.ts";
import { lastOf, read } from "./conversation.fixture.ts";

test.for([
  ["How much may an agency take from Nepal to Qatar?", "could you tell me that in Nepali", "ne"],
  ["¿Cuánto cobra una agencia de Honduras a España?", "english please", "en"],
  ["Magkano ang placement fee papuntang Taiwan?", "sa English po", "en"],
  ["What may an agent charge from Dhaka to Dubai?", "বাংলায় বলেন", "bn"],
] as const)("%s / %s is answered again in %s", ([before, own, language]) => {
  const reading = lastOf(before, own);
  expect(answerLanguage(reading)).toBe(language);
  expect(reading.corridors).toEqual(read(before).corridors);
  expect(reading.priceAsked).toBe(read(before).priceAsked);
});

test("a language that is asked for beside a question holds for the turns after it", () => {
  const asked = "Please answer in Tamil: may my boss in Kuwait keep my passport?";
  expect(answerLanguage(read(asked))).toBe("ta");
  expect(answerLanguage(lastOf(asked, "And how long does a complaint take?"))).toBe("ta");
});

test.for([
  "My contract is in Arabic and I cannot read it",
  "I don't speak Korean, they shout at me",
  "hindi po ako makauwi",
  "I teach English in Bangkok without a work permit",
])("no other language is asked for: %s", (text) => {
  expect(read(text).answerIn).toBeUndefined();
});

test.for([
  ["My boss in Doha keeps my passport, I am Kenyan", "what does the law say, which law?"],
  ["saya kerja di Riyadh, paspor ditahan majikan", "itu aturan dari undang-undang mana?"],
] as const)("%s / %s goes on with what was told", ([before, own]) => {
  const reading = lastOf(before, own);
  expect(reading.questionAsked).toBe("which_law");
  expect(reading.topics.has("passport")).toBe(true);
});
