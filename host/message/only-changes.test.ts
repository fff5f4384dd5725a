import { expect, test } from "vitest";
import { lastOf } from "./conversation.fixture.ts";

test.for([
  ["I'm from Nepal going to Qatar, what may the agency charge?", "sorry, I go as a plumber"],
  ["Soy de Guatemala y voy a Canadá, ¿cuánto me pueden cobrar?", "¿y para mi hermana, niñera?"],
  ["Berapa biaya agen dari Indonesia ke Hong Kong?", "kalau jadi sopir?"],
  ["नेपालबाट कुवेत जान एजेन्सीले कति शुल्क लिन पाउँछ?", "अनि घरेलु कामदारको लागि?"],
  ["কুয়েত যেতে এজেন্সির ফি কত? বাংলাদেশ থেকে", "আর আমার বোনের জন্য, গৃহকর্মী?"],
  ["Сколько агентство берёт за работу? Я из Киргизии, еду в Англию", "а для брата, водителем?"],
] as const)(
  "a turn that only names another job or person asks the same: %s / %s",
  ([before, own]) => {
    const { topics, priceAsked } = lastOf(before, own);
    expect(topics.has("fee") || topics.has("recruitment_fee") || priceAsked === true).toBe(true);
  },
);

test("a job that is named takes the place of the one before", () => {
  const { topics } = lastOf(
    "I am a maid from the Philippines, what placement fee to Kuwait?",
    "no, as a carpenter",
  );
  expect(topics.has("domestic_work")).toBe(false);
  expect(topics.has("sector")).toBe(true);
});

test.for([
  [["From Bangladesh to Qatar, what is the fee limit?", "and Kuwait, in English please"], "KW"],
  [["From Nepal to Qatar, what is the fee limit?", "what about Malaysia? reply in Nepali"], "MY"],
  [["De México a Estados Unidos, ¿cuánto cobran?", "¿y Canadá? responde en inglés"], "CA"],
  [["Berapa biaya agen Indonesia ke Taiwan?", "kalau Malaysia? jawab pakai bahasa inggris"], "MY"],
] as const)(
  "a country beside a wish for a language is taken: %s",
  ([[before, own], destination]) => {
    const { corridors, topics, priceAsked } = lastOf(before, own);
    expect(corridors[0]?.destination).toBe(destination);
    expect(topics.has("fee") || priceAsked === true).toBe(true);
  },
);

test("the name of the language itself is no country", () => {
  const { corridors } = lastOf("From India to Qatar, what is the fee limit?", "in Bengali please");
  expect(corridors[0]).toMatchObject({ origin: "IN", destination: "QA" });
});

test.for([
  ["কাতার যেতে কত টাকা লাগে?", "কুয়েত হলে?", "আর ওমান?"],
  ["कुवेत जान कति पैसा लाग्छ?", "मलेसिया भए?", "अनि दुबई?"],
  ["India to Qatar price?", "and Oman?", "and Kuwait?"],
] as const)("a price is asked of one country after the other: %s", ([one, two, three]) => {
  expect(lastOf(one, two, three).priceAsked).toBe(true);
});

test("who tells a story after a price asks for it no more", () => {
  const { priceAsked } = lastOf("India to Qatar price?", "my boss hits me in Qatar");
  expect(priceAsked).toBeUndefined();
});
