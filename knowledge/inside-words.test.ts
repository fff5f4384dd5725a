import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foldText } from "../host/matching/folding/fold.ts";
import { compileObject } from "../host/matching/grep-rule.ts";
import { Scanner } from "../host/matching/scanner.ts";

const FOLDER = join(import.meta.dirname, "core/grep_rule");

const objects = await Promise.all(
  (await readdir(FOLDER)).map(async (file) =>
    JSON.parse(await readFile(join(FOLDER, file), "utf8")),
  ),
);
const rules = objects.flatMap((object) => compileObject(object).rule ?? []);
const scanner = new Scanner(rules);
const fired = (text: string) =>
  scanner.scanNow(foldText(text)).map(({ rule }) => objects[rule].id as string);

test.for([
  ["a slap in a sponsor", "أنا أعمل عند كفيل طيب في الرياض وأحب عملي"],
  ["a slap in a sponsor who pays", "الكفيل دفع راتبي كاملا اليوم"],
  ["a touch in a hospital", "مسؤول المستشفى قال إن العاملة بخير"],
  ["blood in a lack", "عدم وجود خبرة لا يمنع العامل من العمل في المكتب"],
  ["blood in the coming group", "القسم القادم من العمال يصل الخميس"],
  ["a fee in what is free of charge", "विभाग ने निःशुल्क प्रशिक्षण दिया"],
  ["blows in ours", "हमारा मालिक समय पर पैसा देता है"],
  ["a harbour in a passport", "Airport par owner mila, report submit kar di, sab theek."],
  ["water in a company", "আমার কোম্পানি ভালো, বেতন মাসের শেষে দেয়"],
  ["a body in which", "jisme salary time pe milti hai aisa malik chahiye"],
  ["a deposit in a guarantee", "Dhamana ya bidhaa ni mwaka mmoja, wakala atatengeneza"],
  [
    "a charge of another language",
    "Employer pays all recruitment fees, medical and training are free in Dubai.",
  ],
] as const)("no rule reads %s", ([, text]) => {
  expect(fired(text)).toEqual([]);
});

test.for([
  ["a slap", "الكفيل أعطاني كف على وجهي.", "violence-signs-ar"],
  ["a bite", "الكفيل عضني في يدي", "violence-signs-ar"],
  [
    "a harbour",
    "Port par khade hain 4 mahine se, captain salary nahi deta.",
    "stranded-crew-hi-latn",
  ],
  ["a cut behind a verb's prefixes", "Bosi alinikata mshahara na kunipiga", "pay-loose-sw"],
] as const)("a rule reads %s as a word of its own", ([, text, id]) => {
  expect(fired(text)).toContain(id);
});

test("who has no papers tells of no confinement", () => {
  expect(fired("No tengo papeles.")).toEqual(["without-papers-es"]);
});

test.for([
  [
    "a hospital's services",
    "مستشفى الشركة الطبية في الرياض يقدم خدمات الطوارئ 24 ساعة، احجز موعدك مع الطبيب الآن.",
  ],
  ["six o'clock in Swahili", "Dada yangu anaamka saa kumi na mbili kila siku kwenda kazini."],
] as const)("no rule of living conditions or hours reads %s", ([, text]) => {
  const broad = ["misery-broad-ar", "long-hours-sw", "long-hours-2-sw"];
  expect(fired(text).filter((id) => broad.includes(id))).toEqual([]);
});

const movementIn = (text: string) =>
  fired(text).filter((id) =>
    objects.some(
      (object) => object.id === id && object.tags.includes("indicator:restriction-of-movement"),
    ),
  );

test.for([
  "You get the passport back only after two years.",
  "මැඩම් මගේ පාස්පෝට් එක දෙන්නේ නෑ.",
  "Хозяин забрал мой паспорт и не отдаёт.",
  "Хазяїн забрав мій паспорт і не віддає.",
  "এজেন্সি আমাদের পাসপোর্ট আটকে রেখেছে।",
  "मालिक ने मेरा पासपोर्ट रख लिया है और वापस नहीं देता।",
  "Majikan pegang pasport saya dan tak mahu pulangkan.",
])("a kept passport alone is no restriction of movement: %s", (text) => {
  expect(movementIn(text)).toEqual([]);
});

test.for([
  "Хозяин забрал паспорт и не отпускает меня домой.",
  "मालिक ने पासपोर्ट रख लिया और घर नहीं जाने देता।",
  "Majikan pegang pasport saya dan tidak kasih izin pulang.",
])("who is kept from leaving beside it is heard: %s", (text) => {
  expect(movementIn(text)).not.toEqual([]);
});
