import { expect, test } from "vitest";
import { lastOf, read } from "../../message/conversation.fixture.ts";

test.for([
  "he said it is for the visa stamp",
  "dia bilang untuk biaya visa",
  "sabi niya para sa visa daw",
  "दाइले भिसाको लागि भन्नुभयो",
  "il a dit que c'est pour le visa",
  "她说是签证的费用",
  "anasema ni hela ya visa",
])("who only tells what somebody said of a fee is in no danger: %s", (text) => {
  expect(read(text).danger ?? null).toBeNull();
});

test.for([
  "nagbayad na po ako noong lunes",
  "saya sudah bayar kemarin",
  "我昨天已经交钱了",
  "मैले हिजो पैसा तिरेँ",
  "em trả tiền rồi ạ",
])("who tells that they paid is held by nobody: %s", (text) => {
  expect(read(text).ransom).toBeUndefined();
});

test.for([
  "he is outside my door with a knife",
  "dia kunci saya di kamar, tolong",
  "मालिकले ढोका थुनेर पिट्छ",
  "он бьет меня и не выпускает",
  "老板打我，门锁了",
  "el patrón me encerró y me pega",
])("few words of danger are heard: %s", (text) => {
  expect(read(text).danger).toBe("likely");
});

test("a calm turn after a price question keeps to the price", () => {
  const { danger } = lastOf(
    "i go to uk to pick strawberries, agent asks 1500 pounds",
    "he says it's for the visa",
  );
  expect(danger ?? null).toBeNull();
});
