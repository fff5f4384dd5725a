import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import { once } from "../../schemas/once.ts";
import type { Reading } from "../contract/reading.ts";
import { alternatives } from "./terms/beside.ts";

/** Words with which people thank, in the languages that are answered, also in Latin letters. */
const THANKS =
  "thank|thanks|thank you|thankyou|thx|tnx|god bless|much appreciated|salamat|maraming salamat|daghang salamat|terima kasih|trima kasih|terimakasih|trimakasih|makasih|makasi|mksh|tengkiu|tq|matur nuwun|hatur nuhun|gracias|muchas gracias|mil gracias|merci|grazie|obrigado|obrigada|muito obrigado|asante|asanteni|ahsante|nashukuru|shukrani|cảm ơn|cám ơn|cam on|ขอบคุณ|ขอบใจ|អរគុណ|ကျေးဇူး|谢谢|謝謝|多谢|多謝|感谢|感謝|شكرا|مشكور|مشكورين|تسلم|يسلمو|جزاك الله|جزاكم الله|shukran|shukriya|shukria|شکریہ|مہربانی|متشکرم|ممنون|धन्यवाद|शुक्रिया|आभार|dhanyavad|dhanyawad|dhanyavaad|dhanyabad|dhanyabaad|ধন্যবাদ|dhonnobad|dhonyobad|dhanyobad|நன்றி|nandri|nanri|ස්තූතියි|ස්තුතියි|බොහොම ස්තූතියි|sthuthi|isthuthi|istuti|sthuthiyi|አመሰግናለሁ|አመሰግናለው|እናመሰግናለን|ameseginalehu|спасибо|благодарю|дякую|спасибі|щиро дякую|rahmat|teşekkür|teşekkürler|multumesc|mulțumesc|dziękuję|danke";

/** What may stand before it: "ok", "yes", "very much". */
const BEFORE = "(?:[\\p{L}\\p{M}]{1,8}[ ,.!]{1,3}){0,2}";
/** So many words may stand behind it: "for your help, brother". */
const BEHIND = "(?:[^\\p{L}\\p{M}]+[\\p{L}\\p{M}]+){0,5}";
const LONGEST = 60;

const pattern = once(
  () =>
    new RegExp(`^${BEFORE}(?:${alternatives(THANKS)})[\\p{L}\\p{M}]{0,6}${BEHIND}[^\\p{L}]*$`, "u"),
);

/** Subjects that stand in thanks: "thank you madam, you helped me". */
const POLITE: ReadonlySet<string> = new Set(["help", "overseer"]);

/** Whether a message only thanks: short, without a question, a figure or another subject. */
export function onlyThanks({
  text,
  folded,
  topics,
}: Pick<Reading, "text" | "folded" | "topics">): boolean {
  const told = text.trim();
  return (
    told.length <= LONGEST &&
    !QUESTION_MARK.test(told) &&
    !/\p{N}/u.test(told) &&
    [...topics].every((topic) => POLITE.has(topic)) &&
    pattern().test(folded.folded.trim())
  );
}
