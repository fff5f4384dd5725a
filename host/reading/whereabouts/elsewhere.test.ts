import { describe, expect, test } from "vitest";
import { inConversation } from "../../message/conversation.ts";
import { readBefore } from "../../message/said-before.ts";
import { readingOf } from "../reading.fixture.ts";
import { manyRoutes, routes } from "../sides/routes.fixture.ts";

describe("who is hurt or held is not where the work was promised", () => {
  test.for([
    [
      "my agent said Jordan but now I am in Beirut, the madam burns me, I come from Uganda",
      "UG-LB",
    ],
    ["I am Ghanaian, they told me Malta but I am in Libya, they lock us", "GH-LY"],
    ["on m'a dit l'Espagne mais je suis à Tanger, on me frappe, je suis sénégalaise", "SN-MA"],
    ["me prometieron Estados Unidos pero estoy en Reynosa secuestrado, soy guatemalteco", "GT-MX"],
    ["prometeram Singapura mas estou no Camboja, me batem, sou brasileiro", "BR-KH"],
    ["awalnya bilang ke Qatar ternyata saya di Lebanon, majikan memukul saya", "ID-LB"],
    ["sabi Qatar pero nasa Lebanon na ako, sinasaktan ako ng madam", "PH-LB"],
    ["sabi Jordan pero nasa Damascus siya ngayon, ang ate ko, binubugbog", "PH-SY"],
    ["bảo đi Malaysia nhưng bị đưa sang Myanmar, chúng đánh em", "VN-MM"],
    ["ओमान भनेर कुवेत पठाए, साहुनीले कुट्छिन्", "NP-KW"],
    ["oman vanera kuwait pathaye, sahuni le kutchha, ma nepali ho", "NP-KW"],
    ["दुबई बोला था लेकिन मस्कट ले आए, मालिक मारता है", "*-OM"],
    ["dubai ki jagah muscat bhej diya, malik marta hai, main indian hu", "IN-OM"],
    ["ওমান বলে জর্ডানে নিয়ে আসছে, মারধর করে", "BD-JO"],
    ["aliniambia Uturuki lakini nilipelekwa Libya, wananipiga, natoka Kenya", "KE-LY"],
    ["قالوا لي فرنسا بس جابوني على ليبيا وضربوني", "*-LY"],
    ["обещали Корею, а привезли в Якутск, бьют, я из Узбекистана", "UZ-RU"],
    ["บอกว่าไปสิงคโปร์ แต่พามาเมียวดี โดนซ้อม", "TH-MM"],
    ["说是去马来西亚，结果被带到老挝，被打，我是中国人", "CN-LA"],
    ["ቤሩት ብለውኝ ሪያድ ወሰዱኝ፣ አሰሪዬ ይደበድበኛል", "ET-SA"],
    [
      "they send us go Mali say na Spain, we dey for Bamako now, dem dey beat us, we be nigerian",
      "NG-ML",
    ],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("nor where they were before, or say that they are not", () => {
  test.for([
    ["used to work in Bahrain, now I'm in Muscat and the boss beats me, I am Ghanaian", "GH-OM"],
    ["dati sa Singapore ako, ngayon nasa Doha, sinasaktan ako ng amo", "PH-QA"],
    ["dulu saya di Hong Kong sekarang di Taiwan, majikan pukul saya", "ID-TW"],
    ["pehle Oman me tha ab Bahrain me hu, malik marta hai, India se", "IN-BH"],
    ["nasa Damascus po ang ate ko, galing Dubai, sinasaktan siya ng amo", "PH-SY"],
    ["I am in Oman. not qatar. Madam beats me, I am Nigerian", "NG-OM"],
    ["saya di Riyadh, bukan Dubai, majikan pukul saya", "ID-SA"],
    ["je suis à Oman, pas au Qatar, la patronne me frappe, je suis camerounaise", "CM-OM"],
    ["म मलेसियामा छु, जापान होइन, साहुले कुट्छ", "NP-MY"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text)).toEqual([route]);
  });
});

describe("a place counts on where nothing says that somebody is elsewhere", () => {
  test.for([
    [
      "I am in Kuwait, an agent promised me a job in Canada for 5000 USD. I am from India",
      "IN-KW IN-CA",
    ],
    ["They promised me Dubai, I am from Manila", "PH-AE"],
    [
      "Trabajaba en Italia y me deben tres meses, ahora estoy en Francia, soy peruana",
      "PE-FR PE-IT",
    ],
    ["They promised me Italy, I am in Benin City and the madam threatens my mother", "NG-IT"],
    ["kata agen ke Taiwan, saya masih di Lampung, diminta 20 juta", "ID-TW"],
  ] as const)("%s", ([text, route]) => {
    expect(routes(text).join(" ")).toBe(route);
  });
});

test.for([
  ["they will sell me from Kuwait to Saudi tomorrow, I am from Ghana", "GH-KW"],
  ["wanataka kunihamisha kutoka Qatar kwenda Oman, natoka Kenya", "KE-QA"],
  ["da Espanha querem me levar para Portugal, sou brasileira", "BR-ES"],
  ["saya mau dijual dari Malaysia ke Singapura, saya orang Indonesia", "ID-MY"],
] as const)("who is to be taken on is where the way begins: %s", ([text, route]) => {
  expect(routes(text)[0]).toBe(route);
});

test.for([
  ["my boss moved me from Kuwait to Qatar, he beats me, I am from Ghana", "GH-QA"],
  ["nimehama kutoka Qatar kwenda Oman, bosi ananipiga, natoka Kenya", "KE-OM"],
  ["da Espanha fui para Portugal, o patrão me bate, sou brasileira", "BR-PT"],
] as const)("who was taken on is where it led: %s", ([text, route]) => {
  expect(routes(text)[0]).toBe(route);
});

test.for([
  [
    ["the agency promised me Bahrain, I am Kenyan", "now I am in Damascus, madam beats me"],
    "KE-SY",
  ],
  [
    ["dijanjikan Turki tapi saya di Irak, majikan memukul", "malam ini saya harus bagaimana"],
    "ID-IQ",
  ],
  [
    ["I was in Qatar before. I am from Nepal", "now I am in Oman, boss beats me", "what now"],
    "NP-OM",
  ],
] as const)("so it is over several turns: %j", ([turns, route]) => {
  const read = (text: string) => readingOf(text, manyRoutes);
  const before = readBefore(turns.slice(0, -1), read);
  const { corridors } = inConversation(read(turns.at(-1) ?? ""), before).reading;
  expect(corridors.map(({ origin, destination }) => `${origin}-${destination}`)).toEqual([route]);
});
