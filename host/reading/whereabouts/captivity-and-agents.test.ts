import { describe, expect, test } from "vitest";
import { routes } from "../sides/routes.fixture.ts";

describe("a short Vietnamese name is its country behind a word of place or with a capital", () => {
  test.for([
    ["Anh ta đang đánh tôi ngay bây giờ ở Úc. Tôi đến từ Việt Nam.", "VN-AU"],
    ["Anh ta đang đánh tôi ngay bây giờ ở Đức. Tôi đến từ Việt Nam.", "VN-DE"],
    ["Anh ta đang đánh tôi ngay bây giờ ở Pháp. Tôi đến từ Việt Nam.", "VN-FR"],
    ["Anh ta đang đánh tôi ngay bây giờ ở Bỉ. Tôi đến từ Việt Nam.", "VN-BE"],
    ["Anh ta đang đánh tôi ngay bây giờ ở Síp. Tôi đến từ Việt Nam.", "VN-CY"],
    ["Anh ta đang đánh tôi ngay bây giờ ở Ma Cao. Tôi đến từ Việt Nam.", "VN-MO"],
    [
      "Anh ta đang đánh tôi ngay bây giờ ở Đặc khu Hành chính Macao, Trung Quốc. Tôi đến từ Việt Nam.",
      "VN-MO",
    ],
    ["Anh ta đang đánh tôi ở Đặc khu Hành chính Hồng Kông, Trung Quốc", "VN-HK"],
    ["Em đi Mỹ làm nail, chủ giữ hộ chiếu", "VN-US"],
    ["em sang Úc hái trái cây, chủ không trả lương", "VN-AU"],
    ["em làm ở Nga, chủ giữ hộ chiếu", "VN-RU"],
    ["tôi qua Áo làm nhà hàng, không có lương", "VN-AT"],
    ["em ở Lào làm casino, bị nhốt", "VN-LA"],
    ["Chủ bắt em làm 12 tiếng một ngày ở Anh", "VN-GB"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text).join(" ")).toBe(route);
  });
});

describe("where somebody is stuck, held or lured to is the destination whatever country it usually is", () => {
  test.for([
    ["Mera bhai Cambodia me fasa hai", "*-KH"],
    ["मेरा भाई कंबोडिया में फंसा है", "*-KH"],
    ["कंबोडिया में फंसा हूँ, पासपोर्ट ले लिया", "*-KH"],
    ["என்னை கம்போடியாவில் அடைத்து வைத்து அடிக்கிறார்கள்", "*-KH"],
    ["គេដាក់ខ្ញុំនៅស៊ីហានូក មិនឱ្យចេញ", "*-KH"],
    ["ถูกหลอกไปปอยเปต กัมพูชา", "TH-KH"],
    ["Mera bhai Philippines me fasa hai", "*-PH"],
    ["mi hermano está encerrado en un complejo en Camboya", "*-KH"],
    ["mon frère est coincé au Cambodge", "*-KH"],
    ["my sister is stuck in Myanmar and cannot leave", "*-MM"],
    ["kapatid ko na-scam, nasa Myanmar ngayon", "PH-MM"],
    ["Ndugu yangu amefungwa Myanmar", "*-MM"],
    ["أخي محتجز في كمبوديا", "*-KH"],
    ["我弟弟被骗到缅甸", "*-MM"],
    ["我弟弟被骗去柬埔寨园区", "*-KH"],
    ["saya ditipu ke Kamboja, dikurung", "ID-KH"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text).join(" ")).toBe(route);
  });
});

describe("a recruiter in one country and a job in another put the first at the origin", () => {
  test.for([
    [
      "A recruiter in Thailand asks me for a placement fee of 60000 baht for a job in Germany",
      "TH-DE",
    ],
    ["Посредник в Бишкеке, Кыргызстан, берёт деньги за сезонную работу в Великобритании", "KG-GB"],
    ["A broker in Malaysia asks 5000 for a job in Canada", "MY-CA"],
    ["An agency in Jordan wants money for a job in Italy", "JO-IT"],
    ["an agent in Lebanon asks me for 2000 dollars for a job in Canada", "LB-CA"],
    ["Un reclutador en México me pide dinero por un trabajo en Canadá", "MX-CA"],
    ["นายหน้าในไทยเรียกเงิน 60000 บาทเพื่อไปทำงานที่เยอรมัน", "TH-DE"],
    ["agen di Malaysia minta uang untuk kerja di Jepang", "MY-JP"],
    ["وكيل في الأردن طلب مني مال لعمل في ألمانيا", "JO-DE"],
    ["My agency in Manila says the job in Poland is free", "PH-PL"],
    ["The recruitment agency in Poland charged me for a job in Germany", "PL-DE"],
    ["The agency in Hong Kong takes half my salary, I am from the Philippines", "PH-HK"],
    ["I work in Hong Kong, the agency in Hong Kong took my passport", "*-HK"],
    ["my agency in Singapore deducts my pay", "*-SG"],
    [
      "The broker in Taiwan deducts 1800 a month from my pay, I am Indonesian working in Taiwan",
      "ID-TW",
    ],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text).join(" ")).toBe(route);
  });
});

describe("coming to Taiwan has words of its own, and a broker of a country is no side", () => {
  test.for([
    ["来台湾工作，仲介收走护照", "*-TW"],
    ["我來台工作三年，仲介扣薪水", "*-TW"],
    ["赴台工作的越南人", "VN-TW"],
    ["我是越南人，抵台後護照被收走", "VN-TW"],
    ["越南中介收了我六千美元，去台湾", "VN-TW"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text).join(" ")).toBe(route);
  });
});

describe("what a boss is tells nothing though where he is stands between", () => {
  test.for([
    ["My boss in Dubai is Saudi", "*-AE"],
    ["My boss in Dubai is Saudi and keeps my passport", "*-AE"],
    ["my employer in Qatar is Indian", "*-QA"],
    ["mi jefe en Dubái es saudí", "*-AE"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text).join(" ")).toBe(route);
  });
});

describe("a doubtful name counts with the words of being in a place, and is nothing without", () => {
  test.for([
    ["Niko hapa Jordan, mwajiri ananipiga", "*-JO"],
    ["Ninafanya kazi Kambodia, wamenifungia", "*-KH"],
    ["nipo Oman, mwajiri hanilipi", "*-OM"],
    ["Nafanya kazi Jordan, sijalipwa", "*-JO"],
    ["I am in Jordan and my boss beats me", "*-JO"],
    ["Jordan is my friend and he helps me", ""],
    ["Anh ta đang đánh tôi", "VN-*"],
    ["chủ không trả ba lần tiền", "VN-*"],
    ["em bị đau, ao ước được về", "VN-*"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text).join(" ")).toBe(route);
  });
});

describe("whoever is only sold things, sends from home or names people is not read as held or sent", () => {
  test.for([
    ["Anh Đức không trả lương cho em", "VN-*"],
    ["bà chủ tên Nga đánh em ở Đài Loan", "VN-TW"],
    ["theo ý em thì nên báo công an", "VN-*"],
    ["They sold my land in Bangladesh to pay for Malaysia", "BD-MY"],
    ["tricked in Ghana by a recruiter for a job in Kuwait", "GH-KW"],
    ["rumah dijual di Indonesia untuk biaya ke Taiwan", "ID-TW"],
    ["I live in Nepal, an agent wants money for Qatar", "NP-QA"],
    ["The agency in Italy found me work in Italy", "*-IT"],
    ["I was lured to Myanmar and cannot leave", "*-MM"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text).join(" ")).toBe(route);
  });
});
