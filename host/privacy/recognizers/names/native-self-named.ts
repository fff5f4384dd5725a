import { isKnownThing } from "../parts/no-persons.ts";
import { areNoWords, holdsNoWord } from "../parts/ordinary-words.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const W = String.raw`[\p{L}\p{M}]{2,20}`;
const SEVERAL = String.raw`(?<value>${W}(?:[ ]${W}){1,2}?)`;
const ONE = String.raw`(?<value>${W}(?:[ ]${W}){0,2}?)`;
const END = String.raw`[ ]?(?:[,،፣፤;.।۔።!\n]|$)`;
const SURNAME =
  "王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾蔡潘蒋蔣叶葉苏蘇魏吕呂丁沈姚卢盧阮黎武";

/** Which languages' words a name in that script is none of. */
const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/^\p{sc=Devanagari}/u, "hi ne"],
  [/^\p{sc=Bengali}/u, "bn"],
  [/^\p{sc=Ethiopic}/u, "am"],
  [/^\p{sc=Tamil}/u, "ta"],
  [/^\p{sc=Sinhala}/u, "si"],
  [/^\p{sc=Arabic}/u, "ar ur"],
];
const UNSPACED: readonly (readonly [RegExp, string])[] = [
  [/^\p{sc=Han}/u, "zh zh-hant"],
  [/^\p{sc=Myanmar}/u, "my"],
  [/^\p{sc=Thai}/u, "th"],
  [/^\p{sc=Khmer}/u, "km"],
];

/** Daughter and son, between names. */
const BETWEEN = /[ ](?:بنت|بن|آل)(?=[ ])/g;

/** Whether what was found is made of no words of the languages of its script. */
export function isNativeName(found: string): boolean {
  const spaced = LANGUAGES.find(([script]) => script.test(found));
  if (spaced !== undefined) return areNoWords(found.replaceAll(BETWEEN, ""), spaced[1]);
  const unspaced = UNSPACED.find(([script]) => script.test(found));
  return unspaced !== undefined && !isKnownThing(found) && holdsNoWord(found, unspaced[1]);
}

/** Who speaks, between "I" and "am", or before where they are from, in scripts without capitals: two words or three that are none of the language. */
export const nativeSelfNamed: Recognizer = {
  label: "NAME",
  title: "Name between I and am, in scripts without capitals",
  pattern: written(
    [
      String.raw`(?:मैं|म)[ ]${SEVERAL}(?=[ ](?:हूँ|हूं|हुँ|हुं|हूॅ)(?![\p{L}\p{M}])|[ ]?,[ ]?${W}[ ]?(?:से|बाट)(?![\p{L}\p{M}])|[ ]${W}[ ]से(?![\p{L}\p{M}])|[ ]${W}बाट(?![\p{L}\p{M}]))`,
      String.raw`আমি[ ]${SEVERAL}(?=[ ](?:বলছি|বলতেছি)|[ ]?,[ ]?${W}[ ]থেকে|[ ]${W}[ ]থেকে)|আমি[ ](?<value>${W}[ ](?:বেগম|খাতুন|আক্তার|আখতার|পারভীন|পারভিন|সুলতানা|মিয়া|হোসেন|ইসলাম|রহমান|আলী|উদ্দিন|দাস|মন্ডল|মণ্ডল))(?=${END})`,
      String.raw`میں[ ]${SEVERAL}(?=[ ](?:ہوں|ہو)(?![\p{L}\p{M}]))`,
      String.raw`እኔ[ ](?!የ(?!ሺ))${SEVERAL}(?=[ ](?:ነኝ|እባላለሁ)(?![\p{L}\p{M}]))|እኔ[ ]${ONE}(?=[ ]እባላለሁ)`,
      String.raw`(?:أنا|انا)[ ]${ONE}(?=[ ](?:من|عمري|وعمري)(?!\p{L}))`,
      String.raw`(?:معك|معاك|معكم)[ ]${SEVERAL}(?=[ ]من[ ]|${END})`,
      String.raw`நான்[ ]${ONE}(?=[ ](?:பேசுகிறேன்|பேசறேன்|எழுதுகிறேன்)(?![\p{L}\p{M}]))|நான்[ ]${SEVERAL}(?=[ ]?(?:[.!\n]|$))`,
      String.raw`(?:මම|මං)[ ]${ONE}(?=[ ]කතා[ ]කරන්නේ)|(?:මම|මං)[ ]${SEVERAL}(?<!යි)(?=[ ]?(?:[.!\n]|$))`,
      String.raw`(?:ကျွန်မက|ကျွန်မ|ကျွန်တော်က|ကျွန်တော်|ကျမက|ကျမ|ငါက|ငါ)[ ]?(?<value>(?:မ(?!\p{M})|ကို|ဒေါ်|ဦး|နော်|စော)[\p{Script=Myanmar}]{3,20}?(?:[ ][\p{Script=Myanmar}]{2,12})?)(?=[ ]?ပါ(?![\p{Script=Myanmar}])|[ ]?ဖြစ်ပါတယ်)`,
      String.raw`(?:ผม|ดิฉัน|ฉัน|หนู)(?:คือ|ชื่อ)(?<value>[\p{Script=Thai}]{3,14}?[ ][\p{Script=Thai}]{3,16}?|[\p{Script=Thai}]{3,14}?)(?=ค่ะ|ครับ|คะ|[ ](?:จาก|มาจาก|อายุ)|${END})`,
      String.raw`(?:ខ្ញុំ)(?:គឺ)?[ ]?(?<value>[\p{Script=Khmer}]{4,14})(?=[ ]មកពី)`,
      String.raw`我(?:是|就是)(?!马来|馬來|黄种)(?<value>[${SURNAME}]\p{Script=Han}{1,2}(?<![人员員工生者民裔籍的军軍師师]))(?=[\s，。,！!、；;]|在|来自|來自|从|從|今年|$)`,
    ].join("|"),
    "gu",
  ),
  accepts: isNativeName,
  cues: "मैं म আমি میں እኔ أنا انا معك معاك معكم நான் මම මං ကျွန်မ ကျွန်တော် ကျမ ငါ ผม ดิฉัน ฉัน หนู ខ្ញុំ 我是 我就是".split(
    " ",
  ),
  rank: 2,
  examples: [
    "मैं [[रुक्मिणी पासवान]] हूँ, म [[दुर्गा परियार]] हुँ",
    "আমি [[শিউলি মণ্ডল]], যশোর থেকে, میں [[نسرین کوثر]] ہوں",
    "እኔ [[ብርቱካን ወርቁ]] ነኝ",
    "أنا [[فاطمة علي]] من كينيا",
    "معك [[نوال بنعلي]]، நான் [[சரோஜா முருகன்]]",
    "මම [[චන්ද්‍රිකා වීරසේකර]]. ကျွန်မက [[မနှင်းဝေ]] ပါ",
    "我是[[许美凤]]",
  ],
  counterExamples: [
    "मैं बहुत परेशान हूँ, मैं घरेलू कामगार हूँ, म घरेलु कामदार हुँ",
    "আমি বাড়ি যেতে চাই, আমি খুব অসুস্থ",
    "میں گھریلو ملازمہ ہوں",
    "እኔ የቤት ሠራተኛ ነኝ",
    "أنا عاملة منزلية، معك حق، أنا خائفة من الكفيل",
    "நான் வீட்டு வேலை",
    "ကျွန်မ အလုပ်သမား ပါ",
    "我是高中生，我是女佣，我是张家的女佣",
  ],
};
