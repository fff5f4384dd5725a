import { describe, expect, test } from "vitest";
import type { KnowledgeObject } from "../../schemas/envelope.ts";
import { snapshotOf } from "../knowledge/snapshot.ts";
import { readingOf } from "./reading.fixture.ts";

const profile = (corridor: string, extensions = {}): KnowledgeObject<"corridor_profile"> => ({
  schema_version: "1.0",
  knowledge_object_type: "corridor_profile",
  id: corridor.toLowerCase(),
  content: { corridor, label: corridor },
  tags: ["status:reviewed"],
  extensions,
});

const knowledge = snapshotOf(
  [
    "PH-HK",
    "NP-QA",
    "BD-MY",
    "ID-TW",
    "KE-SA",
    "MM-TH",
    "TH-KR",
    "ET-LB",
    "LK-KW",
    "UG-AE",
    "MX-US",
  ].map((corridor) => profile(corridor)),
);
const read = (text: string) => readingOf(text, knowledge);
const routes = (text: string) =>
  read(text).corridors.map(({ origin, destination }) => `${origin ?? "*"}-${destination ?? "*"}`);

describe("a route is read from its words in any order", () => {
  test.for([
    ["PH→HK placement fee?", "PH-HK"],
    ["PH-HK helper", "PH-HK"],
    ["NP to QA, how much?", "NP-QA"],
    ["from Manila to Hong Kong", "PH-HK"],
    ["Hong Kong, I come from Manila", "PH-HK"],
    ["OFW in KSA", "PH-SA"],
    ["A Filipino helper in Hong Kong", "PH-HK"],
    ["I left Addis for Beirut last year", "ET-LB"],
    ["a broker in Dhaka sold me a job in KL", "BD-MY"],
    ["galing ako sa Cebu, papuntang Taipei", "PH-TW"],
    ["dari Surabaya ke Taipei", "ID-TW"],
    ["नेपालबाट कतार", "NP-QA"],
    ["বাংলাদেশ থেকে মালয়েশিয়া", "BD-MY"],
    ["من كينيا إلى السعودية", "KE-SA"],
    ["De Guatemala a Estados Unidos", "GT-US"],
    ["Mkenya niko Riyadh", "KE-SA"],
    ["จากเมียนมา ไปมาเลเซีย", "MM-MY"],
  ] as const)("%s is %s", ([text, route]) => {
    expect(routes(text)[0]).toBe(route);
  });

  test("one side alone leaves the other open", () => {
    expect(routes("an agency job in Doha")).toEqual(["*-QA"]);
    expect(routes("recruiter from Kathmandu")).toEqual(["NP-*"]);
  });

  test("a language or a currency stands in for a side that is not named, and says so", () => {
    expect(read("ayaw akong pauwiin ng amo ko dito sa Kuwait").corridors[0]).toEqual({
      origin: "PH",
      destination: "KW",
      basis: "language",
    });
    expect(read("my boss in Taipei wants 80,000 NPR").corridors[0]).toEqual({
      origin: "NP",
      destination: "TW",
      basis: "currency",
    });
    expect(read("I am an OFW, my sponsor keeps my iqama").corridors[0]).toEqual({
      origin: "PH",
      destination: "SA",
      basis: "term",
    });
  });

  test("a country that sends and receives takes its side from the words around it", () => {
    expect(routes("from Thailand to Korea")).toEqual(["TH-KR"]);
    expect(routes("a Burmese worker in Thailand")).toEqual(["MM-TH"]);
  });

  test("words of a profile in force point to its countries", () => {
    const taught = snapshotOf([
      profile("PH-HK", { origin_words: ["barangay san roque"], destination_words: ["chungking"] }),
    ]);
    const reading = readingOf("from Barangay San Roque to Chungking", taught);
    expect(reading.corridors[0]).toMatchObject({ origin: "PH", destination: "HK" });
  });
});

describe("what looks like a country is not always one", () => {
  test.for([
    "The woman at the desk",
    "Measure the pH of water",
    "Michael Jordan retired",
    "roast turkey with rice",
    "no, it is my id in there, us two",
    "IT work, in IT for years",
    "Georgia wrote me a letter",
    "the QA team",
  ])("%s", (text) => {
    expect(read(text).countries).toEqual([]);
  });

  test.for([
    ["ጂዳ ውስጥ ነው የምሠራው", "SA"],
    ["Працюю у Вроцлаві", "PL"],
    ["живу в Варшаве", "PL"],
    ["குவைத்தில் இருக்கிறேன்", "KW"],
    ["ලෙබනනේ ඉන්නවා", "LB"],
    ["em ở Đài Trung", "TW"],
    ["em o Dai Trung", "TW"],
    ["tại Ba Lan", "PL"],
    ["ខ្ញុំនៅឌូបៃ", "AE"],
  ] as const)("%s is in %s", ([text, country]) => {
    expect(read(text).countries.map(({ code }) => code)).toEqual([country]);
  });

  test.for([
    "tôi gọi ba lần rồi",
    "vợ tôi có thai",
    "ai cấp giấy này",
    "он грузил мешки",
    "欧美国家的电影",
    "चीनी और चाय",
    "เช็กอินกี่โมง",
    "¿SI/NO?",
  ])("%s names no place", (text) => {
    expect(read(text).countries).toEqual([]);
  });

  test("a doubtful name counts after a word of place", () => {
    expect(read("a maid in Jordan").countries[0]?.code).toBe("JO");
    expect(read("they sent her to Oman").countries[0]?.code).toBe("OM");
  });

  test("offsets point at the original characters", () => {
    const text = "✈️ pa-Saudi na po, mula Ｍanila";
    const [saudi, manila] = read(text).countries;
    expect(text.slice(saudi?.start, saudi?.end)).toBe("Saudi");
    expect(text.slice(manila?.start, manila?.end)).toBe("Ｍanila");
  });
});

