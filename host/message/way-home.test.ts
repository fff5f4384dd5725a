import { expect, test } from "vitest";
import { lastOf } from "./conversation.fixture.ts";

const routeOf = (...turns: [string, ...string[]]) => {
  const [route] = lastOf(...turns).corridors;
  return `${route?.origin ?? ""}-${route?.destination ?? ""}`;
};

test.each([
  ["ทำงานที่ไต้หวัน นายจ้างขังไว้", "ช่วยพากลับประเทศไทยหน่อย", "TH-TW"],
  ["หนูอยู่โอมาน นายจ้างตีหนู", "อยากกลับไทย", "TH-OM"],
  ["ኩዌት ነኝ፣ እመቤቴ ትደበድበኛለች", "ወደ ኢትዮጵያ እንዴት መመለስ እችላለሁ?", "ET-KW"],
  ["ሪያድ ነኝ፣ ቤት ዘግተውብኛል", "ወደ ኢትዮጵያ ለመሄድ ምን ላድርግ", "ET-SA"],
  ["estou na Espanha, o patrão me tranca", "como volto pro Brasil?", "BR-ES"],
  ["म कुवेतमा छु, मालिक्नीले कुट्छ", "नेपाल कसरी फर्कने", "NP-KW"],
  ["我在馬來西亞被關", "怎麼回台灣", "TW-MY"],
])("who asks for the way home is yet where the harm is: %s, %s", (before, own, route) => {
  expect(routeOf(before, own)).toBe(route);
});

test.each([
  ["saya mau kerja di Taiwan, biaya berapa", "kalau Hong Kong?", "ID-HK"],
  ["म कतार जान लागेको", "मलेसिया चाहिँ?", "NP-MY"],
])("another country to work in is no way home: %s, %s", (before, own, route) => {
  expect(routeOf(before, own)).toBe(route);
});

test.each([
  ["Сестра в Турции, я в Бишкеке", "KG-TR"],
  ["Дочка в Італії, я у Львові", "UA-IT"],
  ["Хочу поехать в Корею, я в Ташкенте", "UZ-KR"],
  ["Поехал в Польшу работать, из Киева", "UA-PL"],
])(
  "a Russian or Ukrainian ending tells where somebody is from where they go: %s",
  (text, route) => {
    expect(routeOf(text)).toBe(route);
  },
);
