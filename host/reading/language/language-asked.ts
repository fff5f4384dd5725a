import { once } from "../../../schemas/once.ts";
import { foldedWords } from "../terms/beside.ts";
import { LabelledWords, WordsWithin } from "../terms/words-within.ts";

/** What languages are called by who asks for one in Latin letters. */
const NAMES: Readonly<Record<string, string>> = {
  en: "english|inglish",
  tl: "tagalog|filipino|pilipino",
  id: "indonesian|bahasa indonesia|bahasa",
  ms: "malay|bahasa melayu|bahasa malaysia|melayu",
  ne: "nepali",
  hi: "hindi",
  bn: "bengali|bangla|bangali",
  ar: "arabic",
  es: "spanish|español",
  fr: "french|français",
  pt: "portuguese|português",
  ru: "russian",
  uk: "ukrainian",
  ur: "urdu",
  am: "amharic",
  si: "sinhala|sinhalese|singhala",
  ta: "tamil",
  th: "thai",
  my: "burmese|myanmar language",
  km: "khmer|cambodian",
  vi: "vietnamese",
  zh: "chinese|mandarin|simplified chinese",
  "zh-hant": "traditional chinese|cantonese",
  sw: "swahili|kiswahili",
};

/** How a language is asked for in English; `*` is its name. None with which somebody says that they do not speak it. */
const WAYS =
  "in *|* please|* pls|* plz|into *|i only speak *|i speak only *|can you speak *|do you speak *|you speak *|please speak *";

/** How one is asked for in its own words, and English in those of others. */
const OWN: Readonly<Record<string, string>> = {
  en: "sa english|english po|english lang|mag english|mag-english|english me|english mein|english ma|english e|en inglés|en anglais|em inglês|bahasa inggris|bahasa inggeris|sa ingles|अंग्रेज़ी में|अंग्रेजी में|अङ्ग्रेजीमा|अंग्रेजीमा|ইংরেজিতে|ইংলিশে|انگریزی میں|انگلش میں|بالإنجليزية|بالانجليزي|بالإنكليزية|tiếng anh|ภาษาอังกฤษ|ភាសាអង់គ្លេស|အင်္ဂလိပ်လို|အင်္ဂလိပ်ဘာသာ|ஆங்கிலத்தில்|ඉංග්‍රීසියෙන්|በእንግሊዝኛ|kwa kiingereza|kiingereza|на английском|по-английски|англійською|用英文|用英语|用英語|英文版",
  tl: "sa tagalog|tagalog po|tagalog lang|mag tagalog|magtagalog|mag-tagalog",
  id: "bahasa indonesia|pakai indonesia",
  ms: "bahasa melayu|dalam melayu",
  ne: "नेपालीमा|nepali ma",
  hi: "हिंदी में|हिन्दी में|hindi me|hindi mein|hindi mai",
  bn: "বাংলায়|বাংলাতে|banglay|banglate|bangla te|bangla e",
  ar: "بالعربية|بالعربي|باللغة العربية",
  es: "en español|en castellano",
  fr: "en français",
  pt: "em português",
  ru: "на русском|по-русски|po russki",
  uk: "українською|по-українськи",
  ur: "اردو میں|urdu me|urdu mein|urdu mai",
  am: "በአማርኛ|be amharigna|bamarigna",
  si: "සිංහලෙන්|sinhalen",
  ta: "தமிழில்|தமிழ்ல|tamil la|tamilil",
  th: "ภาษาไทย",
  my: "မြန်မာလို|မြန်မာဘာသာ",
  km: "ភាសាខ្មែរ",
  vi: "tiếng việt",
  sw: "kwa kiswahili",
  zh: "用中文|用简体|说中文",
  "zh-hant": "用繁體|用廣東話|繁體中文",
};

/** Words of asking for an answer, in the languages of those who ask for another. */
const ANSWERING =
  "answer|reply|respond|pakai|gunakan|write|say|tell|speak|translate|translated|explain|talk|send|responde|responder|contesta|contestar|escribe|escribir|traduce|traducir|réponds|répondez|répondre|écris|traduis|responda|escreva|traduza|jawab|balas|tulis|terjemahkan|sagot|sagutin|isulat|sulat|batao|bataiye|bolo|likho|jawab do|bolen|bolun|likhun|bhanus|bhannus|lekhnus|jibu|andika|tafsiri|ответьте|ответь|напишите|напиши|переведи|переведите|trả lời|viết|dịch|回答|回覆|翻译|翻譯|أجب|اكتب|ترجم|جاوب";

/** UTF-16 units up to which a message may ask for a language beside what else it asks, and up to which nothing else need say so. */
const LONGEST = 200;
const SHORT = 60;

const asked = once(() => ({
  answering: new WordsWithin(ANSWERING),
  languages: new LabelledWords(
    Object.entries(NAMES).map(([language, names]) => [
      language,
      foldedWords(wordsFor(language, names)),
    ]),
  ),
}));

/** The language that somebody asks to be answered in, as ISO 639 or "zh-hant"; undefined where they ask for none. A contract in Arabic is no such wish: beside a subject it needs a word for answering. */
export function languageAsked(folded: string, topics: ReadonlySet<string>): string | undefined {
  if (folded.length > LONGEST) return undefined;
  const { languages, answering } = asked();
  const language = languages.find(folded);
  const isAlone = topics.size === 0 && folded.length <= SHORT;
  return language !== undefined && (isAlone || answering.test(folded)) ? language : undefined;
}

function wordsFor(language: string, names: string): string {
  const inLatin = names
    .split("|")
    .flatMap((name) => WAYS.split("|").map((way) => way.replace("*", name)));
  return [...inLatin, ...(OWN[language]?.split("|") ?? [])].join("|");
}
