import { expect, test } from "vitest";
import { lastOf } from "../../message/conversation.fixture.ts";

test.each([
  "আমি দেশে ফিরতে চাই, ওমানে চুক্তি শেষ",
  "Nataka kurudi nyumbani Uganda, mkataba umeisha Oman",
  "ወደ ሀገሬ መመለስ እፈልጋለሁ፣ ዱባይ ነኝ፣ ኮንትራቴ አልቋል",
  "میری تنخواہ چار ماہ سے نہیں ملی، قطر، اب ڈر ہے کہ نوکری چلی جائے",
  "বেতন পাই না তিন মাস, ভয় লাগে, কাতার",
  "boss in Doha not pay 3 months and threatens to cancel visa and send me home, I am from Nepal",
  "4 महीने की सैलरी बाकी है दोहा में, कंपनी धमकी देती है वापस भेज देगी",
  "我在台灣，印尼人，老闆不給假期",
  "adik saya ke Taiwan jaga lansia",
  "I need to go home for my sister's wedding, I work in Doha",
  "Хочу домой на лето, работаю в Польше",
  "nataka kurudi nyumbani kwa likizo, niko Riyadh",
  "je veux rentrer à la maison en août, je suis au Liban",
])("what offices see to is no danger: %s", (text) => {
  expect(lastOf(text).danger).toBeNull();
});

test.each([
  "আমি দেশে যাইতে চাই, কফিল মারে, ওমান",
  "I want to go home, contract finished, madam does not let me out, Kuwait",
  "they don't pay me 3 months and I am afraid he will beat me, Dubai",
  "boss not pay 2 months and threatens to kill me, Singapore",
  "salary nahi mili, malik ne kamre me band kar diya, dubai",
  "nataka kurudi nyumbani, bosi ananipiga, Saudi",
  "saya jaga nenek di Taiwan, majikan pukul saya",
  "Хочу домой, хозяин запер нас в вагончике, Польша",
  "je veux rentrer, madame me frappe, Beyrouth",
  "saya mau pulang tapi kapten ancam bunuh saya",
])("whoever is hurt or held beside it is in danger: %s", (text) => {
  expect(lastOf(text).danger).not.toBeNull();
});
