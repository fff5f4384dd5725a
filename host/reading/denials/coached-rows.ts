import type { Rows } from "../terms/rows.ts";

/** How it is said that somebody is made or told to say something, or that what is said is a lie, in languages with spaces between words. */
const SPACED: Rows = {
  ways: [
    // English
    [
      "told|tell|tells|telling|made|make|makes|force|forced|forces|ordered|taught|instruct|instructed|threatened|want|wants|wanted|ask|asked|coached|trained",
      "me|us|her|him|them|you|everyone|everybody|workers|all",
      ["all|to|and|into"],
      "say|saying|tell|write|sign|signing|answer|declare|lie|repeat",
    ],
    ["have|had|must|need|needed|should|just|please|always", ["to"], "say|answer|sign|lie|declare"],
    [
      "say|answer|sign|signed|wrote|declare|declared|tell them|tell him|tell her",
      ["a|paper|that|to"],
      "you|nobody|no one",
    ],
    [
      "tell",
      ["the"],
      "police|officer|officers|embassy|inspector|inspectors|auditor|auditors|immigration",
    ],
    ["not true that|isn't true that|lie that|untrue that|false that|lies that"],
    // Spanish
    [
      "me|nos|le|les",
      "obliga|obligan|obligaron|obligó|dicen|dijeron|dijo|pidieron|pidió|hacen|hacían|hicieron|hizo|mandan|mandaron|mandó|piden|ordenaron|enseñaron",
      ["a|que|para"],
      "decir|diga|digamos|digan|firmar|firme|firmemos|declarar|responder",
    ],
    [
      "tengo que decir|tenemos que decir|di que|diga que|digan que|dile|diles|dígale|decile|deciles",
    ],
    ["no es verdad que|no es cierto que|es mentira que|mentira que|es falso que"],
    // French
    [
      "m'ont|m'a|nous ont|nous a|me font|me fait|nous font|on m'a|on me",
      ["dit|fait|forcé|forcée|obligé|obligée|demandé|ordonné|demande|de|à"],
      "dire|signer|déclarer|répondre",
    ],
    ["je dois dire|dis que|dis-leur|dites que|dites-leur"],
    ["pas vrai que|est faux que|faux que|mensonge que"],
    // Portuguese
    [
      "me|nos|obrigam-me|obrigaram-me|mandaram-me|mandam-me|disseram-me|pediram-me|obrigaram-nos|mandaram-nos",
      ["obrigam|obrigaram|obrigou|mandam|mandaram|mandou|disseram|disse|pediram|a|para|que"],
      "dizer|diga|digamos|assinar|declarar",
    ],
    [
      "tenho de dizer|tenho que dizer|temos que dizer|diz que|diga que|digam que|não é verdade que|é mentira que|mentira que",
    ],
    // Russian, Ukrainian
    [
      "велел*|заставил*|заставля*|приказал*|сказали|сказал|сказала|просят|просили|требуют|научил*|учат|змусил*|змушу*|наказал*|звеліл*|веліл*|навчил*",
      ["мне|нам|меня|нас|всем|мені|мене|всім|чтобы|щоб|мы|я"],
      "говорить|говорили|говорила|сказать|подписать|ответить|отвечать|писать|сказати|казати|казали|підписати|відповідати",
    ],
    [
      "неправда, что|неправда что|не правда, что|неверно, что|ложь, что|неправда, що|неправда що|брехня, що",
    ],
    [
      "скажи, что|говори, что|скажите, что|отвечай, что|говорите, что|скажи что|говори что|кажи, що|скажіть, що|кажіть, що",
    ],
    // Arabic
    [
      "قولي|قولوا|قول|قل|وقولي|وقولوا|تقولي|نقول|اقول|لازم نقول|لازم اقول|يخلوني اقول|وقعوني|وقعونا|خلوني اوقع|مو صحيح|مش صحيح|ليس صحيحا|غير صحيح|كذب",
    ],
    // Amharic
    [
      "እንድል|እንዳል*|ብዬ እንድናገር|በይ|በል|በሉ",
      ["ብለው|አሉኝ|አስገደዱኝ"],
      "አሉኝ|አሉን|አስገደዱኝ|አለኝ|አለችኝ|አዘዙኝ|ተባልኩ|ተነገረኝ",
    ],
    ["ውሸት ነው|እውነት አይደለም"],
    // Swahili
    [
      "niseme|tuseme|useme kuwa|useme kwamba|sema kuwa|sema kwamba|semeni|nisaini|tusaini|si kweli|ni uongo",
    ],
    // Tagalog, Cebuano
    [
      "sabihin|sabihan|sasabihin|isulat|pirmahan|magsabi|isulti|moingon|pirmahi|ipirma",
      ["ko|mo|namin|niyo|nyo|daw|raw|lang|sa|pulis|embassy|nako|nimo|mi"],
      "na|nga|hindi|walang",
    ],
    ["hindi totoong|hindi totoo na|kasinungalingan|dili tinuod nga|bakak nga"],
    // Indonesian, Malay
    [
      "suruh|disuruh|dipaksa|paksa|memaksa|menyuruh|nyuruh|diminta|diajari|diajar|diarahkan",
      ["saya|kami|aku|untuk|supaya|agar"],
      "bilang|mengatakan|ngomong|cakap|kata|berkata|menandatangani|tandatangan|tanda tangan|jawab|menjawab|mengaku",
    ],
    [
      "bilang saja|katakan saja|cakap saja|cakap je|jawab saja|bilang aja|tidak benar|tak betul|bohong kalau|bohong bahwa|bukan benar",
    ],
    // Vietnamese
    [
      "bắt|ép|buộc|dọa|bảo|dạy|dặn|phải|hãy",
      ["em|tôi|chúng em|mọi người|phải"],
      "nói là|nói rằng|khai là|khai rằng|nói với|ký",
    ],
    ["không đúng là|nói dối là|không phải là không"],
    // Hindi, Nepali
    [
      "कहने को|कहने के लिए|बोलने को|बोलने के लिए|कहलवा*|बुलवा*|बोलो कि|कहो कि|कहना कि|बोलना कि|कहना है कि|झूठ है कि|सच नहीं कि|सच नहीं है कि|साइन करवा*|भन्न लगा*|भन्नु रे|भन्नुपर्छ|भन्नुपर्ने|भन्न बाध्य|भन भने|भनेर भन|झूट हो",
    ],
    // Hindi and Urdu in Latin letters
    [
      "bolne ko|kehne ko|kahne ko|bolne ke liye|kehne ke liye|bolo ki|kaho ki|kehna ki|bolna ki|bolna hai ki|bulwa*|kehelwa*|sach nahi hai ki|sach nahi ki|jhoot hai ki|sign karwa*",
    ],
    // Urdu
    [
      "کہنے کو|کہنے کے لیے|کہنے پر مجبور|بولنے کو|بولنے پر|کہلوا*|کہو کہ|بولو کہ|کہنا کہ|کہنا ہے کہ|جھوٹ ہے کہ|سچ نہیں کہ|سچ نہیں ہے کہ|دستخط کروا*",
    ],
    // Bengali
    [
      "বলতে বলেছে|বলতে বলছে|বলতে বলে|বলতে বাধ্য|বলতে শিখিয়ে*|বলবা যে|বলবে যে|বলবি|বলো যে|বলেন যে|মিথ্যা যে|সত্যি না যে|সই করিয়ে*|শিখিয়ে দিয়েছে",
    ],
    // Tamil
    [
      "சொல்லச் சொன்ன*|சொல்ல சொன்ன*|சொல்லும்படி|சொல்ல கட்டாய*|சொல்லக் கட்டாய*|சொல்ல வற்புறுத்*|என்று சொல்லு*|என்பது பொய்|உண்மையல்ல",
    ],
    // Sinhala
    ["කියන්න කිව්ව*|කියන්න කියල*|කියන්න කියනව*|කියන්න බල කර*|කියලා කියන්න|කියල කියන්න|කියන එක බොරු*|අත්සන් කරව*"],
  ],
};

