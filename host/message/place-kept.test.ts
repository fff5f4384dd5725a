import { expect, test } from "vitest";
import { lastOf } from "./conversation.fixture.ts";

const routesOf = (...turns: readonly [string, ...string[]]) =>
  lastOf(...turns)
    .corridors.map(({ origin, destination }) => `${origin ?? "*"}-${destination ?? "*"}`)
    .join(" ");

const BEATEN = "I work as a housemaid in Kuwait, I am from Uganda, the madam slaps me";

test.for([
  [BEATEN, "is Bahrain better, could I move there?", "UG-KW"],
  [BEATEN, "two years ago I worked for a family in Oman", "UG-KW"],
  [BEATEN, "my cousin is working in Qatar and she is happy", "UG-KW"],
  [BEATEN, "the plane home stops in Addis Ababa and Dubai", "UG-KW"],
  ["nasa Saudi po ako, kinukulong ako ng amo", "gusto ko na lang pumunta sa Hong Kong", "PH-SA"],
  ["saya di Taiwan, majikan tampar saya", "kakak saya kerja di Brunei", "ID-TW"],
  ["estoy en Italia, el jefe me golpea, soy de Perú", "¿me puedo ir a Suiza?", "PE-IT"],
  ["मैं बहरीन में हूं, मालिक पीटता है", "मेरा भाई सऊदी में है", "*-BH"],
  ["म कुवेतमा छु, मालिकले पिट्छ", "मेरो साथी मलेसियामा छ", "NP-KW"],
  ["我在新加坡，雇主打我，我是缅甸人", "我想去日本", "MM-SG"],
  ["أنا في عمان، الكفيل يضربني، أنا من كينيا", "كنت قبل في البحرين", "KE-OM"],
  ["я в Турции, хозяин бьёт меня, я из Киргизии", "а если поехать в Грецию?", "KG-TR"],
  [
    "niko Jordan nafanya kazi za ndani, mama ananipiga, natoka Kenya",
    "dada yangu yuko Saudia",
    "KE-JO",
  ],
  ["je suis à Dubaï, le patron me frappe, je suis du Togo", "est-ce mieux au Qatar ?", "TG-AE"],
] as const)(
  "who asks about another country or names one is where they were in danger: %s / %s",
  (row) => {
    const [before, own, route] = row;
    const last = lastOf(before, own);
    expect(routesOf(before, own)).toBe(route);
    expect(last.danger).not.toBeNull();
    expect(last.fromAfar).toBeUndefined();
    expect(routesOf(before, own, "what should i do now?")).toBe(route);
  },
);

test.for([
  [BEATEN, "yesterday they took me to Saudi", "UG-SA"],
  [BEATEN, "I escaped to Iraq", "UG-IQ"],
  [BEATEN, "now we live in Oman", "UG-OM"],
  ["nasa Saudi po ako, kinukulong ako ng amo", "nasa Bahrain na kami ngayon", "PH-BH"],
  ["saya di Taiwan, majikan tampar saya", "sekarang saya di Hong Kong", "ID-HK"],
  ["estoy en Italia, el jefe me golpea, soy de Perú", "me escapé a Francia", "PE-FR"],
  ["मैं बहरीन में हूं, मालिक पीटता है", "अब हम कतर आ गए हैं", "*-QA"],
  ["我在新加坡，雇主打我，我是缅甸人", "我现在在马来西亚", "MM-MY"],
  ["я в Турции, хозяин бьёт меня, я из Киргизии", "мы переехали в Грецию", "KG-GR"],
  ["tôi ở Nhật, chủ đánh tôi", "giờ tôi đang ở Hàn Quốc", "VN-KR"],
  ["je suis à Dubaï, le patron me frappe, je suis du Togo", "je me suis enfui au Qatar", "TG-QA"],
] as const)("who says that they are elsewhere by now is there: %s / %s", ([before, own, route]) => {
  expect(routesOf(before, own)).toBe(route);
  expect(routesOf(before, own, "what should i do now?")).toBe(route);
});

test("who is owed pay and wants to go on reads of both countries, that of the work first", () => {
  const before = "I am in Poland, from Nepal, the boss did not pay two months";
  expect(routesOf(before, "can I go to Portugal?")).toBe("NP-PL NP-PT");
  expect(routesOf(before, "my friend in Czech republic got his money")).toBe("NP-PL");
});

test("another person's case, a price that is asked and a job before leaving are of the country that is named", () => {
  expect(routesOf(BEATEN, "my sister in Lebanon is locked in the house")).toContain("UG-LB");
  const works = "I am in Qatar, from Nepal";
  expect(routesOf(works, "how much may the agency charge for Malaysia?")).toBe("NP-MY");
  expect(routesOf("I am from Kenya, the agent has a job in Qatar", "now he says Oman")).toBe(
    "KE-OM",
  );
});

test("who writes of a relative moves her where she is said to be, and not where who writes is", () => {
  const before = "my wife is in Saudi, from Kenya, her boss beats her";
  expect(routesOf(before, "they moved her to Bahrain")).toBe("KE-BH");
  expect(routesOf(before, "can she travel to Oman?")).toBe("KE-SA");
  expect(routesOf(before, "I am in Qatar, can I help her from here?")).toBe("KE-SA");
});
