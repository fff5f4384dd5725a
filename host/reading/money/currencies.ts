import { foldText } from "../../matching/folding/fold.ts";

/** Currency signs and words, folded and lower case → ISO 4217, or a name in capitals where several countries share it. */
const WORDS: Readonly<Record<string, string>> = {
  PHP: "₱ php piso phpesos",
  PESO: "peso pesos",
  HKD: "hk$ hkd hk港币 港幣 港币 蚊",
  SGD: "s$ sgd sg$ 新币 新幣",
  TWD: "nt$ nt ntd twd 台幣 台币 新台幣",
  MOP: "mop mop$ pataca patacas 澳門元",
  USD: "us$ usd us 美金 美元 米ドル",
  DOLLAR:
    "$ dollar dollars dola dolar dolares dólares dólar دولار डलर डॉलर ডলার ဒေါ်လာ ดอลลาร์ ដុល្លារ ዶላር ڈالر டாலர் ඩොලර් доларів долар долари долара đô 달러 ドル долларов доллар bucks",
  CAD: "c$ cad ca$",
  AUD: "a$ aud au$",
  NZD: "nz$ nzd",
  EUR: "€ eur euro euros euri евро євро ইউরো यूरो",
  GBP: "£ gbp pound pounds quid libras фунт фунта фунтов фунти фунтів",
  JPY: "¥ jpy yen yên 日元 円 येन",
  CNY: "cny rmb yuan 元 块 人民币",
  KRW: "₩ krw won 원 วอน वन",
  IDR: "idr rp rupiah",
  MYR: "myr rm ringgit ringit रिंगेट रिङ्गेट রিংগিত ரிங்கிட் ရင်းဂစ်",
  THB: "฿ thb baht bath บาท ဘတ် បាត",
  VND: "₫ vnd đồng dong",
  MMK: "mmk kyat kyats ကျပ်",
  KHR: "khr riel riels រៀល",
  RUPEE:
    "rupias roupies рупий рупии рупій รูปี 卢比 盧比 ₹ rs rs. re rupee rupees rupay rupaye rupiya रु रू रुपैयाँ रुपैया रुपये रुपया रुपए روپے روپیہ রুপি රුපියල් රු ரூபாய் ரூ روبية",
  INR: "inr",
  NPR: "npr nrs ने.रु",
  PKR: "pkr",
  LKR: "lkr slr",
  BDT: "৳ bdt tk taka takas টাকা টাকার tk.",
  RIYAL:
    "riales риалов риала ріалів ริยัล 里亚尔 里亞爾 riyal riyals rial rials riyali ريال ﷼ ریال रियाल রিয়াল රියාල් ரியால் ሪያል riyaala реал",
  SAR: "sar sr",
  QAR: "qar qr",
  OMR: "omr",
  DIRHAM:
    "dirham dirhams дирхам дирхамов дирхамів درهم دراهم दिराम दिरहम দিরহাম درہم ඩිර්හම් திர்ஹாம் ዲርሃም",
  AED: "aed dhs dh",
  DINAR: "dinar dinars динар динаров динарів دينار دنانير दीनार दिनार দিনার دینار දිනාර් கே.டி kd",
  KWD: "kwd",
  BHD: "bhd bd",
  JOD: "jod jd",
  LBP: "lbp lira liras ليرة",
  ILS: "₪ ils nis shekel shekels",
  SHILLING: "shilling shillings shilingi sh",
  KES: "kes ksh kshs",
  UGX: "ugx ush",
  TZS: "tzs tsh",
  ETB: "etb birr ብር birrii qarshii",
  NGN: "₦ ngn naira",
  GHS: "ghs cedi cedis gh₵ ₵",
  XOF: "cfa fcfa xof",
  ZAR: "zar rand",
  MXN: "mxn mx$",
  GTQ: "gtq quetzal quetzales",
  HNL: "hnl lempira lempiras",
  PEN: "soles",
  PLN: "pln zloty zlotys złotych złote zlotych zlote злотых злотые злотый злотих злоті злотий zł",
  UAH: "uah ₴ гривень грн гривні гривня гривен гривны hryvnia hryvnias",
  RUB: "₽ rub рублей руб рубля рублів рублі ruble rubles roubles rublos",
  KGS: "kgs сом сомов",
};

/** Which of a shared name a country means. */
const SHARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PESO: { PH: "PHP", MX: "MXN", CO: "COP", DO: "DOP" },
  RUPEE: { NP: "NPR", IN: "INR", PK: "PKR", LK: "LKR" },
  RIYAL: { SA: "SAR", QA: "QAR", OM: "OMR" },
  DIRHAM: { AE: "AED", MA: "MAD" },
  DINAR: { KW: "KWD", BH: "BHD", JO: "JOD", IQ: "IQD", TN: "TND", DZ: "DZD", LY: "LYD" },
  SHILLING: { KE: "KES", UG: "UGX", TZ: "TZS" },
};

