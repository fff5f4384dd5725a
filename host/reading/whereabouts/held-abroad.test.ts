import { describe, expect, test } from "vitest";
import { routes } from "../sides/routes.fixture.ts";

describe("where somebody is held, hurt or works is not where they come from, however the country is named", () => {
  test.for([
    ["छोरीलाई लाओसको क्यासिनोमा थुनेका छन्", "NP-LA"],
    ["भाइ म्यानमारको कम्पनीमा छ, करेन्ट लगाउँछन्", "NP-MM"],
    ["दाइ थाइल्यान्ड भनेर गएको, अहिले म्यानमारको स्क्याम कम्पनीले बेच्यो", "NP-MM"],
    ["म लाओसको क्यासिनोमा काम गर्छु, तलब दिँदैन", "NP-LA"],
    ["मेरो भाइ भारतको कम्पनीमा काम गर्छ, तलब दिँदैन", "NP-IN"],
    ["আমার ছেলেকে কম্বোডিয়ার স্ক্যাম কোম্পানি আটকে রেখেছে", "BD-KH"],
    ["আমি মিয়ানমারের কোম্পানিতে কাজ করি, বেতন দেয় না", "BD-MM"],
    ["Suami dijual ke perusahaan judi Kamboja, disetrum", "ID-KH"],
    ["Anak saya ditahan perusahaan Myanmar dan tidak boleh pulang", "ID-MM"],
    ["මගේ අයියා කාම්බෝජයේ සයිබර් සමාගමක හිරවෙලා", "LK-KH"],
    ["தம்பி லாவோஸ் கம்பெனியில் சிக்கி இருக்கான்", "*-LA"],
    ["मेरे बेटे को कंबोडिया की कंपनी ने बंधक बनाया है", "*-KH"],
    ["mera bhai Myanmar ki company me hai, current dete hai", "*-MM"],
    ["میرا بھائی کمبوڈیا کی کمپنی نے قید کر رکھا ہے", "*-KH"],
    ["Anak ko po ibinenta sa Chinese company Laos, pinapahirapan", "PH-LA"],
    ["Em tôi bị bọn Myanmar giam, chích điện", "VN-MM"],
    ["ကျွန်တော့်ညီ ကမ္ဘောဒီးယား ကုမ္ပဏီက ဖမ်းထားတယ်", "MM-KH"],
    ["កូនខ្ញុំជាប់ឃុំនៅក្រុមហ៊ុនមីយ៉ាន់ម៉ា គេឆក់", "KH-MM"],
    ["ወንድሜን የማይናማር ኩባንያ አግቶታል", "ET-MM"],
    ["Ndugu yangu ameuzwa kampuni ya Myanmar", "*-MM"],
    ["брата тримають у М'янмі, б'ють струмом", "UA-MM"],
    ["我女儿在菲律宾被赌场扣押，要赎金", "*-PH"],
    ["我老公在越南工厂上班，老板不发工资", "*-VN"],
    ["พี่ชายโดนจับตัวที่เมียวดี พม่า ซ้อมทุกวัน", "TH-MM"],
    ["น้องสาวโดนขังอยู่เขมร เขาให้โทรหลอกคน", "TH-KH"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("what somebody is who works where the language is written stays where they come from", () => {
  test.for([
    ["แรงงานพม่าโดนนายจ้างตีที่สมุทรสาคร", "MM-TH"],
    ["คนพม่าทำงานโรงงาน นายจ้างยึดพาสปอร์ต", "MM-*"],
    ["隔壁的印尼看護被雇主打，鎖在房間", "ID-*"],
    ["菲律宾女佣在上海被雇主打", "PH-CN"],
    ["म नेपालको हुँ, साहुले कुट्छ", "NP-*"],
    ["Nelayan Indonesia dipukul kapten", "ID-*"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("a ship's flag is nobody's home", () => {
  test.for([
    ["Kakak saya ABK kapal longline China, sakit dan tidak diobati", "ID-CN"],
    ["saya ABK di kapal berbendera Vanuatu, kapten memukul", "ID-VU"],
    ["kerja di kapal cumi China, sekarang di pelabuhan Busan Korea, kapten pukul saya", "ID-KR"],
    ["Saya ABK kapal ikan Taiwan, gaji tidak dibayar", "ID-TW"],
    ["em đi tàu cá Trung Quốc, thuyền trưởng đánh em", "VN-CN"],
    ["Marino ako sa barkong pangisda ng China, sinasaktan ng kapitan", "PH-CN"],
    ["म चीनको माछा मार्ने जहाजमा काम गर्छु, क्याप्टेन कुट्छ", "NP-CN"],
    ["আমি চীনের মাছ ধরার জাহাজে কাজ করি, ক্যাপ্টেন মারে", "BD-CN"],
    ["ကျွန်တော် တရုတ် ငါးဖမ်းသင်္ဘောမှာ အလုပ်လုပ်တယ်၊ ရိုက်တယ်", "MM-CN"],
    ["Я українець, працюю на судні під прапором Китаю, не платять", "UA-CN"],
    ["soy peruano, trabajo en un barco pesquero de China, no nos pagan", "PE-*"],
    ["trabajo en un barco de bandera china, el capitán nos pega", ""],
    ["took a boat from Libya to Italy, the farmer in Italy does not pay", "LY-IT"],
    ["salí en barco de Senegal, trabajo en España y no me pagan", "SN-ES"],
    ["niko kwenye boti ya uvuvi Mombasa, nahodha anatupiga", "KE-*"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text).join(" ")).toBe(route);
  });
});
