import { foldText } from "../../matching/folding/fold.ts";
import { after, alternatives, before } from "../terms/beside.ts";
import { RETURNED_TO } from "../whereabouts/return-words.ts";

/** What the words around a place say: the way from it, to it, back to it, being of it, or only being there. */
export type Direction = "from" | "to" | "in" | "back" | "of";

const FROM_BEFORE =
  "from|frm|i am from|je suis du|suis du|suis des|sommes du|sommes des|vengo dal|vengo dalla|vengo dallo|sono del|sono della|leaving|left|galing|taga ako sa|ako ay taga|ako ay mula sa|quê|quê ở|老家|籍贯|galing sa|mula|mula sa|taga-|dari|asal|asal dari|desde|de|depuis|tu|từ|kutoka|toka|od|iz|из|з|із|من|از|จาก|ពី|来自|來自|从|從|hailing from|nimetoka|natoka|tumetoka|ametoka|anatoka|wametoka|natokea|anatokea|originaire de|originaire du|originaires de|originaires du|natif de|native de|venu de|venu du|venue de|venue du|viens du|vient du|viennent du|parti de|partie de|saliendo de|saindo de|vim de|vim do|gikan|gikan sa|nyumbani ni|kwao ni|kwetu ni|บ้านอยู่|บ้านเกิด|家在|家住|老家在|家是|ផ្ទះនៅ|hailing from|native of|citizen of|nationals of|come from|national of|born in|passport of|recruited in|recruited from|hired from|sunt din|suntem din|vin din|venim din|originar din|my family in|our family in|her family in|his family in|their family in|home in|village in|back home in|land in";
const BACK_BEFORE =
  "back to|return to|returned to|returning to|home to|back home to|deported to|repatriated to|volver a|regresar a|voltar para|voltar pro|voltar pra|volto para|volto pro|volto pra|volto ao|voltamos para|voltamos pro|voltar ao|voltar a|retourner au|retourner en|rentrer au|rentrer en|pulang ke|balik ke|kembali ke|uwi sa|bumalik sa|umuwi sa|pauwi sa|pauwi ng|pauwi na ng|uuwi ng|uuwi sa|balik ng|kurudi|nirudi|turudi|arudi|rudi|wapas|wapas ghar|वापस घर|واپس گھر|wapis|wapsi|waapas|वापस|वापिस|واپس|फिर्ता|pulang|balik|retorno a|regreso a|de volta ao|de volta para|de retour au|de retour en|повернутися до|повернутись до|повернутися в|додому в|назад в|обратно в|راجع|راجعة|نرجع|ارجع ل|về|вернуться в|домой в|العودة إلى|الرجوع إلى|ارجع|กลับ|ត្រឡប់ទៅ|ត្រឡប់មក|វិលមក|វិលទៅ|回到|回";
const TO_BEFORE =
  "to|towards|kazi|into|ወደ|paingon|paingon sa|padulong|padulong sa|adto sa|moadto sa|pro|pra|para o|para a|para os|pros|ทำงาน|ไปทำงาน|bound for|going to|go to|travel to|fly to|flew to|deployed to|sent to|work in|working in|works in|worked in|job in|jobs in|employer in|employed in|maid in|helper in|helpers in|worker in|workers in|travaille en|travaille au|travaille aux|travaillons en|trabajo en|trabajamos en|trabaja en|trabajar en|trabalho em|trabalho no|trabalho na|trabalhamos em|lavoro in|lavoriamo in|arbeite in|arbeiten in|pracuję w|lucrez în|lucrez la|lucrăm în|lucrăm la|merg în|plec în|работаю в|работаем в|працюю в|працюємо в|أعمل في|أشتغل في|شغال في|نعمل في|ofw in|boss in|factory in|visa for|arrived in|reached|papunta|papuntang|papunta sa|pa|pa-|punta|punta sa|patungong|trabaho sa|ke|menuju|kerja di|bekerja di|majikan di|hacia|rumbo a|a|pour le|pour la|pour les|pour l'|para|al|vers|en partance pour|sang|kwenda|do|nach|в|до|إلى|الى|ไป|ทำงานที่|ទៅ|去|到|赴";
const IN_BEFORE =
  "в|in|hapa|niko|nipo|yuko|yupo|tuko|tupo|niliko|waliopo|at|sa|in the|of|within|around|here in|live in|dito sa|nasa|di|en|em|no|na|dans|au|aux|à|tại|ở|o|katika|nchini|huko|w|у|во|في|به|ที่|នៅ|在|here|for|per|untuk|inside|near|trong|w|kwenye|ใน|อยู่|ក្នុង|ຢູ່|ຢູ່ໃນ|ໃນ|困在|关在|jijini";
