import { describe, expect, test } from "vitest";
import { readingOf } from "../reading.fixture.ts";
import { manyRoutes } from "../sides/routes.fixture.ts";

const placesIn = (text: string): string[] =>
  readingOf(text, manyRoutes).countries.map(({ code }) => code);

describe("a word of the language that is spelled like a place names none", () => {
  test.for([
    "nu pot pune banii deoparte luna asta, este prea greu pentru mine",
    "vợ em có thai được ba tháng rồi",
    "chủ nhật này em được nghỉ cả ngày",
    "Usa ka bulan na ko diri, walay sweldo ug dili ko makagawas",
    "Sa hapon lang po kami pinapakain ng amo ko",
    "Wala akong gana kumain, pagod na pagod na po ako sa trabaho",
    "Saya sudah cuba tanya pejabat buruh tetapi tidak ada jawapan",
    "Sudah lima bulan saya tidak dibayar oleh bos",
    "El patrón no usa guantes y no nos da nada",
    "Tô indo embora porque o patrão não paga nada pra gente",
    "Comi um prato de arroz por dia na casa da patroa",
    "Кто не придёт, того оштрафуют на самое большое",
    "Малий захворів, само минеться",
    "Минулого року ми мали роботу",
    "PLEASE HELP US, we have no food",
    "please help US now",
    "they want US 500 for the paper",
    "عيني توجعني والمدام ما تخليني أروح للدكتور",
    "سرقوا كابلات من المحل كمان",
    "النادي الرياضي أغلق أبوابه",
    "شام کو کام ختم ہوتا ہے، پیسے دے چکا ہوں",
    "মালিকে পাসপোর্ট রাখে",
    "बैंकको ऋण तिर्न सकिनँ",
    "ขอเช็กวันหยุดหน่อย",
    "ម៉ែឆែកមើលលុយហើយនៅ",
  ])("%s", (text) => {
    expect(placesIn(text)).toEqual([]);
  });
});

describe("the same word names the place where a capital, a word of place or another language says so", () => {
  test.for([
    ["pune agent took 80000 for a visa", "IN"],
    ["Lucrez în Pune, nu pot pleca de aici și nu sunt plătit", "IN"],
    ["em đang làm ở nhật, chủ giữ hộ chiếu", "JP"],
    ["em sang thái làm rồi bị giữ giấy tờ", "TH"],
    ["I want to go to usa for work", "US"],
    ["my boss says a US visa belongs to the farm", "US"],
    ["trabajé tres temporadas en US y no me pagaron", "US"],
    ["їду працювати до Малі", "ML"],
    ["nasa usa po ako, hindi ako binabayaran ng amo", "US"],
    ["quiero trabajar en usa, ¿cuánto cobra la agencia?", "US"],
    ["أعمل في مدينة العين منذ سنة", "AE"],
    ["لما توصل الرياض تشتغل في بيت", "SA"],
    ["أشتغل خياطة بعمّان والراتب متأخر", "JO"],
    ["أشتغل سائق في عمان والراتب متأخر", "OM"],
    ["Trabalho em casa de família em Salvador e a patroa não me paga", "BR"],
    ["ทำงานที่ประเทศเช็ก นายจ้างไม่จ่าย", "CZ"],
  ] as const)("%s", ([text, country]) => {
    expect(placesIn(text)).toEqual([country]);
  });
});
