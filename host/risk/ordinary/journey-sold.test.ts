import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { knowledgeOf, openOffline, type Offline } from "../../../bench/quality/judged.ts";

let judge: Offline;
beforeAll(async () => {
  judge = await openOffline(await knowledgeOf([join(import.meta.dirname, "../../../knowledge")]));
});

const actionOn = async (text: string) => (await judge(text)).verdict.recommended_action;

describe("a journey, studies or a visa form sold for a fee and a deposit are lawful", () => {
  test.for([
    "Hajj 2027, 7,400 EUR with hotel, deposit 1,500, bring the original passports to our office for the visas",
    "Crucero por el Nilo 1.900 euros, señal de 400, entregue el pasaporte en la agencia",
    "Pèlerinage à Lourdes 480 €, acompte 100 €, remettez une copie du passeport",
    "Тур в Грузию на 8 дней 900 долларов, предоплата 300, паспорта сдаём в офис",
    "حملة الحج 6000 دينار، تدفع مقدما وتسلم الجوازات للمكتب لعمل التأشيرة",
    "Open trip Turki 21 juta, DP 7 juta, paspor dikumpulkan di kantor untuk visa",
    "Tour Nhật 6 ngày 29 triệu, đặt cọc 10 triệu, nộp hộ chiếu cho công ty để xin visa",
    "ทัวร์ไต้หวัน 5 วัน 19,900 บาท มัดจำ 5,000 ส่งพาสปอร์ตให้บริษัท",
    "ওমরাহ ১৪ দিন ১ লাখ ৬০ হাজার টাকা, অগ্রিম ৬০ হাজার, পাসপোর্ট অফিসে জমা দিন",
    "欧洲十日游15800元，定金3000，护照交旅行社办签证",
  ])("%s", async (text) => {
    expect(["allow", "log_only"]).toContain(await actionOn(text));
  });
});

describe("a job, its pay or a debt beside a journey is an offer all the same", () => {
  test.for([
    "Hajj visa, then you work in Mecca as a cleaner, 4,000 dollars, the rest is taken from your salary, passport stays with us",
    "Visa de estudiante y trabajo asegurado en almacén, 5.000 euros, lo que falte se descuenta del sueldo, pasaporte con nosotros",
    "تأشيرة عمرة ثم شغل في الرياض، 8000 ريال والباقي من الراتب، الجواز عند الكفيل",
    "Visa umrah lalu kerja rumah tangga di Madinah, 30 juta, sisanya potong gaji, paspor ditahan agen",
    "留学签证去日本，到了进厂打工，十万，剩下从工资里扣，护照由我们保管",
    "हज वीज़ा पर सऊदी, वहाँ नौकरी, तीन लाख, बाकी तनख्वाह से कटेगा, पासपोर्ट एजेंट के पास",
  ])("%s", async (text) => {
    expect(["allow", "log_only"]).not.toContain(await actionOn(text));
  });
});
