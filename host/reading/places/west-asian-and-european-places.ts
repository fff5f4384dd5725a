import type { Place } from "./place.ts";

/** Countries of the Gulf, the Levant, Central Asia and Europe, by ISO 3166-1 alpha-2 code. */
export const WEST_ASIAN_AND_EUROPEAN_PLACES: Readonly<Record<string, Place>> = {
  SY: { names: "damascus|aleppo|syria|سوريا|دمشق", people: "syrian|syrians|سوري|سوريين" },
  YE: { names: "sanaa|yemen|اليمن", people: "yemeni|yemenis" },
  UZ: {
    names: "tashkent|uzbekistan|ташкент|узбекистан|oʻzbekiston|o'zbekiston",
    people: "uzbek|uzbeks|узбек|узбеки",
  },
  KG: {
    names: "bishkek|kyrgyzstan|kirghizistan|бишкек|кыргызстан|киргизия|osh city",
    doubtful: "osh",
    people: "kyrgyz|киргиз|кыргыз|кыргызы",
  },
  TJ: { names: "dushanbe|tajikistan|душанбе|таджикистан", people: "tajik|tajiks|таджик|таджики" },
  KZ: { names: "astana|almaty|kazakhstan|казахстан", people: "kazakh|казах" },
  MD: { names: "chisinau|moldova|молдова", people: "moldovan|moldovans|moldoveni" },
  GE: {
    names: "tbilisi|sakartvelo|საქართველო",
    doubtful: "georgia",
    people: "georgian workers|georgian nationals",
  },
  UA: {
    names: "kyiv|kiev|lviv|kharkiv|odesa|ukraine|україна|київ|львів|украина|ucrania|ukraina",
    people: "ukrainian|ukrainians|українці|українець|українка|украинцы|українка|украинка",
  },
  BY: { names: "minsk|belarus|беларусь|белоруссия", people: "belarusian|belarusians|белорусы" },
  SA: {
    names:
      "ksa|saudi|saudia|saudi arabia|jeddah|djeddah|riyad|riad|jedda|jiddah|riyadh|dammam|al khobar|khobar|mecca|makkah|medina|madinah|tabuk|arab saudi|arabia saudita|arabia saudi|arabie saoudite|السعودية|سعودية|الرياض|جدة|الدمام|مكة|المملكة العربية السعودية|सउदी|साउदी|सऊदी|साउदी अरब|সৌদি|সৌদি আরব|সৌদিআরব|রিয়াদ|জেদ্দা|سعودی|سعودیہ|ریاض|سعودی عرب|සෞදි|சவுதி|ሳውዲ|ሳዑዲ|ሳውዲ አረቢያ|ሪያድ|ጅዳ|саудовская аравия|沙特|沙烏地",
    people: "saudi employer|saudis|سعودي|الكفيل السعودي",
    destination:
      "iqama|absher|musaned|huroob|إقامة سعودية|مساند|أبشر|इकामा|ইকামা|আকামা|اقامہ|muqeem|qiwa",
  },
  AE: {
    names:
      "uae|u.a.e|dubai|abu dhabi|abou dhabi|dubaï|sharjah|ajman|ras al khaimah|fujairah|emirates|al ain|dubay|emirati arabi|dubái|الإمارات|الامارات|دبي|أبوظبي|أبو ظبي|الشارقة|दुबई|दुबइ|यूएई|युएई|अबु धाबी|अबू धाबी|शारजाह|দুবাই|আবুধাবি|আমিরাত|শারজাহ|دبئی|ابوظہبی|امارات|ඩුබායි|துபாய்|ዱባይ|дубай|оаэ|迪拜|杜拜|阿联酋|uarabuni dubai|umoja wa falme",
    people: "emirati|emiratis|إماراتي|اماراتي|dubai employer",
    destination: "mohre|tawjeeh|emirates id|tasheel",
  },
  QA: {
    names:
      "qatar|doha|katar|al wakrah|lusail|qatari|قطر|الدوحة|कतार|क़तर|कतर|দোহা|কাতার|قطر|දෝහා|කටාර්|கத்தார்|ኳታር|катар|卡塔尔|卡達",
    people: "qataris|قطري|qatari sponsor",
    destination: "qid|metrash|hukoomi",
  },
  KW: {
    names:
      "kuwait|kuwait city|salwa|salmiya|jahra|hawally|farwaniya|fahaheel|kuwayt|koweit|koweït|الكويت|كويت|السالمية|منطقة حولي|في حولي|कुवेत|कुवैत|কুয়েত|কুয়েত|کویت|කුවේට්|குவைத்|ኩዌት|кувейт|科威特",
    people: "kuwaiti|kuwaitis|كويتي|كويتية",
    destination: "article 18 visa|article 20 visa",
  },
  BH: {
    names:
      "bahrain|manama|bahrein|bahreïn|البحرين|المنامة|बहराइन|बहरीन|বাহরাইন|بحرین|බහරේන්|பஹ்ரைன்|ባህሬን|бахрейн",
    people: "bahraini|bahrainis|بحريني",
    destination: "lmra|flexi permit",
  },
  OM: {
    names:
      "muscat|salalah|sohar|omán|sultanate of oman|عمان|سلطنة عمان|مسقط|ओमान|ওমান|عمان|ඕමාන්|ஓமான்|ኦማን|оман",
    doubtful: "oman",
    people: "omani|omanis|عماني",
  },
  JO: {
    names:
      "jordanie|jordania|irbid|zarqa|الأردن|الاردن|जोर्डन|जॉर्डन|জর্ডান|জর্দান|اردن|ජෝර්දාන|ஜோர்டான்|ዮርዳኖስ|иордания",
    doubtful: "jordan|amman",
    people: "jordanian|jordanians|أردني|أردنية",
    destination: "qiz factory",
  },
  LB: {
    names:
      "lebanon|beirut|beyrouth|liban|líbano|libano|lubnan|لبنان|بيروت|लेबनान|লেবানন|لبنان|ලෙබනන්|லெபனான்|ሊባኖስ|ቤይሩት|ቤሩት|ливан|黎巴嫩|tripoli lebanon",
    people: "lebanese|لبناني|لبنانية|libanaise|libanais",
  },
  IL: {
    names:
      "israel|tel aviv|jerusalem|haifa|إسرائيل|इजरायल|इज़राइल|ইসরায়েল|ඊශ්‍රායලය|இஸ்ரேல்|израиль|以色列|อิสราเอล|ישראל",
    people: "israeli|israelis",
  },
  IQ: {
    names: "iraq|baghdad|erbil|basra|kurdistan|العراق|بغداد|أربيل|ইরাক|इराक",
    people: "iraqi|iraqis",
  },
  IR: { names: "tehran|teheran|téhéran|teherán", doubtful: "iran", people: "iranian|iranians" },
  CY: {
    names: "cyprus|nicosia|limassol|larnaca|chipre|chypre|साइप्रस|সাইপ্রাস",
    people: "cypriot|cypriots",
    destination: "pink slip cyprus",
  },
  TR: {
    names: "istanbul|türkiye|turkiye|ankara|turquía|turquie|تركيا|تركية|তুরস্ক|टर्की",
    doubtful: "turkey",
    people: "turkish employer",
  },
  IT: {
    names:
      "italy|italia|rome italy|roma italia|milan|milano|naples italy|foggia|rosarno|prato|italie|itália|इटली|ইতালি|ඉතාලිය|இத்தாலி|إيطاليا|италия|ý italia|nước ý|意大利|義大利",
    people: "italian employer|italian farm|datore di lavoro italiano",
    destination: "nulla osta|decreto flussi|caporale|caporalato|নুলা ওস্তা",
  },
  ES: {
    names:
      "spain|españa|madrid|barcelona|almeria|almería|huelva|murcia|andalucía|espagne|espanha|إسبانيا|испания|स्पेन",
    people: "spanish employer",
  },
  PT: {
    names: "portugal|lisbon|lisboa|alentejo|odemira|porto portugal|पोर्चुगल|পর্তুগাল|पुर्तगाल",
    people: "portuguese employer",
    destination: "aima portugal",
  },
  FR: {
    names: "france|paris|marseille|lyon|francia|frança|فرنسا|франция|nước pháp",
    people: "french employer",
  },
  DE: {
    names:
      "germany|berlin|munich|hamburg|frankfurt|deutschland|alemania|allemagne|alemanha|ألمانيا|германия|німеччина|जर्मनी|জার্মানি|nước đức|sang đức|đi đức",
    people: "german employer",
  },
  BE: { names: "belgium|brussels|belgique|bélgica|belgië", people: "belgian employer" },
  NL: {
    names: "netherlands|holland|amsterdam|rotterdam|nederland|pays-bas|países bajos",
    people: "dutch employer",
  },
  PL: {
    names:
      "poland|warsaw|krakow|polska|polonia|pologne|polónia|польша|польща|варшава|पोल्याण्ड|पोलैंड|পোল্যান্ড|ပိုလန်|warszawa",
    people: "polish employer|polish company",
    destination: "oświadczenie|карта побиту|karta pobytu",
  },
  RO: {
    names: "romania|bucharest|rumania|roumanie|românia|रोमानिया|রোমানিয়া|රුමේනියාව",
    people: "romanian employer",
  },
  BG: { names: "bulgaria|sofia bulgaria|bulgarie", people: "bulgarian|bulgarians" },
  HR: { names: "croatia|zagreb|croacia|hrvatska|क्रोएशिया|ক্রোয়েশিয়া", people: "croatian employer" },
  HU: { names: "hungary|budapest|hungría|hongrie", people: "hungarian employer" },
  CZ: { names: "czech republic|czechia|prague|česko|чехия|чехія", people: "czech employer" },
  RS: { names: "serbia|belgrade|srbija|сербия", people: "serbian employer" },
  XK: {
    names: "kosovo|kosova|kosovë|pristina|prishtina|prishtinë|косово",
    people: "kosovar|kosovars|kosovan|kosovare",
  },
  GR: { names: "greece|athens|grecia|grèce|manolada|ग्रीस|গ্রিস|গ্রীস", people: "greek employer" },
  MT: { names: "malta|valletta|माल्टा|মাল্টা", people: "maltese|maltese employer" },
  RU: {
    names: "russia|moscow|st petersburg|россия|москва|rusia|russie|রাশিয়া",
    people: "russian employer",
  },
  GB: {
    names:
      "united kingdom|great britain|england|scotland|northern ireland|london|uk|u.k.|britain|inggris|reino unido|royaume-uni|angleterre|inglaterra|nước anh|sang anh|đi anh|بريطانيا|لندن|ब्रिटेन|यूके|युके|बेलायत|যুক্তরাজ্য|लंदन|англия|великобритания|велика британія|英国|英國",
    people: "british employer|uk employer",
    destination:
      "uk seasonal worker visa|sponsor licence|certificate of sponsorship|skilled worker visa|health and care worker visa|tier 2 visa|overseas domestic worker visa|gla licence|glaa",
  },
  IE: { names: "ireland|dublin|irlanda|irlande|आयरलैंड", people: "irish employer" },
};
