import { once } from "../../../schemas/once.ts";
import type { Reading } from "../../contract/reading.ts";
import { within } from "../../reading/terms/beside.ts";

/** How people ask to have something written or worked out for them, or how they themselves do it, in the languages that are answered: no word alone with which an advert addresses workers ("prepare your documents", "comment below"), or that means something else beside ("as", "for", "how to apply"). */
const ASKING =
  "write a|write an|write the|write me|write us|write some|write our|write this|draft a|draft an|draft the|draft me|draft us|draft some|draft our|draft this|rewrite|reword|compose a|compose an|create a message|create a contract|create a clause|create a script|create a loan|generate a|design a|design an|prepare a contract|prepare a letter|prepare a clause|prepare a message|prepare a script|outline how|outline a|suggest how|suggest ways|suggest a|suggest wording|give me a|give us a|give me an|give us an|give me ways|give us ways|give me some|give us some|show me how|show us how|explain how|explain to me how|explain to us how|tell me how|tell us how|list ways|make it sound|how do we|how do i|how can we|how can i|how could we|how could i|how should we|how should i|how would we|how to keep|how to hide|how to take|how to make them|how to make workers|how to charge|how to stop|how to get them|how to avoid|how to deduct|how to hold|how to prevent|how to convince|how to threaten|how to force|how to phrase|how to word|how to write|how to collect|how to recover|best way to|we need a clause|we need a contract|we need a way|i need a clause|i need a contract|i need a way|help us write|help us draft|help me write|help me draft|" +
  "escribe un|escribe una|escriba un|escriba una|escríbeme|escríbanos|escríbame|redacta|redacte|redáctame|redáctenos|prepara un|prepara una|prepare un|prepare una|dame un|dame una|deme un|deme una|dime cómo|dígame cómo|explica cómo|explique cómo|explícame cómo|cómo puedo|cómo podemos|cómo hago|cómo hacemos|cómo hacer|cómo le hago|cómo cobrar|cómo retener|cómo quedarnos|cómo descontar|cómo ocultar|cómo evitar|cómo lograr|cómo obligar|cómo redactar|" +
  "rédige|rédigez|écris un|écris une|écrivez un|écrivez une|écris-moi|écrivez-moi|écrivez-nous un|écrivez-nous une|prépare un|prépare une|préparez un|préparez une|donne-moi un|donne-moi une|donnez-moi un|donnez-moi une|donnez-nous un|donnez-nous une|explique comment|expliquez comment|expliquez-nous comment|comment faire|comment puis-je|comment pouvons-nous|comment peut-on|comment on peut|comment retenir|comment cacher|comment prélever|comment garder|comment éviter|comment obliger|" +
  "escreve um|escreve uma|escreva um|escreva uma|escreva-me|escreve-me|redige|redija|prepara um|prepara uma|prepare um|prepare uma|dá-me um|dá-me uma|dê-me um|dê-me uma|me dê um|me dê uma|explica como|explique como|diga como|como posso|como faço|como podemos|como fazemos|como reter|como cobrar|como esconder|como evitar|como descontar|como obrigar|" +
  "isulat mo|isulat nyo|isulat ninyo|sumulat ka|gumawa ka|gawan mo|gawan nyo|gawan ninyo|igawa mo|igawa nyo|bigyan mo|bigyan nyo|paano namin|paano natin|paano ko|paano kami|paano itago|paano singilin|paano pigilan|pano namin|pano natin|pano ko|unsaon namo|unsaon nako|unsaon pagtago|sulati mi|sulati ko|himoi mi|himoi ko|" +
  "tulis klausa|tulis klausul|tulis surat|tulis kontrak|tulis pesan|tulis iklan|tulis pasal|tulis perjanjian|tuliskan|buat surat|buat kontrak|buat klausul|buat perjanjian|buatkan|bikin surat|bikin kontrak|bikin perjanjian|bikinkan|susun surat|susun kontrak|susunkan|tolong tulis|tolong susun|karangkan|beri saya contoh|kasih saya contoh|bagaimana cara|bagaimana caranya|bagaimana kami|bagaimana nak|gimana cara|gimana caranya|macam mana nak|macam mana kami|macam mana kita|" +
  "viết giúp|soạn giúp|viết cho tôi|soạn cho tôi|viết cho chúng tôi|soạn cho chúng tôi|viết một|soạn một|viết hợp đồng|soạn hợp đồng|viết điều khoản|soạn điều khoản|viết tin|soạn tin|viết thư|soạn thư|giúp tôi viết|giúp tôi soạn|làm sao để|làm thế nào để|làm cách nào|cách nào để|hướng dẫn tôi|hướng dẫn chúng tôi|cho tôi mẫu|cho chúng tôi mẫu|" +
  "ช่วยเขียน|เขียนให้|เขียนข้อ|ช่วยร่าง|ร่างสัญญา|ร่างข้อ|ร่างข้อความ|ช่วยคิดวิธี|ทำอย่างไรให้|ทำยังไงให้|ทำอย่างไรไม่ให้|ทำยังไงไม่ให้|เราจะทำอย่างไร|เราจะทำยังไง|ขอแบบ|ขอวิธี|บอกวิธี|วิธีเก็บ|วิธีซ่อน|วิธีหัก|วิธีทำให้|" +
  "ជួយសរសេរ|សរសេរលក្ខខណ្ឌ|សរសេរកិច្ចសន្យា|សរសេរសំបុត្រ|សរសេរឲ្យ|សរសេរឱ្យ|ព្រាង|ធ្វើដូចម្តេចដើម្បី|ធ្វើយ៉ាងណាដើម្បី|ធ្វើដូចម្តេចឲ្យ|ធ្វើយ៉ាងណាឲ្យ|ធ្វើយ៉ាងម៉េចឲ្យ|ធ្វើដូចម្តេចឱ្យ|ធ្វើយ៉ាងណាឱ្យ|ធ្វើយ៉ាងម៉េចឱ្យ|យើងត្រូវធ្វើ|វិធីលាក់|វិធីកាត់|" +
  "ရေးပေး|စာချုပ်ရေး|မူကြမ်းရေး|ဘယ်လိုလုပ်ရင်|ဘယ်လိုယူ|ဘယ်လိုဖြတ်|ဘယ်လိုဖုံး|ဘယ်လိုသိမ်း|ဘယ်လိုလုပ်ပြီး|နည်းလမ်းပေး|" +
  "लिखो|लिखिए|लिखिये|लिख दो|लिख दें|लिख दीजिए|लिखकर दो|लिखकर दें|बना दो|बना दें|बना दीजिए|तरीका बताओ|तरीका बताइए|कैसे|likho|likh do|likh dijiye|bana do|bana dijiye|tarika batao|kaise|" +
  "लेखिदिनुहोस्|लेखिदिनुस्|लेख्नुहोस्|लेखिदेऊ|बनाइदिनुहोस्|बनाइदिनुस्|तरिका भन्नुहोस्|कसरी|kasari|lekhidinus|lekhi dinus|" +
  "লিখে দিন|লিখে দাও|চুক্তি লিখুন|শর্ত লিখুন|ধারা লিখুন|চিঠি লিখুন|বার্তা লিখুন|বানিয়ে দিন|বানিয়ে দাও|তৈরি করে দিন|উপায় বলুন|কীভাবে|কিভাবে|kivabe|kibhabe|likhe din|" +
  "لکھو|لکھیں|لکھ دو|لکھ دیں|لکھ کر دیں|بنا دو|بنا دیں|طریقہ بتاؤ|طریقہ بتائیں|کیسے|کس طرح|" +
  "எழுது|எழுதுங்கள்|எழுதித் தாருங்கள்|எழுதித் தா|எழுதி தாங்க|எழுதிக் கொடு|எழுதிக் கொடுங்கள்|தயாரித்துத் தாருங்கள்|எப்படி|" +
  "ලියන්න|ලියලා දෙන්න|ලියා දෙන්න|ලියා දෙන්|හදලා දෙන්න|හදා දෙන්න|සකස් කර දෙන්න|කොහොමද|කොහොම|කෙසේද|" +
  "اكتب لنا|اكتب لي|اكتبي لنا|اكتبي لي|اكتب بند|اكتب عقد|اكتب رسالة|صغ لنا|صغ لي|صغ بند|صغ رسالة|جهز لنا|جهز لي|حضر لنا|أعطني صيغة|أعطنا صيغة|أعطني طريقة|أعطنا طريقة|اشرح لنا|اشرح لي|كيف|ازاي|إزاي|شلون|" +
  "ጻፍ|ጻፍልኝ|ጻፍልን|ጻፊልኝ|ጻፊልን|ጻፉልን|ጻፉልኝ|አዘጋጅልኝ|አዘጋጅልን|አዘጋጁልን|አዘጋጁልኝ|እንዴት|" +
  "niandikie|tuandikie|andika kifungu|andika mkataba|andika barua|andika ujumbe|andika tangazo|nitengenezee|tutengenezee|tengeneza mkataba|nieleze jinsi|tueleze jinsi|jinsi gani|namna gani|tunawezaje|ninawezaje|tufanyeje|nipe mfano|tupe mfano|" +
  "напиши|напишите|составь|составьте|подготовь договор|подготовьте договор|подготовьте письмо|придумай|придумайте|дай шаблон|дайте шаблон|объясни|объясните|как нам|как мне|как сделать|как удержать|как взять|как скрыть|как спрятать|как забрать|как не дать|как заставить|как лучше|как оформить|как составить|каким образом|" +
  "напишіть|склади|складіть|підготуй договір|підготуйте договір|підготуйте лист|придумайте|дайте шаблон|поясни|поясніть|як нам|як мені|як зробити|як утримати|як взяти|як приховати|як забрати|як не дати|як змусити|як краще|як оформити|як скласти|яким чином|" +
  "帮我写|帮我们写|帮忙写|写一|写个|写份|起草|拟一|拟定|给我一|给我们一|怎么才能|怎样才能|如何才能|怎么让|怎样让|如何让|怎么扣|怎么收|如何扣|如何收|怎么隐瞒|如何隐瞒|怎么防止|如何防止|怎么向|如何向|怎么不让|" +
  "幫我寫|幫我們寫|幫忙寫|寫一|寫個|寫份|擬一|擬定|給我一|給我們一|怎麼才能|怎樣才能|怎麼讓|怎樣讓|如何讓|怎麼扣|怎麼收|怎麼隱瞞|如何隱瞞|怎麼防止|怎麼向|怎麼不讓|點樣扣|點樣收|點樣令";

const asking = once(() => within(ASKING));

/** Whether a message asks for something to be written or worked out: nobody who shows an advert, or asks whether one is true, does. */
export function isAskedToDo({ folded }: Pick<Reading, "folded">): boolean {
  return asking().test(folded.folded);
}
