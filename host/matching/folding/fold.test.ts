import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldText } from "./fold.ts";

const folded = (text: string): string => foldText(text).folded;

describe("disguises of single characters are undone", () => {
  test.each([
    ["fullwidth letters", "Ｐａｓｓｐｏｒｔ ＦＥＥ", "passport fee"],
    ["Cyrillic letters in a Latin word", "pаsspоrt", "passport"],
    ["a word of Cyrillic look-alikes beside Latin words", "рау the fee", "pay the fee"],
    ["Greek letters in Latin words", "ραssροrt fεε ηow", "passport fee now"],
    ["Greek and Cyrillic look-alikes mixed in one word", "Рαѕѕρογτ fee", "passpoyt fee"],
    ["Greek capitals by their shape", "HΟΜΕ ΝOW", "home now"],
    ["a Latin letter in a Russian word", "пaспорт", "паспорт"],
    ["zero-width characters", "p\u200Ba\u200Cs\u200Ds\uFEFFport", "passport"],
    ["soft hyphens and bidi marks", "pass\u00ADp\u202Eor\u2069t", "passport"],
    ["combining marks, stacked", "p\u0335\u0301\u0300a\u0336s\u0337sport", "passport"],
    ["precomposed diacritics", "Hộ chiếu, dólares, naïve", "ho chieu, dolares, naive"],
    ["math bold", "𝐩𝐚𝐬𝐬𝐩𝐨𝐫𝐭 𝟕𝟓", "passport 75"],
    ["enclosed letters", "ⓟⓐⓨ 🅟🅐🅨 🄵🄴🄴 ⒫⒜⒴", "pay pay fee pay"],
    ["small capitals", "ᴘᴀꜱꜱᴘᴏʀᴛ", "passport"],
    ["ligatures", "ﬁnal ﬀ", "final ff"],
    ["quotes, dashes and spaces of all kinds", "it’s “a”—b\u00A0\u2003c\r\nd", 'it\'s "a"-b c d'],
    ["native digits", "४० ৪০ ٤٠ ۴۰ ๔๐", "40 40 40 40 40"],
    [
      "Arabic harakat, tatweel and letter variants",
      "جَوَازُ السَّفَـــر إلى مكتبة",
      "جواز السفر الي مكتبه",
    ],
    ["Persian and Arabic letters alike", "می‌خواهم کار", "ميخواهم كار"],
    ["Indic nukta and joiners", "क़र्ज़ क्‍ष", "कर्ज क्ष"],
    ["a Bengali vowel typed in two parts", "ক\u09C7\u09BE", "কো"],
  ])("%s", (_name, text, expected) => {
    expect(folded(text)).toBe(expected);
  });
});

test.each([
  ["Russian", "я плачу за паспорт и сор"],
  ["Ukrainian", "іду на роботу і плачу"],
  ["Greek", "πληρωνω το διαβατηριο"],
  ["Hindi", "मेरा पासपोर्ट रख लिया"],
  ["Sinhala", "මගේ ගමන් බලපත්‍රය".replaceAll("\u200D", "")],
  ["Burmese", "နိုင်ငံကူးလက်မှတ်"],
  ["Thai", "หนังสือเดินทางถูกยึด"],
  ["Khmer", "លិខិតឆ្លងដែន"],
  ["Korean", "여권을 가져갔다"],
  ["Japanese", "パスポートがない"],
  ["emoji", "pay 🔥 now 👩 ok"],
])("%s survives the fold", (_language, text) => {
  expect(folded(text)).toBe(text);
});

test("offsets lead back to the original's UTF-16 units", () => {
  const text = "x 𝐩𝐚𝐲\u200B  the ﬁne";
  const view = foldText(text);
  const at = view.folded.indexOf("pay");
  expect(text.slice(view.startOf(at), view.endOf(at + 3))).toBe("𝐩𝐚𝐲");
  const fine = view.folded.indexOf("fi");
  expect(text.slice(view.startOf(fine), view.endOf(fine + 2))).toBe("ﬁ");
  expect(view.startOf(view.folded.length)).toBe(text.length);
});

test("lone surrogates, noncharacters and controls are gaps, zero-width characters are nothing", () => {
  expect(folded("a\uD800b\uDC00c\uFFFFd")).toBe("a b c d");
  expect(folded("kunci\0kamar\x1b \x7fдвери\x90нет\u180eتم")).toBe("kunci kamar двери нет تم");
  expect(folded("ke\u200Bys\u2060 ta\u00ADken")).toBe("keys taken");
});

const disguised = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      "a",
      " ",
      "  ",
      "\n",
      "é",
      "а",
      "р",
      "α",
      "ﬁ",
      "𝐩",
      "\u200B",
      "\u0301",
      "क़",
      "٤",
      "ক",
      "\u09C7",
      "\u09BE",
      "™",
      "\uD800",
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 60,
});

test("folding twice changes nothing", () => {
  fc.assert(
    fc.property(disguised, (text) => {
      const once = folded(text);
      expect(folded(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test("offsets never run backwards and stay inside the original", () => {
  fc.assert(
    fc.property(disguised, (text) => {
      const view = foldText(text);
      let last = 0;
      for (let i = 0; i < view.folded.length; i++) {
        const [start, end] = [view.startOf(i), view.endOf(i + 1)];
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = start;
      }
    }),
    { numRuns: 2000 },
  );
});

test("long plain stretches and unit-by-unit folding agree", () => {
  const sparse = `${"plain words ".repeat(20)}caf\u00E9  \u2014 x ${"more ".repeat(20)}`;
  const dense = Array.from(sparse, (character) => `${character}\u200B`).join("");
  expect(folded(sparse)).toBe(folded(dense));
});
