import { expect, test } from "vitest";
import { lastOf, read } from "./conversation.fixture.ts";

test.for<readonly [string, ...string[]]>([
  ["I am Thai on a farm in Israel, boss pays very little", "minimum how much"],
  ["soy de Honduras, trabajo en una finca en España", "¿cuánto es el mínimo?"],
  ["saya kerja di pabrik di Taiwan dari Jawa", "berapa minimum?"],
  ["я узбек, работаю на стройке в Корее", "какой минимум?"],
])("the least, alone, is that of wages: %s", (turns) => {
  expect(lastOf(...turns).questionAsked).toBe("wage");
});

test.for<readonly [string, ...string[]]>([
  ["in Korea on E-9 from Nepal, can I change employer?", "how many times?"],
  ["ฉันอยู่เกาหลี เปลี่ยนนายจ้างได้ไหม", "กี่ครั้ง"],
  ["Bisakah saya pindah majikan di Taiwan?", "berapa kali?"],
  ["¿Puedo cambiar de empleador en Corea?", "¿y cuántas veces?"],
])("a few words without a subject ask on about the same: %s", (turns) => {
  expect(lastOf(...turns).questionAsked).toBe("change_employer");
});

test.for<readonly [string, ...string[]]>([
  ["in Korea from Nepal, can I change employer?", "thank you"],
  ["in Korea from Nepal, can I change employer?", "who can I call?"],
  ["in Korea from Nepal, can I change employer?", "he beats me"],
])("thanks, a call and a blow do not: %s", (turns) => {
  expect(lastOf(...turns).questionAsked).toBeUndefined();
});

test.for<readonly [string, ...string[]]>([
  ["agent in Kampala wants 5 million UGX for Oman", "he says it covers the ticket and medical"],
  ["la agencia de Lima me pide 3000 dólares para Italia", "dice que es para la visa"],
  ["agen minta 30 juta untuk kerja di Korea, saya dari Bali", "katanya untuk tiket dan visa"],
])("what a fee is said to be for leaves it asked: %s", (turns) => {
  const { feeDemanded, sumsTold } = lastOf(...turns);
  expect(feeDemanded).toBeDefined();
  expect(sumsTold?.isCharge).toBe(true);
});

test.for<readonly [string, ...string[]]>([
  ["agent asks 150000 for Kenya to Qatar", "can I get a refund?"],
  ["agen minta 20 juta untuk ke Malaysia", "bisa minta uang kembali?"],
])("a refund that is asked for is one: %s", (turns) => {
  expect(lastOf(...turns).questionAsked).toBe("get_back");
});

test.for([
  "thanks a lot brother you helped me so much",
  "muchas gracias por todo Dios le bendiga",
  "terima kasih banyak ya kak sudah dibantu",
  "maraming salamat po sa tulong ninyo",
])("thanks alone add nothing: %s", (text) => {
  expect(read(text).addsNothing).toBe(true);
});

test.for([
  ["is 1955 open on sunday and do they speak vietnamese?", "1955"],
  ["16008 raat ko khula hai kya", "16008"],
  ["1348 ba bukas sa gabi", "1348"],
  ["1955晚上开吗", "1955"],
] as const)("when a known line is open asks of it, in no danger: %s", ([text, number]) => {
  const { numbersAsked, danger } = lastOf(text);
  expect(numbersAsked).toEqual([number]);
  expect(danger).toBeNull();
});

test("a number of no line is none", () => {
  expect(lastOf("is gate 217 open at night?").numbersAsked).toBeUndefined();
});

test("a turn in Nepali with a foreign word stays Nepali, and nobody comes from elsewhere", () => {
  const { language, corridors, unread } = lastOf(
    "ma saudi ma chu, malik le kutchha",
    "pulis bolaau ki nai?",
  );
  expect(language).toBe("ne");
  expect(unread).toBeUndefined();
  expect(corridors.map(({ origin }) => origin)).not.toContain("BD");
});
