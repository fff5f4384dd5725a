import type { Steps } from "../../../../schemas/steps.ts";
import { LATIN_WORDS, SCRIPT_WORDS } from "../../../reading/language/language-words.ts";
import { GROUPS, readConcepts } from "../../../wording/concepts/concept-files.ts";
import { isKnownName, isNameAndWord } from "./known-names.ts";
import { isKnownThing } from "./no-persons.ts";

/** Words beside those of concepts that people say of themselves and others, by language. */
const SAID: Readonly<Record<string, string>> = {
  en: "everybody somebody someone anybody anyone everyone nobody none others another both many several housewife breadwinner graduate migrant native resident citizen member volunteer patient covid positive negative asthma diabetic registered certified licensed qualified experienced newbie newcomer applicant deployed stranded repatriated undocumented half super totally pure modern same part person human slave prisoner virgin orphan widow yesterday today tomorrow tonight afterwards later maybe contract law rule rules visa salary notice letter email message news report article section act customs court judge bank hospital airline airport landlord landlady roommate supervisor foreman manager recruiter trainer warden security accountant secretary consultant broker subagent",
  es: "auxiliar soltera soltero divorciada viuda entonces despues luego nunca siempre tambien ademas ayer hoy manana alguien nadie ambos varios otro otra",
  fr: "celibataire divorcee veuve alors apres ensuite jamais toujours aussi hier demain quelqu'un personne",
  pt: "solteira solteiro divorciada viuva entao depois nunca sempre tambem ontem hoje amanha alguem ninguem",
  id: "baru orang asli janda lulusan mantan calon eks korban warga seorang sedang kemarin besok tadi hari pagi malam siang sore sana sini situ mana kampung desa kantor keluar pulang kabur lari pergi datang tiba kembali resign berhenti keturunan",
  tl: "inday lang naman talaga nakatira nagtatrabaho bunso panganay dalaga biyuda amo ate kuya mam sir mama papa nanay tatay lola lolo tita tito",
  "hi-latn":
    "ek bahut bahot abhi yahan yahaan wahan wahaan akela akeli akeley thik theek thīk dukhi khush pareshan bimar beemar garbhvati garib gareeb majboor padhi likhi sirf bas wala wali wale rehta rehti rahta rahti nepali ekdam dherai khusi eklo ekli yaha tyaha khub ekhane ekhon eka bhalo oshustho gorib shudhu sotti didi bhai behen bhabhi bua chacha malkin malik maalik sahab sahib usne isne unhone inhone kisne jisne",
  ru: "теща тёща тесть свекровь свекор невестка зять сноха золовка бабушка дедушка тетя тётя дядя сестра брат мама папа муж жена подруга сосед соседка простая простой обычная обычный сама сам никто кто-то все всё",
  uk: "теща тесть свекруха свекор невістка зять бабуся дідусь тітка дядько сестра брат мама тато чоловік дружина подруга сусід сусідка проста простий звичайна сама сам ніхто хтось",
  hi: "एक बहुत अभी यहाँ यहां वहाँ वहां अकेली अकेला ठीक दुखी खुश परेशान बीमार गर्भवती पढ़ी लिखी अनपढ़ गरीब मजबूर भी ही तो सिर्फ बस रहने वाली वाला वाले रही रहा गई गया आई आया चाहती चाहता पाँच पांच तीन दो चार साल महीने उम्र",
  ne: "एक धेरै अहिले यहाँ यहां त्यहाँ एक्लै ठीक दुखी खुसी बिरामी गर्भवती गरिब मात्र पनि बस्ने बस्छु आएको गएको वर्ष महिना उमेर",
  bn: "একজন খুব এখন এখানে ওখানে একা ভালো অসুস্থ গর্ভবতী গরিব শুধু খুবই থাকি আছি বছর মাস বয়স বিবাহিত",
  ur: "ایک بہت ابھی یہاں وہاں اکیلی اکیلا ٹھیک پریشان بیمار حاملہ غریب مجبور بھی ہی تو صرف رہنے والی والا رہی رہا گئی گیا سال",
  am: "አንድ በጣም አሁን እዚህ እዚያ ብቻዬን ደህና ታምሜ ነፍሰ ጡር ሾፌር ሰራተኛ ሠራተኛ የቤት ኢትዮጵያዊ ኢትዮጵያዊት ሴት ወንድ ልጅ እናት አባት ሻጭ ነርስ ሹፌር አስተማሪ ተማሪ ጠባቂ አብሳይ ነጋዴ ገበሬ",
  ar: "حاليا الان الآن هنا هناك وحدي بخير جدا خائفة خائف حزينة تعبانة مريض محبوسة محبوس هارب بدون كل احد أحد واحد قبل بعد امس أمس اليوم غدا ثم لما كما هذا هذه الذي التي هو هي هم انت أنت عمال عاملات",
  ta: "ஒரு மிகவும் இப்போது இங்கே அங்கே தனியாக இலங்கை இந்தியா வேலைக்காரி",
  si: "එක දැන් මෙහෙ එහෙ තනියම හොඳින් අසනීපයි ශ්රී ශ්‍රී ලාංකික ලාංකිකයි ලාංකිකයෙක්",
};

/** Languages whose small words in Latin letters are also listed elsewhere. */
const LATIN_OF: Readonly<Record<string, readonly string[]>> = {
  "hi-latn": ["hi", "ne", "bn", "ta", "si"],
};