const FROM_AFTER =
  "से|बाट|থেকে|से आया|से हूँ|का रहने वाला|की रहने वाली|के रहने वाले|का हूँ|की हूँ|का हूं|की हूं|के हैं|का निवासी|का रहिवासी|چا رہنے والا|کا رہنے والا|کی رہنے والی|کے رہنے والے|کا ہوں|کی ہوں|জেলার|ka hoon|ki hoon|ka hun|ka rehne wala|سے|origin|ကနေ|에서|から";
/** Beginnings of words behind a place that say somebody goes back there. */
const BACK_AFTER_STEMS =
  "फर्क|फिर्ता|लौट|वापस|እመለስ|እመለሳ|መመለሻ|वापिस|واپس|لوٹ|ফির|ফেরত|திரும்ப|ආපසු|መመለስ|ለመመለስ|ልመለስ|ተመል|ተመለ|ပြန်|wapas|wapis|lautna|farkin|farkan|farkiy";
const TO_AFTER = "जाने|जाना|जान|जाने के|जाकर|যেতে|যাওয়ার|যাব|গিয়ে|নেওয়ার|جانے|သွား|သို့|へ|jane|jaane|jana";
const IN_AFTER =
  "இல்|ல|যে|এ|তে|में|मा|मे|mein|me|میں|မှာ|မှာအလုပ်|에|で|ውስጥ|ကမှာ|ထဲမှာ|园区|園區|工厂|工廠|工地|的园区|的工厂|的工廠|तुरुंगात|वर|තුළ|වල|कम्पनीमा|क्यासिनोमा|कारखानामा|फ्याक्ट्रीमा|होटलमा|घरमा|की कंपनी में|की फैक्ट्री में|के होटल में|के कैसीनो में|ki company me|ki company mein|ki factory me|کی کمپنی میں|کی فیکٹری میں|کے ہوٹل میں|কোম্পানিতে|কারখানায়|ফ্যাক্টরিতে|ক্যাসিনোতে|হোটেলে|සමාගමක|සමාගමේ|කම්හලක|කම්හලේ|හෝටලයක|கம்பெனியில்|கம்பெனில|தொழிற்சாலையில்|நிறுவனத்தில்|ኩባንያ ውስጥ|ካምፓኒ ውስጥ";
const OF_BEFORE = "người|nguoi|orang|คน|ชาว|ຄົນ|ជនជាតិ|ស្រី|taga|mtu wa|watu wa|gái|warga";
const OF_AFTER =
  "人|少年|青年|後生仔|後生|學生|学生|女子|男子|女生|男生|姑娘|女孩|籍|佬|কেউ|ছেলে|মেয়ে|মানুষ|के लोग|का लड़का|की लड़की|के मजदूर|കാരൻ|කෙනෙක්|පෙණ්|பெண்|ஆள்|သား|သူ|လူမျိုး|အမျိုးသမီး|အမျိုးသား";
const PLACE_BEFORE =
  "the|ประเทศ|ប្រទេស|ស្រុក|ປະເທດ|kingdom of|state of|city of|bansang|negara|nchi ya|país|country";

/** Portuguese "do" is "from the" where somebody is or is brought from there, or goes on to elsewhere; the same letters are "to" in others. */
const FROM_PORTUGUESE =
  "sou|somos|és|são|venho|vem|vim|viemos|vêm|vindo|vinda|vindos|saí|saímos|sair|saio|saindo|saiu|levar|leva|levam|levou|levaram|trazer|traz|trazem|trouxe|trouxeram|mandar|manda|mandam|partir|parto|natural|oriundo|oriunda|contrata|contratam|recruta|recrutam|pessoas|gente|trabalhadores|imigrantes";
/** French "à" is "to" behind a word of going or working, and else "in". */
const TO_FRENCH =
  "travailler|travaille|travaillons|travail|boulot|emploi|poste|contrat|visa|aller|vais|va|allons|allez|vont|allé|allée|partir|part|pars|partons|parti|partie|partis|départ|arriver|arrive|arrivé|arrivée|envoyer|envoie|envoient|envoyé|envoyée|emmener|emmené|emmenée|amener|amené|amenée|vendu|vendue|voyage|voyager|voyagé|vol|billet|destination|rendre|bonne|ménage";

