import { expect, test } from "vitest";
import { read } from "../../message/conversation.fixture.ts";

test.for([
  "I live in Bahrain, madam locked me inside, my neighbour let me use her phone, I had no phone, from Kenya",
  "my husband hits me in Qatar, we came together from India",
  "he is my husband and he beats me here in Kuwait, I am Nepali",
  "mi esposo me golpea en Italia, soy de Ecuador",
  "mon époux me frappe à Dubaï, je suis de Guinée",
  "suami memukul saya di Brunei, saya dari Indonesia",
  "मेरे पति मुझे पीटते हैं, हम ओमान में हैं",
  "زوجي ضربني في الكويت، أنا من مصر",
  "vợ tôi đánh tôi ở Malaysia",
  "我老公打我，我们在台湾",
  "mume wangu ananipiga kila siku, niko Oman",
  "my visa expired in Oman, company reported me absconding, how to return to Kenya without jail",
])("who is hurt or without papers themselves writes of nobody far away: %s", (text) => {
  expect(read(text).fromAfar).toBeUndefined();
});

test.for([
  "my husband is beaten by his boss in Qatar, I am in India",
  "mi esposo está encerrado en Italia, el jefe le pega, estoy en Ecuador",
  "suami saya dipukul majikan di Brunei, saya di Lombok",
  "my daughter in Oman says madam hits her, we cannot reach her",
  "我老公在台湾被老板打，我在越南",
])("of a relative who is hurt elsewhere somebody writes from afar: %s", (text) => {
  expect(read(text).fromAfar).toBe(true);
});
