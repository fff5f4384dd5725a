import type { Rows } from "../../../reading/terms/rows.ts";

/** Words of who accuses somebody, and of who says so of them. */
export const ACCUSES: readonly Rows[] = [
  {
    ways: [
      [
        "accuses|accused|accusing|accusation*|accuse me|accuse us|accuse that|accuse of|accuse my|blame me|blames me|blamed|blaming me|alleg*|framed|framing|suspects me|suspect me|suspected of|falsely charged|acusad*|me acusa*|nos acusa*|me estan acusando|me están acusando|acusan de|acusa de|acusación|acusação|me culpa*|nos culpa*|inculp*|me denunci*|me ha denunciado|me han denunciado|été accusé|été accusée|suis accusé|suis accusée|m'accus*|accuse d'avoir|accusent d'avoir|accuse de|accusent de|nous accus*|m'a accus*|m'ont accus*|me soupçonn*|soupçonnée|soupçonné|me suspeita*|me incrimin*",
      ],
      [
        "dituduh|menuduh|nuduh|tuduh|menuduhku|tuduhan|dituding|menuding|difitnah|memfitnah|fitnah|disangka|dakwa|didakwa|pinagbibintangan*|pinagbintangan*|binintangan*|binibintangan*|ibinibintang*|bintang|bintangan|inaakusahan*|inakusahan*|akusado|akusasyon|pinaratangan*|pinaparatangan*|paratang|gipasanginlan*|gipasangilan*|gibutangbutangan*|giakusahan*|giakusar*",
      ],
      [
        "vu oan|vu khống|vu cho|vu em|vu tôi|vu cháu|vu con|vu mình|vu là|bị vu|đổ oan|đổ tội|đổ cho em|đổ cho tôi|đổ cho mình|buộc tội|tố cáo em|tố cáo tôi|tố em|tố tôi|nghi em|nghi tôi|nghi mình|nghi ngờ em|nghi ngờ tôi|nghi oan|bị nghi|bị oan",
      ],
      [
        "ananisingiz*|wananisingiz*|amenisingiz*|wamenisingiz*|alinisingiz*|nasingiz*|nimesingiz*|nilisingiz*|anatusingiz*|ananishtaki|wananishtaki|amenishtaki|wamenishtaki|nimeshtakiwa|nashtakiwa|ananituhumu|wananituhumu|amenituhumu|wamenituhumu|nimetuhumiwa|natuhumiwa|tuhuma|ananishuku|wananishuku|nashukiwa",
      ],
      [
        "обвин*|винят|обвиняет|подозрева*|клевещ*|оклеветал*|наговарива*|подставил*|звинува*|підозрю*|обмовля*|наговорю*|підставил*|підставля*",
      ],
      [
        "اتهم*|يتهم*|تتهم*|بيتهم*|بتتهم*|متهم*|تهمة|تهمه|بتهمة|بتهمه|اتهام*|تهمتني|تهمني|تهموني|يتهموني|ከሰሰ*|ከሰሱ*|ተከሰስ*|ተከስሼ*|ወነጀ*|እየወነጀ*|ጠረጠሩኝ|ጠረጠረችኝ|ጠረጠረኝ",
      ],
      [
        "इल्ज़ाम*|इल्जाम*|इलजाम*|इल्ज़ाम|आरोप*|तोहमत|लाञ्छना*|लान्छना*|आक्षेप*|झूठा केस|झूठे केस|झूठा मुकदमा|झुटो मुद्दा|झुठो मुद्दा|ilzam|ilzaam|iljam|iljaam|aarop|arop|ilzam|tohmat|jhutha case|jhoota case|jhuta case|jhuto mudda|अपवाद",
      ],
      [
        "অপবাদ*|দোষারোপ|দোষ দিছে|দোষ দিচ্ছে|দোষ দেয়|দোষ দিয়েছে|মিথ্যা মামলা|মিথ্যা কেস|বদনাম|অভিযোগ করেছে|অভিযোগ করছে|অভিযোগ দিছে|অভিযোগ দিয়েছে|মিথ্যা অভিযোগ|চুরির অভিযোগ|অভিযুক্ত|opobad|mittha mamla|mithya mamla|dosh dise|dosh diche|dosh dey|الزام*|تہمت|جھوٹا مقدمہ|جھوٹا کیس|جھوٹا الزام",
      ],
      [
        "චෝදනා*|චූදිත*|දොස් කියන*|චෝදනාවක්|chodana*|குற்றம் சாட்ட*|குற்றம்சாட்ட*|குற்றஞ்சாட்ட*|குற்றச்சாட்டு*|பழி போட*|பழி சுமத்த*|பழி|வீண் பழி|kutram satt*|pazhi pod*|pali pod*|பொய் வழக்கு|பொய் கேஸ்",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "စွပ်စွဲ|ပြစ်တင်|အမှုဆင်|သံသယ|กล่าวหา|ใส่ร้าย|หาว่า|ปรักปรำ|แจ้งความว่า|สงสัยว่า|ถูกหาว่า|ចោទ|មួលបង្កាច់|ដាក់ទោស|ដាក់កំហុស|សង្ស័យ|诬陷|冤枉|诬告|指控|指责|说我|怀疑我|告我|污蔑|诬赖|栽赃|赖我|誣陷|誣告|指責|說我|懷疑我|汙衊|誣賴|栽贓|屈我|話我",
      ],
    ],
  },
];

