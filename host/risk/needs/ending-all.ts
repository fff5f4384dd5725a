import { once } from "../../../schemas/once.ts";
import { RowsFinder } from "../../reading/terms/rows-finder.ts";
import type { Rows } from "../../reading/terms/rows.ts";

/** Wishing, ending, and all of it; of a job or a day that is done something else follows. */
const ENDING: readonly Rows[] = [
  {
    ways: [
      [
        "want to|wanna|wants to|just want to|going to|gonna|will|wish to",
        "end|finish",
        "everything|it all|all of this|all this",
      ],
      [
        "quiero|quisiera|voy a|quería|solo quiero|mejor",
        "acabar|terminar",
        "con todo|con todo esto",
      ],
      [
        "veux|voudrais|vais",
        "en finir|mettre fin",
        "avec tout|à tout|à tout ça|avec tout ça|avec la vie",
      ],
      ["quero|queria|vou", "acabar|terminar", "com tudo|com tudo isso|com isto tudo"],
      [
        "mau|ingin|pengen|pengin|nak",
        "akhiri|mengakhiri|menamatkan|tamatkan",
        "semua|semuanya|semua ini|segalanya",
      ],
      [
        "gusto|nais|ganahan",
        "tapusin|taposon|nang tapusin|na tapusin|kong tapusin|ko nang tapusin|na lang tapusin|kong tapuson",
        "lahat|ang lahat|na lahat|ang tanan",
      ],
      ["muốn|chỉ muốn|sẽ", "kết thúc|chấm dứt", "tất cả|mọi thứ|hết"],
      ["nataka|ninataka|natamani", "kumaliza|kukomesha", "kila kitu|yote|haya yote"],
      [
        "хочу|хочется|хочеться|решила|решил",
        "покончить|закончить|все закончить|всё закончить|покінчити|закінчити",
        "со всем|со всем этим|все|всё|з усім|зі всім|все це",
      ],
      [
        "اريد|أريد|بدي|عايز|عايزة|ابي|ابغى|أبغى",
        "انهي|أنهي|انهاء|إنهاء|اخلص|أخلص",
        "كل شيء|كل شي|كل حاجة|كلشي|من كل شيء",
      ],
      [
        "सब कुछ|सब|sab kuch|sab|sabkuch",
        "खत्म|ख़त्म|khatam|khatm",
        "करना|कर दूं|कर दूँ|कर देना|karna|kar du|kar dun|kar dena",
      ],
      [
        "सबै कुरा|सबै|sabai kura|sabai",
        "अन्त्य|सकाउन|अन्त|khatam|sakauna|sakaidina",
        "गर्न|मन|गरिदिन|garna|man",
      ],
      [
        "সবকিছু|সব কিছু|সব|sob kichu|shob kichu|sob",
        "শেষ|shesh|sesh",
        "করে দিতে|করতে|কইরা দিতে|kore dite|korte",
      ],
      ["سب کچھ|سب", "ختم", "کرنا|کر دوں|کر دینا"],
      [
        "எல்லாத்தையும்|எல்லாவற்றையும்|ellathayum",
        "முடிச்சுக்க|முடித்துக்|முடிச்சிடணும்|முடிக்க|mudichukanum|mudichidanum",
        ["வேண்டும்|ணும்|venum"],
      ],
      ["ሁሉንም|ሁሉን ነገር", "ማብቃት|መጨረስ|ማቆም", "እፈልጋለሁ|ፈልጋለሁ"],
    ],
    unless:
      "the|my|of|at|on|for|before|work|job|contract|el|la|lo|los|las|mi|del|trabajo|contrato|antes|le|les|mon|travail|o|a|os|as|meu|trabalho|kerja|pekerjaan|kontrak|tugas|trabaho|công|việc|kazi|работу|дела|роботу|العمل|الشغل|काम|kaam|কাজ|কাম|کام",
  },
  {
    unspaced: true,
    ways: [
      ["想|我想|只想|要", "结束|結束|了结|了結", "一切|这一切|這一切|所有"],
      ["อยาก", "จบ|ยุติ|จบเรื่อง", "ทุกอย่าง|ทุกสิ่ง"],
      ["ចង់", "បញ្ចប់", "អ្វីៗទាំងអស់|ទាំងអស់|គ្រប់យ៉ាង"],
      ["အားလုံးကို|အရာအားလုံး", "အဆုံးသတ်", "ချင်|လိုက်ချင်"],
      ["හැම දේම|ඔක්කොම", "ඉවර", "කරන්න|කරගන්න"],
    ],
  },
];

const ending = once(() => new RowsFinder(ENDING));

/** Whether somebody says that they want to end everything, and names no work or day that is to end. */
export function wantsToEndAll(folded: string): boolean {
  return ending().test(folded);
}
