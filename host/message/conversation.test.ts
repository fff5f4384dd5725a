import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { knowledgeOf } from "../../bench/quality/judged.ts";
import type { ChatMessage } from "../../schemas/http/chat.ts";
import type { Snapshot } from "../contract/knowledge.ts";
import type { Reading } from "../contract/reading.ts";
import { inConversation, readBefore, saidBefore } from "./conversation.ts";
import { foldText } from "../matching/folding/fold.ts";
import { wholeReading } from "./whole-reading.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../knowledge")]);
});

const read = (text: string): Reading => wholeReading(foldText(text), knowledge);
const after = (before: string, own: string) => inConversation(read(own), read(before));
/** The last of the turns, completed by those before. */
const lastOf = (...turns: readonly [string, ...string[]]): Reading =>
  inConversation(read(turns.at(-1) ?? ""), readBefore(turns.slice(0, -1), read)).reading;
const sides = ({ corridors: [route] }: Reading) => [route?.origin, route?.destination];

test("a country told later completes the route that was begun", () => {
  const { reading, taken } = after("They ask 30,000 for a factory in Taiwan.", "I am from Cebu.");
  expect(sides(reading)).toEqual(["PH", "TW"]);
  expect(taken).toContain("route");
});

test("another destination takes the place of the one before, and the origin stays", () => {
  const { reading } = after(
    "From the Philippines to Taiwan they ask 30,000.",
    "And what about Japan?",
  );
  expect(sides(reading)).toEqual(["PH", "JP"]);
});

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
  expect(after("I work in Qatar", "not Kuwait, Oman").reading.corridors).toHaveLength(2);
});

test("who said where they are is still there after a long story", () => {
  const story = "Every morning she shouts, and I cook and clean until midnight. ".repeat(150);
  const turns = saidBefore(
    ["I am from Kenya working in Qatar as a maid.", story].map((content) => ({
      role: "user",
      content,
    })),
    2,
  );
  const { reading } = inConversation(read("whom can I call?"), readBefore(turns, read));
  expect(reading.aboutWork).toBe(true);
  expect(sides(reading)).toEqual(["KE", "QA"]);
});

test("an origin that only the language implies gives way to one that was said, and stays implied where none was", () => {
  const { reading } = after("I am from India, from Kolkata.", "ওমানে কাজের জন্য দালাল টাকা চায়");
  expect(reading.corridors).toEqual([{ origin: "IN", destination: "OM", basis: "named" }]);
  const implied = after("ang agency ko ay humihingi ng bayad", "para sa Kuwait po ang trabaho ko");
  expect(implied.reading.corridors).toEqual([
    { origin: "PH", destination: "KW", basis: "language" },
  ]);
  const english = after(
    "Humihingi po ng bayad ang ahensya ko.",
    "The job is in Kuwait, is that fee legal?",
  );
  expect(english.reading.corridors[0]).toMatchObject({ origin: "PH", basis: "language" });
});

test("a message that brings no subject goes on with the one before", () => {
  const before = "My boss in Qatar locked me in and hit me. I am from Uganda.";
  const { reading, taken } = after(before, "he is outside my door now");
  expect(taken).toEqual(["route", "subjects"]);
  expect(reading.aboutWork).toBe(true);
  expect(reading.topics.has("violence")).toBe(true);
  expect(reading.danger).toBe("likely");
});

test("who works on a ship does so in the turns that follow", () => {
  const { reading } = after("Our vessel lies abandoned off Sharjah.", "the captain has my CDC");
  expect(reading.atSea).toBe(true);
  expect(after("I am a maid in Dubai.", "the captain has my CDC").reading.atSea).toBeUndefined();
});

test("who was in danger a moment ago may be so yet, whatever they ask but for money", () => {
  const before = "My boss in Qatar locked me in and hit me. I am from Uganda.";
  expect(after(before, "is it a crime to escape?").reading.danger).toBe("possible");
  expect(after(before, "how much is my salary by law?").reading.danger).toBeNull();
});

test("a message with a subject of its own keeps it, and is about work where the talk is", () => {
  const before = "My boss in Qatar locked me in and hit me. I am from Uganda.";
  const { reading } = after(before, "I am safe now. How do I get my 5 months salary?");
  expect(reading.aboutWork).toBe(true);
  expect(reading.topics.has("violence")).toBe(false);
  expect(reading.danger).toBeNull();
});

