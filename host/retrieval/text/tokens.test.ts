import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { termsOf } from "./tokens.ts";

test.for([
  [
    "case, accents and endings do not matter",
    "Agencies CHARGED the Fées",
    ["agenc", "charg", "fee"],
  ],
  ["fullwidth letters are letters", "ｐａｓｓｐｏｒｔ", ["passport"]],
  ["stop words and short numbers say nothing", "she has to pay 75 of the 900", ["pay"]],
  ["numbers of laws and years stay", "RA 8042 of 1995", ["ra", "8042", "1995"]],
  ["native digits are digits", "सन् २०१५", ["सन्", "2015"]],
  ["the vowels of Indic scripts stay", "राहदानी मलेसिया", ["राहदानी", "मलेसिया"]],
  ["Arabic short vowels go", "جَوَاز", ["جواز"]],
  ["typographic apostrophes part words", "the worker’s wage—unpaid", ["worker", "wage", "unpaid"]],
] as const)("%s", ([, text, terms]) => {
  expect(termsOf(text)).toEqual(terms);
});

test.for([
  ["Thai", "นายจ้างยึดหนังสือเดินทาง", "หนังสือเดินทาง"],
  ["Burmese", "နိုင်ငံကူးလက်မှတ်ကို သိမ်းထားတယ်", "လက်မှတ်"],
  ["Khmer", "ក្រុមហ៊ុនរក្សាទុកលិខិតឆ្លងដែន", "លិខិតឆ្លងដែន"],
  ["Chinese", "中介扣留护照并收取费用", "护照"],
  ["Japanese", "会社がパスポートを預かる", "パスポート"],
] as const)("%s is cut into words although it writes no spaces", ([, text, word]) => {
  expect(termsOf(text)).toContain(word);
});

test("what a word gives does not depend on what was read before, and no text throws", () => {
  assert(
    property(array(string({ unit: "binary" }), { maxLength: 20 }), (texts) => {
      const together = termsOf(texts.join(" . "));
      expect(texts.flatMap((text) => termsOf(text))).toEqual(together);
    }),
  );
});
