import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { lastOf, read } from "../message/conversation.fixture.ts";
import { foldText } from "../matching/folding/fold.ts";
import { compileObject } from "../matching/grep-rule.ts";
import { Scanner } from "../matching/scanner.ts";

const RULES = join(import.meta.dirname, "../../knowledge/core/grep_rule");
const scanners = new Map<string, Scanner>();
beforeAll(() => {
  for (const file of readdirSync(RULES)) {
    const family = FAMILIES.find((name) => file.startsWith(name));
    if (family === undefined) continue;
    const { rule } = compileObject(JSON.parse(readFileSync(join(RULES, file), "utf8")));
    if (rule !== undefined) scanners.set(file.replace(".json", ""), new Scanner([rule]));
  }
});

const FAMILIES = [
  "agency-took-pay",
  "changed-contract-signs-ar",
  "contract-changed-broad-ar",
  "fee-asked",
  "hurt-or-held",
  "no-rest-day-tl",
  "passport-kept",
  "pay-less-here",
  "place-for-money",
  "pregnant-sent-away",
  "sexual-services-at-work",
  "violence-threat-ne",
  "wages-missing",
];

const fires = (rule: string, text: string): boolean =>
  (scanners.get(rule)?.scanNow(foldText(text)).length ?? 0) > 0;

describe("signs are found in wordings that no rule was written from", () => {
  test.for([
    ["pay-less-here-en", "agent promised 2200 riyal, reached here they give only 1400"],
    ["pay-less-here-ms", "janji gaji 2000, sampai sini cuma 1300"],
    ["pay-less-here-fr", "j'ai signé pour 1200, arrivée ici c'est seulement 700"],
    ["pay-less-here-ru", "в контракте 2000, а здесь платят всего 1200"],
    ["pay-less-here-hi", "करार 2500 का था, यहाँ सिर्फ 1500 दे रहे हैं"],
    ["agency-took-pay-tl", "kinuha ng agency yung 5 buwan kong sweldo sa Singapore"],
    ["agency-took-pay-id", "gaji saya dipotong agen 8 bulan di Hongkong"],
    ["agency-took-pay-bn", "এজেন্সি আমার পাঁচ মাসের বেতন কেটে রেখে দিছে"],
    ["agency-took-pay-zh", "中介拿走了我五个月工资"],
    ["place-for-money-en", "550 pounds to reserve your slot for the strawberry farm"],
    ["place-for-money-es", "8000 pesos para apartar un lugar en la lista de la finca"],
    ["place-for-money-uk", "600 євро за бронь місця на ферму"],
    ["pregnant-sent-away-id", "saya hamil 2 bulan, agen bilang harus dipulangkan"],
    ["pregnant-sent-away-vi", "em có bầu, công ty bảo cho về nước"],
    ["pregnant-sent-away-ar", "انا حامل والسمسار يقول لازم يسفروني"],
    ["sexual-services-at-work-ms", "kerja spa di penang tapi dipaksa layani pelanggan lelaki"],
    ["sexual-services-at-work-es", "me trajeron para un bar y me obligan a acostarme con hombres"],
    ["sexual-services-at-work-th", "มาทำนวดแต่ถูกบังคับให้รับแขก"],
    ["wages-missing-bn-latn", "company amar 6 masher beton dei nai"],
    ["passport-kept-ta-latn", "company passport eduthu vachirukanga"],
    ["hurt-or-held-bn-latn", "ora amader atkaya rakhse libya te"],
    ["fee-asked-bn-latn", "dalal 4 lakh taka chaise"],
    ["no-rest-day-tl", "nasa Kuwait ako, di ako binibigyan ng day off"],
    ["contract-changed-broad-ar", "وقعوني عقد ثاني لما وصلت والراتب أقل"],
  ] as const)("%s: %s", ([rule, text]) => {
    expect(fires(rule.replace(/-ms$/, "-id"), text)).toBe(true);
  });
});

describe("they are not found in what is lawful, or about something else", () => {
  test.for([
    ["pay-less-here-en", "Contract 2 years, basic 1500, overtime 300, apply here only with CV"],
    ["place-for-money-en", "200 pounds guarantees your place on the swimming course"],
    ["agency-took-pay-vi", "Công ty phái cử được thu phí dịch vụ tối đa 3 tháng lương"],
    ["pregnant-sent-away-zh", "员工怀孕不是辞退的理由"],
    ["sexual-services-at-work-th", "ร้านนวดไทยรับสมัครพนักงาน มีที่พัก"],
    ["violence-threat-ne", "साइटमा खसेर मेरो खुट्टा भाँचियो"],
    ["contract-changed-broad-ar", "يوفر الطرف الأول السكن، ويوقع الطرف الثاني عقد العمل براتب 1500"],
    ["changed-contract-signs-ar", "عقد العمل: راتب الطرف الثاني 1200 في السنة الثانية"],
  ] as const)("%s: %s", ([rule, text]) => {
    expect(fires(rule, text)).toBe(false);
  });
});

test.for([
  "i am seafarer, ship left at anchor by owner off sharjah, water is finished and no food",
  "ABK di kapal ikan, ditinggal pemilik, makanan habis 5 hari",
  "marino ako, iniwan ang barko namin, walang tubig at pagkain",
  "моряк, судно бросил владелец, еда закончилась",
  "soy marinero, abandonaron el buque, no hay comida",
  "船员,船东弃船四个月,淡水快没了",
])("a crew with nothing left to eat or drink is in danger: %s", (text) => {
  expect(read(text).danger).toBe("likely");
});

test.for([
  "Cruise ship hiring waiters, food and water free, no fee",
  "our ship cook makes good food, I have no complaint",
])("a ship where people eat is not: %s", (text) => {
  expect(read(text).danger).toBeNull();
});

test.for([
  ["agency wants 45000 for a job in Oman", "they say it's for the medical"],
  ["agensi minta 10 juta kerja ke Taiwan", "katanya untuk medical"],
  ["एजेंट दुबई की नौकरी के 60000 मांगता है", "बोलता है मेडिकल के लिए है"],
  ["la agencia pide 900 dólares para un trabajo en Canadá", "dice que es para el examen médico"],
] as const)("the examination for a visa needs no ambulance: %s, %s", ([before, own]) => {
  expect(lastOf(before, own).needsDoctor).toBeUndefined();
});

test("who is hurt needs one all the same", () => {
  expect(read("i fell at work, blood everywhere, no medical help, please").needsDoctor).toBe(true);
});

test.for([
  "500 pounds to secure a slot for farms in England. I am from Kyrgyzstan, is it ok?",
  "Tajik pickers for UK farms, 450 GBP booking",
])("a price for a place among those hired is about work: %s", (text) => {
  expect(read(text).aboutWork).toBe(true);
});

test.for([
  "कतारमा अनुमति बिना कामदार भर्ती गर्नेलाई के सजाय हुन्छ?",
  "在新加坡无证中介招工怎么处罚?",
  "在台灣無照仲介會有什麼處罰?",
])("who recruits without a licence is asked about as the law has it: %s", (text) => {
  expect(read(text).licenceLawAsked).toBe(true);
});
