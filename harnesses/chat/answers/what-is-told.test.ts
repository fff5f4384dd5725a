import { afterAll, beforeAll, expect, test } from "vitest";
import type { ToolCall } from "../../../host/layers/tools/tool-call.ts";
import { ALL_LAYERS, startTestHost, type TestHost } from "../../../host/test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

const ask = async (...turns: readonly string[]) => {
  const messages = turns.map((content) => ({ role: "user", content }));
  const { response, harness_trace } = await on.chat({ messages, toggles: ALL_LAYERS });
  const { tools } = harness_trace as { readonly tools: { readonly calls: readonly ToolCall[] } };
  const call = tools.calls.find(({ tool }) => tool === "ngo_directory");
  return {
    text: String(response),
    ids: call?.result?.contacts?.map(({ id }) => id) ?? [],
    args: call?.args,
  };
};

test.for([
  "My wife goes to Lebanon from Bangladesh as a maid, the agent wants 95,000 taka. Is it fine?",
  "আমার স্ত্রী লেবাননে বাসায় কাজ করতে যাবে, দালাল ৮০ হাজার টাকা চায়, এটা কি ঠিক?",
  "मेरी बहन बांग्लादेश से लेबनान घर का काम करने जा रही है, एजेंट 90,000 टका माँग रहा है, सही है?",
  "میری بہن بنگلہ دیش سے لبنان گھریلو کام کے لیے جا رہی ہے، ایجنٹ 90,000 ٹکا مانگ رہا ہے، کیا یہ جائز ہے؟",
])("a limit that is set for men measures no woman's fee: %s", async (text) => {
  const { text: answer } = await ask(text);
  const [first = ""] = answer.split("\n");
  expect(first).toMatch(/117,780 BDT/);
  expect(answer).not.toMatch(/not above the limit|সীমার বেশি নয়|सीमा से ज़्यादा नहीं|حد سے زیادہ نہیں/);
});

test("a woman whom the rule lets go free pays nothing, a man is measured by the limit", async () => {
  const woman = await ask(
    "Agent asks my daughter in Dhaka 40,000 taka for Saudi Arabia, job is cleaning and cooking in a house. Ok?",
  );
  expect(woman.text).not.toMatch(/40,000 BDT is not above/);
  const man = await ask("From Dhaka to Beirut as a welder, agency asks 90,000 taka. Is it ok?");
  expect(man.text).toMatch(/^90,000 BDT is not above the limit of 117,780 BDT/);
});

test.for([
  ["my madam hits me with a shoe, I am an Indonesian helper in Singapore", "mom-migrant-domestic"],
  ["kinukulong ako ng amo ko sa Singapore, DH ako", "mom-migrant-domestic"],
  ["majikan di Singapura pukul saya, saya pembantu rumah tangga dari Jawa", "mom-migrant-domestic"],
  ["အိမ်ရှင်မက ကျွန်မကို ရိုက်တယ်၊ စင်ကာပူမှာ အိမ်အကူပါ", "mom-migrant-domestic"],
] as const)("who works in a household is told its line in danger: %s", async ([text, id]) => {
  const { ids } = await ask(text);
  expect(ids.some((each) => each.includes(id))).toBe(true);
  expect(ids).not.toContain("home-singapore-other-migrant-workers");
  expect(ids).not.toContain("healthserve-singapore");
});

test.for([
  "my employer in Hong Kong does not let me out of the house, I am from Nepal",
  "ayaw akong palabasin ng amo ko dito sa Hong Kong, nakakandado ang pinto",
  "majikan di Hong Kong pukul saya",
  "僱主鎖住我，我喺香港做家傭",
])("a line against sexual violence is told of nothing else: %s", async (text) => {
  expect((await ask(text)).ids).not.toContain("rainlily-sexual-violence");
});

