import type { Rows } from "../../../reading/terms/rows.ts";

/** Words of a pregnancy, of the one who tells it or of anybody. */
export const PREGNANT: readonly Rows[] = [
  {
    ways: [
      [
        "pregnan*|pregnent|pregnat|embaraz*|encinta|preñada|enceinte*|grossesse*|grávid*|gravid*|gravidez|engravid*|hamil|kehamilan|mengandung|bunting|buntis|mabuntis|nabuntis|nagbubuntis|magbuntis|pagbubuntis|mabdos|nagmabdos|burod|nagburos|preggy",
      ],
      [
        "có thai|mang thai|có bầu|dính bầu|mang bầu|thai sản|mimba|ujauzito|mjamzito|mja mzito|беремен*|забеременел*|вагітн*|завагітн*|حامل|الحمل|حملت|حبلى|احمل|تحمل|አርጉዝ|እርጉዝ*|ነፍሰ ጡር*|ነፍሰጡር*|እርግዝና*|አረገዝ*|እንዳላረግዝ|እንዳረግዝ|ማርገዝ",
      ],
      [
        "गर्भवती*|गर्भ*|प्रेग्नेंट|प्रेगनेंट|प्रेग्नेन्ट|पेट से हूँ|पेट से हूं|पेट बोकेको|pregnant|garbhvati|garbhawati|pet se hu|pet se hoon|pet bokeko|গর্ভবতী*|গর্ভ*|অন্তঃসত্ত্বা*|প্রেগন্যান্ট*|পেটে বাচ্চা|পোয়াতি*|gorbhoboti|pete baccha|حاملہ|حمل|پریگننٹ|امید سے|پیٹ سے",
      ],
      [
        "ගැබිනි*|ගර්භනී*|ගර්භණි*|ගර්භිණී*|බබෙක් ලැබෙන්න*|දරුවෙක් ලැබෙන්න*|ප්‍රෙග්නන්ට්|gabini|கர்ப்ப*|மாசமா*|முழுகாம*|karppam*|garbam*",
      ],
      ["telat", "haid|datang bulan|mens"],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "ကိုယ်ဝန်|ဗိုက်ကြီး|ตั้งครรภ์|ตั้งท้อง|มีครรภ์|ท้องอยู่|ท้องได้|กำลังท้อง|หนูท้อง|ฉันท้อง|มีท้อง|ไม่ให้ท้อง|ท้องไหม|มีลูกระหว่าง|មានផ្ទៃពោះ|ផ្ទៃពោះ|មានកូនក្នុងពោះ|怀孕|懷孕|有身孕|怀了|懷了|怀上|懷上|有咗bb|大肚",
      ],
    ],
  },
];

/** Words of what prevents a pregnancy or a period. */
export const CONTRACEPTIVE: readonly Rows[] = [
  {
    ways: [
      [
        "contracept*|birth control|family planning|depo|depo provera|norplant|iud|anticoncept*|antibaby|planificación familiar|inyección para no|pastillas para no|pilule|contraception|contraceptif|contraceptive|contraceptives|planification familiale|pílula|anticoncepc*",
      ],
      [
        "kb|suntik kb|pil kb|kontrasepsi|kontraseptif|pil perancang|perancang keluarga|pencegah kehamilan|anti hamil|pills|contraceptive pills|pampapigil|thuốc tránh thai|tránh thai|ngừa thai|que cấy|đặt vòng|uzazi wa mpango|kupanga uzazi|vidonge vya majira|противозачаточн*|контрацепт*|гормональн* таблет*|протизаплідн*|контрацепц*",
      ],
      [
        "منع الحمل|مانع الحمل|موانع الحمل|حبوب منع|ابرة منع|የወሊድ መቆጣጠሪያ|የወሊድ መከላከያ|የእርግዝና መከላከያ|የወሊድ መቆጣጠርያ|गर्भनिरोधक|परिवार नियोजन|परिवार नियोजनको|डिपो|गर्भ निरोधक|garbhnirodhak|garbh nirodhak|pariwar niyojan|জন্মনিয়ন্ত্রণ*|জন্ম নিয়ন্ত্রণ|গর্ভনিরোধক|জন্মনিরোধক|পিল|jonmo niyontron|مانع حمل|خاندانی منصوبہ بندی|ضبط تولید",
      ],
      [
        "උපත් පාලන*|උපත්පාලන*|ඩෙපෝ|පවුල් සැලසුම්*|upath palana|கருத்தடை*|கர்ப்பத்தடை*|குடும்பக் கட்டுப்பாடு|karuthadai",
      ],
      ["no|stop|without", ["more|my|the|our"], "period|periods"],
      [
        "so|so that|not to|don't|to not|para|para no|pour ne pas|supaya|biar|agar|para|upang|để|ili",
        [
          "no|ne|pas|we|they|i|tidak|gak|tak|hindi|di|không|tusipate|nisipate|have|get|tener|avoir|punya|mahu|may|có",
        ],
        "baby|babies|children|kids|hijos|bebés|enfants|filhos|anak|mag-anak|maganak|con|mtoto|watoto",
      ],
      [
        "बच्चा न हो*|बच्चा ना हो*|बच्चा नहीं हो|बच्चे न हो*|बच्चा नहो*|बच्चा नबस*|baccha na ho|bacha na ho|bachcha na ho|bachha na ho|বাচ্চা না হ*|বাচ্চা যেন না|bachcha jate na|بچہ نہ ہو*|بچے نہ ہو*|ළමයි නොලැබ*|බබාලා නොලැබ*|ළමයි හැදෙන්නෙ නැති*|குழந்தை பிறக்காம*|குழந்தை உண்டாகாம*|чтобы не было детей|чтобы детей не было|щоб не було дітей|عشان ما نحمل|حتى لا نحمل|لكي لا نحمل|እንዳንወልድ|እንዳልወልድ",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "ကိုယ်ဝန်တား|သန္ဓေတား|တားဆေး|ကိုယ်ဝန်မရအောင်|ยาคุม|คุมกำเนิด|ฉีดยาคุม|ពន្យារកំណើត|ពន្យាកំណើត|ថ្នាំពន្យារ|กันท้อง|ไม่ให้มีลูก|កុំឲ្យមានកូន|កុំឱ្យមានកូន|ကလေးမရအောင်|不让怀孕|不要懷孕|不要怀孕|避孕|避孕药|避孕藥|避孕针|避孕針|節育|节育",
      ],
    ],
  },
];