/** Countries whose own money is called dollar too: beside them a bare dollar is not surely American. */
const DOLLARS = new Set(["HK", "SG", "TW", "CA", "AU", "NZ", "BN", "FJ"]);

const LANGUAGE_COUNTRY: Readonly<Record<string, string>> = {
  ne: "NP",
  hi: "IN",
  ur: "PK",
  si: "LK",
  tl: "PH",
};

const byWord = new Map<string, string>();
for (const [code, words] of Object.entries(WORDS)) {
  for (const word of words.split(" ")) {
    byWord.set(foldText(word).folded, code);
  }
}

/** ISO 4217 or a shared name for a folded word or sign, or undefined. */
export function currencyWord(word: string): string | undefined {
  return byWord.get(word) ?? (word.endsWith(".") ? byWord.get(word.slice(0, -1)) : undefined);
}

/** Whose money a shared name is, by the adjective beside it. */
const OWNERS: Readonly<Record<string, string>> = {
  IN: "indian indias indiennes india индийских",
  NP: "nepali nepalese nepal nepalies népalaises непальских",
  PK: "pakistani pakistan paquistaníes pakistanaises пакистанских",
  LK: "lankan",
  SA: "saudi saudí saudíes saoudiens السعودي سعودي саудовских",
  QA: "qatari qatar qatarí قطري",
  OM: "omani oman عماني",
  KW: "kuwaiti kuwait كويتي",
  BH: "bahraini bahrain بحريني",
  JO: "jordanian أردني",
  AE: "emirati uae إماراتي",
  KE: "kenyan kenya",
  UG: "ugandan uganda",
  TZ: "tanzanian tanzania",
  PH: "philippine filipino",
  MX: "mexican mexicanos",
};

/** Currencies named by two words. */
const PAIRS: Readonly<Record<string, string>> = {
  TWD: "đài tệ|taiwan dollar|taiwan dollars|taiwanese dollar|taiwanese dollars|dolar taiwan|đô đài",
  SGD: "singapore dollar|singapore dollars|sing dollar|sing dollars|singaporean dollars|dolar singapura|đô sing",
  USD: "us dollar|us dollars|american dollar|american dollars|dolar amerika|dolar as|đô mỹ|đô la|dólares estadounidenses|dólares americanos",
  CAD: "canadian dollar|canadian dollars|dólares canadienses|dollars canadiens",
  AUD: "australian dollar|australian dollars|dólares australianos",
  CNY: "nhân dân|chinese yuan",
  JPY: "yên nhật|japanese yen",
  KRW: "won hàn|korean won",
};

const byPair = new Map<string, string>();
for (const [code, pairs] of Object.entries(PAIRS))
  for (const pair of pairs.split("|")) byPair.set(foldText(pair).folded, code);

const owners = new Map<string, string>();
for (const [country, words] of Object.entries(OWNERS))
  for (const word of words.split(" ")) owners.set(foldText(word).folded, country);

/** ISO 4217 for two folded words such as "indian rupees" or "riyals saudi", or undefined. */
export function currencyPair(first: string, second: string): string | undefined {
  const pair = byPair.get(`${first} ${second}`);
  if (pair !== undefined) return pair;
  return owned(second, first) ?? owned(first, second);
}

function owned(name: string, owner: string): string | undefined {
  const country = owners.get(owner);
  return country === undefined ? undefined : SHARED[byWord.get(name) ?? ""]?.[country];
}

/** The ISO 4217 codes that a name of `currencyWord` may mean. */
export function currenciesOf(name: string): readonly string[] {
  if (name === "DOLLAR") return ["USD"];
  const shared = SHARED[name];
  return shared === undefined ? [name] : Object.values(shared);
}

/** What the sums of a text are read beside. */
export interface MoneyContext {
  readonly countries: ReadonlySet<string>;
  readonly language: string | null;
}

/** The ISO 4217 code a word of `currencyWord` means beside these countries and in this language; null where it stays open. */
export function settleCurrency(name: string, { countries, language }: MoneyContext): string | null {
  if (name === "DOLLAR") return [...countries].some((code) => DOLLARS.has(code)) ? null : "USD";
  const shared = SHARED[name];
  if (shared === undefined) return name;
  const named = [...new Set([...countries].flatMap((code) => shared[code] ?? []))];
  if (named.length === 1) return named[0] ?? null;
  const spoken = shared[LANGUAGE_COUNTRY[language ?? ""] ?? ""];
  return named.length === 0 ? (spoken ?? (name === "DIRHAM" ? "AED" : null)) : null;
}
