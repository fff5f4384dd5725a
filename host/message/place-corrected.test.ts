import { expect, test } from "vitest";
import { lastOf } from "./conversation.fixture.ts";

const BEFORE = "I am in Kuwait, from Sri Lanka, boss beats me";

const routesOf = (...turns: readonly [string, ...string[]]) =>
  lastOf(...turns)
    .corridors.map(({ origin, destination }) => `${origin ?? "*"}-${destination ?? "*"}`)
    .join(" ");

test.for([
  [BEFORE, "sorry, I meant Jordan", "LK-JO"],
  [BEFORE, "Jordan not Kuwait sorry", "LK-JO"],
  [BEFORE, "It is Jordan, I typed wrong", "LK-JO"],
  [BEFORE, "wait, not Kuwait. Jordan", "LK-JO"],
  [BEFORE, "Amman, Jordan", "LK-JO"],
  [BEFORE, "Actually Turkey", "LK-TR"],
  ["Saya kerja di Kuwait, majikan pukul", "eh salah, Jordan", "ID-JO"],
  ["Nasa Kuwait po ako, sinasaktan ako ng amo", "Oman po, hindi Kuwait", "PH-OM"],
  ["Mimi ni kutoka Kenya, niko Kuwait, bosi ananipiga", "samahani, Jordan", "KE-JO"],
  ["म कुवेतमा छु, साहुले कुट्छ", "माफ गर्नुस्, Jordan हो", "NP-JO"],
  ["እኔ ኩዌት ነኝ አሰሪዬ ትመታኛለች", "ይቅርታ Jordan ነው", "ET-JO"],
  ["ကျွန်မ ကူဝိတ်မှာ၊ အလုပ်ရှင်က ရိုက်တယ်", "တောင်းပန်ပါတယ် Jordan ပါ", "MM-JO"],
] as const)("a doubtful name is a place where nothing but a correction is said: %s / %s", (row) => {
  const [before, own, route] = row;
  expect(routesOf(before, own)).toBe(route);
  expect(routesOf(before, own, "ok")).toBe(route);
});

test.for([
  "I worked with Jordan",
  "Jordan beats me",
  "sorry, Jordan is my friend",
  "His name is Jordan, sorry",
  "not Peter, Jordan hit me",
  "no, Jordan locked the door",
  "thank you Jordan",
])("a person is no place: %s", (own) => expect(routesOf(BEFORE, own)).toBe("LK-KW"));

test("a country that may stand on either side takes the place of the one who was named", () => {
  expect(routesOf(BEFORE, "sorry, Georgia i mean")).toBe("LK-GE");
  expect(routesOf(BEFORE, "Georgia not Kuwait")).toBe("LK-GE");
  expect(routesOf("I am from Armenia", "sorry, Georgia I meant")).toBe("GE-*");
  expect(routesOf("I am from Nepal, in Kuwait", "sorry, I meant India")).toBe("IN-KW");
});

test("a correction goes on with what was told", () => {
  const { topics, danger, aboutWork } = lastOf(BEFORE, "no, Jordan");
  expect([...topics]).toEqual(["employer", "violence"]);
  expect([danger, aboutWork]).toEqual(["likely", true]);
});

test.for([
  ["আমি কাতারে আছি, মালিক মারে", "ভুল হয়েছে, কাতার না, ওমান", "BD-OM"],
  ["nasa Riyadh po ako", "Teka po, sa Kuwait pala ako dinala, hindi na sa Riyadh", "PH-KW"],
  [
    "Soy de México, me ofrecen visa H-2A en Estados Unidos",
    "perdón, es para Canadá no Estados Unidos",
    "MX-CA",
  ],
  [
    "How much may the agency charge for a Hong Kong helper job?",
    "Actually sorry, the job is a factory job in Taiwan, not Hong Kong helper",
    "*-TW",
  ],
  ["Tôi đang ở Đài Loan, chủ đánh", "nhầm rồi, Nhật Bản chứ không phải Đài Loan", "VN-JP"],
  ["Mimi ni Mkenya, niko Saudi", "samahani nimekosea, ni Qatar sio Saudi", "KE-QA"],
  ["Я из Узбекистана, работаю в Турции", "ошибся, не Турция, а Польша", "UZ-PL"],
  ["میں پاکستان سے ہوں، کویت میں ہوں", "غلطی ہو گئی، کویت نہیں، سعودی عرب", "PK-SA"],
  ["මම ලංකාවෙන්, කුවේට් වල ඉන්නේ", "වැරදුනා, කුවේට් නෙමෙයි ඕමාන්", "LK-OM"],
  ["እኔ ኩዌት ነኝ", "ይቅርታ ተሳስቻለሁ፣ ኩዌት አይደለም፣ ሳውዲ አረቢያ ነው", "ET-SA"],
  ["我来自印尼，在香港工作", "打错了，不是香港，是台湾", "ID-TW"],
] as const)("a mistake is heard in the words of its language: %s / %s", ([before, own, route]) => {
  expect(routesOf(before, own)).toBe(route);
  expect(routesOf(before, own, "ok")).toBe(route);
});

test.for([
  [
    "adik saya kerja di Taiwan, majikannya pegang badan",
    "Maaf, bukan adik saya, itu teman adik saya. Adik saya sendiri di Hong Kong dan baik-baik saja",
    "ID-TW",
  ],
  [
    "My sister from Kenya is in Qatar, her boss beats her",
    "Sorry, that is her friend. My sister is in Dubai and she is fine",
    "KE-QA",
  ],
  [
    "ma qatar ma chu, nepal bata, sahu le kutcha",
    "haina dai ma ta Malaysia ma chu, qatar ma ta mero bhai ho",
    "NP-MY",
  ],
  ["I am from Kenya, I work in Kuwait", "Sorry, I am in Oman, in Kuwait is my sister", "KE-OM"],
  ["I am from Kenya, I work in Kuwait", "Sorry, my sister is in Qatar, not Kuwait", "KE-QA"],
] as const)("where somebody else fares well no victim is: %s / %s", ([before, own, route]) => {
  expect(routesOf(before, own)).toBe(route);
  expect(routesOf(before, own, "ok")).toBe(route);
});

test("what an agent promised is no correction of the worker's", () => {
  const own = "Sorry, the agent promised a job in Dubai, not Saudi";
  expect(routesOf("I am from Kenya, I work in Saudi", own)).toContain("KE-SA");
});
