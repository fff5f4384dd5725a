import { expect, test } from "vitest";
import { readingOf } from "../reading.fixture.ts";
import { manyRoutes, routes } from "../sides/routes.fixture.ts";

test.for([
  ["pune agent took 80000 for a visa", "IN-*"],
  ["Chennai", "IN-*"],
  ["recruiter from Udon Thani wants a deposit", "TH-*"],
  ["福建中介收了我五万块", "CN-*"],
  ["picking fruit near Bundaberg, contractor keeps half my pay", "*-AU"],
  ["j-1 student housekeeping in Myrtle Beach, 6 of us in a room", "*-US"],
  ["we are held in Tripoli and they ask our families for money", "*-LY"],
  ["माझा भाऊ नागपूरचा आहे, एजंटने पैसे घेतले", "IN-*"],
  ["老闆在台中的工廠不給我們加班費", "*-TW"],
  ["Nagpur agent asking 2 lakh", "IN-*"],
  ["backpacker job on a grape farm in Mildura, hostel takes my wages", "*-AU"],
  ["صاحب العمل في جدة حاجز إقامتي", "*-SA"],
  ["locked in a house in Tripoli, Lebanon", "*-LB"],
  ["the recruiter from Hyderabad, Pakistan", "PK-*"],
  ["I am going to work in Сургут", "*-RU"],
  ["agent from Астана wants money for a job in Варшава", "KZ-PL"],
  ["I am from Харків, my job is in Краков", "UA-PL"],
  ["Sunt din Iași și lucrez la Gütersloh în abator", "RO-DE"],
  ["Lucrez în Chișinău și nu mi-au dat salariul", "*-MD"],
  ["Sunt din București", "RO-*"],
  ["Працюю у Лідсі на складі", "UA-GB"],
  ["Работаю в Балашихе на стройке", "*-RU"],
  ["서울에서 일해요", "*-KR"],
  ["אני עובד בתל אביב", "*-IL"],
  ["أعمل في الجبيل عند شركة", "*-SA"],
  ["जेद्दा नहीं, मैं दोहा में काम करता हूँ", "*-QA"],
  ["I pick onions in New Mexico and the boss keeps our passports", "*-US"],
  ["the meat plant in Minnesota has not paid us", "*-US"],
  ["আমি জোহরে কনস্ট্রাকশনে কাজ করি", "BD-MY"],
  ["میں مدینہ میں ڈرائیور ہوں", "*-SA"],
  ["حائل میں بکریاں چراتا ہوں", "*-SA"],
  ["मैं राडोम में काम करता हूं", "*-PL"],
  ["ජපානෙට යන්න ඒජන්සිය ඉල්ලනවා", "LK-JP"],
  ["นายหน้าชวนไปเก็บเบอร์รี่ที่ฟินแลนด์ อยู่ขอนแก่น", "TH-FI"],
] as const)("a city speaks for its country: %s", ([text, route]) => {
  expect(routes(text)).toEqual(route.split(" "));
});

test.for([
  ["Na je Saudiyya daga Najeriya, uwargidan ba ta bari na fita", "NG-SA"],
  ["Daga Katsina na zo Dubai, an karbe fasfo na", "NG-AE"],
  ["Ani Sa'udii Arabiyaa keessan jira, abbaan hojii paaspoortii koo fudhate", "ET-SA"],
  ["Anigu Sucuudiga ayaan joogaa, baasaboorkaygii waa laga qaatay", "*-SA"],
  ["Waxaan ka imid Soomaaliya, waxaan joogaa Imaaraadka", "SO-AE"],
  ["ካብ ኤርትራ መጺአ ኣብ ቤይሩት ይሰርሕ ኣለኹ", "ER-LB"],
  ["Mo wa ní Saudi Arébíà, mo wá láti Nàìjíríà", "NG-SA"],
  ["ana f sa3oudia, patron khda liya passport", "*-SA"],
  ["ana fi el so3odeya", "*-SA"],
  ["ana f ba7rain w madam katdrbni", "*-BH"],
  ["Suudi Arabistan'da çalışıyorum, Özbekistan'dan geldim", "UZ-SA"],
  ["من از افغانستان هستم، در دبی کار می‌کنم", "AF-AE"],
  ["두바이에서 여권을 뺏겼어요. 네팔 사람이에요", "NP-AE"],
  ["サウジで働いています", "*-SA"],
] as const)(
  "countries in the words of languages that nothing else here reads: %s",
  ([text, route]) => {
    expect(routes(text)).toEqual(route.split(" "));
  },
);

test.for([
  "imarat ka kaam hai, malik paisa nahi deta",
  "bunte labanan sila ng amo ko",
  "مشهد محزن جدا",
  "آواز دبی ہوئی تھی",
  "Maghrib ke baad malik marta hai",
  "saya kerja di kedai Suria",
])("none of these names a place: %s", (text) => {
  expect(readingOf(text, manyRoutes).countries).toEqual([]);
});

test.for([
  "el jefe me quitó el celular",
  "mi hija madura rápido",
  "sortir, c'est son la plus belle chanson du roi et de la reine",
  "每天津贴50块,在平台中介那里",
  "在舞台中央",
  "我们要保证东西安全",
  "ia menulis surat kepada ibu",
  "que mataram o rei",
  "как приготовить плов в казане",
  "على الصعيد الشخصي والناس حولي",
  "tuas roupas na tampa da caixa",
  "trabajo en la pizca de chile",
  "mockba and actaha are no words, nor is cypryt",
  "he said того and кот and хата",
  "Летом времен много, всё ровно, сумы тяжёлые",
  "по-братски прошу, верни деньги",
  "нам потрібні суми, рівне поле і дніпро",
  "maine socha tha, balti mein pani hai",
  "मक्का और रोम, एक दोहा सुनाओ",
  "ما هو الخبر، كلهم حولي، وهناك حائل وعقبة",
  "il porto di notte, una granada, roma tomate",
  "nu este constant, are un arad de lemn",
  "the hail hit the woodlands, a perm for my hair",
  "paghintay muna, bago ang laguna",
])("an everyday word is no city: %s", (text) => {
  expect(readingOf(text, manyRoutes).countries).toEqual([]);
});
