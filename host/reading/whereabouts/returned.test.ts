import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { knowledgeOf } from "../../../bench/quality/judged.ts";
import type { Snapshot } from "../../contract/knowledge.ts";
import { foldText } from "../../matching/folding/fold.ts";
import { readMessage } from "../read.ts";

let knowledge: Snapshot;
beforeAll(async () => {
  knowledge = await knowledgeOf([join(import.meta.dirname, "../../../knowledge")]);
});

const read = (text: string) => readMessage(text, foldText(text), knowledge);

test.for([
  ["I am back in India from Kuwait. My last salary was not paid.", "IN-KW"],
  ["I returned to Nepal from Qatar, they owe me two months salary", "NP-QA"],
  ["Kuwait se wapas India aa gaya hu, salary nahi mili", "IN-KW"],
  ["Saya sudah pulang ke Indonesia dari Malaysia, gaji belum dibayar", "ID-MY"],
  ["Nakauwi na ako sa Pilipinas galing Kuwait, hindi binayaran ang sahod ko", "PH-KW"],
  ["Tôi đã về Việt Nam từ Đài Loan, công ty chưa trả lương", "VN-TW"],
  ["Nimerudi Kenya kutoka Saudi Arabia, sijalipwa mshahara", "KE-SA"],
  ["मैं कतर से भारत वापस आ गया हूं, वेतन नहीं मिला", "IN-QA"],
  ["म कतारबाट नेपाल फर्किएँ, तलब पाइनँ", "NP-QA"],
  ["আমি সৌদি আরব থেকে বাংলাদেশে ফিরে এসেছি, বেতন পাইনি", "BD-SA"],
  ["رجعت إلى مصر من السعودية ولم آخذ راتبي", "EG-SA"],
  ["Я вернулась в Узбекистан из Турции, зарплату не дали", "UZ-TR"],
  ["ကျွန်မ မလေးရှားကနေ မြန်မာကို ပြန်ရောက်ပြီ လစာမရဘူး", "MM-MY"],
  ["我已经回到印尼了，之前在台湾工作，工资没拿到", "ID-TW"],
  ["Je suis rentrée au Cameroun, j'ai travaillé au Liban, salaire impayé", "CM-LB"],
  ["We were not paid and returned to Nepal from Qatar", "NP-QA"],
  ["I was in Kuwait for two years, my sister helped, I am back in Nepal", "NP-KW"],
  ["ከሳውዲ ተመልሼ አዲስ አበባ ነኝ፣ ደመወዜን አልከፈሉኝም", "ET-SA"],
  ["I came back from Kuwait in May, they still owe me my salary", "null-KW"],
  ["we were deported from Oman, no salary paid", "null-OM"],
  ["volví de España hace un mes y no me pagaron", "null-ES"],
  ["вернулась из Турции, зарплату не отдали", "null-TR"],
  ["رجعت من السعودية وما أعطوني راتبي", "null-SA"],
  ["কুয়েত থেকে ফিরে এসেছি, বেতন পাইনি", "BD-KW"],
  ["कतारबाट फर्केको दुई महिना भयो, तलब पाइनँ", "NP-QA"],
])("who is back home is heard, and the way they had gone: %s", ([text, route]) => {
  const { returned, corridors } = read(text ?? "");
  expect(returned).toBe(true);
  expect(corridors.map(({ origin, destination }) => `${origin}-${destination}`)).toEqual([route]);
});

test.for([
  "I want to go back to India from Kuwait",
  "I am from India, in Kuwait. They will send me back to India",
  "My passport was returned to me in Kuwait, I am from Kenya",
  "I came back to Kuwait from Kenya last month",
  "I have not returned home for four years, I work in Kuwait",
  "I haven't come back to Nepal from Kuwait yet",
  "Will I be deported to India if I run away from my employer?",
  "My boss returned to India and left us without pay",
  "The other workers were deported, I am still in Dubai",
  "I returned to Nepal in 2018 for leave, now I am in Kuwait again",
  "No he vuelto a Bolivia, estoy en España sin papeles",
  "Hindi pa nakauwi na ako sa Pilipinas",
  "Я еще не вернулся в Узбекистан, я в России",
  "ما رجعت إلى مصر، انا في السعودية",
  "मैं भारत वापस आना चाहता हूं",
  "म नेपाल फर्किएको छैन, कतारमा छु",
  "মালিক বাংলাদেশে ফিরে এসেছে, আমি কাতারে আছি",
  "میں پاکستان واپس آنا چاہتا ہوں",
  "我还没回到印尼，在台湾工作",
  "I want to come back from Kuwait, they do not pay",
  "saya mau pulang dari Malaysia, gaji tidak dibayar",
])("who is not back home is not taken for it: %s", (text) => {
  expect(read(text).returned).not.toBe(true);
});
