import { expect, test } from "vitest";
import { openPrivacy } from "../open.ts";

const { anonymize } = openPrivacy(() => ({
  numbers: new Set(["97142955555"]),
  addresses: new Set(),
}));

test.for([
  [{ card: 4111111111111111 }, { card: "<CARD_1>" }],
  [{ amount: 4111111111111111 }, { amount: "<CARD_1>" }],
  [
    { call: 639175550199, msisdn: 639175550199, list: [639175550199] },
    { call: "<PHONE_1>", msisdn: "<PHONE_1>", list: ["<PHONE_1>"] },
  ],
  [{ worker_number: 639175550199 }, { worker_number: "<PHONE_1>" }],
  [{ payment: 639175550199 }, { payment: "<PHONE_1>" }],
  [{ feeContact: 9841234567 }, { feeContact: "<PHONE_1>" }],
  [{ नम्बर: 9841234567 }, { नम्बर: "<PHONE_1>" }],
  [[[{ deep: [[9779841234567]] }]], [[{ deep: [["<PHONE_1>"]] }]]],
  [639175550199, "<PHONE_1>"],
] as const)("%j, somebody's number without quotes, goes", ([value, expected]) => {
  expect(anonymize<unknown>(value)).toEqual(expected);
});

test.for([
  { fee_paid: 4276350, salaries: [1250755], gajiPokok: 4275500, max_fee_worker: 1276355 },
  { created_at: 1764383652000, elapsed_ms: 9175550123, seed: 2147483647 },
  { anything: 15000000, loan: 85000000, day: 20261129, year: 2026 },
  { score: 0.30000000000000004, case: 123456, hotline: 97142955555 },
])("%j, sums, days, sizes and what is published, stays", (value) => {
  expect(anonymize(value)).toEqual(value);
});
