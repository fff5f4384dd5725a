import { describe, expect, test } from "vitest";
import { routes } from "./routes.fixture.ts";

describe("where an employer or an agent is of is not where the worker comes from", () => {
  test.for([
    ["my employer is Indian and I work in Oman", "*-OM"],
    ["my boss is an Indian, I work in Muscat and he does not pay", "*-OM"],
    ["A Filipino agent took 3000 dollars for a job in Dubai", "*-AE"],
    ["the Nepali broker promised me a job in Qatar", "*-QA"],
    ["My madam is Lebanese and I work in Kuwait", "*-KW"],
    ["I work for an Indian family in Oman, they hold my passport", "*-OM"],
    ["my employer is from India and I work in Bahrain", "*-BH"],
    ["I am Kenyan and my employer is Indian, we are in Oman", "KE-OM"],
    ["I am Indian and my boss is Indian too, in Oman", "IN-OM"],
    ["Mi jefe es colombiano y trabajo en España sin contrato", "*-ES"],
    ["mi patrona es venezolana, trabajo en Chile", "*-CL"],
    ["El agente colombiano me pidió 2000 euros para trabajar en España", "*-ES"],
    ["o meu patrão é brasileiro e trabalho em Portugal", "*-PT"],
    ["meu chefe é angolano, trabalho em Lisboa", "*-PT"],
    ["mon patron est marocain et je travaille en France", "*-FR"],
    ["un recruteur sénégalais m'a pris mon argent pour un travail en Italie", "*-IT"],
    ["il mio capo è rumeno e lavoro in Italia", "*-IT"],
    ["مديري هندي وأنا أعمل في عمان", "*-OM"],
    ["كفيلي مصري وأشتغل في الكويت", "*-KW"],
    ["सऊदी में काम करता हूँ, मेरा मालिक पाकिस्तानी है", "*-SA"],
    ["मेरो साहु भारतीय हो, म ओमानमा काम गर्छु", "NP-OM"],
    ["আমার মালিক ভারতীয়, আমি ওমানে কাজ করি", "BD-OM"],
    ["میرا مالک بھارتی ہے اور میں عمان میں کام کرتا ہوں", "*-OM"],
    ["Мой начальник узбек, работаю в Москве", "*-RU"],
    ["хозяин армянин, работаем в России", "*-RU"],
    ["Посредник молдаванин взял деньги за работу в Польше", "*-PL"],
    ["Мій начальник українець, працюю в Польщі", "UA-PL"],
    ["majikan saya orang India, saya kerja di Malaysia", "ID-MY"],
    ["majikan saya orang Filipina, kerja di Hong Kong", "ID-HK"],
    ["Indiano ang amo ko, nandito ako sa Oman", "PH-OM"],
    ["ang amo ko ay Indian, nagtatrabaho ako sa Oman", "PH-OM"],
    ["Bosi wangu ni Mhindi na nafanya kazi Oman", "*-OM"],
    ["tajiri wangu ni Mkenya, nipo Saudi", "*-SA"],
    ["我老板是印度人，我在阿曼打工", "*-OM"],
    ["เจ้านายเป็นคนเมียนมา ทำงานที่มาเลเซีย", "TH-MY"],
    ["chủ tôi là người Ấn Độ, tôi làm ở Oman", "VN-OM"],
    ["ថៅកែជាជនជាតិវៀតណាម ខ្ញុំធ្វើការនៅប្រទេសថៃ", "KH-TH"],
    ["patronum Suriyeli, Türkiye'de çalışıyorum", "*-TR"],
    ["my supervisor is Bangladeshi, I am Nepali in Qatar", "NP-QA"],
    ["My employer is Saudi and keeps my passport", "*-SA"],
    ["I am a Filipino house maid in Kuwait", "PH-KW"],
    ["Nepali company driver in Qatar, no salary", "NP-QA"],
    ["an Indian company in Oman does not pay us", "*-OM"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

test("an agency in a country still says where somebody comes from", () => {
  expect(routes("my agent in Nepal sent me to Qatar")).toEqual(["NP-QA"]);
  expect(routes("福建中介收了我五万块")).toEqual(["CN-*"]);
  expect(routes("Quiero contratar a una señora boliviana para cuidar a mi madre")).toEqual([
    "BO-*",
  ]);
});
