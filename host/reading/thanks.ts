import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import { once } from "../../schemas/once.ts";
import type { Reading } from "../contract/reading.ts";
import { alternatives } from "./terms/beside.ts";
import { WordsWithin } from "./terms/words-within.ts";

/** Words with which people thank, in the languages that are answered, also in Latin letters. */
const THANKS =
  "thank|thanks|thank you|thankyou|thx|tnx|god bless|much appreciated|salamat|maraming salamat|daghang salamat|terima kasih|trima kasih|terimakasih|trimakasih|makasih|makasi|mksh|tengkiu|tq|matur nuwun|hatur nuhun|gracias|muchas gracias|mil gracias|merci|grazie|obrigado|obrigada|muito obrigado|asante|asanteni|ahsante|nashukuru|shukrani|cảm ơn|cám ơn|cam on|ขอบคุณ|ขอบใจ|អរគុណ|ကျေးဇူး|谢谢|謝謝|多谢|多謝|感谢|感謝|شكرا|مشكور|مشكورين|تسلم|يسلمو|جزاك الله|جزاكم الله|shukran|shukriya|shukria|شکریہ|مہربانی|متشکرم|ممنون|धन्यवाद|शुक्रिया|आभार|dhanyavad|dhanyawad|dhanyavaad|dhanyabad|dhanyabaad|ধন্যবাদ|dhonnobad|dhonyobad|dhanyobad|நன்றி|nandri|nanri|ස්තූතියි|ස්තුතියි|බොහොම ස්තූතියි|sthuthi|isthuthi|istuti|sthuthiyi|አመሰግናለሁ|አመሰግናለው|እናመሰግናለን|ameseginalehu|спасибо|благодарю|дякую|спасибі|щиро дякую|rahmat|teşekkür|teşekkürler|multumesc|mulțumesc|dziękuję|danke";

/** Words with which people nod and take leave, and which ask for nothing. */
const NODS =
  "ok|okay|okey|okie|k|alright|all right|understood|noted|got it|i see|bye|bye bye|goodbye|good bye|good night|sige|sige po|ok po|opo|paalam|noted po|baik|baiklah|oke|okeh|siap|sampai jumpa|selamat tinggal|selamat malam|vâng|dạ|dạ vâng|tạm biệt|chào nhé|โอเค|ครับ|ค่ะ|รับทราบ|ลาก่อน|បាទ|ចាស|លាហើយ|ဟုတ်ကဲ့|အိုကေ|vale|de acuerdo|entendido|adiós|adios|hasta luego|d'accord|d accord|entendu|compris|au revoir|bonne nuit|entendi|certo|combinado|tchau|até logo|sawa|sawa sawa|haya|nimeelewa|kwaheri|እሺ|ደህና ሁን|ደህና ሁኑ|حسنا|تمام|طيب|اوكي|أوكي|مع السلامة|خدا حافظ|اللہ حافظ|ٹھیک ہے|theek hai|thik hai|acha|accha|ठीक है|ठीक|अच्छा|अलविदा|ठीक छ|हुन्छ|हस्|ঠিক আছে|আচ্ছা|বিদায়|হ ঠিক আছে|හරි|හරි හරි|சரி|சரி ok|хорошо|ладно|понял|поняла|понятно|ясно|до свидания|пока|добре|гаразд|зрозуміло|до побачення|бувайте|好的|好|收到|知道了|明白|明白了|再见|再見|拜拜|得|好啦|ok lah";

/** Words behind which thanks are none: "thanks, but nobody answers". */
const BUT =
  "but|however|pero|kaso|ngunit|apan|tapi|tetapi|cuma|mais|mas|porém|no one|nobody|lakini|ila|nhưng|แต่|ប៉ុន្តែ|တယ်|ဒါပေမယ့်|ပေမယ့်|但|但是|可是|不过|不過|لكن|بس|لیکن|مگر|lekin|magar|लेकिन|मगर|पर|तर|tara|কিন্তু|kintu|ஆனால்|ஆனா|ඒත්|නමුත්|ግን|но|а|але|проте";

/** What may stand before it: "ok", "yes", "very much". */
const BEFORE = "(?:[\\p{L}\\p{M}]{1,8}[ ,.!]{1,3}){0,2}";
/** So many words may stand behind it: "for your help, brother", "so much you help me a lot god bless". */
const BEHIND = "(?:[^\\p{L}\\p{M}]+[\\p{L}\\p{M}]+){0,9}";
const LONGEST = 60;

const thanks = once(
  () =>
    new RegExp(`^${BEFORE}(?:${alternatives(THANKS)})[\\p{L}\\p{M}]{0,6}${BEHIND}[^\\p{L}]*$`, "u"),
);
const contrary = once(() => new WordsWithin(BUT));
const nods = once(
  () => new RegExp(`^(?:(?:${alternatives(NODS)})(?:[^\\p{L}\\p{M}]+|$)){1,3}$`, "u"),
);

/** Subjects that stand in thanks: "thank you madam, you helped me". */
const POLITE: ReadonlySet<string> = new Set(["help", "overseer"]);

type Told = Pick<Reading, "text" | "folded" | "topics">;

/** Whether a message only thanks: short, without a question, a figure, a "but" or another subject. */
export function onlyThanks(reading: Told): boolean {
  if (!isShort(reading)) return false;
  const { folded, topics } = reading;
  const told = folded.folded.trim();
  return (
    [...topics].every((topic) => POLITE.has(topic)) && thanks().test(told) && !contrary().test(told)
  );
}

/** Whether a message only nods or takes leave: "ok", "understood, bye". */
export function onlyNods(reading: Told): boolean {
  const { folded, topics } = reading;
  return topics.size === 0 && isShort(reading) && nods().test(folded.folded.trim());
}

function isShort({ text }: Told): boolean {
  const told = text.trim();
  return told.length <= LONGEST && !QUESTION_MARK.test(told) && !/\p{N}/u.test(told);
}
