import { expect, test } from "vitest";
import { after, lastOf } from "./conversation.fixture.ts";

test("the place named last stays the one that is meant when nothing more is said of it", () => {
  const reading = lastOf(
    "I am from Kenya and I work in Kuwait.",
    "Actually I am in Saudi now.",
    "Who helps me?",
  );
  expect(reading.corridors).toEqual([{ origin: "KE", destination: "SA", basis: "named" }]);
});

test.for([
  ["I am from Kenya, I work in Kuwait", "sorry not Kuwait, Qatar", "KE-QA"],
  ["I am from Nepal going to Malaysia", "not from Nepal, from India", "IN-MY"],
  ["Soy de Guatemala, trabajo en Canadá", "perdón, no Canadá, Estados Unidos", "GT-US"],
  ["Saya kerja di Hong Kong", "maaf bukan Hong Kong tapi Taiwan", "ID-TW"],
  ["main Kuwait me kaam karta hu, India se", "nahi Kuwait nahi, Qatar", "IN-QA"],
  ["म नेपालबाट मलेसिया जाँदैछु", "मलेसिया होइन, कतार", "NP-QA"],
  ["India se hu, main Kuwait me hu", "nahi Qatar me hu, Kuwait nahi", "IN-QA"],
  ["मैं भारत से हूँ, कुवैत में काम करता हूँ", "नहीं, मैं कतर में हूँ, कुवैत नहीं", "IN-QA"],
  ["mama kuwait wada karanne, lankawe indan awe", "na na kuwait neme qatar", "LK-QA"],
  ["أعمل في الكويت وأنا من كينيا", "عفوا ليس الكويت بل قطر", "KE-QA"],
])("a country taken back is gone for good: %s / %s", ([before, own, route]) => {
  for (const more of [[], ["ok"]]) {
    const reading = lastOf(before ?? "", own ?? "", ...more);
    expect(reading.corridors.map(({ origin, destination }) => `${origin}-${destination}`)).toEqual([
      route,
    ]);
  }
});

test("a country is not taken back where another joins it or somebody else named it", () => {
  const both = after("I am from Ghana. I work in Kuwait.", "not only in Kuwait, in Qatar as well");
  expect(both.reading.corridors).toHaveLength(2);
  const promised = after("I work in Kuwait", "they said Qatar not Kuwait");
  expect(promised.reading.corridors).toHaveLength(2);
});

test.for([
  ["I am from Kenya and I work in Kuwait.", "It is Qatar, not Kuwait", "KE-QA"],
  ["I am from Kenya and I work in Kuwait.", "sorry, I meant Doha", "KE-QA"],
  ["I am from Kenya and I work in Kuwait.", "I said Kuwait but it is Qatar", "KE-QA"],
  ["Soy de Bolivia, trabajo en Chile.", "Es España, no Chile", "BO-ES"],
  ["Je suis du Cameroun et je travaille au Liban.", "C'est le Koweït, pas le Liban", "CM-KW"],
  ["Saya kerja di Hong Kong.", "Di Taiwan, bukan Hong Kong", "ID-TW"],
  ["Nasa Kuwait ako, taga Cebu.", "Sa Qatar po, hindi Kuwait", "PH-QA"],
  ["main India se hu, Kuwait me kaam karta hu", "Qatar hai, Kuwait nahi", "IN-QA"],
  ["म नेपालबाट कुवेतमा काम गर्छु", "कतार हो, कुवेत होइन", "NP-QA"],
  ["আমি কুয়েতে কাজ করি", "কাতার, কুয়েত না", "BD-QA"],
  ["Я из Узбекистана, работаю в Турции", "Это Польша, не Турция", "UZ-PL"],
  ["我来自印尼，在香港工作", "是台湾，不是香港", "ID-TW"],
])("what is stated in its place takes a country back: %s / %s", ([before, own, route]) => {
  for (const more of [[], ["ok"]]) {
    const { corridors } = lastOf(before ?? "", own ?? "", ...more);
    expect(corridors.map(({ origin, destination }) => `${origin}-${destination}`)).toEqual([route]);
  }
});

test.for([
  "They promised Qatar, not Kuwait",
  "My contract says Qatar, not Kuwait",
  "They promised me not Kuwait, Qatar",
  "My employer said: not Kuwait, you go to Qatar",
  "Why not Kuwait, Qatar?",
  "Majikan bilang bukan Kuwait tapi Qatar",
  "agent ne bola Kuwait nahi Qatar",
  "قالوا ليس الكويت بل قطر",
  "Агент обещал не Кувейт, а Катар",
  "中介说不是科威特，是卡塔尔",
])("what somebody else said takes no country back: %s", (own) => {
  const { corridors } = lastOf("I am from Kenya and I work in Kuwait.", own);
  expect(corridors.map(({ destination }) => destination)).toContain("KW");
});
