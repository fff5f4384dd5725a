import { expect, test } from "vitest";
import { read } from "./conversation.fixture.ts";

const escaped = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    return `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`;
  }).join("");
const entities = (text: string): string =>
  Array.from(text, (one) => `&#${String(one.codePointAt(0))};`).join("");
const hex = (text: string): string => Buffer.from(text).toString("hex");

test.each([
  ["en", "My landlady shut the gate and hid my passport, I want to go home to Kenya"],
  ["fr", "La dame garde mon passeport et je ne peux pas sortir de la maison"],
  ["ru", "Хозяйка забрала паспорт и закрыла дверь, я хочу домой"],
  ["bn", "ম্যাডাম আমার পাসপোর্ট নিয়ে গেছে, আমি বাড়ি যেতে চাই"],
  ["am", "ማዳሜ ፓስፖርቴን ወሰደች፣ ወደ ቤቴ መሄድ እፈልጋለሁ"],
  ["th", "นายจ้างยึดหนังสือเดินทางของฉัน ฉันอยากกลับบ้าน"],
])("a message in codes is heard as it is without: %s", (_language, text) => {
  const plain = read(text);
  for (const coded of [escaped(text), entities(text), encodeURIComponent(text), hex(text)]) {
    const { language, topics, wording, unread } = read(coded);
    expect({ language, topics, wording, unread }).toEqual({
      language: plain.language,
      topics: plain.topics,
      wording: plain.wording,
      unread: plain.unread,
    });
  }
});
