import { expect, test } from "vitest";
import type { ChatMessage } from "../../schemas/http/chat.ts";
import type { Reading } from "../contract/reading.ts";
import { after, lastOf, read } from "./conversation.fixture.ts";
import { inConversation } from "./conversation.ts";
import { readBefore, saidBefore } from "./said-before.ts";

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

test("after danger was told only thanks are a courtesy", () => {
  const before = "I am a maid in Jeddah, from Ghana, and my madam beats me with a stick.";
  const all = ["can somebody come for me", "yes", "ok", "I have no airtime", "are you there"];
  all.push("thanks but the line is dead", "in my language please", "good night");
  for (const own of all) expect(after(before, own).reading.addsNothing, own).toBeUndefined();
  expect(after(before, "thank you my sister").reading.addsNothing).toBe(true);
});

test.for([
  "ok",
  "okay, understood",
  "sige po",
  "baik",
  "d'accord",
  "хорошо",
  "ठीक है",
  "好的",
  "طيب",
])("where nobody is in danger a nod adds nothing: %s", (own) => {
  const before = "How much may an agency in Nepal charge me for a job in Qatar?";
  expect(after(before, own).reading.addsNothing).toBe(true);
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

test("who told that they are back home is there in later turns, until they are at work or name another place for it", () => {
  const home = "I am back in India from Kuwait, my salary was not paid.";
  expect(lastOf(home, "who can I call?").returned).toBe(true);
  expect(lastOf(home, "My employer in Kuwait is rich.", "who can I call?").returned).toBe(true);
  expect(lastOf(home, "I am in Kuwait again").returned).toBe(false);
  expect(lastOf(home, "I am in Kuwait again", "who can I call?").returned).toBe(false);
  expect(lastOf(home, "Now I work in Qatar.", "who can I call?").returned).toBe(false);
  expect(lastOf("I am in Kuwait.", home, "who can I call?").returned).toBe(true);
});
