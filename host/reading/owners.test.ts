import { describe, expect, test } from "vitest";
import { routes } from "./sides/routes.fixture.ts";

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
    ["our sponsor is Egyptian, we work in Riyadh without pay", "*-SA"],
    ["The recruiter, a Kenyan woman, sent me to Oman", "*-OM"],
    ["my Pakistani boss in Malaysia took my phone", "*-MY"],
    ["Our Vietnamese captain beats us on the boat near Taiwan", "*-TW"],
    ["I'm a Nepali, my Indian supervisor in Dubai shouts at me", "NP-AE"],
    ["la dueña es peruana y yo soy boliviana, trabajo en Argentina", "BO-AR"],
    ["mi empleador viene de Colombia y yo trabajo en Chile", "*-CL"],
    ["l'agent camerounais m'a envoyée au Liban", "*-LB"],
    ["ma patronne est ivoirienne, je travaille en Tunisie", "*-TN"],
    ["a minha patroa é moçambicana e eu estou em Portugal", "*-PT"],
    ["السمسار مصري وأنا أعمل في ليبيا", "*-LY"],
    ["صاحب العمل باكستاني وأنا في قطر", "*-QA"],
    ["एजेंट नेपाली था और मुझे कुवैत भेजा", "*-KW"],
    ["दलाल बंगाली था, मैं दुबई में फँसा हूँ", "*-AE"],
    ["আমার বস পাকিস্তানি, আমি দুবাইতে আছি", "BD-AE"],
    ["मेरो सुपरभाइजर भारतीय हो, म कतारमा छु", "NP-QA"],
    ["Роботодавець українець, я працюю в Чехії", "UA-CZ"],
    ["bos saya orang Bangladesh, saya kerja di Singapura", "ID-SG"],
    ["agennya orang Indonesia, saya dikirim ke Taiwan", "ID-TW"],
    ["yung amo kong Pilipino dito sa Singapore hindi nagpapasweldo", "PH-SG"],
    ["Koreano ang boss namin dito sa Taiwan", "PH-TW"],
    ["wakala wangu ni Mganda, nipo Qatar", "*-QA"],
    ["我的中介是菲律宾人，我在香港做工", "*-HK"],
    ["นายหน้าเป็นคนลาว พาผมไปทำงานที่เกาหลี", "TH-KR"],
    ["sếp em là người Thái, em làm ở Malaysia", "VN-MY"],
    ["මගේ බොස් ඉන්දියානු, මම දුබායි වල වැඩ කරනවා", "LK-AE"],
    ["என் முதலாளி இந்தியர், நான் மலேசியாவில் வேலை செய்கிறேன்", "*-MY"],
    ["میرا سیٹھ افغانی ہے، میں دبئی میں ہوں", "*-AE"],
    ["il mio padrone è albanese e lavoro in Grecia", "*-GR"],
    ["mein Chef ist Rumäne und ich arbeite in Deutschland", "*-DE"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

test("an agency of a country sends people from there", () => {
  expect(routes("How much may a Philippine agency charge a nanny who leaves for Dubai?")).toEqual([
    "PH-AE",
  ]);
  expect(routes("What may a Nepali agency charge me for a hotel job in Qatar?")).toEqual(["NP-QA"]);
});

test("an agency in a country still says where somebody comes from", () => {
  expect(routes("my agent in Nepal sent me to Qatar")).toEqual(["NP-QA"]);
  expect(routes("福建中介收了我五万块")).toEqual(["CN-*"]);
  expect(routes("Quiero contratar a una señora boliviana para cuidar a mi madre")).toEqual([
    "BO-*",
  ]);
});
