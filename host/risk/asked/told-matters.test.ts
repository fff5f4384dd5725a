import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

test.for([
  ["chị chủ bên Ả Rập nghi em lấy trộm", "accused"],
  ["นายหน้าบังคับฉีดยาคุมก่อนบินไปไต้หวัน", "body_control"],
  ["ငါ့ကို သူခိုးလို့ စွပ်စွဲပြီး ရဲခေါ်မယ်တဲ့၊ မလေးရှားမှာ", "accused"],
  ["mimi ni mjamzito, nafanya kazi Doha, watanifukuza?", "pregnant"],
  ["my wife is pregnant, I drive a truck in Riyadh", undefined],
] as const)("what befalls a worker is heard: %s", ([text, matter]) => {
  expect(read(text).questionAsked).toBe(matter);
});

test("Arabia alone is Saudi Arabia to who writes Vietnamese, and the Emirates are not", () => {
  const there = (text: string) => [...(read(text).isIn ?? [])];
  expect(there("em đang ở Ả Rập, chủ đánh em")).toEqual(["SA"]);
  expect(read("em làm ở Các Tiểu vương quốc Ả Rập Thống nhất").corridors[0]?.destination).toBe(
    "AE",
  );
});
