import { expect, test } from "vitest";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { readingOf } from "../reading.fixture.ts";

const knowledge = snapshotOf([]);
const told = (text: string) => readingOf(text, knowledge).sumsTold;

test.each([
  ["Recruiter in Manila charges 85,000 pesos for Dubai, the wage is 1,200 dirhams", 85000, 1200],
  ["Công ty thu 120 triệu đồng tiền môi giới, lương tháng 25.000 đài tệ", 120000000, 25000],
  ["الوكالة تطلب 3000 دولار رسوم، والراتب 1500 ريال قطري", 3000, 1500],
  ["agen minta 40 juta rupiah, gajinya 2000 ringgit", 40000000, 2000],
  ["एजेंट डेढ़ लाख रुपये मांगता है, वेतन 1200 दिरहम", 150000, 1200],
  ["中介费45000元人民币,每月工资9000元人民币", 45000, 9000],
])("what is asked is told from the pay: %s", (text, asked, pay) => {
  expect(told(text)).toMatchObject({
    asked: { value: asked },
    pay: { value: pay },
    isCharge: true,
  });
});

test.each([
  ["म्यानपावरले दुई लाख पचास हजार माग्यो", 250000],
  ["agent demands 2 lakh 40 thousand for the visa", 240000],
])("two numbers that are one sum are added: %s", (text, value) => {
  expect(told(text)?.asked).toMatchObject({ value, mayBe: null });
});

test("months that multiply a sum count, and what was borrowed is not what is asked", () => {
  expect(told("They take a fee of 8 months x HK$1,500 from my pay")?.asked.value).toBe(12000);
  expect(told("Potongan gaji NT$2.000 x 10 bulan")?.asked.value).toBe(20000);
  expect(told("I borrowed 4 lakh rupees from a lender in our village")).toBeUndefined();
});

test("of several sums that may be meant none is", () => {
  expect(
    told("Agency fee 500 dollars to Qatar and agency fee 900 dollars to Kuwait"),
  ).toBeUndefined();
  expect(told("What may an agency charge from Nepal to Qatar?")).toBeUndefined();
});

test.each([
  ["a contract of 2 years, agency asks 900 dollars", 2],
  ["kontrak 3 tahun, agen minta 5000 ringgit", 3],
  ["hợp đồng ba năm? không, hợp đồng 2 năm, công ty thu 5000 đô", undefined],
  ["mkataba wa miaka 2, wakala anataka dola 800", 2],
  ["договор на 2 года, агентство просит 900 долларов", 2],
  ["अनुबंध 2 साल का, एजेंट 50000 रुपये मांगता है", 2],
  ["my sister is 5 years old, the agent asks 900 dollars", undefined],
])("the years of the contract are read: %s", (text, years) => {
  expect(told(text)?.years).toBe(years);
});

test("a currency may be told in two words", () => {
  const amounts = (text: string) =>
    readingOf(text, knowledge).amounts.map(({ currency }) => currency);
  expect(amounts("he asks 25,000 Nepalese rupees or 700 Saudi riyals")).toEqual(["NPR", "SAR"]);
  expect(amounts("pide 900 dólares canadienses")).toEqual(["CAD"]);
  expect(amounts("lương 30.000 đài tệ")).toEqual(["TWD"]);
});
