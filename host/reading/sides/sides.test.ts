import { describe, expect, test } from "vitest";
import { routes } from "./routes.fixture.ts";

describe("what somebody is makes the other country the place of work", () => {
  test.for([
    [
      "I am Indian, locked in a scam compound in Cambodia and they beat us if we miss the target",
      "IN-KH",
    ],
    ["I am from Nepal, they hold us in a compound in Myanmar and took our phones", "NP-MM"],
    ["I am a Filipina in Kuwait, my employer locked me in and keeps my passport", "PH-KW"],
    ["I'm a Brazilian working in Portugal, the boss has not paid me for three months", "BR-PT"],
    ["Sou brasileira e trabalho em Portugal, o patrão não me paga há três meses", "BR-PT"],
    ["我是河南人,被关在柬埔寨园区里,护照被收走了", "CN-KH"],
    ["Saya orang Indonesia, dikurung di Poipet, dipaksa menipu orang online", "ID-KH"],
    ["Soy colombiana y trabajo de interna en España, la señora no me paga", "CO-ES"],
    [
      "Soy de Guatemala, trabajo en una finca en Florida y el patrón nos quitó los pasaportes",
      "GT-US",
    ],
    [
      "Je suis marocain, je travaille dans une ferme en France et le patron ne me paie pas",
      "MA-FR",
    ],
    ["Je suis camerounaise, enfermée dans la maison de ma patronne au Liban", "CM-LB"],
    ["أنا إثيوبية أعمل في بيت في لبنان والمدام لا تعطيني راتبي", "ET-LB"],
    ["أنا مصري شغال في الرياض والكفيل حاجز جوازي", "EG-SA"],
    ["मैं भारतीय हूँ, रियाद में काम करता हूँ, कफील ने पासपोर्ट रख लिया है", "IN-SA"],
    ["আমি বাংলাদেশি, মালয়েশিয়ায় কাজ করি, মালিক বেতন দেয় না", "BD-MY"],
    ["আমি বাংলাদেশি, কম্বোডিয়ায় একটা কম্পাউন্ডে আটকে আছি", "BD-KH"],
    ["म नेपाली हुँ, मलेसियामा काम गर्छु, कम्पनीले तलब दिँदैन", "NP-MY"],
    ["Pinoy po ako, nakakulong kami sa compound sa Myanmar, pinipilit kaming mang-scam", "PH-MM"],
    ["Em là người Việt Nam, đang bị nhốt ở Campuchia, họ đánh tụi em", "VN-KH"],
    ["我是中国人,被困在缅甸的诈骗园区,他们电击我们", "CN-MM"],
    ["Я узбек, работаю в Москве на стройке, хозяин не платит", "UZ-RU"],
    ["Mimi ni Mkenya, nafanya kazi nyumbani Saudi Arabia, mwajiri amenifungia", "KE-SA"],
    ["እኔ ኢትዮጵያዊት ነኝ፣ ሳውዲ ውስጥ እሰራለሁ፣ ደሞዝ አልተከፈለኝም", "ET-SA"],
    ["ผมเป็นคนไทย โดนขังที่เมียวดี ประเทศเมียนมา เขายึดพาสปอร์ต", "TH-MM"],
    ["ကျွန်တော်က မြန်မာပါ၊ ထိုင်းမှာ အလုပ်လုပ်နေတယ်၊ လစာမရဘူး", "MM-TH"],
    ["ខ្ញុំជាជនជាតិខ្មែរ ធ្វើការនៅប្រទេសថៃ ថៅកែមិនបើកប្រាក់ខែ", "KH-TH"],
    ["මම ශ්‍රී ලාංකිකයෙක්, කුවේට් වල ගෙදරක වැඩ කරනවා, පඩි දෙන්නේ නැහැ", "LK-KW"],
    ["நான் இந்தியன், சவுதியில் வேலை செய்கிறேன், சம்பளம் தரவில்லை", "IN-SA"],
    ["میں پاکستانی ہوں، سعودی عرب میں کام کرتا ہوں، کفیل تنخواہ نہیں دیتا", "PK-SA"],
    ["Filipina in Kuwait, no salary for 4 months", "PH-KW"],
    ["я из Оша, работаю на ферме в Англии, удержали всё за жильё", "KG-GB"],
    ["main Lucknow se hoon, Dubai me kaam karta hoon, salary nahi mili", "IN-AE"],
    ["I'm Kenyan and I'm trapped in Myawaddy, they sold me to another company", "KE-MM"],
    ["my brother is from Telangana, he is being held at a scam centre in Myanmar", "IN-MM"],
    ["We are Ugandans stuck in a call centre compound in Sihanoukville, Cambodia", "UG-KH"],
    [
      "I am Thai, a broker took me across to Cambodia and now I am locked in a casino in Poipet",
      "TH-KH",
    ],
    ["I am a Mexican on a farm in Ontario, the boss keeps our papers", "MX-CA"],
    [
      "I'm Zimbabwean, doing care work in Leeds, they deduct the sponsorship from my wages",
      "ZW-GB",
    ],
    ["I am an Indian working in Portugal in greenhouses near Odemira, unpaid", "IN-PT"],
    ["Ethiopian domestic worker in Lebanon, madam beats me", "ET-LB"],
    ["Saya WNI kerja di perkebunan sawit di Malaysia, gaji tidak dibayar", "ID-MY"],
    ["Adik saya orang Indonesia disekap di Myawaddy, disuruh bayar tebusan", "ID-MM"],
    ["Soy venezolana y trabajo en un bar en Colombia, el dueño no me deja salir", "VE-CO"],
    ["Somos bolivianos, cosechamos en una finca en Chile y no nos pagan", "BO-CL"],
    ["Sou angolano, vivo em Lisboa e trabalho nas obras sem contrato", "AO-PT"],
    ["Sou brasileiro e estou preso num complexo no Camboja, pegaram meu passaporte", "BR-KH"],
    [
      "Je suis ivoirienne, je travaille chez une dame en Tunisie, elle garde mon passeport",
      "CI-TN",
    ],
    ["Je suis sénégalais et je cueille des tomates en Italie pour 20 euros par jour", "SN-IT"],
    ["أنا سوري وعم بشتغل بمزرعة في لبنان وما عم يدفعوا", "SY-LB"],
    ["أنا فلبينية في الكويت وكفيلتي تضربني", "PH-KW"],
    ["मैं भारतीय हूँ और कंबोडिया में बंद हूँ, मारते हैं", "IN-KH"],
    ["मैं भारत से हूँ, ओमान में ड्राइवर का काम करता हूँ, वेतन नहीं मिला", "IN-OM"],
    ["আমি বাংলাদেশি, লিবিয়ায় আটক আছি, দালাল মুক্তিপণ চায়", "BD-LY"],
    ["আমি সিলেটের মেয়ে, সৌদিতে বাসায় কাজ করি, মালিক মারে", "BD-SA"],
    ["म नेपाली कामदार हुँ, कतारमा छु, कम्पनीले पासपोर्ट राखेको छ", "NP-QA"],
    ["हामी नेपालीहरू म्यानमारमा थुनिएका छौं", "NP-MM"],
    ["Pilipina po ako dito sa Riyadh, hindi ako pinapakain ng amo", "PH-SA"],
    ["taga Cebu po ako, nakakulong sa compound sa Cambodia", "PH-KH"],
    ["Tôi là người Việt Nam làm việc ở Đài Loan, chủ không trả lương", "VN-TW"],
    ["em người Nghệ An bị bán sang Myanmar, đang bị nhốt trong khu lừa đảo", "VN-MM"],
    ["我是福建人,在日本打工,老板不发工资", "CN-JP"],
    ["ผมเป็นคนอุดรธานี ทำงานที่เกาหลี นายจ้างไม่จ่ายเงินเดือน", "TH-KR"],
    ["Я киргизка, работаю в Екатеринбурге в теплице, паспорт забрали", "KG-RU"],
    ["Я українка, працюю на складі у Польщі, не заплатили", "UA-PL"],
    ["я узбек из Ташкента, работаю в Казахстане, хозяин бьет", "UZ-KZ"],
    ["Mimi ni Mtanzania, nafanya kazi nchini Oman, bosi ananipiga", "TZ-OM"],
    ["Mimi ni Mganda niko Riyadh nimefungiwa ndani ya nyumba", "UG-SA"],
    ["እኔ ኢትዮጵያዊ ነኝ ቤይሩት ውስጥ ቤት ሰራተኛ ነኝ ትመታኛለች", "ET-LB"],
    ["ຂ້ອຍເປັນຄົນລາວ ເຮັດວຽກຢູ່ໄທ ນາຍຈ້າງບໍ່ຈ່າຍ", "LA-TH"],
    ["ကျွန်မ မြန်မာအမျိုးသမီးပါ၊ မလေးရှားမှာ အလုပ်လုပ်တယ်၊ ပတ်စပို့သိမ်းထားတယ်", "MM-MY"],
    ["ខ្ញុំជាស្រីខ្មែរ ធ្វើការផ្ទះនៅម៉ាឡេស៊ី គេវាយខ្ញុំ", "KH-MY"],
    ["මම ලංකාවේ කෙනෙක්, සෞදි අරාබියේ වැඩ කරනවා, ගහනවා", "LK-SA"],
    ["நான் இலங்கைப் பெண், குவைத்தில் வீட்டு வேலை செய்கிறேன், அடிக்கிறார்கள்", "LK-KW"],
    ["میں پاکستانی ہوں، دبئی میں ڈرائیور ہوں، پاسپورٹ رکھ لیا ہے", "PK-AE"],
    ["میں پاکستان سے ہوں اور کمبوڈیا میں قید ہوں", "PK-KH"],
    ["i am from Gorakhpur, the company in Doha does not pay", "IN-QA"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("an agency or a family in a country says where somebody comes from", () => {
  test.for([
    ["an agency in Jakarta asks 10 million rupiah before departure", "ID-*"],
    ["recruiter from Kathmandu", "NP-*"],
    ["recruitment agency in Manila keeps my passport", "PH-*"],
    ["agency in Phnom Penh wants a fee", "KH-*"],
    ["a broker in Dhaka sold me a job in KL", "BD-MY"],
    ["Cambodian worker in Thailand, no pay", "KH-TH"],
    ["I am a Filipino domestic helper in Hong Kong, my family in Manila needs money", "PH-HK"],
    ["my agent in Nepal sent me to Qatar, I paid 2 lakh", "NP-QA"],
    ["I'm in Riyadh, my agency in Cebu does not answer", "PH-SA"],
    ["I am Indian, may an agent in Mumbai charge me 50000?", "IN-*"],
    ["I am a Filipina, the agency in Makati asks for placement fee", "PH-*"],
    ["công ty ở Hà Nội thu của em 100 triệu", "VN-*"],
    [
      "Soy mexicano, el reclutador en Oaxaca me cobró 15000 pesos para ir a Estados Unidos",
      "MX-US",
    ],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("a family that looks for a worker is where the work is", () => {
  test.for([
    [
      "We are a family in Hong Kong looking for a domestic helper, what may the agency charge her?",
      "*-HK",
    ],
    ["we live in Singapore and want to hire a maid, who pays the agency fee?", "*-SG"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

test("where an employer is of is not where the worker comes from", () => {
  expect(routes("the Thai employer in Korea keeps my passport")).not.toContain("TH-KR");
});

test("going back leads to where most people come from", () => {
  expect(routes("I want to return to the Philippines, my boss in Kuwait refuses")).toEqual([
    "PH-KW",
  ]);
});

test.for([
  ["quanto uma agência pode cobrar pra levar a gente do Brasil pra trabalhar em Dubai?", "BR-AE"],
  ["estou na Espanha e sou do Brasil, querem cobrar 1500 euros", "BR-ES"],
  ["une agence à Lomé me demande 500000 pour le Liban", "TG-LB"],
  ["je travaille à Abidjan, je suis malienne", "ML-CI"],
  ["I am from Kosovo, agency wants 700 euro for a job in Germany", "XK-DE"],
  ["I am from Lesotho, agent wants R5000 for a job in Dubai", "LS-AE"],
  ["meu patrão do Kuwait não paga, sou da Guiné", "GN-KW"],
  ["jadę do Portugal, jestem z Ukrainy", "UA-PT"],
] as const)("where somebody is from is read behind small words of many meanings: %s", (row) => {
  expect(routes(row[0])).toEqual([row[1]]);
});
