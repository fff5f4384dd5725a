import { expect, test } from "vitest";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { readingOf } from "./reading.fixture.ts";

const knowledge = snapshotOf([]);
const hurtIn = (text: string) => readingOf(text, knowledge).hurtAtWork?.text;

test.each([
  "A press crushed two of my fingers at the plant and the boss sent me home",
  "me quebré el brazo con la máquina y el patrón no me llevó al hospital",
  "queimei a mão na máquina e o patrão não paga o médico",
  "je suis tombé de l'échafaudage, le patron ne veut pas déclarer",
  "وقعت من السلم في الورشة وصاحب العمل لا يدفع العلاج",
  "на стройке придавило ногу, перелом, начальник молчит",
  "зламала ногу на роботі, роботодавець не платить за лікування",
  "मशीन में मेरा हाथ कट गया, मालिक अस्पताल नहीं ले गया",
  "machine mein mera haath kat gaya, malik hospital nahi le gaya",
  "मेसिनमा हात च्यापियो, मालिकले अस्पताल लगेन",
  "مشین میں میری انگلی کٹ گئی، کفیل علاج نہیں کراتا",
  "মেশিনে হাত কেটে গেছে, মালিক ডাক্তার দেখায় না",
  "මැෂිමට ඇඟිල්ල කැපුණා, හාම්පුතා බෙහෙත් දෙන්නේ නෑ",
  "இயந்திரத்தில் விரல் துண்டானது, முதலாளி மருத்துவம் பார்க்கவில்லை",
  "ማሽኑ ጣቴን ቆረጠኝ፣ አሠሪዬ ሐኪም ቤት አልወሰደኝም",
  "nilianguka kutoka kwenye ngazi kazini, mwajiri hataki kulipa hospitali",
  "jari saya putus kena mesin, majikan tidak mau bayar rumah sakit",
  "naipit ang kamay ko sa makina, ayaw bayaran ng amo ang ospital",
  "nasamad ko sa trabahoan, dili mobayad ang amo",
  "tôi bị ngã từ giàn giáo, chủ không trả tiền viện",
  "ตกจากนั่งร้าน ขาหัก นายจ้างไม่พาไปหาหมอ",
  "ម៉ាស៊ីនកាត់ម្រាមដៃខ្ញុំ ថៅកែមិនបង់ថ្លៃពេទ្យ",
  "စက်ညပ်ပြီး လက်ချောင်းပြတ်သွားတယ်၊ သူဌေးက ဆေးမကုပေးဘူး",
  "在工地被机器压断手指，老板不管",
  "在工地被機器壓斷手指，老闆不管",
])("who was hurt at work is understood: %s", (text) => {
  expect(hurtIn(text)).toBeDefined();
});

test.each([
  "I broke my leg in a football match.",
  "mi hijo se cayó de la bicicleta y se rompió el brazo",
  "He broke my arm because I asked for my wages, my employer beats me",
  "The boss cut my salary and I am broke.",
  "Prices fell from 20 to 15 riyal at the market.",
  "on the other hand the contract was cut short by the employer after two months",
])("what is no accident at work is none: %s", (text) => {
  expect(hurtIn(text)).toBeUndefined();
});
