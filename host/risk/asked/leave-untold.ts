import { once } from "../../../schemas/once.ts";
import { QUESTION_MARK } from "../../../schemas/question-mark.ts";
import type { Reading } from "../../contract/reading.ts";
import { WordsWithin } from "../../reading/terms/words-within.ts";

/** How people say that they would tell nobody beforehand. */
const UNTOLD =
  "without telling|without informing|without notice|without permission|without saying|sans prévenir|sans prevenir|sans rien dire|sans avertir|sans le dire|sans préavis|sin avisar|sin decir|sin decirle|sin previo aviso|sem avisar|sem dizer|sem falar|tanpa bilang|tanpa izin|tanpa ijin|tanpa pamit|tanpa beritahu|tanpa memberi tahu|tanpa kasih tau|tanpa bagitahu|nang hindi nagpapaalam|nang walang paalam|nang di nagpapaalam|hindi nagpapaalam|di magpapaalam|walang paalam|nga dili mananghid|nga walay pananghid|không báo|mà không nói|không nói gì|không xin phép|bila kuaga|bila kusema|bila kumwambia|bila kuwaambia|без предупреждения|не предупредив|не сказав|никому не сказав|без попередження|не попередивши|не сказавши|بدون ما اخبر|بدون ما أخبر|بدون اخبار|بدون إخبار|من غير ما اقول|بدون علم|دون إخبار|دون اخبار|बिना बताए|बिना बताये|बिना बोले|नबताई|नबताइ|नभनी|भन्दै नभनी|না জানিয়ে|না বলে|না কইয়া|بغیر بتائے|بتائے بغیر|නොකියා|சொல்லாமல்|சொல்லாம|မပြောဘဲ|မပြောပဲ|အသိမပေးဘဲ|โดยไม่บอก|โดยไม่แจ้ง|ไม่บอกใคร|ដោយមិនប្រាប់|មិនប្រាប់|不告诉|不告訴|不说一声|不說一聲|不打招呼|不辞而别|不辭而別|ሳልነግር|ሳልናገር|ሳልነግራቸው|bina bataye|bina bataaye|bina bole|nabhani|nabatai|na bole|na janiye";
/** How they say that they would go. */
const LEAVE =
  "leave|leaving|go away|walk out|walk away|move out|partir|pars|quitter|quitte|m'en vais|m'en aller|me voy|irme|me fuera|salir|me salgo|dejar|me vou|ir embora|vou embora|sair|saio|pergi|keluar|tinggalkan|meninggalkan|umalis|aalis|aalis ako|umalis ako|lumayas|mobiya|mulakaw|bỏ đi|rời đi|đi khỏi|ra khỏi|kuondoka|nikiondoka|niondoke|ninaondoka|nitaondoka|уйти|уйду|уеду|уехать|піти|піду|поїду|поїхати|اترك|أترك|اطلع|أطلع|امشي|أمشي|اروح|أغادر|اغادر|تركت|छोड़|छोड़ दूं|छोड़ूं|छोड़ दूँ|चला जाऊं|चली जाऊं|निकल जाऊं|छोडें|छोडेँ|छोड्न|निस्कें|निस्केँ|गएँ|गए|हिँडें|চলে যাই|চলে গেলে|ছেড়ে|বের হয়ে|چھوڑ|چلا جاؤں|چلی جاؤں|නිකුත්|ගියොත්|යන්න|ගියාම|போனால்|போயிட்டா|போகலாமா|வெளியேறினால்|ထွက်သွား|ထွက်ပြေး|ထွက်|ออกจาก|ออกไป|ย้ายออก|ចេញពី|ចាកចេញ|离开|離開|走了|走掉|就走|ብሄድ|ብወጣ|ብተው|chhod|chod|chala jau|chali jau|nikal jau|chhodera|chhade|chole jai|chole gele";

const untold = once(() => new WordsWithin(UNTOLD));
const leave = once(() => new WordsWithin(LEAVE));

/** Letters up to which a message may be this one question. */
const LONGEST = 200;

/** Whether somebody asks what comes of leaving the job or the house and telling nobody before: a question of work, and no farewell. */
export function asksToLeaveUntold({ text, folded }: Pick<Reading, "text" | "folded">): boolean {
  if (text.length > LONGEST || !(QUESTION_MARK.test(text) || asks().test(folded.folded)))
    return false;
  return untold().test(folded.folded) && leave().test(folded.folded);
}

const ASKS =
  "what if|what happens|can i|may i|si je|est-ce que|que se passe|puedo|qué pasa|que pasa|y si|posso|e se|o que acontece|kalau|boleh|bolehkah|gimana|bagaimana|kung|pwede|puwede|unsa|paano|nếu|thì sao|có sao|nikiondoka|itakuwaje|je naweza|если|можно|якщо|можна|اذا|إذا|لو|هل|अगर|क्या|यदि|के हुन्छ|যদি|কি হবে|اگر|کیا|මොකද|පුළුවන්ද|என்ன ஆகும்|လို့ရလား|ဘာဖြစ်|ถ้า|ได้ไหม|បើ|បានទេ|如果|会怎样|會怎樣|可以吗|可以嗎|ምን ይሆናል|agar|kya hoga|ke huncha|jodi";
const asks = once(() => new WordsWithin(ASKS));
