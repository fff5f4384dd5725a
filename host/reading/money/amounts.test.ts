import { describe, expect, test } from "vitest";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { readingOf } from "../reading.fixture.ts";

const knowledge = snapshotOf([]);
const amounts = (text: string) => readingOf(text, knowledge).amounts;
const sums = (text: string) => amounts(text).map(({ value, currency }) => [value, currency]);

describe("sums are read as people write them", () => {
  test.for([
    ["pay ₱75,000 now", 75_000, "PHP"],
    ["HK$5,100 a month", 5100, "HKD"],
    ["S$1.5k", 1500, "SGD"],
    ["send USD 950", 950, "USD"],
    ["12,000 SGD to my agent", 12_000, "SGD"],
    ["25.000 HKD", 25_000, "HKD"],
    ["RM5000", 5000, "MYR"],
    ["NT$ 1,800", 1800, "TWD"],
    ["Rp 8.000.000", 8_000_000, "IDR"],
    ["8 juta rupiah", 8_000_000, "IDR"],
    ["50 libong piso", 50_000, "PHP"],
    ["50k lang", 50_000, null],
    ["NPR 1,80,000", 180_000, "NPR"],
    ["दुई लाख रुपैयाँ बुझाउनु पर्छ", 200_000, "NPR"],
    ["साढे तीन लाख मागेको छ", 350_000, null],
    ["৪ লক্ষ টাকা", 400_000, "BDT"],
    ["١٢٠٠ ريال قطري في قطر", 1200, "QAR"],
    ["5000 درهم", 5000, "AED"],
    ["2,500 dólares", 2500, "USD"],
    ["3 mil euros", 3000, "EUR"],
    ["150 triệu đồng", 150_000_000, "VND"],
    ["80,000 บาท", 80_000, "THB"],
    ["elfu kumi shilingi kwa Nairobi", 10_000, "KES"],
    ["two lakh rupees from Delhi", 200_000, "INR"],
    ["interest of 4.5% monthly", 4.5, "%"],
    ["36 percent a year", 36, "%"],
    ["500 won", 500, "KRW"],
  ] as const)("%s", ([text, value, currency]) => {
    expect(sums(text)).toEqual([[value, currency]]);
  });
});

describe("what is no sum is none", () => {
  test.for([
    "call +852 2345 6789",
    "ILO C181 and H-2A",
    "open 24/7 since 2026-11-20",
    "Law 18/2017 Art. 9",
    "in 2026 three of us left",
    "room 12, bed 4",
    "at 10:30",
    "phone 09171234567",
  ])("%s", (text) => {
    expect(sums(text)).toEqual([]);
  });
});

test("a word that several countries pay with stays open until one is named", () => {
  expect(sums("pay 500 riyal")).toEqual([[500, null]]);
  expect(sums("pay 500 riyal in Doha")).toEqual([[500, "QAR"]]);
});

test("offsets hold figure, unit and currency together", () => {
  const text = "कृपया दुई लाख रुपैयाँ लिएर आउनु";
  const [amount] = amounts(text);
  expect(text.slice(amount?.start, amount?.end)).toBe("दुई लाख रुपैयाँ");
});

test("at most forty are kept", () => {
  expect(amounts("USD 5,000 ".repeat(90))).toHaveLength(40);
});

test.for([
  ["Pay the fee: call 0917 555 0123", []],
  ["fee pay to 01712 345678", []],
  ["contact fee officer at 5550 123", []],
  ["medical 852 2345 678 pay only 200", [200]],
  ["gcash 0917 555 0123 pay 5 000", [5000]],
  ["pay 1 500 000 or call 0812 345 678", [1_500_000]],
  ["pay 2500 3500", [2500, 3500]],
] as const)(
  "a telephone number in groups is no sum, and a sum in groups is no telephone number: %s",
  ([text, values]) => {
    expect(amounts(text).map(({ value }) => value)).toEqual(values);
  },
);
