import type { FoldedText } from "../../contract/reading.ts";
import { once } from "../../../schemas/once.ts";
import { WordsWithin } from "../terms/words-within.ts";

/** How people who have left say so without the name of a place: that they are here now, or what they found when they arrived. None that may be said of a day to come. */
const ARRIVED = [
  "i am here now|i'm here now|im here now|i am here already|i'm already here|i am already here|now i am here|now i'm here|now im here|now we are here|we are here now|we're here now|since i arrived|since we arrived|when i arrived|when we arrived|after i arrived|after we arrived|i have arrived|we have arrived|i arrived here|we arrived here|since i came here|since we came here|when i got here|when we got here|when i reached here|after reaching here|after coming here|now i am in a|now i'm in a|now im in a|i am now in a|i'm now in a|im now in a|now we are in a|we are now in a|but i am in a|but i'm in a|now i work in a|but now i work|but now i am working|i am here working|i'm here working|they make me work|they make us work|they made me work",
  "ya estoy aquí|ya estoy acá|ahora estoy aquí|ahora estoy acá|estoy aquí ahora|estoy acá ahora|cuando llegué|cuando llegamos|al llegar aquí|al llegar acá|desde que llegué|desde que llegamos|llegué aquí|llegué acá|llegamos aquí|llegamos acá|ya estamos aquí|ya estamos acá|ahora estamos aquí|ahora estoy en un|ahora estoy en una|pero estoy en un|pero estoy en una|me hacen trabajar|nos hacen trabajar|me tienen trabajando|nos tienen trabajando",
  "maintenant je suis ici|je suis ici maintenant|je suis déjà ici|maintenant je suis là|quand je suis arrivé|quand je suis arrivée|quand nous sommes arrivés|quand on est arrivés|depuis que je suis arrivé|depuis que je suis arrivée|depuis mon arrivée|maintenant je suis dans un|maintenant je suis dans une|mais je suis dans un|mais je suis dans une|on me fait travailler|ils me font travailler|ils nous font travailler|on nous fait travailler",
  "agora estou aqui|já estou aqui|estou aqui agora|quando cheguei|quando chegamos|quando chegámos|desde que cheguei|cheguei aqui|ao chegar aqui|agora estou numa|agora estou num|mas estou numa|mas estou num|me fazem trabalhar|nos fazem trabalhar|já cheguei",
  "nandito na ako|andito na ako|nandito na po ako|nandito na kami|andito na kami|narito na ako|pagdating ko dito|pagdating namin dito|pagdating ko rito|nung dumating ako|noong dumating ako|simula nung dumating|mula nang dumating|nandito ako ngayon|andito ako ngayon|nia na ko|naa na ko diri|pag-abot nako diri|pagabot nako diri|pag abot nako diri",
  "saya sudah di sini|aku sudah di sini|kami sudah di sini|sekarang saya di sini|sekarang aku di sini|sekarang kami di sini|saya sekarang di sini|sesampai di sini|sesampainya di sini|sampai di sini|setelah sampai sini|setelah sampai di sini|setibanya di sini|sejak saya tiba|sejak saya datang|udah di sini|sudah sampai sini|dah sampai sini|saya dah di sini|saya dah ada di sini|lepas sampai sini|lepas sampai di sini|bila sampai sini|bila saya sampai sini",
  "em đang ở đây|tôi đang ở đây|giờ em ở đây|giờ em đang ở đây|bây giờ em ở đây|sang đến nơi|qua đến nơi|sang tới nơi|khi sang đây|khi qua đây|sang đây rồi|qua đây rồi|qua đây thì|sang đây thì|sang đến đây|từ khi sang đây|đã sang đây|đã qua đây|nhưng giờ em ở|nhưng giờ tôi ở|nhưng giờ làm ở",
  "ตอนนี้อยู่ที่นี่|พอมาถึง|มาถึงแล้ว|ตั้งแต่มาถึง|อยู่ที่นี่แล้ว|มาถึงที่นี่|พอมาจริง",
  "ពេលមកដល់|មកដល់ទីនេះ|ឥឡូវខ្ញុំនៅទីនេះ|ឥឡូវនៅទីនេះ|ខ្ញុំនៅទីនេះហើយ",
  "အခု ဒီမှာ|အခုဒီမှာ|ဒီရောက်|ဒီကိုရောက်|ဒီကို ရောက်|ရောက်ပြီးတော့|ဒီမှာရောက်နေ",
  "अहिले यहाँ छु|अहिले म यहाँ|म अहिले यहाँ|यहाँ आएपछि|यहाँ आएर|आइपुगेपछि|यहाँ पुगेपछि|यहाँ ल्याएर|ahile yaha chu|aile yaha chu|ma ahile yaha|ma aile yaha|yaha aayepachi|yaha ayepachi|yaha aera|yaha aayera|yaha aaera|aaipugepachi",
  "अब मैं यहाँ|अभी मैं यहाँ|अब मैं यहां|मैं अब यहाँ|यहाँ आकर|यहां आकर|यहाँ आने के बाद|यहां आने के बाद|यहाँ पहुँचकर|यहाँ पहुंचकर|यहाँ आ गया|यहाँ आ गई|यहां आ गया|यहां आ गई|ab main yahan|ab mai yaha|ab main yaha|abhi main yahan|abhi mai yaha|ab yahan hu|ab yaha hu|yahan aakar|yaha aakar|yahan aane ke baad|yaha aane ke baad|yahan aa gaya|yaha aa gaya|yahan aa gayi|yahan aake|yaha aake|yaha aa ke",
  "اب میں یہاں|ابھی میں یہاں|میں اب یہاں|یہاں آکر|یہاں آ کر|یہاں آنے کے بعد|یہاں پہنچ کر|یہاں آ گیا|یہاں آ گئی",
  "এখন এখানে আছি|আমি এখন এখানে|এখানে আসার পর|এখানে আইসা|এইখানে আইসা|আসার পর থেকে|এখানে আইছি|এখানে এসেছি|এখানে এসে দেখি|ekhon ekhane|ami ekhon ekhane|ekhane ashar por|ekhane asar por|ekhane aisha|ekhane ese dekhi",
  "දැන් මම මෙහෙ|මම දැන් මෙහෙ|මෙහෙට ආවාට පස්සේ|මෙහාට ආවාට පස්සේ|මෙහෙට ආවම|මෙහෙට ඇවිත්|මෙහේට ආවාට පස්සේ",
  "இங்க வந்த பிறகு|இங்கே வந்த பிறகு|இங்கு வந்த பிறகு|இங்க வந்ததும்|இப்ப இங்க இருக்கேன்|இப்போ இங்க இருக்கேன்|இப்போது இங்கே இருக்கிறேன்|இங்கே வந்ததும்|இங்க வந்து பாத்தா",
  "أنا هنا الآن|انا هنا الان|أنا الآن هنا|انا الحين هنا|انا هلق هون|انا دلوقتي هنا|لما وصلت|لمن وصلت|عندما وصلت|بعد ما وصلت|بعدما وصلت|منذ وصولي|من يوم وصلت|من وقت ما وصلت|بعد وصولي|ملي وصلت|وقتلي وصلت",
  "አሁን እዚህ ነኝ|እዚህ ከመጣሁ|ከመጣሁ በኋላ|እዚህ ስመጣ|እዚህ ስደርስ|እዚህ መጥቼ",
  "sasa niko hapa|niko hapa sasa|nipo hapa sasa|sasa nipo hapa|nilipofika|tulipofika|baada ya kufika hapa|tangu nifike|tangu nilipofika|tangu nije hapa|nilipokuja hapa|nimefika hapa|nimeshafika|lakini sasa niko",
  "я уже здесь|я уже тут|теперь я здесь|сейчас я здесь|мы уже здесь|когда я приехал|когда приехал|когда я приехала|когда приехала|когда приехали|когда мы приехали|после приезда|по приезде|приехал сюда|приехала сюда|приехали сюда|с тех пор как приехал|с тех пор как приехала|а теперь я|но сейчас я работаю",
  "я вже тут|тепер я тут|зараз я тут|ми вже тут|коли я приїхав|коли приїхав|коли я приїхала|коли приїхала|коли приїхали|після приїзду|приїхав сюди|приїхала сюди|приїхали сюди|відколи приїхав|відколи приїхала|але зараз я працюю",
  "我现在在这里|我已经在这里|我已经到了|到了这里|来到这里|来这边后|来了这边|过来之后|过来以后|到了之后|到了才发现|来了才发现|到这里才|我已經到了|到了這裡|來到這裡|過來之後|過來以後|到了才發現|來了才發現|嚟到呢度|而家我喺度|嚟咗之後",
].join("|");

const arrived = once(() => new WordsWithin(ARRIVED));

/** Whether somebody says that they have come where the work is, as far as that is said without the name of a place. */
export function hasArrived({ folded }: Pick<FoldedText, "folded">): boolean {
  return arrived().test(folded);
}
