import type { Place } from "./place.ts";

/** Countries of Africa and the Americas, by ISO 3166-1 alpha-2 code. */
export const AFRICAN_AND_AMERICAN_PLACES: Readonly<Record<string, Place>> = {
  ET: {
    names:
      "addis ababa|addis abeba|addis|oromia|amhara|tigray|አዲስ አበባ|ኢትዮጵያ|itoophiyaa|ethiopie|etiopía",
    people:
      "ethiopian|ethiopians|habesha|إثيوبية|إثيوبيات|أثيوبية|اثيوبية|اثيوبيات|الإثيوبية|ኢትዮጵያዊ|éthiopienne|éthiopiennes",
  },
  KE: {
    names: "nairobi|mombasa|kisumu|nakuru|eldoret|kiambu",
    people: "kenyan|kenyans|mkenya|wakenya|كينية|كينيات|الكينية|kenianas|kényane",
    origin: "nea kenya|neaims",
  },
  UG: {
    names: "kampala|entebbe|jinja|mbarara|gulu",
    people: "ugandan|ugandans|mganda|waganda|أوغندية|أوغنديات|اوغندية",
    origin: "ueerma|ugandan manpower",
  },
  TZ: {
    names: "dar es salaam|zanzibar|dodoma|arusha|tanzania",
    people: "tanzanian|tanzanians|mtanzania|watanzania",
  },
  RW: { names: "kigali|rwanda", people: "rwandan|rwandans" },
  BI: { names: "burundi|bujumbura", people: "burundian|burundians" },
  GH: { names: "accra|kumasi", people: "ghanaian|ghanaians|غانية|غانا" },
  NG: {
    names: "lagos|abuja|benin city|edo state|kano|ibadan|port harcourt|naija|nigeria",
    people: "nigerian|nigerians|نيجيرية|nigeriana|nigeriane|nigériane",
    origin: "naptip",
  },
  SL: { names: "sierra leone|freetown", people: "sierra leonean|sierra leoneans|سيراليونية" },
  CM: {
    names: "cameroon|cameroun|yaounde|douala|camerún",
    people: "cameroonian|cameroonians|camerounaise|camerounaises|كاميرونية",
  },
  MG: { names: "madagascar|antananarivo", people: "malagasy|malgache|malgaches" },
  CI: { names: "ivory coast|côte d'ivoire|abidjan", people: "ivorian|ivoirienne|ivoirien" },
  SN: { names: "senegal|sénégal|dakar", people: "senegalese|sénégalais|sénégalaise" },
  ML: { names: "bamako", people: "malian|malienne" },
  MA: {
    names: "morocco|maroc|marruecos|casablanca|rabat|المغرب",
    people: "moroccan|moroccans|marocaine|marocain|marroquí|marroquíes|مغربية|مغاربة",
  },
  TN: { names: "tunis|tunisia|tunisie|تونس", people: "tunisian|tunisians|tunisien" },
  EG: {
    names: "cairo|egypt|alexandria|مصر|القاهرة",
    people: "egyptian|egyptians|مصري|المصريين|مصريين",
  },
  SD: { names: "khartoum|sudan|السودان|الخرطوم", people: "sudanese|سوداني" },
  ER: { names: "asmara|eritrea|ኤርትራ", people: "eritrean|eritreans" },
  SO: { names: "mogadishu|somalia", people: "somali|somalis" },
  ZW: { names: "harare|zimbabwe|bulawayo", people: "zimbabwean|zimbabweans" },
  MW: { names: "malawi|lilongwe|blantyre", people: "malawian|malawians" },
  ZM: { names: "lusaka|zambia", people: "zambian|zambians" },
  ZA: {
    names: "south africa|johannesburg|cape town|durban",
    people: "south african|south africans",
  },
  MU: { names: "mauritius|port louis|maurice|île maurice|মরিশাস", people: "mauritian employer" },
  SC: { names: "seychelles", people: "seychellois" },
  LY: { names: "libya|tripoli libya|libia|ليبيا|লিবিয়া", people: "libyan|libyans" },
  MX: {
    names:
      "mexico|méxico|oaxaca|michoacan|michoacán|chiapas|guanajuato|jalisco|monterrey|guerrero|tijuana|ciudad de méxico",
    people: "mexican|mexicans|mexicano|mexicana|mexicanos|mexicanas",
  },
  GT: {
    names: "guatemala|huehuetenango|quetzaltenango|xela",
    people: "guatemalan|guatemalans|guatemalteco|guatemalteca|guatemaltecos|guatemaltecas|chapin",
  },
  HN: {
    names: "honduras|tegucigalpa|san pedro sula",
    people: "honduran|hondurans|hondureño|hondureña|hondureños",
  },
  SV: {
    names: "el salvador|san salvador",
    people: "salvadoran|salvadorans|salvadoreño|salvadoreña|salvadoreños",
  },
  NI: { names: "nicaragua|managua", people: "nicaraguan|nicaraguans|nicaragüense|nicaragüenses" },
  CO: {
    names: "colombia|bogota|bogotá|medellin",
    people: "colombian|colombians|colombiano|colombiana|colombianos",
  },
  PE: {
    names: "perú",
    doubtful: "peru|lima",
    people: "peruvian|peruvians|peruano|peruana|peruanos",
  },
  EC: {
    names: "ecuador|guayaquil",
    doubtful: "quito",
    people: "ecuadorian|ecuadorians|ecuatoriano|ecuatoriana",
  },
  BO: {
    names: "bolivia|la paz|santa cruz de la sierra",
    people: "bolivian|bolivians|boliviano|boliviana|bolivianos",
  },
  VE: {
    names: "venezuela|caracas",
    people: "venezuelan|venezuelans|venezolano|venezolana|venezolanos",
  },
  HT: { names: "haiti|haití|port-au-prince", people: "haitian|haitians|haitiano|haitien" },
  JM: { names: "jamaica|kingston jamaica", people: "jamaican|jamaicans" },
  BR: {
    names: "brazil|brasil|são paulo",
    people: "brazilian|brazilians|brasileiro|brasileira|brasileiros",
  },
  US: {
    names:
      "usa|u.s.a|u.s.|united states|america|new york|california|texas|florida|north carolina|south carolina|new mexico|nuevo mexico|nuevo méxico|new jersey|arizona|oregon|idaho|nebraska|minnesota|iowa|missouri|arkansas|louisiana|mississippi|alabama|tennessee|kentucky|ohio|illinois|michigan|wisconsin|pennsylvania|massachusetts|connecticut|oklahoma|kansas|hawaii|alaska|north dakota|south dakota|los angeles|chicago|estados unidos|eeuu|ee.uu|ee. uu.|estados unidos de américa|états-unis|etats unis|amerika|amerika serikat|अमेरिका|আমেরিকা|যুক্তরাষ্ট্র|أمريكا|الولايات المتحدة|сша|nước mỹ|sang mỹ|đi mỹ|美国|美國|el norte",
    people: "american employer",
    destination:
      "h-2a|h-2b|h2a|h2b|h-2 visa|j-1 visa|b-1 domestic|h-1b|polaris hotline|visa h-2a|visa h2a|visas h-2a",
  },
  CA: {
    names:
      "canada|toronto|vancouver|ontario|alberta|british columbia|quebec|saskatchewan|canadá|kanada|क्यानडा|कनाडा|কানাডা|كندا|канада|ካናዳ|加拿大",
    people: "canadian employer|canadian farm",
    destination: "lmia|sawp|एलएमआईए|lmia work permit|ircc",
  },
};