/** Words of a theft. */
export const THEFT: readonly Rows[] = [
  {
    ways: [
      [
        "steal*|stole|taking|took her|took his|took the|took their|missing|stolen|theft|thief|thieve*|robbing|robbery|robar|robé|robo|robado|robando|hurto|hurtar|ladrona|ladrón|ladron|vol|vols|volé|volée|voler|voleur|voleuse|roubo|roubar|roubei|roubado|roubando|furto|furtar|ladra|ladrão|ladrao",
      ],
      [
        "mencuri|nyuri|curi|curi-curi|pencurian|pencuri|maling|nyolong|colong|nagnakaw|nagnanakaw|ninakaw|nakaw|nanakaw|pagnanakaw|magnanakaw|magnakaw|kinuha|kumuha|kawat|nangawat|kawatan|pangawat|pagpangawat|nikawat|gikawat",
      ],
      [
        "ăn cắp|lấy trộm|trộm|trộm cắp|lấy cắp|ăn trộm|lấy tiền|lấy vàng|lấy đồ|ăn cắp tiền|wizi|kuiba|niliiba|nimeiba|naiba|mwizi|nimemuibia|nimemwibia|niliibia|nimeibia|kumuibia|kumwibia",
      ],
      [
        "краж*|украл*|крал*|воровств*|воровк*|воровка|воровал*|вор|украсть|своровал*|стащил*|крадіж*|вкрал*|украв|крав|крала|злоді*|крадій|крадійк*",
      ],
      [
        "سرق*|السرقة|السرقه|بالسرقة|بالسرقه|بسرقة|بسرقه|سارق*|حرامي*|الحرامي*|اسرق|بسرق|ሰረቅ*|ሰርቀ*|ሰርቃ*|ሰርቄ*|ስርቆት*|በስርቆት*|የስርቆት*|ሌባ*|ሰረቀች*|ሰረቀ|መስረቅ*|ሌብነት*|በሌብነት*",
      ],
      [
        "चोरी*|चुराया*|चुराई*|चुराने*|चुरा*|चोर|चोरेको*|चोरेकी*|चोर्यो*|chori|churaya|churai|churane|chor|choreko|choryo|chorer|চুরি*|চোর*|churi|churir|چوری|چرایا|چرائی|چرانے|چور",
      ],
      [
        "හොරකම*|හොරකම්*|හොරකං*|හොරා*|හොරි*|හොර|සොරකම*|සොරකම්*|horakam*|horakan*|திருட்டு*|திருடி*|திருடு*|திருடின*|திருடன்*|திருடினே*|thirudi*|thirudu*|thiruttu*|tirudi*",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [["ခိုး|ขโมย|ลักทรัพย์|ลักขโมย|លួច|ចោរ|偷|盗窃|盜竊|小偷|贼|賊"]],
  },
];

/** How somebody says that it is said of them, that a case of theft is brought against them, or that they did not do it. */
export const SAID_OF_ONE: readonly Rows[] = [
  {
    ways: [
      [
        "say|says|said|saying|tell|tells|told|telling|think|thinks|claim|claims|claimed|claiming|believes|complain|complained",
        ["the|police|that|to|them|her|his|everybody|everyone|agency|husband|me|my|madam|boss|like"],
        "i|we",
        ["did|have|had|am|was|been|a|the|her|his|their|stealing"],
        "stole|steal|stealing|stolen|thief|theft|robbed|rob",
      ],
      [
        "theft|stealing|robbery|false|steal",
        "case|charge|charges|complaint|report|fir",
        ["was|is|filed|made|put|lodged|registered|done"],
        "against|on",
        "me|us",
      ],
      [
        "i|we",
        "didn't|didnt|did not|never|dint|don't|dont|no|not",
        ["really|even|ever"],
        "steal|stole|stolen|steel",
        ["anything|nothing|it|her|his|their|the|any|from"],
        "gold|money|it|anything|nothing|ring|phone|jewel*|cash|them|him|her|something",
      ],
      ["dice|dicen|dijo|dijeron|diciendo", "que", ["yo|le|les|la|he|me"], "robé|robado|robo"],
      ["no", "robé|he robado|le robé|les robé|robe"],
      ["dit|disent|raconte|prétend|prétendent", "que", "j'ai", ["tout|lui"], "volé|pris"],
      ["n'ai", ["rien|pas|jamais"], "volé"],
      [
        "diz|dizem|disse|disseram|dizendo|falou|falaram",
        "que",
        ["eu|lhe|lhes|a"],
        "roubei|furtei|roubo|peguei",
      ],
      ["não", "roubei|furtei"],
      ["nao", "roubei|furtei"],
      [
        "bilang|katanya|dibilang|cakap|kata|lapor",
        ["aku|saya|kalau|bahwa"],
        "saya|aku",
        ["yang|telah|udah"],
        "mencuri|nyuri|curi|maling|nyolong|ambil",
      ],
      [
        "saya|aku",
        "tidak|gak|nggak|tak|ga|tidak pernah",
        "mencuri|nyuri|curi|maling|nyolong|pernah mencuri",
      ],
      ["hindi|di|wala", ["ko|po|naman|ako"], "ninakaw|nagnakaw|kinawat|nangawat"],
      [
        "không|ko|chưa|chẳng",
        ["hề|bao giờ|có"],
        "ăn cắp|lấy cắp|lấy trộm|ăn trộm|trộm",
        ["gì|của|đồ|tiền|vàng"],
        "chủ|bà|ông|gì|cả|họ|tiền|vàng",
      ],
      [
        "anadai|wanadai|anasema|wanasema|amesema|wamesema|alisema",
        ["kuwa|kwamba|ati|eti"],
        "nimeiba|niliiba|naiba|nimemuibia|nimemwibia|mimi mwizi",
      ],
      ["sikuiba|sijaiba|sijamuibia"],
      [
        "говорит|говорят|сказал*|заявил*|утверждает|думает|думают",
        ["всем|полиции"],
        "что",
        ["якобы"],
        "я",
        "украл*|ворую|своровал*|вор|воровка",
      ],
      ["я", ["ничего"], "не", "крал*|воровал*|украл*"],
      ["каже|кажуть|сказа*|заявил*|думає", "що", ["ніби"], "я", "вкрал*|украл*|крал*|вкрав|злоді*"],
      ["я", ["нічого"], "не", "крала|крав|вкрала|вкрав|красти"],
      ["يقول*|تقول*|بيقول*|بتقول*|قالت|قالوا|قال", ["عني|اني"], "اني", "سرقت*|حرامي*"],
      ["يقولون|بيقولوا|بقولوا|يقولوا", "سرقت", "ذهب*|الذهب|فلوس*|الفلوس|مصاري*|شيء|شي|حاجة"],
      [
        "ما|لم|مش",
        "سرقت|اسرق|سرقتش",
        ["اي|منها|منه"],
        "شيء|شي|حاجة|ذهب|الذهب|فلوس|الفلوس|منها|منه",
      ],
      [
        "ሰረቅሽ|ሰርቀሻል|ሰረቅክ|ሰርቀሃል|ሰርቃለች|ሰረቀች|ሌባ ነሽ|ሌባ ነህ|ሰርቃኛለች|ሰርቀሽኛል|ሰረቅሽኝ",
        "አለችኝ|አሉኝ|አለኝ|ብላ|ብለው|ብሎ|ትለኛለች|ይሉኛል|ትላለች|ብላኛለች",
      ],
      ["አልሰረቅኩም|አልሰረቅሁም|አልሰረኩም"],
      [
        "कहती|कहता|कहते|बोलती|बोलता|बोलते|बोला|बोली",
        ["है|हैं|कि|मालकिन|मालिक"],
        "मैंने",
        ["उनका|सोना|पैसे|पैसा|उसका"],
        "चोरी|चुराया|चुराए|चुरा*",
      ],
      ["मैंने", ["कुछ|तो|कोई"], "चोरी", "नहीं"],
      [
        "bolti|bolta|bolte|kehti|kehta|kehte|bola|boli",
        ["hai|hain|he|ki"],
        "maine|mene|mne",
        ["uska|gold|sona|paisa|paise|unka"],
        "chori|churaya|chura*",
      ],
      ["maine|mene", ["kuch|koi|to"], "chori", "nahi|nhi|nahin"],
      ["chori", "ka|ki|ke", ["jhutha|jhoota|jhuta|false"], "case|fir|complaint|mukadma|report"],
      ["चोरी", "का|की|के", ["झूठा|झूठी"], "केस|मुकदमा|रिपोर्ट|शिकायत|एफआईआर|इल्*"],
      ["मैले|maile", ["केही|kehi|कसैको"], "चोरेको|चोरेकी|choreko", "छैन|होइन|chaina|chhaina|hoina"],
      ["चोर|chor", "भन्छ*|भन्यो|भने|bhan*|vanch*|भनेर|भन्दै"],
      ["আমি|আমারে|আমাকে|ami", ["নাকি|কিছু|তো"], "চুরি|চোর|churi", "করি*|কইরা*|করছি|বলে|কয়|kori*"],
      ["চুরি*", ["মিথ্যা"], "মামলা|কেস|অভিযোগ"],
      ["میں نے", ["کچھ|کوئی"], "چوری", "نہیں|کی"],
      ["چوری", "کا|کی|کے", ["جھوٹا|جھوٹی"], "الزام|کیس|مقدمہ|پرچہ"],
      ["මම|mama", ["මුකුත්|කිසිම|ඒවා"], "හොරකම්|හොරකමක්|horakam*", "කළා|කලා|කරා|කළේ|කලේ|කරේ|kala|kale|kare*"],
      ["හොරකම්*|හොරකමක්|හොර*", ["කළා|කලා|කරා|කළ|කරපු"], "කියල*|කියන*|කිව්ව*"],
      [
        "நான்",
        ["எதுவும்|எதையும்|பணம்|நகை|தங்கம்"],
        "திருடினேன்|திருடவில்லை|திருடல|திருடலை|திருடியதா*|திருடிட்டேன்*",
      ],
      ["திருட்டு|திருட்டுப்", "கேஸ்|புகார்|வழக்கு|பழி"],
      ["naan", ["edhuvum|onnum"], "thirud*|tirud*"],
      ["ako", ["daw|po|raw|ang"], "nagnakaw|kumuha|magnanakaw|ninakaw"],
      ["nagnakaw|ninakaw|nangawat|kinawat", ["daw|raw|kuno"], "ako|ko"],
      [
        "bảo|nói|kêu",
        ["là|rằng"],
        "em|tôi|cháu|con|mình",
        ["đã|là"],
        "ăn cắp|lấy cắp|lấy trộm|ăn trộm|trộm|kẻ trộm",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "ကျွန်မမခိုး|ကျွန်တော်မခိုး|ကျမမခိုး|ကျနော်မခိုး|ခိုးတယ်လို့ ပြော|ခိုးတယ်လို့ပြော|ခိုးတယ် ပြော|ခိုးတယ်ပြော|သူခိုးလို့|ไม่ได้ขโมย|บอกว่าฉันขโมย|บอกว่าหนูขโมย|บอกว่าผมขโมย|ข้อหาลักทรัพย์|ข้อหาขโมย|ថាខ្ញុំលួច|ខ្ញុំមិនបានលួច|ខ្ញុំអត់លួច|ខ្ញុំអត់បានលួច|ប្តឹងខ្ញុំពីបទលួច|我没偷|我没有偷|我沒偷|我沒有偷|我没有拿|我沒有拿|我冇偷",
      ],
    ],
  },
];
