import { expect, test } from "vitest";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { readingOf } from "../reading.fixture.ts";

const knowledge = snapshotOf([]);
const told = (text: string) => readingOf(text, knowledge).sumsTold;
const asked = (text: string) => told(text)?.asked;

test.each([
  ["The agency wants 12,000 rupees now and 24,000 rupees after I land", 36_000],
  ["agen minta 3 juta sekarang dan 9 juta setelah visa keluar", 12_000_000],
  ["l'agence demande 400 euros maintenant et 650 à l'arrivée", 1050],
  ["एजेन्टले अहिले ४० हजार र पुगेपछि ६० हजार माग्यो", 100_000],
  ["এজেন্ট এখন ত্রিশ হাজার টাকা আর পরে নব্বই হাজার টাকা চায়", 120_000],
  ["агентство просит 300 долларов сейчас и 450 долларов потом", 750],
])("what is paid now and later is one sum: %s", (text, value) => {
  expect(asked(text)).toMatchObject({ value });
});

test.each([
  ["agent takes 4,500 rupees a month for 7 months as his fee", 31_500, "7 × 4,500"],
  ["la agencia cobra 90 dólares al mes durante 8 meses de comisión", 720, "8 × 90"],
  ["agen potong 1,5 juta per bulan selama 9 bulan", 13_500_000, "9 × 1,500,000"],
  ["the broker's fee is five instalments of 700 dollars", 3500, "5 × 700"],
])("instalments are as many as are told: %s", (text, value, made) => {
  expect(asked(text)).toMatchObject({ value, made });
});

test("where it is not told for how many months, more is asked than is told", () => {
  expect(asked("The broker charges 2,300 dollars a month as his fee")).toMatchObject({
    value: 2300,
    isPart: true,
    perMonth: true,
  });
});

test.each([
  ["the agent demands 240,000 taka from me and my cousin together", 120_000],
  ["agent asks 84,000 rupees for four of us", 21_000],
  ["agen minta 44 juta untuk kami berdua", 22_000_000],
  ["दलाल हम दोनों के लिए तीन लाख रुपये मांगता है", 150_000],
  ["la agencia pide 3,000 dólares para los dos", 1500],
  ["công ty đòi 130 triệu tiền môi giới cho cả hai", 65_000_000],
  ["агентство просит 1600 долларов за двоих", 800],
  ["wakala anataka dola 900 kwa wote wawili", 450],
])("a sum for several people is divided among them: %s", (text, value) => {
  expect(asked(text)).toMatchObject({ value });
});

test.each([
  "the agent demands 120,000 taka each from me and my cousin",
  "agen minta 22 juta per orang, kami berdua",
  "दलाल हर एक से 150000 रुपये मांगता है, हम दोनों के लिए",
])("what each of them pays is not divided: %s", (text) => {
  expect([120_000, 22_000_000, 150_000]).toContain(asked(text)?.value);
  expect(asked(text)?.made).toBeUndefined();
});

test("where nothing says whether it is for all of them, the least is told besides", () => {
  expect(asked("the agent demands 80,000 taka from me and my cousin")).toMatchObject({
    value: 80_000,
    least: 40_000,
  });
});

test("a fee beside papers of one's own is no more than a part", () => {
  expect(
    asked("I must pay medical 6,000 rupees, passport 5,000 rupees and the agency 28,000 rupees"),
  ).toMatchObject({ value: 28_000, isPart: true });
});

test.each([
  "Offer: Mason in Jeddah, basic SAR 1,900, ticket and visa borne by the company",
  "Cleaner for Muscat, OMR 140 per month, no agency fee",
  "Nurse in Leeds, GBP 31,000 a year. Recruitment fee: none.",
  "Nanny for Singapore, S$720 a month, food allowance S$100, placement fee paid by the employer",
  "Oferta: camarero en Doha, 1,700 QAR al mes, sin cobro de agencia",
  "Lowongan di Kuwait, KWD 120 per bulan, biaya agen ditanggung perusahaan",
  "Вакансия в Польше, 5000 злотых в месяц, без оплаты агентству",
  "招聘:新加坡建筑工,每月1800新币,免中介费,机票公司承担",
])("pay in an offer is nothing that is asked: %s", (text) => {
  expect(told(text)).toBeUndefined();
});

test("a fee is asked although something else is free", () => {
  expect(asked("Free visa, free ticket, agent fee 95,000 rupees")).toMatchObject({
    value: 95_000,
  });
});
