import { describe, expect, test } from "vitest";
import { readingOf } from "../reading.fixture.ts";
import { manyRoutes, routes } from "./routes.fixture.ts";

const placesIn = (text: string): string[] =>
  readingOf(text, manyRoutes).countries.map(({ code }) => code);

describe("where somebody says to be is where the work is, though most who name the country leave it", () => {
  test.for([
    ["I am here in Cambodia and my boss has not paid me for two months", "*-KH"],
    ["I am here in Myanmar, what fee can the agent ask?", "*-MM"],
    ["I am currently in Kenya and my employer keeps my salary", "*-KE"],
    ["Je suis au Cambodge et le patron ne me paie pas", "*-KH"],
    ["I am in Nepal and a manpower agency asks 80000 for a job in Qatar", "NP-QA"],
    ["I am in Nepal, the agency asks 80000 before I fly", "NP-*"],
    ["Emak saya di Lombok sudah tak percaya saya kerja", "ID-*"],
    ["菲律宾女佣在上海，雇主拿走护照", "PH-CN"],
    ["கம்போடியாவில் என் தம்பி மாட்டிக்கொண்டான், நாங்கள் தஞ்சாவூர்", "IN-KH"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("who goes back from a country of work comes from the other one", () => {
  test.for([
    ["Pauwi na sana ako ng Pinas mula Kuwait pero ayaw ibigay sahod ko", "PH-KW"],
    ["ओमानबाट नेपाल फर्कन पाइएन, कम्पनीले पासपोर्ट दिएन", "NP-OM"],
    ["ओमान से वापस भारत आना है, मालिक टिकट नहीं देता", "IN-OM"],
    ["Muscat me kaam karta hu, wapas India jana hai, ticket nahi de rahe", "IN-OM"],
    ["بحرین سے واپس پاکستان آنا ہے، کفیل پاسپورٹ نہیں دیتا", "PK-BH"],
    ["Nataka kurudi Kenya kutoka Kuwait, bosi hanipi tiketi", "KE-KW"],
    ["Pinauwi ako mula Taichung, tatlong buwan lang ang alok ng agency", "PH-TW"],
    ["กลับไทยจากอิสราเอล นายจ้างไม่จ่ายค่าตั๋ว", "TH-IL"],
    ["ចង់ត្រឡប់មកកម្ពុជាពីម៉ាឡេស៊ី ថៅកែទុកប៉ាស្ព័រ", "KH-MY"],
    ["Kuwait se wapas ghar Bihar jana hai, kafeel exit nahi de raha", "IN-KW"],
    ["Adik saya dari Ipoh ditipu ke Kemboja, diminta tebusan", "MY-KH"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)[0]).toBe(route);
  });
});

describe("an agency or an interview lies where workers are sent from", () => {
  test.for([
    ["Un recruteur au Liban me demande 900 euros pour un emploi en France", "LB-FR"],
    ["Агенція в Україні просить 3000 грн за роботу на складі в Польщі", "UA-PL"],
    ["В Катар на стройку, набор в Душанбе, взнос 500 долларов", "TJ-QA"],
    ["Offre d'emploi au Canada, recrutement à Tunis, frais de dossier 4000 dinars", "TN-CA"],
    ["บริษัทในโคราชส่งคนไปญี่ปุ่น เก็บแสนห้า", "TH-JP"],
    ["Agência em Curitiba oferece vaga na Alemanha, taxa de 5 mil", "BR-DE"],
    ["想去日本打工，台北代辦收五萬", "TW-JP"],
    ["รับสมัครหมอนวดไทยไปเยอรมัน ค่าดำเนินการ 90,000", "TH-DE"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("words of motion are heard beside a name in any order", () => {
  test.for([
    ["I am from Manila bound for Muscat, do I pay a fee?", "PH-OM"],
    ["Dubai-bound workers from Kerala pay 90000 to the agent", "IN-AE"],
    ["Nepal se Mumbai aayi meri behen ko malkin paisa nahi deti", "NP-IN"],
    ["ደላላው ከሐረር ወደ የመን አሻገረን", "ET-YE"],
    ["คนอุดรไปทำงานไต้หวัน ต้องจ่ายค่านายหน้าเท่าไหร่", "TH-TW"],
    ["台灣少年被賣到緬甸園區", "TW-MM"],
    ["香港後生仔被騙去緬甸KK園區", "HK-MM"],
    ["Я українка, працюю в Мілані, господиня забрала паспорт", "UA-IT"],
    ["Main UP se hoon, Saudi me driver hoon, agent ne 1 lakh liya", "IN-SA"],
    ["Originaire du Mali, je fais le ménage à Paris sans contrat", "ML-FR"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("a name in Latin letters takes the endings and prefixes of the script around it", () => {
  test.for([
    ["म Qatarमा काम गर्छु, एजेन्टले पैसा माग्यो", "NP-QA"],
    ["আমি Dubaiতে কাজ করি, মালিক বেতন দেয় না", "BD-AE"],
    ["நான் Kuwaitல வேலை செய்கிறேன், சம்பளம் தரவில்லை", "*-KW"],
    ["በDubai ነው የምሰራው፣ ደሞዝ አልተከፈለኝም", "ET-AE"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("a name that without its preposition is another word is found with it", () => {
  test.for([
    ["Recebi uma oferta de emprego em Omã, a agência quer 800 dólares", "OM"],
    ["Tôi làm việc ở Ý, công ty giữ hộ chiếu", "IT"],
    ["Em sang Hàn làm xưởng, chủ giữ hộ chiếu", "KR"],
    ["работаю в Иордании, зарплату не платят", "JO"],
  ] as const)("%s", ([text, country]) => {
    expect(placesIn(text)).toEqual([country]);
  });

  test.for([
    "Kung dili musugot, daghan pang naglinya",
    "wash the china and grease the pan",
    "马里奥游戏很好玩",
    "माली ने पौधों को पानी दिया",
    "thợ hàn lương cao, ở đài truyền hình",
  ])("%s names none", (text) => {
    expect(placesIn(text)).toEqual([]);
  });
});

test.for([
  "From Chitwan, Nepal to Saudi Arabia as driver, what service fee is the maximum?",
  "Bangladesh to Lebanon, what did the government fix as maximum fee?",
])("a fee between two countries and what the law says of it are about work: %s", (text) => {
  expect(readingOf(text, manyRoutes).aboutWork).toBe(true);
});
