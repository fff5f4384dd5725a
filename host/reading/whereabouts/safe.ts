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

/** How they say that they are well again. */
const WELL_AGAIN = [
  "i am ok now|i'm ok now|im ok now|i am okay now|im okay now|i am fine now|i'm fine now|im fine now|i am good now|all is fine now|everything is fine now|all ok now|took me to a shelter|took me to shelter|i am in a shelter now|i am in shelter now|im in shelter now",
  "ya estoy bien|ahora estoy bien",
  "je vais bien maintenant|ça va maintenant|ca va maintenant",
  "já estou bem|agora estou bem",
  "saya sudah baik|saya sudah baikan|saya udah baikan|sekarang saya baik|sekarang sudah baik|sudah gak apa apa|sudah tidak apa apa",
  "ok na po|ok na ako|ok na po ako|okay na ako|okay na po ako|okay na po|ayos na ako|ayos na po|maayos na ako|maayos na po ako|ok na ko|okay na ko|maayo na ko",
  "em ổn rồi|tôi ổn rồi|giờ ổn rồi",
  "nipo sawa sasa|niko sawa sasa|sasa niko sawa|sasa nipo sawa",
  "со мной все хорошо|со мной всё хорошо|уже все хорошо|уже всё хорошо",
  "зі мною все добре|вже все добре",
  "أنا بخير الآن|انا بخير الحين|انا بخير دلوقتي|انا كويسة دلوقتي|انا كويس دلوقتي|صرت بخير|صرت منيحة",
  "अब ठीक हूं|अब ठीक हूँ|मैं ठीक हूं अब|मैं ठीक हूँ अब|अब मैं ठीक|अब सब ठीक|ab theek hu|ab theek hoon|ab thik hu|ab thik hun|ab main theek|ab sab theek",
  "अहिले ठीक छु|अब ठीक छु|अहिले म ठीक|ahile thik chu|aba thik chu",
  "এখন ভালো আছি|এখন ভাল আছি|আমি এখন ভালো|আমি এখন ঠিক আছি|ekhon bhalo achi|ekhon valo achi",
  "اب ٹھیک ہوں|میں اب ٹھیک|اب میں ٹھیک",
  "දැන් හොඳින්|දැන් හොඳයි මම|මම දැන් හොඳින්|dan hodin|mama dan hodin",
  "இப்ப நல்லா இருக்கேன்|இப்போ நல்லா இருக்கேன்|இப்போது நலமாக|ippo nalla iruken",
  "အခု အဆင်ပြေ|အခုအဆင်ပြေ",
  "ตอนนี้โอเคแล้ว|ตอนนี้ไม่เป็นไรแล้ว|ตอนนี้สบายดี",
  "ឥឡូវមិនអីទេ|ឥឡូវសុខសប្បាយ",
  "我现在没事了|我現在沒事了|现在没事了|現在沒事了|我没事了|我沒事了",
  "አሁን ደህና ነኝ|አሁን ደህና ነን",
].join("|");