const NATION = `(?:(?:${alternatives(PLACE_BEFORE)}) ?)?`;
const FROM_LEFT = before(FROM_BEFORE, NATION);
const TO_LEFT = before(TO_BEFORE, NATION);
/** "Dubai-bound workers", and not "from Manila bound for Dubai". */
const BOUND_RIGHT = /^[ -]?bound(?!\p{L}| for| to| towards)/u;
/** How, which stands between a place and the verb in questions of the way back. */
const HOW =
  "እንዴት|እንዴት አድርጌ|कैसे|कसरी|কিভাবে|কীভাবে|কেমনে|کیسے|kaise|kaisey|kasari|kemne|kivabe|எப்படி|කොහොමද|ဘယ်လို|बाट कसरी";
const BACK_RIGHT = new RegExp(
  `^[ -]?(?:(?:${alternatives(HOW)}) )?(?:${foldText(BACK_AFTER_STEMS).folded})`,
  "u",
);
const FROM_PORTUGUESE_LEFT = before(FROM_PORTUGUESE, "(?:[\\p{L}\\p{M}]{1,8} ){0,2}dos? ");
const DO_LEFT = /(?:^|[^\p{L}\p{M}])dos? $/u;
const ON_TO_RIGHT = /^ (?:pra|pro|para)(?![\p{L}\p{M}])/u;
const A_LEFT = /(?:^|[^\p{L}\p{M}])a $/u;
const TO_FRENCH_LEFT = before(TO_FRENCH, "a ");
/** What is "of the" within a clause tells where somebody is from at its beginning or behind what somebody is. */
const OF_THE: Readonly<Record<string, RegExp>> = {
  pt: /(?:^|[.,;:!?–—-]) ?d[oa]s? $/u,
  fr: /(?:^|[.,;:!?–—-]) ?(?:du|des|de la) $/u,
  it: /(?:(?:^|[.,;:!?–—-]) ?(?:dal|dalla|dallo|dai)|(?:^|[^\p{L}])(?:vengo|veniamo|arrivo|arriviamo|viene) (?:dal|dalla|dallo|dai|da)) $/u,
  de: /(?:^|[^\p{L}])aus (?:der |dem |den )?$/u,
};
/** Prepositions of Arabic in Latin letters, some of them words of others elsewhere. */
const ARABIC_IN = before("fi|f|bi|b|bel|fel|fil|el|bl");
const ARABIC_FROM = before("min|men|mn|mel|ana misri min");
const ARABIC_BACK = before(
  "arga3|erja3|irja3|arja3|argaa|erja3 3a|erja3 3ala|arga3 3ala|arga3 le|rooh 3a",
  "(?:el |l )?",
);
/** Russian and Ukrainian "в" is "to" before an accusative and "in" before a locative, which ends so, unless a word of going or working stands before it. */
const SLAVIC_LEFT = before("в|во|на|у");
const LOCATIVE = /(?:[еиії]|ах|ях)$/u;
const SLAVIC_WAY =
  /(?<!\p{L})(?:работ|заработ|прац|робот|зароб|[пу]?о?ех|при[еї]х|еду|їду|їха|поїд|поед|отправ|відправ|ле[тч]|виїх|вые[хз])\p{L}*[^,.;:!?\n]*$/u;
const IN_LEFT = before(IN_BEFORE, NATION);
const OF_LEFT = before(OF_BEFORE);
const OF_RIGHT = after(OF_AFTER);
const BACK_LEFT = before(`${BACK_BEFORE}|${RETURNED_TO}`, NATION);
const FROM_RIGHT = after(FROM_AFTER);
/** Hindi in Latin letters, whose "se" is another word in Spanish. */
const FROM_RIGHT_HINDI =
  /^ sey? (?:hu|hun|hoon|hai|hain|hum|aaya|aayi|aaye|aya|ayi|aye|bande|log|wapas|wapis|nikal\p{L}*|bhej\p{L}*|bula\p{L}*|\p{L}+ (?:aay|aya|gay|jan|jaan|bhej|wapa))/u;
