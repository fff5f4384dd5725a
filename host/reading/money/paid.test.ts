import { expect, test } from "vitest";
import { foldText } from "../../matching/folding/fold.ts";
import { snapshotOf } from "../../knowledge/snapshot.ts";
import { readMessage } from "../read.ts";

const knowledge = snapshotOf([]);
const read = (text: string) => readMessage(text, foldText(text), knowledge);

test.for([
  "we already paid half of it last month",
  "I sent 700 dollars to the recruiter",
  "ya le di 3000 pesos al enganchador",
  "já pagámos metade",
  "j'ai déjà versé 200 000 au démarcheur",
  "я уже перевела 40 тысяч посреднику",
  "ми вже заплатили агенції",
  "دفعت للمكتب امس",
  "ከፍያለሁ ግን ደረሰኝ የለኝም",
  "tumeshalipa ajenti elfu hamsini",
  "nakapagbayad na po ako sa agency",
  "nihatag na ko og 20k sa agent",
  "kami udah bayar lunas ke sponsor",
  "bố em đã nộp 50 triệu cho công ty",
  "एजेन्टलाई ८० हजार दिइसकें",
  "maile tirisakeko chu",
  "हमने एजेंट को 60000 दे दिए",
  "humne agent ko 60000 diye",
  "میں نے ایجنٹ کو 90000 دیے",
  "দালালকে ২ লাখ টাকা দিয়ে দিছি",
  "dalal re 2 lakh taka disi",
  "මම ඒජන්සියට රුපියල් 50000ක් දුන්නා",
  "நான் ஏஜெண்டுக்கு 50000 குடுத்துட்டேன்",
  "โอนเงินให้นายหน้าแล้ว",
  "ខ្ញុំបានបង់លុយឱ្យក្រុមហ៊ុន",
  "အေးဂျင့်ကို ပိုက်ဆံပေးပြီးပြီ",
  "我已经交了定金",
  "我畀咗三千蚊中介費",
])("who speaks has paid: %s", (text) => {
  expect(read(text).hasPaid).toBe(true);
});

test.for([
  "I have not paid anything yet",
  "they never paid me",
  "I gave him my phone number",
  "todavía no pagué nada",
  "я не заплатил",
  "لم دفعت شيئا",
  "hindi ako binayaran ng amo ko",
  "saya belum bayar",
  "tôi chưa đóng tiền",
  "मुझे पैसे नहीं दिए",
  "আমাকে টাকা দেয়নি",
  "ยังไม่ได้จ่ายเงิน",
  "公司没付工资",
])("who speaks has not: %s", (text) => {
  expect(read(text).hasPaid).toBeUndefined();
});

test("the sum that was paid is what is held against the limit, with a currency or without", () => {
  expect(read("I already paid the agency 20000 for Hong Kong").sumsTold?.asked.value).toBe(20_000);
  expect(read("maine agent ko 70000 diye").sumsTold?.asked.value).toBe(70_000);
  expect(read("ya le pagué 900 dólares al agente").sumsTold?.asked.currency).toBe("USD");
});