test.for([
  ["My company in Singapore owes 3 months pay and says it will send me back to India", "manpower"],
  ["সিঙ্গাপুরে কোম্পানি তিন মাস বেতন দেয় নাই, দেশে পাঠিয়ে দেবে বলে", "manpower"],
  ["सिंगापुर में दो महीने की सैलरी नहीं मिली, बॉस वापस भेजने की धमकी देता है", "manpower"],
] as const)(
  "who is owed pay is told of the labour office, threatened or not: %s",
  async (given) => {
    const [text, office] = given;
    const { ids } = await ask(text);
    expect(ids.slice(0, 3).some((id) => id.includes(office))).toBe(true);
  },
);

test.for([
  ["the son of my employer in Jeddah raped me, I am from Uganda", "a doctor is needed"],
  ["ginahasa ako ng amo kong lalaki sa Doha", "kailangan ng doktor"],
  ["majikan memperkosa saya tadi malam di Riyadh", "dokter dibutuhkan"],
  ["كفيلي اغتصبني البارحة، أنا في الكويت", "يلزم الذهاب إلى طبيب"],
  ["mwajiri wangu amenibaka jana, niko Dubai, mimi Mkenya", "daktari anahitajika"],
] as const)("after a rape what to do first is told: %s", async ([text, words]) => {
  expect((await ask(text)).text).toContain(words);
});

test.for([
  "I am pregnant in Riyadh and not married, I am afraid of the police, from Kenya",
  "saya hamil di Riyadh, tidak menikah, takut ditangkap polisi",
  "mimi ni mjamzito Saudia, sijaolewa, naogopa polisi",
  "buntis ako dito sa Riyadh, hindi kasal, takot ako sa pulis",
])(
  "who fears the police is told of no office of the country they are in first: %s",
  async (text) => {
    const [before = ""] = (await ask(text)).text.split("\n\n");
    expect(before).not.toMatch(/19911|\b999\b/);
  },
);

test.for([
  ["Lender in Hong Kong gave me HK$8,000, I pay 6 x HK$2,000. I'm a helper from Manila", "48%"],
  ["Saya pinjam S$1.500 di Singapura, bayar balik 5 x S$400. Saya ART dari Cilacap", "4%"],
  ["Em vay 100.000 tệ ở Đài Loan, lãi 3% một tháng, em là người Việt Nam", "16%"],
  ["香港財務公司借給我HK$9,000，每期還HK$2,300 x 6 期，我是印尼人", "48%"],
] as const)(
  "a loan is held against the limit on interest, not on fees: %s",
  async ([text, limit]) => {
    const { text: answer } = await ask(text);
    expect(answer.split("\n\n").slice(0, 2).join(" ")).toContain(limit);
  },
);

test.for([
  [
    "Contract for Qatar: fine of 4,000 riyals if I resign in the first year. I am Nepali. Legal?",
    "no recruitment fee",
  ],
  [
    "Kung aalis ako sa trabaho sa Kuwait bago matapos ang kontrata may multa na 500 dinar. Tama ba?",
    "hindi placement fee",
  ],
  [
    "Si renuncio antes de un año en Canadá debo pagar una multa de 2000 dólares, soy de México. ¿Es legal?",
    "no es una comisión",
  ],
  [
    "Если я уволюсь раньше срока в Польше, штраф 5000 злотых. Я из Киргизии. Законно?",
    "не плата за трудоустройство",
  ],
] as const)("a penalty for leaving is measured by no fee limit: %s", async ([text, words]) => {
  const { text: answer } = await ask(text);
  expect(answer).toContain(words);
});

