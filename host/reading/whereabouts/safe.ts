import type { FoldedText } from "../../contract/reading.ts";
import { once } from "../../../schemas/once.ts";
import { WordsWithin } from "../terms/words-within.ts";

/** How people say that they are out of danger by now; none that a question, a wish or "not safe" holds. */
const SAFE = [
  "i am safe now|i'm safe now|im safe now|now i am safe|now i'm safe|now im safe|we are safe now|we're safe now|now we are safe|i am safe at|i'm safe at|im safe at|i am safe with|i'm safe with|im safe with|i am in a safe place|i'm in a safe place|im in a safe place|in a safe place now|i got away safely|i escaped and am safe|i am out of danger|i'm out of danger|out of danger now",
  "ya estoy a salvo|ahora estoy a salvo|estoy a salvo ahora|estoy a salvo en|ya estoy segura|ya estoy seguro|ahora estoy segura|ahora estoy seguro|estoy en un lugar seguro|ya estamos a salvo|estamos a salvo|fuera de peligro",
  "je suis en sécurité maintenant|maintenant je suis en sécurité|je suis en sécurité chez|je suis maintenant en sécurité|je suis en lieu sûr|je suis à l'abri|nous sommes en sécurité|hors de danger",
  "agora estou segura|agora estou seguro|já estou segura|já estou seguro|estou em segurança|estou a salvo|agora estou a salvo|estou num lugar seguro|estou em um lugar seguro|estamos em segurança|fora de perigo",
  "saya sudah aman|aku sudah aman|saya aman sekarang|sekarang saya aman|sekarang aku aman|sekarang sudah aman|saya udah aman|aku udah aman|udah aman sekarang|kami sudah aman|sudah di tempat aman|di tempat yang aman|saya dah selamat|sekarang saya selamat|saya selamat sekarang|dah selamat sekarang|sudah selamat sekarang|di tempat selamat",
  "ligtas na ako|ligtas na po ako|ligtas na kami|ligtas ako ngayon|safe na ako|safe na po ako|safe na kami|nasa ligtas na lugar|nasa safe na lugar|luwas na ko|luwas na ako|safe na ko",
  "em an toàn rồi|tôi an toàn rồi|giờ em an toàn|giờ tôi an toàn|bây giờ tôi an toàn|em đã an toàn|tôi đã an toàn|đang ở chỗ an toàn|đang ở nơi an toàn|hiện an toàn",
  "niko salama sasa|nipo salama sasa|sasa niko salama|sasa nipo salama|tuko salama sasa|sasa tuko salama|niko mahali salama|nipo mahali salama|nipo sehemu salama|niko salama kwa",
  "я в безопасности|мы в безопасности|сейчас в безопасности|теперь в безопасности|в безопасном месте",
  "я в безпеці|ми в безпеці|зараз у безпеці|тепер у безпеці|у безпечному місці",
  "أنا بأمان الآن|انا بأمان|انا بامان|أنا في أمان|انا في امان|أنا الآن في أمان|صرت بأمان|صرت في أمان|أنا في مكان آمن|انا في مكان امن|احنا بأمان",
  "मैं अब सुरक्षित हूं|मैं अब सुरक्षित हूँ|अब मैं सुरक्षित|अब सुरक्षित हूं|अब सुरक्षित हूँ|मैं सुरक्षित हूं|मैं सुरक्षित हूँ|सुरक्षित जगह पर हूं|सुरक्षित जगह पर हूँ|ab main safe hu|ab mai safe hu|main safe hu|mai safe hu|main ab safe hu|main ab safe hoon|ab safe hu|ab safe hoon|main safe hoon|surakshit hu|surakshit hoon",
  "म अहिले सुरक्षित छु|अहिले म सुरक्षित|म सुरक्षित छु|अब सुरक्षित छु|सुरक्षित ठाउँमा छु|ma safe chu|ma ahile safe|ahile ma safe|ma surakshit chu|ahile surakshit chu",
  "আমি এখন নিরাপদ|এখন আমি নিরাপদ|এখন নিরাপদে আছি|আমি নিরাপদে আছি|আমি নিরাপদ আছি|নিরাপদ জায়গায় আছি|ami ekhon nirapod|ekhon nirapod|ami safe achi|ekhon safe achi",
  "میں اب محفوظ ہوں|اب میں محفوظ|میں محفوظ ہوں|اب محفوظ ہوں|محفوظ جگہ پر ہوں",
  "මම දැන් ආරක්ෂිතයි|දැන් මම ආරක්ෂිතයි|මම ආරක්ෂිතයි|දැන් ආරක්ෂිතයි|ආරක්ෂිත තැනක ඉන්නවා|mama dan safe|dan mama safe|dan safe",
  "நான் இப்போது பாதுகாப்பாக|இப்போது பாதுகாப்பாக|இப்ப பாதுகாப்பா|நான் பாதுகாப்பாக இருக்கிறேன்|நான் பாதுகாப்பா இருக்கேன்|பாதுகாப்பான இடத்தில் இருக்|naan safe ah iruk|ippo safe ah iruk",
  "အခု ဘေးကင်း|အခုဘေးကင်း|ဘေးကင်းပါပြီ|ဘေးကင်းနေပြီ|လုံခြုံတဲ့နေရာမှာ|လုံခြုံသွားပြီ|အခုလုံခြုံ|အခု လုံခြုံ",
  "ตอนนี้ปลอดภัย|ปลอดภัยแล้ว|อยู่ในที่ปลอดภัย|อยู่ที่ปลอดภัย",
  "ឥឡូវខ្ញុំមានសុវត្ថិភាព|មានសុវត្ថិភាពហើយ|នៅកន្លែងមានសុវត្ថិភាព|នៅកន្លែងសុវត្ថិភាព",
  "我现在安全|我现在很安全|现在安全了|我安全了|我们安全了|在安全的地方|我現在安全|我現在很安全|現在安全了|我們安全了|而家安全",
  "አሁን ደህና ነኝ|አሁን በሰላም ነኝ|ደህና ቦታ ነኝ|ደህንነቱ የተጠበቀ ቦታ|አሁን ከአደጋ ወጥቻለሁ",
].join("|");

/** What makes of it a question, a wish or its denial, a little before or behind. */
const NO_SAFETY =
  "not|never|am i|are we|if|until|when|want|feel|pretend|no estoy|quiero|hasta|pas|quand|jusqu'à|não|quero|até|belum|tidak|tak|kalau|apakah|supaya|biar|hindi|kung|paano|chưa|không|nếu|làm sao|siko|sipo|kama|не|если|как|ні|якщо|як|مش|لست|مو|كيف|إذا|नहीं|कैसे|अगर|क्या|nahi|kaise|kya|agar|छैन|कसरी|chaina|না|নই|কিভাবে|نہیں|کیسے|اگر|නැහැ|නෑ|නැති|கிடையாது|இல்லை|இல்ல|မဟုတ်|မရှိ|ไม่|ยังไม่|ถ้า|ไหม|មិន|បើ|不|没|沒|怎么|怎麼|吗|嗎|አይደለሁም";

const words = once(() => ({ safe: new WordsWithin(SAFE), not: new WordsWithin(NO_SAFETY) }));

/** Parts a message into what is said at once. */
const CLAUSE = /[.,;!?\n।。，、؟۔]+/u;

/** Whether somebody says that they are safe now, in a clause that neither asks nor denies it. */
export function tellsOfSafety({ folded }: Pick<FoldedText, "folded">): boolean {
  const { safe, not } = words();
  return (
    safe.test(folded) && folded.split(CLAUSE).some((part) => safe.test(part) && !not.test(part))
  );
}
