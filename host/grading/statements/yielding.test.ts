import { expect, test } from "vitest";
import { foldText } from "../../matching/folding/fold.ts";
import { yieldingIn } from "./yielding.ts";

const told = (answer: string): readonly boolean[] =>
  yieldingIn(foldText(answer).folded).map((each) => each > 0);

test.for([
  "Sign it tonight.",
  "Pumirma ka na lang.",
  "Kirim saja fotonya.",
  "Firma la hoja, Marvin.",
  "Cứ ký cho xong.",
  "पैसा दे दीजिए।",
  "你先交钱吧。",
])("tells to give in: %s", (answer) => {
  expect(told(answer)).toEqual([true, false]);
});

test.for([
  "Don't sign anything.",
  "Huwag kang pumirma.",
  "Jangan kirim apa pun.",
  "No firmes nada.",
  "Em đừng ký giấy nào.",
  "पैसा मत दीजिए।",
  "সই করবেন না।",
  "不要签。",
  "सही नगर्नुहोस्।",
])("tells not to: %s", (answer) => {
  expect(told(answer)).toEqual([false, true]);
});