test("nothing is taken where all is told, and nothing from talk about something else", () => {
  const before = "My boss in Qatar hit me. I am from Uganda.";
  const own = "From Nepal to Malaysia the agent asks 200,000 rupees as a fee, is this legal?";
  const { reading, taken } = after(before, own);
  expect(taken).toEqual([]);
  expect(sides(reading)).toEqual(["NP", "MY"]);
  expect(after("I like football.", "Who won?")).toMatchObject({
    taken: [],
    reading: { aboutWork: false, corridors: [] },
  });
});

test("a few words of English amid another language are answered in that language", () => {
  const before = "arbab ne passport rakh liya hai aur maarta hai, mujhe ghar jaana hai";
  expect(after(before, "number do please").reading.language).toBe(read(before).language);
});

test("who goes on in plain English is answered in it", () => {
  const before = "saya TKW di hongkong majikan potong gaji saya tiap bulan buat bayar agen";
  for (const own of ["thank you, can you answer in english please", "what should I do now"])
    expect(after(before, own).reading.language).toBe("en");
});

test("a word that two languages share is taken as one of the language that was spoken", () => {
  const nepali = "म दुबईमा छु, मेरो साहुले पासपोर्ट राखेको छ";
  expect(after(nepali, "धन्यवाद").reading.language).toBe("ne");
  expect(after("मैं दुबई में हूँ, मालिक ने पासपोर्ट रख लिया है", "धन्यवाद").reading.language).toBe("hi");
  expect(after(nepali, "मुझे क्या करना चाहिए").reading.language).toBe("hi");
});

const COURTESIES = [
  "ok thank you so much",
  "terima kasih banyak",
  "ok terima kasih banyak kak",
  "makasih ya",
  "shukriya bhai, bahut madad hui",
  "cam on ban",
  "terima kasih tuan",
  "dhonnobad vai",
  "bohoma sthuthi",
  "धन्यवाद भाई",
  "شكرا جزيلا",
];

test.for(COURTESIES)("a courtesy adds nothing to what was said: %s", (own) => {
  const before = "My boss in Qatar keeps my passport. I am from Uganda.";
  const { reading } = after(before, own);
  expect(reading.addsNothing).toBe(true);
  expect(reading.unread).toBeUndefined();
  expect(after("I like football.", own).reading.addsNothing).toBeUndefined();
});

test("what asks, names or fears something is no courtesy", () => {
  const before = "My boss in Qatar keeps my passport. I am from Uganda.";
  const all = ["thank you, and now?", "I paid 500", "but I am scared", "my sister in Oman too"];
  all.push("thanks but he locked the door", "thank you, they still have my passport");
  for (const own of all) expect(after(before, own).reading.addsNothing).toBeUndefined();
});

test("what was said before is what the user said in earlier turns, in a long talk the beginning and the end of it", () => {
  const turns: ChatMessage[] = [
    { role: "system", content: "s" },
    { role: "user", content: "one" },
    { role: "assistant", content: "a" },
    { role: "user", content: "two" },
    { role: "assistant", content: "b" },
    { role: "user", content: "three" },
  ];
  expect(saidBefore(turns, 5)).toEqual(["one", "two"]);
  expect(saidBefore(turns, 1)).toEqual([]);
  const long = saidBefore(
    [
      { role: "user", content: "I am from Kenya" },
      { role: "user", content: `a${"b".repeat(9000)}c` },
      { role: "user", content: "three" },
    ],
    3,
  );
  expect(long).toEqual(["I am from Kenya", expect.stringMatching(/^ab+ b+c$/), "three"]);
  expect(long.join("").length).toBeLessThanOrEqual(5001);
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

test("who told that they are back home is there in later turns, until they are at work or name another place for it", () => {
  const home = "I am back in India from Kuwait, my salary was not paid.";
  expect(lastOf(home, "who can I call?").returned).toBe(true);
  expect(lastOf(home, "My employer in Kuwait is rich.", "who can I call?").returned).toBe(true);
  expect(lastOf(home, "I am in Kuwait again").returned).toBe(false);
  expect(lastOf(home, "I am in Kuwait again", "who can I call?").returned).toBe(false);
  expect(lastOf(home, "Now I work in Qatar.", "who can I call?").returned).toBe(false);
  expect(lastOf("I am in Kuwait.", home, "who can I call?").returned).toBe(true);
});
