import { expect, test } from "vitest";
import { lastOf, read } from "./conversation.fixture.ts";

test.for([
  ["ana fi qatar w el kafil byedrobni", "ar", "QA", "violence"],
  ["el kafil 5ad el jawaz, ana bel kuwait", "ar", "KW", "seizure"],
  ["madam 2afla 3alaya el bab, ana fi amman", "ar", "JO", "confinement"],
  ["ana misriya fel sa3udeya w el sherka mesh betdfa3 el rateb", "ar", "SA", "unpaid"],
  ["ana fi beirut, 3ayza amoot", "ar", "LB", "wish_to_die"],
  ["madam timetagnalech, dubai", "am", "AE", "violence"],
  ["pasporten wesdewal, demoz alsetechignim, beirut", "am", "LB", "unpaid"],
  ["wede wich alwetam, ber kolfabign, kuwait", "am", "KW", "confinement"],
  ["memot felegku, riyadh negn, demoz yelem", "am", "SA", "wish_to_die"],
] as const)("Arabic and Amharic in Latin letters are read: %s", ([text, language, code, topic]) => {
  const reading = read(text);
  expect(reading.language).toBe(language);
  expect(reading.countries.map((mention) => mention.code)).toContain(code);
  expect(reading.topics).toContain(topic);
  expect(reading.unread).toBeUndefined();
});

test("a way back to Lebanon or Egypt leads home", () => {
  const route = lastOf("biddi erja3 3a lebnan, ana fi dubai w ma bydfa3ou").corridors[0];
  expect([route?.origin, route?.destination]).toEqual(["LB", "AE"]);
  const egyptian = lastOf("ana fi kuwait w el kafil 2akhad el basbor", "3ayza arga3 masr")
    .corridors[0];
  expect([egyptian?.origin, egyptian?.destination]).toEqual(["EG", "KW"]);
});

test.for([
  ["my kafeel hit me and keep iqama", "en"],
  ["el jefe me quitó el pasaporte", "es"],
  ["ana watoto wawili, bosi hanilipi", "sw"],
  ["saya ma kerja di dubai, majikan pukul", "id"],
  ["patron m'a frappé, je veux rentrer", "fr"],
] as const)("borrowed words make nothing Arabic: %s", ([text, language]) => {
  expect(read(text).language).toBe(language);
});

test.each([
  "abet wendme tolo bel chigir lay negn",
  "ya sidi shou hal hale wallah ta3ban ktir w mish 3aref",
])("of which no word is known is told that it cannot be read: %s", (text) => {
  expect(lastOf(text).unread).toBe(true);
});
