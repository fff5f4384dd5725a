import { expect, test } from "vitest";
import { foldText } from "../../matching/folding/fold.ts";
import { nearestLanguage, readLanguage } from "./language.ts";

const language = (text: string) => readLanguage(text, foldText(text).folded);

test.for([
  ["en", "My employer has not given me any food since Monday"],
  ["tl", "Hindi ko na po alam ang gagawin ko dito sa bahay"],
  ["tl", "Ate please help, kinuha nila ang passport ko sa airport tapos no salary pa"],
  ["id", "Saya tidak bisa pulang karena majikan belum membayar"],
  ["ms", "Majikan tak bagi pasport dan ejen minta RM2000 lagi"],
  ["es", "No me han pagado y no puedo salir de la casa"],
  ["fr", "Je ne peux pas partir parce que le patron garde mes papiers"],
  ["pt", "Não me deixam sair e o patrão ficou com os meus documentos"],
  ["vi", "Tôi không được trả lương ba tháng nay"],
  ["si", "mage passport eka madam langa, gedara yanna denne na"],
  ["si", "mokada karanne, udauwak ona"],
  ["ta", "enakku rendu maasam sambalam tharala"],
  ["ta", "naan oorukku poganum, mudhalali vida maattengaraan"],
  ["bn", "malik amar passport niye rakhse, ami deshe jabo"],
  ["sw", "niliambiwa kazi nyingine, wananipiga"],
  ["sw", "Naomba msaada, mwajiri wangu hanilipi na siwezi kutoka"],
  ["hi", "मालिक मुझे घर नहीं जाने देता और तनख्वाह भी नहीं देता है"],
  ["hi", "mera malik mujhe ghar nahi jane deta aur salary bhi nahi di hai"],
  ["ne", "मलाई तलब दिएको छैन र घर जान दिँदैन"],
  ["bn", "আমাকে বেতন দেয় না"],
  ["ur", "مجھے تنخواہ نہیں ملی ہے"],
  ["ar", "لم أستلم راتبي منذ شهرين"],
  ["fa", "کارفرما گذرنامه مرا گرفته است و پول نمی‌دهد"],
  ["am", "ደሞዜን አልሰጡኝም"],
  ["ti", "ኣስራሒየይ ደሞዘይ ኣይሃበንን እዩ"],
  ["ru", "Мне не платят уже два месяца"],
  ["uk", "Мені не платять уже два місяці"],
  ["th", "นายจ้างไม่จ่ายเงินเดือน"],
  ["km", "ថៅកែមិនបើកប្រាក់ខែ"],
  ["my", "လစာမပေးဘူး"],
  ["shn", "မႄႈဢိူၺ်း မိူဝ်ႈၼႆႉ ၶႃႈတေပွၵ်ႈႁိူၼ်းလႃႈ။ ႁုင်ၶဝ်ႈယဝ်ႉယဝ်ႉႁႃႉ? ၶႃႈတေသိုဝ်ႉ ၽၵ်းလႄႈပႃ တီႈၵၢတ်ႇ"],
  ["ksw", "မိၢ်ဧၢ, တနံၤယကဟဲက့ၤစဲၤ. နဖီမ့ၤဝံၤလံဧါ? ယကပှ့ၤညၣ်ဒီးတၢ်ဒိးတၢ်လၣ်လၢဖျါ"],
  ["si", "මට පඩි දෙන්නේ නෑ"],
  ["ta", "எனக்கு சம்பளம் தரவில்லை"],
  ["zh", "老板不给我工资"],
  ["zh-hant", "老闆不給我薪水"],
  ["ja", "給料を払ってくれません"],
  ["ko", "월급을 못 받았어요"],
] as const)("%s: %s", ([code, text]) => {
  expect(language(text)).toBe(code);
});

test.for(["", "12345", "HK SG QA", "🙏🙏"])("nothing to go by is null: %s", (text) => {
  expect(language(text)).toBeNull();
});

test.for([
  ["zh-hant", "中介費幾多錢"],
  ["zh-hant", "放假都唔畀我出街"],
  ["zh-hant", "老闆說“个人”護照要給他保管"],
  ["zh", "签证多少钱"],
  ["zh", "老板唔发工资"],
  ["zh", "救命"],
  ["zh", "我想回家"],
] as const)("Chinese is told by characters of one script alone: %s: %s", ([code, text]) => {
  expect(language(text)).toBe(code);
});

test.for([
  ["ms", "saya nak balik kampung"],
  ["ms", "syarikat potong gaji"],
  ["ms", "boleh tak tukar majikan"],
  ["ms", "pejabat buruh kerajaan kat mana"],
  ["id", "saya mau pulang kampung"],
  ["id", "perusahaan potong gaji"],
  ["id", "bisa ganti majikan nggak"],
  ["id", "majikan potong gaji saya"],
] as const)("Malay and Indonesian by the words that one of them uses: %s: %s", ([code, text]) => {
  expect(language(text)).toBe(code);
});

