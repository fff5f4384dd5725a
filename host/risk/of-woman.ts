import { conceptHashes } from "../../schemas/concept-hash.ts";
import { once } from "../../schemas/once.ts";
import type { Reading } from "../contract/reading.ts";
import { WordsWithin } from "../reading/terms/words-within.ts";
import { isOfHousehold } from "./household-work.ts";
import { findConcepts, meanAny } from "../wording/concepts/concepts.ts";

/** Concepts of a woman or girl, who may be the one who speaks. */
const WOMAN = conceptHashes("girl-woman");

/** Kinswomen, in the languages that are read: separated by `|`. */
const KINSWOMEN = [
  "my sister|my wife|my daughter|my mother|my niece|my aunt|my girlfriend|her sister|his sister|his wife|daughter",
  "বোন|বোনের|বোনকে|বোনটা|বোনরে|স্ত্রী|স্ত্রীর|স্ত্রীকে|বউ|বউয়ের|বউকে|মা|মায়ের|মাকে|আপু|আপা|ভাবি|খালা|ফুফু|চাচি|ভাগ্নি|ভাতিজি|মেয়ের|মেয়েকে",
  "amar bon|bon ke|boner|bonke|amar bou|bouke|amar ma|amar meye|amar stri|apu",
  "बहन|बहिनी|दिदी|दीदी|पत्नी|बीवी|श्रीमती|बेटी|छोरी|आमा|माँ|मां|भाभी|भाउजू|मौसी|काकी",
  "meri behen|meri bahan|meri bahen|meri biwi|meri patni|meri beti|meri maa|meri didi|mero bahini|mero didi|mero srimati|mero chori",
  "بہن|بیوی|بیٹی|ماں|والدہ|باجی|خالہ|بھابھی",
  "أختي|اختي|زوجتي|ابنتي|بنتي|أمي|امي|مراتي|خالتي|عمتي",
  "እህቴ|እህት|ሚስቴ|ልጄ ሴት|እናቴ",
  "ate ko|kapatid kong babae|kapatid na babae|asawa kong babae|anak kong babae|misis ko|nanay ko|igsoon nga babaye|akong asawa nga babaye",
  "kakak perempuan|adik perempuan|saudara perempuan|istri saya|isteri saya|anak perempuan|ibu saya|istri|isteri|mbak saya",
  "chị gái|em gái|vợ em|vợ tôi|vợ mình|con gái|mẹ em|chị em",
  "พี่สาว|น้องสาว|ภรรยา|เมีย|ลูกสาว|แม่ผม|แม่หนู",
  "បងស្រី|ប្អូនស្រី|ប្រពន្ធ|កូនស្រី|ម្តាយ",
  "အစ်မ|ညီမ|ဇနီး|မိန်းမ|သမီး|အမေ",
  "අක්කා|නංගි|නංගී|බිරිඳ|දුව|අම්මා",
  "அக்கா|தங்கச்சி|தங்கை|மனைவி|மகள்|அம்மா",
  "dada yangu|mke wangu|binti yangu|mama yangu",
  "mi hermana|mi esposa|mi mujer|mi hija|mi madre|mi mamá",
  "ma sœur|ma soeur|ma femme|ma fille|ma mère|mon épouse",
  "minha irmã|minha esposa|minha mulher|minha filha|minha mãe",
  "сестра|сестре|сестру|сестры|жена|жене|жену|жены|дочь|дочери|мама|маме|мать",
  "сестра|сестрі|сестру|дружина|дружині|дружину|донька|доньці|доньку|мама|мамі",
  "姐姐|妹妹|姊姊|老婆|妻子|太太|女儿|女兒|妈妈|媽媽",
].join("|");

const kinswomen = once(() => new WordsWithin(KINSWOMEN));

const IN_HOUSE = conceptHashes("cook-clean");

/** Whether a woman is to work in a household, by whichever word: "housework" tells of a job only beside her. */
export function isWomanInHousehold(reading: Reading): boolean {
  if (isOfHousehold(reading)) return true;
  const told = findConcepts(reading.folded.folded, reading.language);
  return meanAny(told, WOMAN) && meanAny(told, IN_HOUSE);
}

/** Whether the message may be about a woman, or about work in a household, which few men are recruited for: a limit set for men is none for her. */
export function mayBeOfWoman(reading: Reading): boolean {
  const { folded, language } = reading;
  if (isOfHousehold(reading) || kinswomen().test(folded.folded)) return true;
  return meanAny(findConcepts(folded.folded, language), WOMAN);
}
