import { expect, test } from "vitest";
import { foldText } from "../../matching/folding/fold.ts";
import { isAtSea, isInPort } from "./at-sea.ts";

const atSea = (text: string) => isAtSea(foldText(text));

const ASHORE = [
  "သူဌေးက ကျွန်မကို အခန်းထဲမှာ လှောင်ထားတယ်",
  "လှေကားကနေ တွန်းချတယ်",
  "သင်္ဘောသီးခြံမှာ အလုပ်လုပ်တယ်",
  "لا يسمح لي بالاتصال بأقارب أو بالأقارب",
  "يقارب راتبي ألف درهم",
  "ฉันทำงานในโรงเรือน",
  "คนงานในครัวเรือนถูกขังเหมือนเรือนจำ",
  "ที่นอนมีเรือดเต็มไปหมด",
  "សិស្សកំពុងឡើងកប៉ាល់ហោះ",
  "उसने हवाई जहाज का टिकट नहीं दिया",
  "উড়োজাহাজের টিকিট কেটে রেখেছে",
  "وہ ہوائی جہاز کا ٹکٹ مانگتے ہیں",
  "I work with a cleaning crew in a hotel",
  "Mrs Fisher beats me",
  "my employer will ship my things home, she does not ship them",
  "we are all in the same boat here",
  "they build decks for garden houses",
  "tiket kapal terbang dipotong dari gaji",
  "ang kapal ng mukha ng amo ko",
  "trabajo en San Marino",
  "thuyên chuyển công tác sang chỗ khác",
  "a blood vessel burst",
  "суд решил не в мою пользу",
  "mafuta ya meli5 na namelia kila siku",
  "البحار بعيدة عن بيتنا",
  "ملاحظة: لم يدفعوا راتبي",
  "তারা আমাকে জেলে পাঠাবে",
  "limpio cuartos en la marina",
];

const ON_BOARD = [
  "လှေပေါ်မှာ အလုပ်လုပ်ရတယ်",
  "ငါးဖမ်းလှေက ဆင်းခွင့်မရဘူး",
  "သင်္ဘောသားတစ်ယောက်ပါ",
  "أعمل على قارب صيد",
  "نحن في السفينة منذ سنة",
  "ฉันทำงานบนเรือประมง",
  "ไต้ก๋งไม่ให้ลงจากเรือนี้",
  "ខ្ញុំធ្វើការលើទូកនេសាទ",
  "हम जहाज पर काम करते हैं",
  "আমি জাহাজে কাজ করি",
  "میں جہاز پر کام کرتا ہوں",
  "我在渔船上工作",
  "I am a fisherman on a trawler",
  "the ship's crew was not paid",
  "we live on a fishing boat",
  "saya ABK di kapal ikan",
  "marino po ako sa isang barko",
  "trabajo en un barco pesquero",
  "tôi là thuyền viên tàu cá",
  "я матрос на танкере",
  "рыбаки из Керчи, капитан пропал",
  "ми на судні без їжі",
  "sou pescador num arrastão",
  "o navio foi abandonado",
  "trabajo en un buque atunero",
  "je suis pêcheur sur un chalutier",
  "mimi ni baharia kwenye meli ya mizigo",
  "jestem marynarzem na statku",
  "sunt marinar pe un vapor",
  "gemide mahsur kaldık",
  "أنا بحار وتركونا في الميناء",
  "نعمل على مركب صيد",
  "saya nelayan di kapal orang",
  "em là thủy thủ",
  "我是水手，货轮被扣",
  "हम मछुआरे हैं",
  "আমি ট্রলারে কাজ করি",
  "நான் கப்பலில் வேலை செய்கிறேன்",
  "මම නැවක වැඩ කරනවා",
  "በመርከብ ላይ እሠራለሁ",
];

test("whoever is confined, has relatives, lives in a house or flies is not taken for a seafarer", () => {
  expect(ASHORE.filter(atSea)).toEqual([]);
});

test("whoever works on a ship or fishing boat is known by their own words in many scripts", () => {
  expect(ON_BOARD.filter((text) => !atSea(text))).toEqual([]);
});

test.for([
  "We are docked in Kaohsiung and nobody may go ashore",
  "Kapal kami bersandar di pelabuhan Busan",
  "Nakadaong kami sa pantalan ng Kaohsiung",
  "Tàu đang cập cảng Cao Hùng",
  "我们的渔船停在港口",
])("a port is heard: %s", (text) => {
  expect(isInPort(foldText(text))).toBe(true);
});

test.for(["We are in the middle of the sea", "I fish near Taiwan", "kami di tengah laut"])(
  "the open sea is no port: %s",
  (text) => {
    expect(isInPort(foldText(text))).toBe(false);
  },
);
