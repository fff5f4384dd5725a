import { expect, test } from "vitest";
import { lastOf, read } from "./conversation.fixture.ts";

const isAboutWork = (text: string): boolean => read(text).aboutWork;

test.for([
  "Fee limits please: Indonesia to Taiwan.",
  "I would like to know the fee ceilings of two routes, Sri Lanka to Kuwait and India to Oman",
  "Could somebody please look up the highest fees for me: Ethiopia to Lebanon, Ghana to UAE",
  "Indiquez-moi les frais maximaux du Kenya au Koweït s'il vous plaît",
  "Necesito los topes de cobro: de Guatemala a Canadá",
  "Mohon daftar biaya maksimal: Indonesia ke Malaysia, Indonesia ke Taiwan",
  "Нужен список сборов: из Узбекистана в Россию и из Киргизии в Великобританию",
  "请列出费用上限:越南到台湾,菲律宾到香港",
])("a fee and the whole route it is for are about work, however it is asked: %s", (text) => {
  expect(isAboutWork(text)).toBe(true);
});

test.for([
  "Courier fee for a box of documents, Kenya to Qatar, how long does it take?",
  "Train and border fee from Laos to Thailand for two visitors",
  "India to Dubai roaming fee, which plan is cheaper?",
  "university application fee from Nepal to Japan",
  "fee to take my cat from the Philippines to Hong Kong",
  "fee for my new passport, Philippines to Hong Kong, where do I renew it?",
  "tarifa por mandar dinero de España a Ecuador",
  "frais pour envoyer un colis de Madagascar au Koweït",
  "biaya bagasi pesawat Jakarta ke Hong Kong",
  "নেপাল থেকে কাতার পার্সেল পাঠানোর ফি",
  "সৌদি থেকে বাংলাদেশে টাকা পাঠানোর ফি",
  "رسوم شحن طرد من الفلبين إلى الكويت",
  "сбор за пересылку посылки из Узбекистана в Россию",
])("what else is charged for on a way is none of it: %s", (text) => {
  expect(isAboutWork(text)).toBe(false);
});

test.for([
  "Pakistan to Oman, the promoter asks fourteen thousand rupees",
  "De Guatemala a Canadá, me cobran mil ochocientos dólares",
  "Dari Indonesia ke Hong Kong, mereka minta dua belas juta",
  "из Киргизии в Великобританию, просят полторы тысячи фунтов",
])("a sum that is asked on a whole route is about work: %s", (text) => {
  expect(isAboutWork(text)).toBe(true);
});

test.for([
  "Courier from Kenya to Qatar asks 4,000 shillings for a box",
  "Hotel and train from Laos to Thailand, 900 baht and 1,200 baht, ok?",
  "they ask 15,000 pesos to fly my cat from the Philippines to Hong Kong",
])("a sum that is asked for something else is not: %s", (text) => {
  expect(isAboutWork(text)).toBe(false);
});

test.for<readonly [string, ...string[]]>([
  ["I would like to work in Japan", "I'm from Indonesia", "how much?"],
  ["quiero trabajar en Italia", "de Perú", "¿cuánto cuesta?"],
  ["em muốn đi Hàn Quốc", "em ở Việt Nam", "bao nhiêu"],
])("how much, once both sides are told, asks for the price: %s", (turns) => {
  const heard = lastOf(...turns);
  expect(heard.priceAsked).toBe(true);
  expect(heard.aboutWork).toBe(true);
});

test.for<readonly [string, ...string[]]>([
  ["they have not paid my salary in Doha, I am from Kenya", "how much"],
  ["Nepal to Qatar, what is the salary of a driver", "how much"],
])("of pay it asks no price: %s", (turns) => {
  expect(lastOf(...turns).priceAsked).toBeUndefined();
});

test("what several turns told together goes on, though together they say little of work", () => {
  const heard = lastOf("passport taken", "saudi", "kenya", "what do i do");
  expect(heard.aboutWork).toBe(true);
  expect(heard.topics.has("passport")).toBe(true);
});
