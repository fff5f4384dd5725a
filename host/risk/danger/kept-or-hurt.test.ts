import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

test.for([
  "they treat me like a prisoner in their house, doha",
  "parang bilanggo ako dito sa jeddah",
  "malai kuwait ma bandi jasto rakheko cha",
  "मुझे ओमान में कैदियों की तरह रखते हैं",
  "me tratan como presa en casa, italia",
  "меня держат как заключенного, стройка в польше",
  "saya macam banduan di rumah majikan, brunei",
])("who is kept like a prisoner abroad is in danger: %s", (text) => {
  expect(read(text).danger ?? null).not.toBeNull();
});

test.for([
  "သင်္ဘောပေါ်က ဆင်းခွင့်မပေးဘူး",
  "hawaturuhusu kushuka kwenye meli",
  "船長不准我們下船",
  "the master does not let us ashore",
])("so is who is not let off a ship, at sea: %s", (text) => {
  const reading = read(text);
  expect(reading.danger ?? null).not.toBeNull();
  expect(reading.atSea).toBe(true);
});

test.for([
  "dai mero haat bhachiyo malaysia ma",
  "me quebré el brazo en la obra, chile",
  "আমার হাত ভাইঙ্গা গেছে, ওমানে",
  "nabalian ako ng paa sa abu dhabi",
])("who broke a limb abroad needs a doctor: %s", (text) => {
  expect(read(text).needsDoctor).toBe(true);
});

test.for([
  "i think a woman at my gym is trafficked, ireland",
  "creo que una chica de mi gimnasio es víctima de trata, españa",
])("trafficking that a bystander tells of is about work, beside whatever leisure: %s", (text) => {
  expect(read(text).aboutWork).toBe(true);
});
