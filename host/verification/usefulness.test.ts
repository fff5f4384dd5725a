import { expect, test } from "vitest";
import type { Finding } from "./finding.ts";
import { isLost } from "./usefulness.ts";

const gone = (text: string, claim: string): Finding => {
  const start = text.indexOf(claim);
  const end = start + claim.length;
  return { start, end, instead: { action: "removed" } } as Finding;
};

test.for([
  ["English", "Call 5550. Stay calm. Keep your papers."],
  ["Chinese", "打 5550。保持冷静。保管好证件。"],
  ["Urdu", "کال کریں 5550۔ پرسکون رہیں۔ کاغذات رکھیں۔"],
  ["Amharic", "ይደውሉ 5550። ይረጋጉ። ወረቀቶችዎን ይያዙ።"],
  ["Khmer", "ទូរស័ព្ទ 5550។ ស្ងប់ស្ងាត់។ រក្សាឯកសារ។"],
  ["Burmese", "ခေါ်ပါ 5550။ တည်ငြိမ်ပါ။ စာရွက်သိမ်းပါ။"],
] as const)("an answer that loses one sentence of three is not lost: %s", ([, text]) => {
  expect(isLost(text, [gone(text, "5550")])).toBe(false);
});

test("an answer that loses its only sentence is lost", () => {
  for (const text of ["Call 5550.", "打 5550。"])
    expect(isLost(text, [gone(text, "5550")])).toBe(true);
});