// Written after the rules, and not used to make them.
const WORK = [
  "The lady of the house slaps me and I have not seen my documents since the airport",
  "we are eleven men in one room and the foreman gives no wages",
  "Sinisingil ako ng 60 libo na processing fee papuntang Saudi",
  "Vacancy: farm hands for New Zealand, bring 2,000 NZD for the employer",
  "Is a job contract valid if I signed it in a language I cannot read? I go to Japan as trainee",
  "Agent now says double commission or he cancels my Malaysia visa",
  "Hindi pa ako binabayaran ng amo ko at kinuha niya ang cellphone ko",
  "Nawalan ako ng 60 libo sa recruiter na nangako ng trabaho sa Canada",
  "Sudah enam bulan saya kerja tanpa gaji di kebun sawit Sabah",
  "PT penyalur minta uang jaminan dan ijazah saya ditahan",
  "मेरो साहुले कोठामा थुनेर राखेको छ, खाना दिँदैन",
  "क्या एजेंसी मुझसे सऊदी की नौकरी के लिए फीस ले सकती है?",
  "মালিক ঘরে আটকে রেখেছে, দেশে ফিরতে দেয় না",
  "الكفيل يرفض إعطائي راتبي ويهددني بالترحيل",
  "Mwajiri ananipiga na amenifungia ndani, niko Kuwait",
  "El enganchador nos pidió un depósito para trabajar en la pizca",
  "Mon employeur à Riyad garde mon passeport depuis deux ans",
  "Chủ không trả lương và dọa trục xuất",
  "老闆不給薪水還威脅要遣返我",
  "Работодатель забрал документы и не отпускает домой",
  "እመቤቴ ትመታኛለች፣ ደሞዜንም አልሰጡኝም",
];

const NOT_WORK = [
  "What is the weather in Dubai in January?",
  "My bank charged me twice for the same transfer, who can I call?",
  "Which documents do I need for a student visa to Australia?",
  "My neighbour's dog is locked in and barks all night",
  "The restaurant in Hong Kong added a service charge of 10%",
  "Our tour agency in Nepal offers trekking for 400 USD",
  "Ilang oras ang biyahe mula Manila papuntang Baguio?",
  "Bagaimana cara membuat kue lapis?",
  "काठमाडौंबाट पोखरा कति टाढा छ?",
  "ঢাকায় আজকের আবহাওয়া কেমন?",
  "ما هي عاصمة ماليزيا؟",
  "¿A qué hora abre el museo de Madrid?",
  "Où acheter un billet de train pour Lyon ?",
  "Thời tiết ở Đài Bắc hôm nay thế nào?",
  "Какая погода в Сеуле весной?",
  "The maid of honour gave a lovely speech at the wedding",
];

test.for(WORK)("is about work: %s", (text) => {
  expect(read(text).aboutWork).toBe(true);
});

test.for(NOT_WORK)("is not about work: %s", (text) => {
  expect(read(text).aboutWork).toBe(false);
});

test("disguised letters are read as what they stand for", () => {
  const reading = read("Ｐlасement fее for Hоng Kоng, pay the аgency");
  expect(reading.aboutWork).toBe(true);
  expect(reading.corridors[0]?.destination).toBe("HK");
});

test.for(["", " ", "\ud800", "?!", "1".repeat(5000), "a ".repeat(5000), "𝕏".repeat(200)])(
  "odd input %# is read without harm",
  (text) => {
    expect(read(text)).toMatchObject({ aboutWork: false, corridors: [] });
  },
);

test.for([
  ["Em giúp việc ở Đài Loan, ông chủ đánh em", "loan", false],
  ["Em làm ở Nhật, công ty nợ lương ba tháng chưa trả", "loan", false],
  ["Công ty thu 6.500 đô la, như vậy có đúng luật không?", "loan", false],
  ["Em vay ngân hàng để đi Đài Loan", "loan", true],
  ["Em nợ công ty môi giới 5.000 đô", "loan", true],
  ["මගේ ගමන් බලපත්‍රය සේවායෝජකයා අරගෙන", "passport", true],
  ["මගේ ගමන් බලපත්‍රය තියාගෙන ඉන්නවා, දෙන්නේ නෑ", "seizure", true],
  ["Apat na buwan na akong hindi sinasahuran ng amo", "unpaid", true],
  ["Ikinukulong ng amo ang pinsan ko", "confinement", true],
  ["They lock her inside the flat", "confinement", true],
  ["मालिक्नीले मलाई कुट्छिन्", "violence", true],
  ["कम्पनीले मेरो राहदानी राखेको छ", "seizure", true],
  ["मालकिन मुझे मारती है", "violence", true],
] as const)(
  "what is said is read, and not what a name is spelled like: %s",
  ([text, topic, is]) => {
    expect(read(text).topics.has(topic)).toBe(is);
  },
);

test("papers in one's own hands are not kept from anybody", () => {
  const topics = (text: string) => readingOf(text, knowledge).topics;
  expect(topics("I keep my passport in a drawer").has("seizure")).toBe(false);
  expect(topics("They keep my passport in a drawer").has("seizure")).toBe(true);
  expect(topics("Can I keep my passport?").has("passport")).toBe(true);
});
