import { expect, test } from "vitest";
import { lastOf, read } from "../../message/conversation.fixture.ts";

const codesIn = (text: string) => [...new Set(read(text).countries.map(({ code }) => code))];

test.for([
  ["sir slapped me, hk", "HK"],
  ["agency take my salary hk", "HK"],
  ["majikan saya pukul, hk", "HK"],
  ["binubugbog ako ng amo, hk", "HK"],
  ["aku di tw disiksa majikan", "TW"],
  ["kerja tw 2 tahun gaji dipotong", "TW"],
  ["em đang ở tw chủ không trả lương", "TW"],
  ["sponsor not pay me, amman", "JO"],
  ["no salary 5 months jordan", "JO"],
  ["jordan ma chu, malik le kutcha", "JO"],
  ["ami jordan e kaj kori, beton dey na", "JO"],
  ["ugandan jordan madam slap me", "JO"],
  ["jordan boss lock me inside", "JO"],
  ["madam beats me turkey", "TR"],
] as const)("a short or doubtful name is a place where few words tell it: %s", ([text, code]) => {
  expect(codesIn(text)).toContain(code);
});

test.for([
  "Michael Jordan is my favourite",
  "thank you very much, Jordan",
  "my friend Jordan beats me",
  "our supervisor is Jordan, he shouts",
  "tui hk co tien",
  "gak tw kak gimana",
  "madam told me to cook turkey",
])("a person, a word or a thing is none: %s", (text) => expect(codesIn(text)).toEqual([]));

test("after a turn in English hk is a place, after one in Vietnamese it is no", () => {
  expect(lastOf("my madam hits me", "hk").corridors.map((route) => route.destination)).toEqual([
    "HK",
  ]);
  expect(lastOf("chủ đánh tôi ở Nhật", "hk").corridors.map((route) => route.destination)).toEqual([
    "JP",
  ]);
});

test("who is hurt and names in English a country that people are taken to is there", () => {
  for (const text of ["guard beats me, cambodia", "they lock us in room myanmar"])
    expect(read(text).corridors.map(({ destination }) => destination)).not.toEqual([null]);
  expect(read("i am cambodian, boss hits me").corridors[0]?.destination).toBeNull();
});
