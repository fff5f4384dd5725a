import { conceptHashes } from "../../../schemas/concept-hash.ts";
import type { Reading } from "../../contract/reading.ts";
import { findConcepts, meanAny } from "../../wording/concepts/concepts.ts";

/** How people call the examination that a visa asks for, as the folded view writes it; beside what a body suffers, or in "medical help", it is no such examination. */
const CHECK_UP =
  /(?<![\p{L}\p{M}])(?:(?:for|pass|passed|do|did|failed|sa|para|untuk|buat|utk|kwa|ya|per) (?:the |my |his |her |po |sa |daw |yung )*medi[ck]al(?! (?:help|care|attention|emergency|assistance|treatment|aid|leave|problem|condition))|medi[ck]al (?:test|check|exam|fee|fees|cost|charge|report|cent(?:er|re)|fit|unfit|ke liye|ke lie|er jonno|ko lagi|ka kharcha|sathi|ekata|ku|ukku)|(?:tes|cek|check|periksa) (?:kesehatan|medikal)|gamca|wafid|kham suc khoe|(?:examen|chequeo|revision) medic[ao]|visite medicale|examen medical|exame medico|uchunguzi wa afya|vipimo vya afya)(?![\p{L}\p{M}])|медкомисси|медосмотр|медогляд|медкомісі|मेडिकल (?:के|का|की|टेस्ट|को|जाँच|जांच)|मेडिकलको|मेडिकल गर्न|स्वास्थ्य परीक्षण|মেডিকেল(?:ের| এর| টেস্ট| করতে)|মেডিক্যাল|میڈیکل (?:کے|کا|کی|ٹیسٹ)|වෛද්‍ය පරීක්ෂණ|මෙඩිකල්|மெடிக்கல்|மருத்துவ பரிசோதனை|فحص طبي|الفحص الطبي|للفحص|الكشف الطبي|የጤና ምርመራ|የሜዲካል|ตรวจสุขภาพ|ตรวจโรค|ពិនិត្យសុខភាព|ဆေးစစ်|体检|體檢/u;

/** Concepts of a body that suffers. */
const SUFFERING = conceptHashes("hurt burn hit rape kill weapon sick baby accident touch");

/** Whether it is about the examination that a visa asks for, and nobody in it is hurt or ill. */
export function isOfCheckUp({ folded, language, topics }: Reading): boolean {
  if (topics.has("injury") || topics.has("violence")) return false;
  if (!CHECK_UP.test(folded.folded)) return false;
  return !meanAny(findConcepts(folded.folded, language), SUFFERING);
}