/** Medicine that is swallowed or injected. */
export const MEDICINE: readonly Rows[] = [
  {
    ways: [
      [
        "pill|pills|tablet|tablets|injection|injections|inject|injected|medicine|shot|jab|pastilla*|píldora*|inyecc*|inyect*|pilule*|comprimé*|piqûre*|injection*|médicament*|comprimido*|pílula*|injeç*|remédio",
      ],
      [
        "suntik*|disuntik|pil|obat|ubat|gamot|turok|tinuturukan|tinurukan|iniinom|tambal|indeksyon|thuốc|tiêm|chích|dawa|sindano|vidonge|kidonge|таблет*|укол*|пігулк*|حبوب|حبة|ابرة|إبرة|ابر|إبر|حقنة|حقن|دواء|መርፌ|ክኒን|መድኃኒት|መድሃኒት",
      ],
      [
        "इंजेक्शन*|सुई|गोली*|दवा*|इन्जेक्सन*|सुइ*|औषधि*|injection|goli|dawai|sui|ইনজেকশন*|ইঞ্জেকশন*|বড়ি*|ওষুধ*|ঔষধ*|osudh|injekshon|انجکشن|گولی|گولیاں|دوا|دوائی|ටික*|එන්නත්*|බෙහෙත්*|පෙති*|ඉන්ජෙක්ෂන්|injection එක|மாத்திரை*|ஊசி*|மருந்து*",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [["ဆေး|ယา|ฉีดยา|กินยา|ថ្នាំ|ចាក់ថ្នាំ|药|藥|打针|打針"]],
  },
];

/** That something is made a must, or who makes it one. */
export const COMPELS: readonly Rows[] = [
  {
    ways: [
      [
        "force*|forcing|forced|must|require*|compulsory|mandatory|make us|make me|makes us|makes me|obligat*|have to|need to|contract|agency|agent|company|employer|boss|madam|before travel|before flying|oblig*|forz*|fuerz*|exig*|contrato|agencia|patrón|patrona|contrat|agence|patron|patronne|forcé*|forçad*|patrão|patroa",
      ],
      [
        "paksa|dipaksa|memaksa|maksa|wajib|diwajibkan|harus|kena|disuruh|kontrak|agen|pt|majikan|pinipilit|pilit|pinilit|sapilitan|kailangan|obligado|kontrata|ahensya|agency|amo|gipugos|pugos|bắt buộc|bắt|ép|phải|hợp đồng|công ty|lazima|analazimisha|wananilazimisha|walinilazimisha|wanatulazimisha|tunalazimishwa|nililazimishwa|mkataba|wakala",
      ],
      [
        "заставля*|обязательн*|требу*|принужда*|контракт*|договор*|агентств*|змушу*|обов'язков*|вимага*|примушу*|контракт*|агенці*|يجبر*|اجبر*|أجبر*|تجبر*|بيجبر*|إجبار*|اجبار*|لازم|عقد|العقد|المكتب|الوكالة|አስገደ*|ያስገድ*|ግዴታ|ውል|ውሉ|ኤጀንሲ*|ኤጀንሲው",
      ],
      [
        "जबरन|ज़बरदस्ती|जबरदस्ती|मजबूर*|अनिवार्य|ज़रूरी|जरूरी|कंपनी|एजेंसी|एजेंट|अनुबंध|सम्झौता|बाध्य|jabran|jabardasti|zabardasti|majboor|company|জোর|বাধ্য*|বাধ্যতামূলক|কোম্পানি|এজেন্সি|চুক্তি*|jor kore|زبردستی|مجبور|لازمی|کمپنی|ایجنسی|معاہدہ|බලෙන්*|බල කරන*|බල කර*|අනිවාර්ය*|ගිවිසුම*|ඒජන්සි*|balen|கட்டாய*|வற்புறுத்த*|ஒப்பந்த*|ஏஜென்சி*|கம்பெனி*|kattayam*",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "အတင်း|မဖြစ်မနေ|စာချုပ်|အေဂျင်စီ|ကုမ္ပဏီ|ခိုင်း|บังคับ|ต้อง|สัญญา|บริษัท|นายจ้าง|เอเจนซี่|បង្ខំ|តម្រូវ|កុងត្រា|កិច្ចសន្យា|ក្រុមហ៊ុន|强迫|逼|强制|必须|要求|合同|公司|中介|強迫|強制|必須|合約|仲介|雇主",
      ],
    ],
  },
];

/** That something may not be, as a contract has it. */
export const FORBIDS: readonly Rows[] = [
  {
    ways: [
      [
        "shall not|must not|may not|cannot|can not|can't|not allowed|forbid*|forbidden|prohibit*|not permitted|terminated if|no puede|no podrá|prohib*|no debe|prohibido|interdit*|ne peut pas|ne doit pas|não pode|não poderá|proibid*|dilarang|tidak boleh|gak boleh|tak boleh|bawal|hindi pwede|hindi maaaring|dili pwede|không được|cấm|hairuhusiwi|haruhusiwi|marufuku|asipate|usipate",
      ],
      [
        "нельзя|запрещ*|не должна|не имеет права|заборон*|не можна|не повинна|ممنوع|يمنع|لا يجوز|لا يحق|አይፈቀድ*|የተከለከለ|ክልክል|मना है|मनाही|नहीं हो सकती|पाइने छैन|पाइँदैन|गर्न पाइ*|निषेध|নিষেধ|পারবে না|পারবেন না|হওয়া যাবে না|যাবে না|منع ہے|نہیں ہو سکتی|ممنوع|තහනම්|බැහැ|බෑ|නොහැක*|கூடாது|தடை",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [["မရ|တားမြစ်|ห้าม|ไม่ได้|មិនអាច|ហាម|មិនត្រូវ|不得|不能|不可以|禁止|不可|唔可以"]],
  },
];

/** What a clause is of. */
export const OF_CONTRACT: readonly Rows[] = [
  {
    ways: [
      [
        "contract|contracts|contrato|contrat|kontrak|kontrata|hợp đồng|mkataba|контракт*|договор*|договір|договор*|العقد|عقد|ውል*|ኮንትራት*|अनुबंध|कॉन्ट्रैक्ट|सम्झौता*|करार*|চুক্তি*|কন্ট্রাক্ট*|معاہدہ|معاہدے|کنٹریکٹ|ගිවිසුම*|கான்ட்ராக்ட்*|ஒப்பந்த*|clause|cláusula|klausul|rule|rules|aturan",
      ],
      ["the|every|each", "worker|helper|employee|maid", "shall|may|must"],
    ],
  },
  { unspaced: true, ways: [["စာချုပ်|สัญญา|កិច្ចសន្យា|កុងត្រា|合同|合约|合約|契約"]] },
];

/** A wife, whose pregnancy is not that of who writes. */
export const WIFE: readonly Rows[] = [
  {
    ways: [
      [
        "wife|wife's|esposa|mi mujer|ma femme|minha mulher|istri|isteri|asawa ko|misis|vợ|mke|жена|жене|жену|дружина|дружину|زوجتي|مراتي|زوجة|ሚስቴ|ሚስት|पत्नी|बीवी|घरवाली|श्रीमती|स्वास्नी|biwi|patni|shrimati|স্ত্রী|বউ|bou|بیوی|اہلیہ|බිරිඳ|nona|மனைவி|பொண்டாட்டி",
      ],
    ],
  },
  { unspaced: true, ways: [["ဇနီး|မိန်းမ|เมีย|ภรรยา|ប្រពន្ធ|妻子|老婆|太太"]] },
];
