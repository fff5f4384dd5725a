import { expect, test } from "vitest";
import { lastOf } from "./conversation.fixture.ts";

const KENYA = "I am from Kenya, in Saudi, boss beats me";
const NEPAL = "म कतारमा छु, साहुले कुट्छ";
const INDIA = "मैं भारत से हूँ, कुवैत में मालिक मारता है";
const BANGLADESH = "আমি কাতারে আছি, মালিক মারে";
const INDONESIA = "Saya kerja di Arab Saudi, majikan pukul saya";
const PHILIPPINES = "Nasa Kuwait ako, sinasaktan ako ng amo";
const ETHIOPIA = "ሳውዲ አረቢያ ነኝ አሰሪዬ ትመታኛለች";

test.for([
  [BANGLADESH, "আমি এখন দেশে ফিরে আসছি", "BD-QA"],
  ["Mimi ni Mkenya niko Saudi Arabia, bosi ananipiga", "Sasa niko nyumbani Nakuru", "KE-SA"],
  [ETHIOPIA, "አሁን ወደ ኢትዮጵያ ተመልሻለሁ", "ET-SA"],
  [ETHIOPIA, "አሁን አገሬ ነኝ", "ET-SA"],
  [KENYA, "she is back home in Mombasa now and safe", "KE-SA"],
  [
    "I am from Bangladesh in Saudi Arabia, boss beats me",
    "that was my sister, not me. i am in Dhaka and she is safe at home with me now. how do we get her wages",
    "BD-SA",
  ],
  [INDIA, "मैं अब घर आ गया हूँ, भारत में", "IN-KW"],
  ["I am from Uganda, in Dubai, my boss locked me in", "I am home now in Kampala", "UG-AE"],
  [PHILIPPINES, "nandito na ako sa Pilipinas", "PH-KW"],
  [INDONESIA, "alhamdulillah saya sudah di kampung", "ID-SA"],
  ["Tôi ở Đài Loan, chủ đánh tôi", "em đã về quê rồi", "VN-TW"],
  [NEPAL, "म अहिले घरमै छु", "NP-QA"],
  ["أنا من مصر أعمل في الكويت الكفيل يضربني", "أنا الآن في بلدي عند أهلي", "EG-KW"],
  ["Я з України, працюю в Польщі, б'ють", "я вже вдома в Україні", "UA-PL"],
  ["我来自印尼，在台湾工作，老板打我", "我已经回家了", "ID-TW"],
  ["ខ្ញុំធ្វើការនៅថៃ ថៅកែវាយខ្ញុំ", "ខ្ញុំត្រឡប់មកដល់ផ្ទះវិញហើយ", "KH-TH"],
] as const)("who says that they are home now has left the danger behind: %s / %s", (row) => {
  const [before, own, route] = row;
  for (const more of [[], ["ok"]]) {
    const { corridors, returned, danger } = lastOf(before, own, ...more);
    expect(corridors.map(({ origin, destination }) => `${origin}-${destination}`)).toEqual([route]);
    expect(returned).toBe(true);
    expect(danger).not.toBe("likely");
  }
});

test.for([
  [KENYA, "I want to be home in Nairobi"],
  [KENYA, "I want to go home"],
  [KENYA, "when I am home now in Nairobi who pays"],
  [KENYA, "my children are back home in Nairobi"],
  [KENYA, "he is back home now"],
  [KENYA, "I don't feel safe at home with madam"],
  ["Mimi ni Mkenya niko Saudi Arabia, bosi ananipiga", "sasa niko nyumbani kwa bosi"],
  ["Mimi ni Mkenya niko Saudi Arabia, bosi ananipiga", "nataka kurudi nyumbani Nakuru"],
  [BANGLADESH, "আগামী মাসে দেশে ফিরে আসছি"],
  [BANGLADESH, "আমি দেশে ফিরে আসতে চাই"],
  [INDONESIA, "saya mau pulang ke kampung"],
  [PHILIPPINES, "pag nakauwi na ako sa Pilipinas kakasuhan ko"],
  [NEPAL, "म घर जान चाहन्छु"],
  [ETHIOPIA, "ወደ ኢትዮጵያ መመለስ እፈልጋለሁ"],
  [INDIA, "मालिक घर आ गया है"],
  ["Я из Узбекистана, работаю в России, бьют", "хозяин уже дома"],
  ["我来自印尼，在台湾工作，老板打我", "我要回家"],
] as const)(
  "a wish, a plan or somebody else's home brings nobody home: %s / %s",
  ([before, own]) => {
    const { returned, danger } = lastOf(before, own);
    expect(returned).not.toBe(true);
    expect(danger).not.toBeNull();
  },
);

test("who is hurt at home is in danger there", () => {
  const { returned, danger } = lastOf(KENYA, "I am home now in Nairobi and the agent beats me");
  expect([returned, danger]).toEqual([true, "likely"]);
});