test.for([
  ["ne", "साहुले पिट्यो"],
  ["ne", "घर जान मन लाग्यो"],
  ["ne", "एजेन्टले दुई लाख माग्यो"],
  ["ne", "घरबाट निस्कन दिएनन्"],
  ["ne", "malik le kutyo"],
  ["ne", "police lai bhanchu bhanyo"],
  ["ne", "malai maddat chaiyo"],
  ["hi", "सेठ मारता है"],
  ["hi", "पहले वाले एजेंट ने धोखा दिया"],
  ["hi", "कमरे में बंद कर दिया"],
  ["hi", "मालिक इकामा के लिए पैसे मांगता"],
  ["hi", "teen mahine se paisa nahi diya"],
  ["hi", "main dubai mein fasa hu"],
] as const)("Nepali and Hindi by small words and endings: %s: %s", ([code, text]) => {
  expect(language(text)).toBe(code);
});

test.for(["मला घरी जायचे आहे", "एजंटने फसवले", "बहिणीला विकले", "पगार मिळाला नाही"])(
  "Marathi, which has no answers of its own, is not taken for Nepali: %s",
  (text) => {
    expect(language(text)).toBe("hi");
  },
);

test.for([
  ["ur", "مدد کرو"],
  ["ur", "نوکری کا خرچ"],
  ["fa", "کمک کنید"],
  ["fa", "مرا زدند"],
  ["fa", "سه ماه است مزد نداده"],
  ["ar", "شنو اسوي گالوا ماكو فلوس"],
  ["ar", "لو سمحت ساعدوني"],
  ["uk", "мене обдурили"],
  ["uk", "куди дзвонити"],
  ["uk", "мене б'ють"],
  ["ru", "куда звонить"],
  ["ru", "зарплату не дали"],
  ["es", "me deben tres meses"],
  ["es", "ayuda por favor"],
  ["es", "me van a matar"],
  ["pt", "me devem três meses"],
  ["pt", "o agente me enganou"],
] as const)("short messages in languages that share letters or words: %s: %s", ([code, text]) => {
  expect(language(text)).toBe(code);
});

test.for([
  ["ms", "pejabat buruh dekat mana"],
  ["id", "gimana cara melapor"],
  ["id", "tolong saya"],
] as const)(
  "of languages alike the one with more small words is nearest: %s: %s",
  ([code, text]) => {
    expect(nearestLanguage(foldText(text).folded, ["id", "ms"])).toBe(code);
  },
);

test.for([
  ["en", "Fruit picker in UK from Nepal, recruiter took 5 lakh"],
  ["en", "Agent from Lahore took 5 lakh for the Saudi visa"],
  ["ne", "Nepal bata Qatar kati lagcha?"],
  ["hi", "agent ne 5 lakh liya Saudi visa ka"],
  ["hi", "har mahina paisa kat leta hai maalik"],
  ["en", "mу bоss tооk mу раssроrt аnd wоn't lеt mе gо"],
  ["ms", "tak bagi RM2000 lagi"],
] as const)("places, sums and currencies tell no language: %s: %s", ([code, text]) => {
  expect(language(text)).toBe(code);
});

test("a list of currencies and places alone is in no language", () => {
  expect(language("Nepali worker Saudi, RM2000, RM500, 5 lakh")).toBeNull();
});

test.for([
  ["es", "la agencia en Lima me pide 3000 soles antes de ir a España"],
  ["es", "debo 3000 a la agencia en Lima"],
  ["es", "piden 600 dolares de deposito en La Paz"],
  ["es", "la empresa no paga horas extra"],
  ["pt", "a empresa não paga horas extras"],
  ["pt", "procuro emprego em Portugal"],
  ["pt", "a agência de Salvador pede 900 euros antes de ir"],
  ["fr", "l'agence de Cotonou exige 500000"],
  ["fr", "la dame de Beyrouth garde le passeport"],
  ["fr", "une agence de Douala demande 900000"],
  ["tl", "sumisingil ng 80000 agency sa Davao"],
  ["tl", "ganahan ko mouli sa Davao"],
  ["hi", "agent Delhi me 50000 maang raha"],
] as const)("words of work tell languages that share their small words: %s: %s", (row) => {
  const [code, text] = row;
  expect(language(text)).toBe(code);
});

test.for([
  "employer refuse to pay visa",
  "visa refuse, want refund",
  "agency on visa demand letter legal?",
  "recruiter wants legal visa fee",
])("an English word is none of another language: %s", (text) => {
  expect([null, "en"]).toContain(language(text));
});