const [SHORTEST_STEM, SHORTEST_OF_PHRASE] = [3, 4];
/** What goes on longer behind so short a stem is another word. */
const SHORT = 3;

/** The words of a language: whole ones, and what longer ones begin with. */
interface Words {
  readonly whole: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

const known = new Map<string, Words>();

/** Read when a text first asks for the language. */
function wordsOf(language: string): Words {
  const ready = known.get(language) ?? readWords(language);
  known.set(language, ready);
  return ready;
}

function readWords(language: string): Words {
  const whole = new Set<string>();
  const stems = new Set<string>();
  const add = (word: string, isOfPhrase: boolean): void => {
    if (word.startsWith("*")) return;
    if (!word.endsWith("*")) {
      if (!isOfPhrase || word.length >= SHORTEST_OF_PHRASE || !isLatin(word)) whole.add(word);
    } else if (word.length > SHORTEST_STEM) stems.add(word.slice(0, -1));
  };
  const small = [
    ...(LATIN_OF[language] ?? [language]).map((each) => LATIN_WORDS[each]),
    Reflect.get(SCRIPT_WORDS, language),
    SAID[language],
  ];
  for (const word of small.join(" ").split(" ")) whole.add(bare(word));
  for (const phrase of Object.values(readConcepts(language)).flat())
    for (const word of phrase.split(" ")) add(bare(word), phrase.includes(" "));
  return { whole, stems };
}

/** Reads the words of all languages between requests, one a step: the first text that tells a name would wait for them. */
export function* readOrdinaryWordsAhead(): Steps<void> {
  for (const language of GROUPS.flat()) {
    wordsOf(language);
    yield;
  }
}

/** Whether one of the languages has the word, whole. */
function isWhole(word: string, languages: string): boolean {
  return languages.split(" ").some((language) => wordsOf(language).whole.has(word));
}

/** Whether in one of them words begin like that. */
function isStem(start: string, languages: string): boolean {
  return languages.split(" ").some((language) => wordsOf(language).stems.has(start));
}

/** Small, and in Latin letters without accents. */
function bare(word: string): string {
  const small = word.toLowerCase();
  return isLatin(small) ? small.normalize("NFD").replaceAll(/\p{M}/gu, "") : small;
}

function isLatin(word: string): boolean {
  return /^[^\p{L}]*\p{Script=Latin}/u.test(word);
}

/** Whether a word is one of these languages; beside a known name only one that is listed whole, as names begin like words of so many. */
function isOrdinary(word: string, languages: string, isBesideName: boolean): boolean {
  const small = bare(word);
  if (isWhole(small, languages)) return true;
  if (isBesideName) return false;
  for (let end = SHORTEST_STEM; end <= small.length; end++)
    if ((end > SHORT || small.length - end < SHORT) && isStem(small.slice(0, end), languages))
      return true;
  return false;
}

const ENDS_NO_NAME = /(?:ing|ly|ness|ment|tion|ed)$/;

/** The languages in Latin letters, as these functions take them. */
export const LATIN_LANGUAGES = "en es fr pt id ms tl sw vi hi-latn";

/** The languages whose words a name with capitals may be taken for: those of its script. */
export function languagesOf(found: string): string {
  return /\p{sc=Cyrillic}/u.test(found) ? "ru uk" : LATIN_LANGUAGES;
}

/** Whether none of some words is one of these languages, a place, a people or a thing; of several, known names and given names that are words stand. */
export function areNoWords(found: string, languages: string): boolean {
  const words = found.split(/[ ]+/);
  const isBesideName = words.some(isKnownName);
  return words.every((word, at) => {
    if (words.length > 1 && (isKnownName(word) || (at === 0 && isBeforeName(word, words))))
      return true;
    if (isOrdinary(word, languages, isBesideName) || isKnownThing(capitalised(word))) return false;
    return isBesideName || !ENDS_NO_NAME.test(word);
  });
}

/** Whether the word, though it is one, is a given name that stands before others: by itself, or where scripts without capitals have a known name behind it. */
function isBeforeName(word: string, words: readonly string[]): boolean {
  return isNameAndWord(word, false) || (!isLatin(word) && words.slice(1).some(isKnownName));
}

/** Whether one of these words is a name that many have, and no other is one of these languages. */
export function areKnownNames(found: string, languages: string): boolean {
  const words = found.split(/[ ]+/);
  if (words.length > 1) return words.some(isKnownName) && areNoWords(found, languages);
  if (isNameAndWord(found, true)) return true;
  return isKnownName(found) && !isWhole(bare(found), languages);
}

/** Whether words in capitals are no words of any language in Latin letters, nor a place or a thing. */
export function isNameInCapitals(found: string): boolean {
  const small = found.toLowerCase();
  const capital = small.split(" ").map(capitalised).join(" ");
  return !isKnownThing(capital) && areNoWords(small, LATIN_LANGUAGES);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** Whether no stretch of a run of letters is a word of these languages, which are written without spaces. */
export function holdsNoWord(found: string, languages: string): boolean {
  for (let start = 0; start < found.length; start++)
    for (let end = start + 2; end <= found.length; end++) {
      const part = found.slice(start, end);
      if (isWhole(part, languages) || isStem(part, languages)) return false;
    }
  return true;
}
