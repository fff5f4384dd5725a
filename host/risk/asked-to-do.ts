import { once } from "../../schemas/once.ts";
import { QUESTION_MARK } from "../../schemas/question-mark.ts";
import type { Reading } from "../contract/reading.ts";
import { alternatives } from "../reading/beside.ts";

/** How people ask somebody to write or work something out for them, or how a thing is done, in the languages that are answered. */
const ASKING =
  "write|draft|rewrite|reword|compose|create|generate|prepare|design|outline|suggest|give me|give us|show me|show us|explain|list|make it sound|make me|make us|how do|how can|how could|how should|how to|best way|i need a|we need a|template|script|step by step|" +
  "escribe|escriba|escríbeme|redacta|redacte|prepara|prepare|dame|deme|dime|dígame|explica|explique|cómo|como puedo|como hago|necesito un|necesito una|plantilla|" +
  "rédige|rédigez|écris|écrivez|prépare|préparez|donne-moi|donnez-moi|explique|expliquez|comment|modèle|" +
  "escreve|escreva|redige|redija|prepara|prepare|dá-me|me dê|me dá|explica|explique|como posso|como faço|preciso de um|modelo|" +
  "isulat|gumawa|gawan|igawa|bigyan mo|bigyan nyo|paano|pano|unsaon|sulati|himoi|" +
  "tulis|tuliskan|buat|buatkan|bikin|bikinkan|susun|susunkan|beri saya|kasih saya|bagaimana|gimana|macam mana|karangkan|" +
  "viết|soạn|viết giúp|soạn giúp|làm sao|làm thế nào|cách nào|hướng dẫn|cho tôi mẫu|mẫu|" +
  "เขียน|ร่าง|ช่วยเขียน|ทำอย่างไร|ทำยังไง|อย่างไร|ยังไง|ขอแบบ|" +
  "សរសេរ|ព្រាង|ធ្វើដូចម្តេច|ធ្វើយ៉ាងណា|យ៉ាងម៉េច|" +
  "ရေးပေး|ရေးပါ|ဘယ်လို|နည်းလမ်း|" +
  "लिखो|लिखिए|लिख दो|लिख दीजिए|बनाओ|बनाइए|बना दो|बताओ|बताइए|कैसे|तैयार करो|likho|likh do|banao|bana do|batao|kaise|" +
  "लेख|लेखिदिनुहोस्|लेख्नुहोस्|बनाइदिनुहोस्|बनाउनुहोस्|भन्नुहोस्|कसरी|kasari|lekhi|" +
  "লিখে দিন|লিখে দাও|লিখুন|লেখো|বানিয়ে দিন|বলুন|কীভাবে|কিভাবে|kivabe|kibhabe|" +
  "لکھو|لکھیں|لکھ دو|لکھ دیں|بناؤ|بنائیں|بنا دو|بتاؤ|بتائیں|کیسے|" +
  "எழுது|எழுதுங்கள்|எழுதித்|எப்படி|தயார்|" +
  "ලියන්න|ලියලා|හදලා|හදන්න|කොහොමද|කොහොම|" +
  "اكتب|اكتبي|صغ|صيغ|حضر|جهز|أعطني|اعطني|اشرح|كيف|كيفية|ازاي|إزاي|شلون|نموذج|" +
  "ጻፍ|ጻፍልኝ|ጻፊልኝ|አዘጋጅ|አዘጋጅልኝ|እንዴት|" +
  "andika|niandikie|tuandikie|tengeneza|nitengenezee|nipe|eleza|jinsi gani|vipi|namna gani|" +
  "напиши|напишите|составь|составьте|подготовь|подготовьте|придумай|придумайте|дай|дайте|объясни|объясните|как|каким образом|шаблон|" +
  "склади|складіть|підготуй|підготуйте|поясни|поясніть|як|яким чином|" +
  "写|帮我写|起草|拟|拟一份|给我|怎么|怎样|如何|模板|寫|幫我寫|擬|給我|怎麼|怎樣|點樣|範本";

const asking = once(
  () =>
    new RegExp(
      `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{M}])(?:${alternatives(ASKING)})`,
      "u",
    ),
);

/** Whether a message asks for something to be done or explained: nobody who only shows an advert does. */
export function isAskedToDo({ text, folded }: Reading): boolean {
  return QUESTION_MARK.test(text) || asking().test(folded.folded);
}
