import fc from "fast-check";
import { expect, test } from "vitest";
import { anonymizer } from "./anonymize.ts";

const KEPT = new Set(["1348", "6321348", "97142955555", "help@example.org"]);
const anonymize = anonymizer(() => KEPT);

test.for([
  ["write to maria.santos@mail.example.ph today", "write to <EMAIL_1> today"],
  ["call +966 55 123 4567 now", "call <PHONE_1> now"],
  ["whatsapp (0917) 555-0199", "whatsapp <PHONE_1>"],
  ["नम्बर ९८४१२३४५६७ मा फोन", "नम्बर <PHONE_1> मा फोन"],
  ["passport P1234567A was taken", "passport <DOCUMENT_1> was taken"],
  ["my id is 784-1990-1234567-1", "my id is <DOCUMENT_1>"],
] as const)("%s is redacted", ([text, expected]) => {
  expect(anonymize(text)).toBe(expected);
});

test.for([
  "Placement fee 75k, NPR 180,000 and 25.000 HKD, USD 1200000, ₱75000000",
  "RA 8042 and RA 10022, Cap. 57A, C189, Law 18/2017, H-2A",
  "signed on 2026-11-20 and 03/04/2025 at 10:30",
  "hotline 1348 or +63 2 1348, or +971 4 295 5555, help@example.org",
])("%s stays", (text) => {
  expect(anonymize(text)).toBe(text);
});

test("the same value has one placeholder through a whole row, and rows forget each other", () => {
  const row = {
    input: "+966551234567",
    trace: { hits: [{ text: "+966 55 123 4567" }] },
    n: 966551234567,
  };
  expect(anonymize(row)).toEqual({
    input: "<PHONE_1>",
    trace: { hits: [{ text: "<PHONE_1>" }] },
    n: 966551234567,
  });
  expect(anonymize("+12025550123")).toBe("<PHONE_1>");
});

test("what packs and the host wrote stays as it is", () => {
  const row = { revision: "12345678", source_url: "https://law.example/1234567890" };
  expect(anonymize(row)).toEqual(row);
});

test("redacting twice changes nothing, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const once = anonymize(text);
      expect(anonymize(once)).toBe(once);
    }),
  );
});
