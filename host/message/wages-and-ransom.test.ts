import { describe, expect, test } from "vitest";
import { lastOf, read } from "./conversation.fixture.ts";

describe("wages owed to a worker are no debt of theirs, and nobody who has not left", () => {
  test.for([
    "the cleaning company in Bahrain still owes us two salaries, I come from Ghana",
    "my sponsor in Amman owes my sister a year of wages, we are Ethiopian",
    "en la finca de Chile nos adeudan tres semanas, somos de Haití",
    "la patronne à Beyrouth nous doit 7 mois, je suis malgache",
    "o dono da obra em Lisboa ficou me devendo dois meses, sou de Angola",
    "amo ko sa Jeddah, may utang siyang limang buwan na sahod",
    "pabrik di Korea masih menunggak 2 bulan gaji, saya orang Indonesia",
    "sếp ở Nhật nợ lương em 3 tháng, em người Việt",
    "दुबई में ठेकेदार के पास मेरी तीन महीने की तनख्वाह बाकी है, यूपी से हूँ",
    "कुवेतको साहुले ८ महिनाको तलब दिन बाँकी छ",
    "ওমানে মালিকের কাছে আমার চার মাসের বেতন বকেয়া",
    "хозяин стройки в Казахстане задолжал мне за три месяца, я из Узбекистана",
    "قطر میں کمپنی کے پاس میری چھ ماہ کی تنخواہ باقی ہے، پاکستان سے ہوں",
    "kampuni ya ulinzi Dubai, tunawadai mishahara ya miezi miwili, sisi ni Wakenya",
    "澳门的老板欠我两个月薪水，我是福建人",
    "เถ้าแก่ที่เกาหลีติดค่าแรงผมสองเดือน",
  ])("%s", (text) => {
    const { topics, beforeLeaving } = read(text);
    expect(topics).toContain("unpaid");
    expect(topics).not.toContain("loan");
    expect(beforeLeaving).toBeUndefined();
  });
});

describe("what a worker owes is a debt", () => {
  test.for([
    "I owe my agency in Kathmandu 4 months of instalments",
    "me prestaron 4000 soles, todavía debo todo el préstamo a la agencia",
    "utang ko pa sa lending ang anim na buwan",
    "saya punya utang 4 bulan ke PT penyalur",
  ])("%s", (text) => {
    const { topics } = read(text);
    expect(topics).toContain("loan");
    expect(topics).not.toContain("unpaid");
  });
});

describe("who told that they are at work has left, whatever is owed or asked for later", () => {
  test.for([
    [
      "madam in Doha does not give me food, I am Kenyan",
      "now I must repay the ticket, 900 dollars",
    ],
    [
      "el capataz en Almería no nos paga, soy de Marruecos",
      "y encima dice que tengo una deuda con él",
    ],
    [
      "majikan di Riyadh pukul saya, saya dari Cianjur",
      "agen di Jakarta minta 25 juta supaya ganti majikan",
    ],
    ["amo ko sa Kuwait hindi nagpapasweldo", "may utang pa ako sa lending sa atin"],
    ["मेरो साहुले कतारमा पासपोर्ट खोसेको छ", "दलालको ऋण पनि तिर्न बाँकी छ"],
    ["patron à Dubaï garde mon passeport, je suis togolais", "je dois encore un prêt de 600 euros"],
    [
      "у меня в Польше забрали паспорт, я из Узбекистана",
      "теперь говорят, что я должен фирме долг 500 евро",
    ],
  ] as const)("%s / %s", (turns) => {
    expect(lastOf(turns[0], ...turns.slice(1)).beforeLeaving).toBeUndefined();
  });
  test("while who is only asked for a fee has not", () => {
    const turns = [
      "agency in Colombo wants 300000 rupees for a job in Kuwait",
      "I will take a loan",
    ];
    expect(lastOf(turns[0] ?? "", ...turns.slice(1)).beforeLeaving).toBeDefined();
  });
});