test.for([
  [
    "My contract in Singapore as an Indonesian maid is over, who pays for my flight home?",
    "employer",
  ],
  ["Sino ang magbabayad ng ticket ko pauwi galing Singapore? kasambahay po ako", "employer"],
  ["सऊदी में दो साल पूरे, वापसी का टिकट कौन देगा? मैं भारत से", "Art. 40"],
  ["مين بيدفع تذكرة الرجوع بعد نهاية العقد في السعودية؟ أنا من مصر", "Art. 40"],
  ["In Hong Kong, who pays the medical test of a helper from the Philippines?", "clause 8"],
] as const)("who asks who pays the way is told what is held of it: %s", async ([text, words]) => {
  const { text: answer } = await ask(text);
  const [first = ""] = answer.split("\n\n");
  expect(first).toContain(words);
});

test.for([
  [
    "Saya dari Indonesia, tahun kedua di Taiwan, agensi potong NT$1.800 sebulan. Benar?",
    "1,700 TWD",
  ],
  [
    "Đài Loan, em người Việt, năm thứ tư, môi giới thu 1.800 Đài tệ mỗi tháng, đúng không?",
    "1,500 TWD",
  ],
  [
    "From the Philippines, 3rd year in Taiwan, broker takes NT$1,700 every month. Right?",
    "1,500 TWD",
  ],
  ["我是印尼人，在台灣第三年，仲介每個月收1800元服務費，合理嗎？", "1,500 TWD"],
] as const)("the monthly fee of Taiwan is measured by the year of the work: %s", async (given) => {
  const [text, limit] = given;
  const [first = ""] = (await ask(text)).text.split("\n");
  expect(first).toContain(limit);
});

test.for([
  "What is the maximum a recruitment agency can legally charge a Nepali guard going to Malaysia?",
  "कुवेत जान नेपालबाट कति लाग्छ?",
  "Сколько по закону самое большее может взять агентство с непальца, едущего в Катар?",
  "नेपाल से ओमान जाने में कितना लगेगा?",
])("who asks for the limit of a route is told it: %s", async (text) => {
  expect((await ask(text)).text).toMatch(/NPR/);
});

test.for([
  [
    "magkano ang placement fee pa-Taiwan sa pabrika?",
    "hinihingan ako ng ahensiya ng 90k, tama ba?",
  ],
  ["মালয়েশিয়া যেতে খরচ কত?", "এজেন্সি পাঁচ লাখ চায়, দেব?"],
  ["phí đi Đài Loan làm nhà máy bao nhiêu?", "họ đòi 120 triệu có đúng không?"],
  ["berapa biaya ke Taiwan kerja pabrik?", "agennya minta 60 juta, wajar?"],
] as const)(
  "of a country that was named before nobody is told that it was not: %s",
  async (turns) => {
    const { text } = await ask(...turns);
    expect(text).not.toMatch(
      /galing at saang bansa|কোন দেশ থেকে কোন দেশে|từ nước nào đến nước nào|dari negara mana ke negara mana/,
    );
    const cap = /hinulaan|অনুমান|đoán|diperkirakan/;
    expect(text).toMatch(cap);
  },
);

test.for([
  "Yung amo ko hawak ang pasaporte ko dito sa Kuwait, pumayag ako dati. Tama ba iyon?",
  "Kinuha ng madam ko at hawak ang passport ko, nasa Kuwait ako. Bawal ba ito?",
])(
  "who says that another holds their passport is told the rule of that country: %s",
  async (text) => {
    expect((await ask(text)).text).toContain("bawal sa employer na itago ang pasaporte");
  },
);

test.for([
  ["Ilang araw ang day off sa isang linggo ng kasambahay sa Saudi?", "rest"],
  ["சவுதியில் வீட்டு வேலை செய்கிறேன், வாரத்திற்கு எத்தனை நாள் லீவு?", "rest"],
  ["How many days off a week has a helper in Hong Kong?", "rest"],
  ["Berapa hari libur seminggu untuk PRT di Arab Saudi?", "rest"],
] as const)(
  "who asks for their days off is told what the law holds of it: %s",
  async ([text, word]) => {
    const { text: answer } = await ask(text);
    expect(answer.split("\n\n").slice(0, 2).join(" ").toLowerCase()).toContain(word);
  },
);
