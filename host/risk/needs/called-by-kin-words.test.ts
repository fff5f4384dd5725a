import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";
import { isOwnRelativeAttacked } from "./relatives.ts";

test.for([
  "kuya kinulong ako ng amo ko dito sa riyadh",
  "ate ayaw akong pauwiin ng madam sa dubai",
  "sister my boss locks me inside, lebanon",
  "dai malaysia ma haat bhachiyo, company le paisa dinna",
  "didi kuwait ma company le 2 mahina dekhi talab diyena",
  "bhaiya qatar me company ne paisa nahi diya",
  "ভাই কাতারে কোম্পানি আমারে বেতন দেয় না",
  "hermana me tienen sin comer en chile",
  "အစ်ကို ကျွန်တော့်ကို အလုပ်ရှင် ပိတ်ထားတယ် ထိုင်းမှာ",
  "እህቴ ማዳም ደሞዜን ከለከለችኝ ቤሩት",
])("who calls the reader by a kin word tells of themselves: %s", (text) => {
  expect(read(text).fromAfar).toBeUndefined();
});

test.for([
  "ate ko kinulong ng amo sa riyadh",
  "mero dai lai malik le kutcha malaysia ma",
  "meri didi ko kafeel marta hai kuwait me",
  "আমার ভাইকে কোম্পানি আটকে রাখছে মালয়েশিয়ায়",
  "mi hermana está encerrada en chile, le pegan",
  "my sister is locked inside by her boss, lebanon",
])("who tells of a relative does not: %s", (text) => {
  expect(read(text)).toMatchObject({ fromAfar: true });
});

test.for([
  "mi sobrina está en italia la maltratan y le pegan, yo en bolivia",
  "meu filho tá apanhando na espanha",
  "meri beti oman me maar kha rahi hai",
  "दिदी कतारमा हुनुहुन्छ, कुट्छन्",
  "my niece went from uganda through kenya to oman, beaten",
  "brother in law dubai kenya beaten",
  "дочку бьют в турции",
  "بنتي في عمان تنضرب",
  "ልጄ ኩዌት ትደበደባለች",
])("few words of a relative who is hurt abroad are danger, told from afar: %s", (text) => {
  expect(read(text)).toMatchObject({ fromAfar: true, danger: "likely" });
});

test("so is a worker on a named route whom somebody holds", () => {
  expect(read("worker from nepal in malaysia locked")).toMatchObject({ danger: "likely" });
});

test.for([
  "my brother beat me at cards in Doha",
  "my sister lives in Spain, we lock the door at night",
  "a filha trabalha na apanha da azeitona em portugal",
  "my uncle is a driver in Oman and I need his address",
])("a relative to whom nothing was done is not hurt: %s", (text) => {
  expect(isOwnRelativeAttacked(read(text))).toBe(false);
});