/** Turkish case endings, which names take behind an apostrophe: "Nepal'den", "Katar'da". */
const FROM_ENDING_TURKISH = /^['’][dt][ea]n(?:[iı][mz])?(?!\p{L})/u;
const IN_ENDING_TURKISH = /^['’][dt][ea](?:y[iı][mz])?(?!\p{L})/u;
const TO_RIGHT = after(TO_AFTER);
const IN_RIGHT = after(IN_AFTER);
const FROM_ENDING = new Set(
  ["बाट", "से", "වලින්", "থেকে", "ிலிருந்து", "ෙන්", "යෙන්", "ින්", "चा", "ची"].map(foldedEnding),
);
const IN_ENDING = new Set(
  [
    "मा",
    "ात",
    "তে",
    "ে",
    "য়",
    "য়ে",
    "ில்",
    "யில்",
    "வில்",
    "டில்",
    "லில்",
    "යේ",
    "වේ",
    "ේ",
    "වල",
    "ിൽ",
    "യിൽ",
    "में",
    "ல்",
    "ல",
    "லில்",
    "এ",
    "এতে",
  ].map(foldedEnding),
);
const IN_PREFIX = new Set(["ب", "بال", "በ"]);
const FROM_PREFIX = new Set(["ከ"]);
const TO_PREFIX = new Set(["ل", "لل", "ول", "لال", "ወደ"]);

/** A place in the folded text, and what is written together with its name. */
export interface PlaceSpot {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly behind: string;
}

/** Which way the words and endings around a place point, in the languages people write of routes in; null when none does. `language` is the text's, or null when unsure. */
export function directionAt(
  folded: string,
  spot: PlaceSpot,
  language: string | null,
): Direction | null {
  const left = folded.slice(Math.max(0, spot.start - 28), spot.start);
  const right = folded.slice(spot.end, spot.end + 24);
  if (isOfThe(left, language)) return "from";
  const arabic = language === "ar" ? arabicAt(left) : null;
  if (arabic !== null) return arabic;
  const name = folded.slice(spot.start, spot.end);
  const movement = isSlavicRest(left, name, language) ? null : movementAt(left, right, spot);
  const isOtherA = movement === "to" && isNoWay(left, language);
  return (isOtherA ? null : movement) ?? restAt(left, right, spot);
}

function arabicAt(left: string): Direction | null {
  if (ARABIC_BACK.test(left)) return "back";
  if (ARABIC_IN.test(left)) return "in";
  return ARABIC_FROM.test(left) ? "from" : null;
}

/** French "à" alone is "in"; in English "a" is an article: "a Lahore agent". */
function isNoWay(left: string, language: string | null): boolean {
  return (language === "fr" && isPlainA(left)) || (language === "en" && A_LEFT.test(left));
}

function isSlavicRest(left: string, name: string, language: string | null): boolean {
  if (language !== "ru" && language !== "uk") return false;
  return LOCATIVE.test(name) && SLAVIC_LEFT.test(left) && !SLAVIC_WAY.test(left);
}

/** Who is "du Togo", "do Brasil" at the beginning of a clause, or "aus Nepal", comes from there. */
function isOfThe(left: string, language: string | null): boolean {
  return (language !== null && OF_THE[language]?.test(left)) === true;
}

function isPlainA(left: string): boolean {
  return A_LEFT.test(left) && !TO_FRENCH_LEFT.test(left);
}

function movementAt(left: string, right: string, spot: PlaceSpot): Direction | null {
  if (BACK_LEFT.test(left)) return "back";
  if (isComingFrom(right, spot) || isFromThe(left, right)) return "from";
  if (BACK_RIGHT.test(right)) return "back";
  if (isTowards(left, right, spot)) return "to";
  return FROM_LEFT.test(left) ? "from" : null;
}

function isComingFrom(right: string, spot: PlaceSpot): boolean {
  const isAttached = FROM_ENDING.has(spot.behind) || FROM_PREFIX.has(spot.before);
  return (
    isAttached ||
    FROM_RIGHT.test(right) ||
    FROM_RIGHT_HINDI.test(right) ||
    FROM_ENDING_TURKISH.test(right)
  );
}

function isFromThe(left: string, right: string): boolean {
  return DO_LEFT.test(left) && (ON_TO_RIGHT.test(right) || FROM_PORTUGUESE_LEFT.test(left));
}

function isTowards(left: string, right: string, spot: PlaceSpot): boolean {
  return (
    TO_PREFIX.has(spot.before) ||
    TO_RIGHT.test(right) ||
    BOUND_RIGHT.test(right) ||
    TO_LEFT.test(left)
  );
}

function restAt(left: string, right: string, spot: PlaceSpot): Direction | null {
  if (OF_LEFT.test(left) || OF_RIGHT.test(right)) return "of";
  const isThere =
    IN_ENDING.has(spot.behind) || IN_PREFIX.has(spot.before) || IN_ENDING_TURKISH.test(right);
  return isThere || IN_LEFT.test(left) || IN_RIGHT.test(right) ? "in" : null;
}

function foldedEnding(ending: string): string {
  return foldText(ending).folded;
}