/** How they say that whom they write of came home or was let go: of who hurts them they say so, too. */
const HOME_AGAIN = [
  "she came home|he came home|she came back home|he came back home|she is home now|he is home now|she is back home|he is back home|she is home|he is home|they came home|she got home|he got home|she arrived home|he arrived home|she reached home|he reached home|she is free now|he is free now|she was released|he was released|they released her|they released him|they let her go|they let him go|she was rescued|he was rescued|she is safe now|he is safe now|she is safe with us|he is safe with us|she is with us now",
  "ya está en casa|ya esta en casa|ya volvió a casa|ya volvio a casa|ya regresó a casa|ya regreso a casa|llegó a casa|volvió a casa ayer|la soltaron|lo soltaron|la dejaron ir|lo dejaron ir|ya la liberaron|ya lo liberaron|fue rescatada|fue rescatado|ya está libre",
  "elle est rentrée|il est rentré|elle est revenue|il est revenu|elle est à la maison|il est à la maison|ils l'ont libérée|ils l'ont libéré|elle a été libérée|il a été libéré|elle est libre|il est libre",
  "ela voltou pra casa|ele voltou pra casa|ela já voltou|ele já voltou|ela chegou em casa|ele chegou em casa|ela voltou para casa|ele voltou para casa|soltaram ela|soltaram ele|ela foi resgatada|ele foi resgatado|ela está em casa|ele está em casa",
  "dia sudah pulang|dia sudah di rumah|dia sudah sampai rumah|dia udah pulang|dia udah di rumah|dia sudah dibebaskan|sudah dibebaskan|dia dah balik|dia dah sampai rumah|dia sudah selamat",
  "nakauwi na siya|nakauwi na po siya|nakalaya na siya|nakalaya na po siya|nakalaya na|pinalaya na siya|nasagip na siya|narescue na siya|nasa bahay na siya|nakauli na siya",
  "em ấy về nhà rồi|chị ấy về nhà rồi|anh ấy về nhà rồi|nó về nhà rồi|em ấy về rồi|đã về nhà rồi|đã về đến nhà|được thả rồi|đã được thả|được cứu rồi|đã được cứu",
  "amerudi nyumbani|amerejea nyumbani|amefika nyumbani|yuko nyumbani sasa|yupo nyumbani sasa|ameachiliwa|wamemwachilia|ameokolewa",
  "она вернулась домой|он вернулся домой|она уже дома|он уже дома|она дома|он дома|ее отпустили|её отпустили|его отпустили|она на свободе|он на свободе|ее освободили|её освободили|его освободили",
  "вона повернулась додому|вона повернулася додому|він повернувся додому|вона вже вдома|він вже вдома|її відпустили|його відпустили|її звільнили з полону|вона вдома|він вдома",
  "رجعت البيت|رجع البيت|رجعت عالبيت|رجع عالبيت|رجعت للبيت|رجعت الى البيت|عادت إلى البيت|عادت الى البيت|عاد إلى البيت|وصلت البيت|وصل البيت|طلقوها|طلقوه|اطلقوا سراحها|اطلقوا سراحه|أطلقوا سراحها|أطلقوا سراحه|تحررت",
  "घर आ गया|घर आ गई|घर आ गयी|घर पहुंच गया|घर पहुंच गई|घर पहुँच गया|घर पहुँच गई|घर लौट आया|घर लौट आई|छोड़ दिया उसे|उसे छोड़ दिया|ghar aa gaya|ghar aa gayi|ghar aagaya|ghar aagayi|ghar pahunch gaya|ghar pahunch gayi|ghar pahuch gayi",
  "घर आइपुग्यो|घर आइपुगिन्|घर आइपुगे|घर आइपुगेँ|घर आइपुगी|घर आयो|घर आइन्|घर फर्किइन्|घर फर्कियो|उद्धार भयो|छुटेर आइन्|छुटेर आयो|ghar aaipugyo|ghar aipugin|ghar aaipugin|ghar aayo|ghar aain|ghar pharkin|ghar farkiyo",
  "বাড়ি ফিরে আসছে|বাড়ি ফিরে এসেছে|বাড়ি আসছে|বাড়ি এসেছে|বাড়ি পৌঁছাইছে|বাড়ি পৌঁছেছে|বাসায় ফিরছে|দেশে ফিরে আসছে|দেশে ফিরে এসেছে|ছাড়া পাইছে|ছাড়া পেয়েছে|ছেড়ে দিয়েছে তাকে|তাকে ছেড়ে দিয়েছে|bari fire aise|bari asche|bari fire asche|chara paise|sara paise",
  "گھر آ گئی|گھر آ گیا|گھر پہنچ گئی|گھر پہنچ گیا|گھر واپس آ|اسے چھوڑ دیا|رہا ہو گئی|رہا ہو گیا",
  "ගෙදර ආවා|ගෙදර එව්වා|ගෙදර ආව|නිදහස් කළා|නිදහස් වුණා|බේරගත්තා|gedara awa|gedara aawa|nidahas kala",
  "வீட்டுக்கு வந்துட்டா|வீட்டுக்கு வந்துட்டாங்க|வீட்டுக்கு வந்துட்டான்|வீடு திரும்பி|விடுவிச்சுட்டாங்க|விட்டுட்டாங்க|veetuku vandhutta|veetukku vanthutanga|veetuku vanthutan",
  "အိမ်ပြန်ရောက်|အိမ်ရောက်ပြီ|အိမ် ပြန်ရောက်|လွတ်လာပြီ|လွှတ်လိုက်ပြီ",
  "กลับบ้านแล้ว|กลับถึงบ้านแล้ว|ถึงบ้านแล้ว|ถูกปล่อยแล้ว|เขาปล่อยแล้ว",
  "មកផ្ទះវិញហើយ|ដល់ផ្ទះហើយ|ត្រឡប់មកផ្ទះហើយ|គេដោះលែងហើយ|គេលែងហើយ",
  "回家了|回到家了|已经回家|已經回家|平安回来|平安回來|放出来了|放出來了|被放了|获救了|獲救了|被救出来|被救出來|放返出嚟|返咗屋企",
  "ቤት ገባች|ቤት ገባ|ወደ ቤት ተመለሰች|ወደ ቤቷ ተመለሰች|ወደ ቤት ተመለሰ|አገሯ ገባች|ተለቀቀች|ተለቀቀ|ለቀቋት|ለቀቁት",
].join("|");

/** What makes of it a question, a wish or its denial, a little before or behind. */
const NO_SAFETY =
  "but|still|pero|pa rin|mais|tapi|tetapi|nhưng|lakini|но|але|لكن|लेकिन|तर|কিন্তু|لیکن|නමුත්|ஆனால்|但|可是|not|never|am i|are we|if|until|when|want|feel|pretend|no estoy|quiero|hasta|pas|quand|jusqu'à|não|quero|até|belum|tidak|tak|kalau|apakah|supaya|biar|hindi|kung|paano|chưa|không|nếu|làm sao|siko|sipo|kama|не|если|как|ні|якщо|як|مش|لست|مو|كيف|إذا|नहीं|कैसे|अगर|क्या|nahi|kaise|kya|agar|छैन|कसरी|chaina|না|নই|কিভাবে|نہیں|کیسے|اگر|නැහැ|නෑ|නැති|கிடையாது|இல்லை|இல்ல|မဟုတ်|မရှိ|ไม่|ยังไม่|ถ้า|ไหม|មិន|បើ|不|没|沒|怎么|怎麼|吗|嗎|አይደለሁም";

const words = once(() => ({
  home: new WordsWithin(HOME_AGAIN),
  safe: new WordsWithin(`${SAFE}|${WELL_AGAIN}`),
  not: new WordsWithin(NO_SAFETY),
}));

/** Parts a message into what is said at once. */
const CLAUSE = /[.,;!?\n।。，、؟۔]+/u;

/** Whether somebody says that they are safe or well now, in a clause that neither asks nor denies it. */
export function tellsOfSafety({ folded }: Pick<FoldedText, "folded">): boolean {
  return isSaid(folded, words().safe);
}

/** Whether somebody says that another came home, or was let go. */
export function tellsOfHomecoming({ folded }: Pick<FoldedText, "folded">): boolean {
  return isSaid(folded, words().home);
}

function isSaid(folded: string, said: WordsWithin): boolean {
  const { not } = words();
  return (
    said.test(folded) && folded.split(CLAUSE).some((part) => said.test(part) && !not.test(part))
  );
}
