import { expect, test } from "vitest";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { readingOf } from "../reading.fixture.ts";

const knowledge = snapshotOf([]);
const demandIn = (text: string) => readingOf(text, knowledge).feeDemanded?.text;

test.each([
  ["firm in Kampala wants 90000 before i fly to Oman as guard", "firm in Kampala wants 90000"],
  ["the agent took 3000 dollars for my job in Poland, I am from India", "agent took 3000"],
  ["la agencia se llevó 1200 euros por el trabajo en Italia", "agencia se llevó 1200 euros"],
  ["посередник узяв 700 євро за роботу в Чехії", "посередник узяв 700 євро"],
  ["ahensya kinolekta 50000 pesos para sa trabaho sa Taiwan", "kinolekta 50000"],
  ["एजेंट ने दुबई की नौकरी के लिए 70000 रुपये ले लिए", "ले लिए"],
  ["dalal qatar er kajer jonno 3 lakh taka niye geche", "niye geche"],
  ["my broker is asking money before I leave Nepal for Croatia", "broker is asking money"],
  ["Is it legal that the agency asks 4000 soles for a job in Chile?", "agency asks 4000"],
  [
    "la empresa me pide 2500 euros por el contrato de trabajo en Portugal",
    "empresa me pide 2500 euros",
  ],
  ["une agence à Douala demande 900 000 francs pour un emploi au Canada", "agence"],
  ["a agência pede 4000 reais por um emprego em Portugal", "agência pede 4000"],
  ["مكتب في تونس يطلب 3000 دينار مقابل عقد عمل في قطر", "يطلب 3000"],
  ["посредник требует 1500 евро за работу в Чехии, я из Молдовы", "посредник требует 1500 евро"],
  ["посередник вимагає 800 євро за роботу в Польщі", "посередник вимагає 800 євро"],
  ["एजेंट कुवैत की नौकरी के लिए 80000 रुपये मांग रहा है", "80000 रुपये मांग रहा"],
  ["एजेन्टले कतारको कामका लागि डेढ लाख माग्यो", "माग्यो"],
  ["ایجنٹ دبئی کی نوکری کے لیے 150000 روپے مانگ رہا ہے", "مانگ رہا"],
  ["দালাল সৌদি আরবের কাজের জন্য ৩ লাখ টাকা চায়", "চায়"],
  ["ඒජන්සිය කුවේට් රැකියාවට රුපියල් 200000 ඉල්ලනවා", "ඉල්ලනවා"],
  ["முகவர் கத்தார் வேலைக்கு 150000 ரூபாய் கேட்கிறார்", "கேட்கிறார்"],
  ["ደላላው ለሳውዲ ሥራ 40,000 ብር ጠየቀኝ", "ጠየቀኝ"],
  ["kampuni inataka shilingi 70,000 kwa kazi Dubai", "inataka shilingi 70,000"],
  ["agen minta 12 juta untuk kerja di Taiwan", "agen minta 12 juta"],
  ["ejen minta 5 ribu untuk kerja di Singapura", "ejen minta 5 ribu"],
  ["ang ahensya ay naniningil ng 70,000 pesos para sa trabaho sa Hong Kong", "naniningil"],
  ["nangayo ang agency og 50,000 pesos para sa trabaho sa Taiwan", "nangayo"],
  ["công ty môi giới đòi 90 triệu để đi làm ở Hàn Quốc", "đòi 90 triệu"],
  ["นายหน้าเรียกเงิน 60,000 บาท ไปทำงานเกาหลี", "เรียกเงิน"],
  ["មេខ្យល់ទារលុយ 500 ដុល្លារ ទៅធ្វើការនៅម៉ាឡេស៊ី", "ទារ"],
  ["ပွဲစားက မလေးရှားအလုပ်အတွက် ၂၀ သိန်း တောင်းတယ်", "တောင်း"],
  ["中介要收我20000块，去日本打工", "中介"],
  ["仲介要收我20000元，去台灣打工", "仲介"],
  ["agent Qatar ki naukri ke liye 90000 rupaye maang raha hai", "maang raha"],
])("a recruiter's demand for money is read: %s", (text, words) => {
  expect(demandIn(text)).toContain(words);
});

test.each([
  "The embassy asks 90 euros for the visa to Spain.",
  "The bank in Doha wants 500 riyal to open an account.",
  "My landlord in Berlin wants 1800 euros deposit for the flat.",
  "The university in Canada asks 4000 dollars.",
  "an insurance company in Lagos wants 20000 before our holiday in Dubai",
  "una agencia de viajes cobra 900 euros por las vacaciones en Cuba",
  "The company in Dubai wants 20 drivers, salary 1500 dirham a month.",
  "The agency in Manila wants to send 300 nurses to Germany.",
  "I want 500 dollars for my phone, agent.",
])("what others ask for, or a recruiter of somebody else, is none: %s", (text) => {
  expect(demandIn(text)).toBeUndefined();
});

test("a recruiter in a country that people leave sends from there, though its way is marked as one to a place", () => {
  const { corridors } = readingOf(
    "une agence à Antananarivo me réclame 2 millions pour le Koweït",
    knowledge,
  );
  expect(corridors[0]).toMatchObject({ origin: "MG", destination: "KW" });
});
