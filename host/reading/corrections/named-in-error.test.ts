import { describe, expect, test } from "vitest";
import { readingOf } from "../reading.fixture.ts";
import { manyRoutes, routes } from "../sides/routes.fixture.ts";

describe("a place named in error gives way to the one that is meant, within one message", () => {
  test.for([
    ["i am from uganda, sorry, i mean rwanda, working in oman no pay", "RW-OM"],
    ["i am held in KK park and they shock us, i am from ghana no i mean nepal", "NP-MM"],
    ["I'm in Dubai. Oops wrong, Doha. Boss keeps my passport", "*-QA"],
    ["i am stuck in thailand no wait myanmar, they beat us", "*-MM"],
    ["agent said Malaysia, turned out Cambodia, they lock us", "*-KH"],
    ["from Kathmandu, Nepal, sorry, Delhi, India. I work in Oman, no pay", "IN-OM"],
    ["soy de Honduras, perdón, de Nicaragua, trabajo en España y no me pagan", "NI-ES"],
    ["trabajo en Chile, digo, en Argentina, el patrón me pega", "*-AR"],
    ["je viens du Togo, je veux dire du Bénin, je travaille au Liban", "BJ-LB"],
    ["je suis au Liban, non, pardon, au Koweït, madame me frappe", "*-KW"],
    ["trabalho em Portugal, quer dizer, na Espanha, o patrão não paga", "*-ES"],
    ["saya di Malaysia eh salah di Brunei, gaji tidak dibayar", "ID-BN"],
    ["nasa Kuwait po ako, ay mali, sa Dubai, ay sa Abu Dhabi, teka, sa Oman po pala", "PH-OM"],
    ["Sa Qatar po. Sa Bahrain pala, di ako pinapasahod", "PH-BH"],
    ["naa ko sa Dubai, sayop, sa Oman diay, wala koy sweldo", "PH-OM"],
    ["em ở Đài Loan, không phải, ở Hàn Quốc, chủ đánh em", "VN-KR"],
    ["natoka Kenya, nimekosea, natoka Uganda, niko Saudi, sijalipwa", "UG-SA"],
    ["मैं कुवैत में हूँ, माफ करना, कतर में, मालिक मारता है", "*-QA"],
    ["main Dubai me hu, galti se likha, Oman me hu, salary nahi mili", "*-OM"],
    ["म कतारमा छु, गल्ती भयो, कुवेतमा, साहुले कुट्छ", "NP-KW"],
    ["আমি কুয়েতে আছি, ভুল হইছে, কাতারে, মালিক মারে", "BD-QA"],
    ["میں کویت میں ہوں، معاف کیجیے، قطر میں، تنخواہ نہیں ملی", "*-QA"],
    ["මම කුවේට් වල ඉන්නේ, වැරදුනා, කටාර් වල, ගහනවා", "LK-QA"],
    ["நான் குவைத்தில், மன்னிக்கவும், கத்தாரில் வேலை, சம்பளம் இல்லை", "*-QA"],
    ["ကျွန်မ မလေးရှားမှာ၊ မှားသွားတယ်၊ စင်ကာပူမှာ၊ လစာမရဘူး", "MM-SG"],
    ["ผมทำงานที่ไต้หวัน ขอโทษครับ พิมพ์ผิด เกาหลี นายจ้างไม่จ่ายเงิน", "TH-KR"],
    ["ខ្ញុំធ្វើការនៅម៉ាឡេស៊ី សុំទោស ច្រឡំ នៅថៃ ថៅកែមិនបើកប្រាក់ខែ", "KH-TH"],
    ["我在新加坡，不是，在马来西亚，老板打我", "*-MY"],
    ["أنا في الكويت، عفوا، في قطر، الكفيل لا يدفع", "*-QA"],
    ["я из Узбекистана, вернее из Таджикистана, работаю в Москве, не платят", "TJ-RU"],
    ["я в Польше, ой, извините, в Чехии, не платят зарплату", "*-CZ"],
    ["я у Польщі, вибачте, у Чехії, не платять", "UA-CZ"],
    ["እኔ ኩዌት ነኝ፣ ይቅርታ፣ ኳታር ነኝ፣ ደሞዝ አልተከፈለኝም", "ET-QA"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("both places are meant where the second joins, compares or goes on from the first", () => {
  test.for([
    ["I worked in Qatar and Kuwait, they did not pay", ["QA", "KW"]],
    ["I prefer Qatar rather than Kuwait, is the fee legal?", ["QA", "KW"]],
    ["I was in Dubai, then Oman, now Qatar, no pay", ["AE", "OM", "QA"]],
    ["I am from Nepal, I mean I work in Qatar, no salary", ["NP", "QA"]],
    ["Vengo de Honduras, en realidad trabajo en España", ["HN", "ES"]],
    ["Soy de Manila, la Arabia Saudita no me paga", ["PH", "SA"]],
  ] as const)("%s", ([text, codes]) => {
    const { corridors } = readingOf(text, manyRoutes);
    const told = new Set(corridors.flatMap(({ origin, destination }) => [origin, destination]));
    expect(codes.filter((code) => !told.has(code))).toEqual([]);
  });
});