describe("whoever says that they have come there has left, though an agent at home promised it", () => {
  test.for([
    "agent in Dhaka promised a shop job in Malaysia, since I arrived I am on a palm farm",
    "una agencia en Quito me prometió cuidar niños en Italia, pero estoy en una granja",
    "l'agence à Douala a promis un salon de coiffure au Liban, depuis mon arrivée je suis bonne",
    "ahente sa Cebu nangakong hotel sa Qatar, pagdating ko dito construction pala",
    "एजेंट ने मुंबई में कहा था कुवैत में ड्राइवर का काम, यहाँ आकर भेड़ चराने को कहा",
    "посредник в Ташкенте обещал склад в Польше, когда я приехал, поставили на бойню",
  ])("%s", (text) => {
    expect(read(text)).toMatchObject({ beforeLeaving: undefined, stillHome: false });
  });
  test.for([
    "agent in Dhaka promises a shop job in Malaysia, when I arrive they give a contract, he wants 4000 dollars",
    "I am here in Nairobi, when I arrived at the agency they asked 90000 shillings for a job in Qatar",
  ])("not yet: %s", (text) => {
    expect(read(text).beforeLeaving).toBeDefined();
  });
});

describe("money for letting go whoever is held or hurt is a ransom, and they are in danger", () => {
  test.for([
    "boro bhai ke libya te bondi kore rakhse, pitaitese, 12 lakh taka dabi kortese",
    "bahini lai laos ma thuneko cha, 10 lakh magchan, pathayo bhane matra chhodchan",
    "hamare ladke ko cambodia me kamre me band karke rakha hai, 4 lakh bhejo tabhi chhodenge",
    "kaka yangu anashikiliwa Libya, wanadai dola 3000 ili wamwachilie",
    "suami saya di Myawaddy dihajar, bosnya minta 80 juta baru dibebaskan",
    "我哥在缅甸被电棍打，他们要五万块才放人",
    "a mi primo lo tienen encerrado en Tamaulipas y piden 5000 dólares para soltarlo",
    "ils ont enfermé mon neveu à Tripoli et ils exigent 2000 euros pour le relâcher",
  ])("%s", (text) => {
    expect(read(text)).toMatchObject({
      ransom: true,
      feeDemanded: undefined,
      beforeLeaving: undefined,
      danger: "likely",
    });
  });
  test("it is so yet in the next turn, and no more when they are home", () => {
    const held = "suami saya di Myawaddy dihajar, bosnya minta 80 juta baru dibebaskan";
    expect(lastOf(held, "uangnya belum ada").ransom).toBe(true);
    expect(lastOf(held, "suami saya sudah pulang ke Indonesia").ransom).toBeUndefined();
  });
});

describe("a fee, a wage and a dismissal are no ransom", () => {
  test.for([
    "the agency wants 1500 dollars for a housemaid job in Oman, I am in Addis Ababa",
    "my boss in Jeddah slaps me and pays 700 riyal a month, I am from Uganda",
    "they let me go in March and still owe 800 dollars of wages, I was in Canada",
    "एजेन्सीले ओमान जान १ लाख ५० हजार लिन्छ, कानुनी हो?",
    "agensi minta bayaran 6000 ringgit untuk kerja di Australia",
  ])("%s", (text) => {
    expect(read(text).ransom).toBeUndefined();
  });
});

test("whoever is back keeps the country they worked in", () => {
  const told = [
    "la constructora de España me debe dos meses, ya regresé a Bolivia",
    "the company of Qatar owes me 4 months, I am back in Kenya",
    "l'entreprise au Koweït me doit 3 mois, je suis rentrée au Cameroun",
    "saya sudah pulang ke Indonesia, majikan di Malaysia masih utang gaji saya",
  ].map((text) => {
    const { corridors, returned } = read(text);
    return [corridors[0]?.destination, returned];
  });
  expect(told).toEqual([
    ["ES", true],
    ["QA", true],
    ["KW", true],
    ["MY", true],
  ]);
});