/** The same in Thai, Khmer, Burmese and Chinese. */
const UNSPACED_WAYS: Rows = {
  unspaced: true,
  ways: [
    ["ให้พูดว่า|ให้บอกว่า|บอกให้พูด|บังคับให้พูด|สั่งให้พูด|ต้องพูดว่า|ต้องบอกว่า|ให้ตอบว่า|ให้เซ็น|ไม่จริงที่|ไม่จริงว่า|โกหกว่า"],
    ["ឱ្យនិយាយថា|អោយនិយាយថា|ឲ្យនិយាយថា|ប្រាប់ឱ្យនិយាយ|បង្ខំឱ្យនិយាយ|ត្រូវនិយាយថា|ប្រាប់គេថា|មិនពិតទេដែល|ឱ្យចុះហត្ថលេខា"],
    ["ပြောခိုင်း|ပြောရမယ်|လို့ ပြောပါ|လို့ပြောပါ|လို့ ပြောလိုက်|လက်မှတ်ထိုးခိုင်း|မဟုတ်တာ ပြော"],
    [
      "叫我|让我|要我|逼我|教我|讓我|叫我们|让我们|要我们|逼我们|教我们|叫我們|讓我們|要我們|逼我們|必须|必須|让大家|讓大家",
      ["们|們|对|對|别人|警察|他们|他們"],
      "说|說|讲|講|签|簽|写|寫|回答|承认",
    ],
    [
      "就说|就說|告诉他们说|告訴他們說|不是真的|是谎话|是謊話|谎称|謊稱|并不是没|並不是沒|不是没有|不是沒有",
    ],
  ],
};

/** How it is said in 26 languages that somebody is made or told to say something, or that what is said is a lie. */
export const COACHED_DENIALS: readonly Rows[] = [SPACED, UNSPACED_WAYS];
