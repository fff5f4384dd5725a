import type { Rows } from "../terms/rows.ts";

const INDO_LOCK =
  "kunci|dikunci|mengunci*|ngunci*|kurung|dikurung|mengurung*|ngurung*|sekap|disekap|menyekap*|terkunci|terkurung";
const INDO_HIT = "pukul|memukul*|mukul*|dipukul|menampar|nampar|ditampar|siksa|menyiksa*|disiksa";

/** The same in languages of Asia and Africa. */
export const UNTOLD_LOCKS_ASIAN: readonly Rows[] = [
  // Tagalog, Cebuano
  {
    ways: [
      [
        "hindi|di|hinde|wala|walang|never|ni|dili|walay|wa",
        [
          "naman|po|ho|ako|kami|siya|niya|nila|din|rin|ko|akong|kailanman|kahit|minsan|dito|sa akin|namang|pong|man|gyud|jud|sila|mi|nako|og|ug",
        ],
        "nagkukulong|nananakit o nagkukulong|sinasaktan o kinukulong|sinasaktan o ikinukulong|kinukulong|ikinukulong|ikinulong|kinulong|nakakulong|nakulong|nagkulong|nilalock|ni-lock|nilock|naka-lock|gikulong|gipriso|gikandaduhan|gi-lock|gilock",
      ],
    ],
    unless: "kapag|pag|kung|lagi|ngayon|lang|pero|kaso|hangga't|apan",
  },
  // Indonesian, Malay
  {
    ways: [
      [
        "tidak|tdk|gak|gk|nggak|ngga|enggak|tak|bukan|belum pernah|tidak ada yang|gak ada yang|nggak ada yang|tidak seorang pun|tiada siapa|takde siapa|tiada|tanpa|atau tidak|dan tidak",
        ["pernah|ada|yang|yg|siapa|pun|sampai|di sini"],
        INDO_LOCK,
      ],
      [
        "tidak|tdk|gak|gk|nggak|ngga|enggak|tak|tiada|takde",
        ["pernah|ada|yang|yg|siapa|pun"],
        INDO_HIT,
        ["saya|aku|kami|kita"],
        "atau|maupun|apalagi",
        INDO_LOCK,
      ],
    ],
    unless: "lagi|kalau|kalo|jika|bila|setiap|hari ini|sekarang|cuma|tapi|hanya|kecuali|karena",
  },
  // Vietnamese
  {
    ways: [
      [
        "không|ko|khong|chẳng|chả|chưa bao giờ|chưa từng|không bao giờ|không ai|chẳng ai|chưa ai|cũng không|cũng chẳng",
        ["ai|hề|bị|có|bao giờ|từng|chủ|cũng|đánh"],
        "nhốt|giam|khóa cửa|khoá cửa|giam giữ",
      ],
      [
        "không|ko|khong|chẳng",
        ["ai|hề|bị|có"],
        "đánh|đánh đập|mắng chửi",
        ["em|con|tôi|mình"],
        "cũng không|cũng chẳng|hay|hoặc",
        "nhốt|giam",
      ],
    ],
    unless: "nữa|hôm nay|nếu|khi|chỉ|nhưng|mỗi|vì",
  },
  // Thai
  {
    unspaced: true,
    ways: [
      [
        "ไม่ได้|ไม่เคย|ไม่มีใคร|ไม่มีใครเคย|ไม่|ไม่มี|และไม่",
        ["ถูก|โดน|เคย|มา|นายจ้าง|ตีหรือ|ตี"],
        "กักขัง|ขัง|ล็อกห้อง|ล็อคห้อง|ล็อกประตู|ล็อคประตู",
      ],
    ],
    unlessAfter: "ถ้า|ใคร",
    unless: "แล้ว|ทุกวัน|ถ้า|วันนี้|อีก|เฉพาะ|แต่",
  },
  // Khmer
  {
    unspaced: true,
    ways: [
      [
        "មិន|អត់|មិនដែល|អត់ដែល|មិនបាន|អត់បាន|គ្មានអ្នកណា|គ្មាននរណា|អត់មានអ្នកណា|មិនធ្លាប់",
        ["ត្រូវ|ដែល|គេ|មក|ឃុំ"],
        "ឃុំឃាំង|ឃុំ|ចាក់សោ|បង្ខាំង|ដាក់គុក",
      ],
    ],
    unless: "ទៀត|រាល់ថ្ងៃ|បើ|តែ",
  },
  // Burmese
  {
    unspaced: true,
    ways: [["မပိတ်လှောင်|မလှောင်|သော့မခတ်|မပိတ်ထား|အပိတ်လှောင်မခံရ|မချုပ်ထား|ပိတ်မထား|ပိတ်လှောင်မထား|မချုပ်နှောင်"]],
    unless: "တော့|ရင်",
  },
  // Hindi
  {
    ways: [
      [
        "नहीं|नही|न|ना",
        ["कभी|मुझे|हमें|कोई|भी|कमरे में"],
        "बंद करता|बंद करती|बंद करते|बंद किया|कैद किया|कैद करते|ताला लगाते|ताला लगाया",
      ],
      ["न|ना", ["कोई|मुझे|हमें"], "मारता|मारती|मारते|मारा|पीटता|पीटते|पीटा|मारपीट|डाँटते|डांटते|गाली देते"],
      ["बंद", "नहीं करता|नहीं करती|नहीं करते|नहीं किया|नहीं रखते|नहीं रखा"],
    ],
    unlessAfter: "अब|अगर|सिर्फ",
    unless: "अगर|जब|रोज|आज|लेकिन|मगर|पर|सिर्फ|तब",
  },
  // Hindi and Urdu in Latin letters
  {
    ways: [
      [
        "nahi|nahin|nhi|nai|na",
        ["kabhi|mujhe|hame|koi|bhi|kamre me|kamre mein"],
        "band karta|band karti|band karte|band kiya|band kia|qaid karte|qaid kiya|lock karte|lock kiya|tala lagate|tala lagaya",
      ],
      ["na", ["koi|mujhe|hame"], "marta|marti|marte|maarta|maarti|maarte|peetta|peette|pitte"],
      ["band", "nahi karta|nahi karti|nahi karte|nahi kiya|nahin karte|nhi karte|nahi rakhte"],
    ],
    unlessAfter: "ab|agar|sirf",
    unless: "agar|jab|roz|aaj|lekin|magar|par|sirf|tab",
  },
  // Urdu
  {
    ways: [
      [
        "نہیں|نہی|نہ",
        ["کبھی|مجھے|ہمیں|کوئی|بھی|کمرے میں"],
        "بند کرتا|بند کرتی|بند کرتے|بند کیا|قید کیا|قید کرتے|تالا لگاتے",
      ],
      [
        "نہ",
        ["کوئی|مجھے|ہمیں"],
        "مارتا|مارتی|مارتے|مارا|پیٹتا|پیٹتے|گالی دیتا|گالی دیتے|گالی دیتی",
      ],
      ["بند", "نہیں کرتا|نہیں کرتی|نہیں کرتے|نہیں کیا|نہیں رکھتے"],
    ],
    unlessAfter: "اب|اگر|صرف",
    unless: "اگر|جب|روز|آج|لیکن|مگر|پر|صرف",
  },
  // Nepali
  {
    ways: [
      ["न", "कुट्छन्|कुट्छ|कुट्छिन्|पिट्छन्|पिट्छ|हिर्काउँछन्|हिर्काउँछ|गाली गर्छन्|थुन्छन्|थुन्छ|थुन्छिन्|बन्द गर्छन्|थुने|कुटे"],
      [
        "थुन्दैन*|थुनेको छैन*|थुनेका छैन*|थुनेन*|थुन्नुहुन्न|बन्द गर्दैन*|बन्द गरेको छैन*|ताला लगाउँदैन*|thundaina*|thuneko chaina*|thunena*",
      ],
    ],
    unlessAfter: "अब|अहिले|आज",
    unless: "भने|जब|आज|बाहेक|तर",
  },
  // Bengali
  {
    ways: [
      [
        "মারেও না|মারধরও করে না|আটকায়ও না|আটকেও রাখে না|আটকে রাখে না|আটকে রাখেনি|আটকায় না|আটকায় নাই|আটকাইয়া রাখে না|আটকে রাখা হয় না|তালা দেয় না|তালা দেয়নি|তালা মারে না|বন্দি করে না|বন্দী করে না|বন্দি করেনি|বন্ধ করে রাখে না|বন্ধ করে রাখেনি|atke rakhe na|tala dey na|bondi kore na",
      ],
    ],
    unlessAfter: "আর|আজ",
    unless: "যদি|যখন|আজ|শুধু|কিন্তু",
  },
  // Tamil
  {
    ways: [
      [
        "அடிக்கறதும் இல்ல*|அடிக்கிறதும் இல்ல*|அடிப்பதும் இல்ல*|பூட்டறதும் இல்ல*|பூட்டுவதும் இல்ல*|பூட்டவில்ல*|பூட்டல|பூட்டி வைக்கவில்ல*|பூட்டி வைக்கல|பூட்டுவதில்ல*|அடைக்கவில்ல*|அடைச்சு வைக்கல|அடைத்து வைக்கவில்ல*|அடைத்து வைப்பதில்ல*",
      ],
    ],
    unlessAfter: "இப்போது|இப்ப|இன்று",
    unless: "என்றால்|இன்று|தினமும்|ஆனால்|ஆனா",
  },
  // Sinhala
  {
    ways: [
      [
        "හිර කරන්නේ|හිර කරන්නෙ|හිර කළේ|හිර කරලා|වහලා තියන්නේ|වහන්නේ|වහන්නෙ|ලොක් කරන්නේ|ලොක් කරන්නෙ|ලොක් කරන්නෙත්|හිර කරන්නෙත්|ලොක් කරලා|කොටු කරලා|කොටු කරන්නේ",
        "නෑ|නැහැ|නැ|නැත|නෑනේ|නැහැනේ",
      ],
    ],
    unlessAfter: "දැන්|අද",
    unless: "නම්|අද|හැමදාම|ඒත්",
  },
  // Arabic
  {
    ways: [
      [
        "لا|ما|لم|لن|مش|مو|ولا|وما|ولم|ما حد|محد|محدش|لا احد|ما احد",
        ["احد|حد|قد|عم|ابدا|هنا|الباب"],
        "حبس*|يحبس*|تحبس*|نحبس*|انحبس*|بيحبس*|بتحبس*|احتجز*|يحتجز*|محبوس|محبوسة|قفلو*|قفلوا علي|سكرو*|يقفلو*",
      ],
      ["ما قفلوا|لا قفلوا|ما سكروا|لا سكروا", ["علي|علينا"], "الباب|باب"],
    ],
    unlessAfter: "كل|لما|عند|بعد|قبل|بسبب|اول|متى|يوم|اعرف",
    unless: "الان|اليوم|الا|اذا|لو|لما|كل|بعد|غير|فقط|بس|لكن",
  },
  // Amharic
  {
    ways: [
      [
        "አልተዘጋብኝም|አልቆለፉብኝም|አልቆለፈብኝም|አልቆለፈችብኝም|አይቆልፉብኝም|አይቆልፍብኝም|አትቆልፍብኝም|አልታሰርኩም|አላሰሩኝም|አይዘጉብኝም|አትዘጋብኝም",
      ],
    ],
    unlessAfter: "ዛሬ|አሁን",
    unless: "ከሆነ|ግን",
  },
  // Swahili
  {
    ways: [
      [
        "hanifungii|hawanifungii|hatufungiwi|sifungiwi|hajanifungia|hawajanifungia|hakunifungia|hawakunifungia|sijafungiwa|sikufungiwa|hatujafungiwa|hafungiwi|hawafungiwi|wala kufungiwa|wala kunifungia",
        ["ndani|chumbani|nyumbani|mlango"],
      ],
      ["hakuna|hamna", ["mtu|yeyote"], "anayenifungia|aliyenifungia|anayetufungia"],
      ["wala", "kupigwa|kunipiga|kutukanwa|kunitukana|kufungiwa|kunifungia"],
    ],
    unless: "tena|kama|nikiwa|kila|leo|sasa|tu|lakini|ila",
  },
  // Chinese
  {
    unspaced: true,
    ways: [
      [
        "没有人|没人|没有|没|不|从不|从没|从来没|从来没有|从来不|从未|也没|也没有|也不|也沒|也沒有|并没有|沒有人|沒人|沒有|沒|從不|從沒|從來沒|從來沒有|從未|並沒有|冇人|冇|唔",
        ["被|把我|把人|会|會|有|人|畀人|俾人|打我也没|打我也沒|打我或"],
        "关我|關我|关着我|锁我|鎖我|锁门|鎖門|锁起来|鎖起來|关起来|關起來|软禁|軟禁|囚禁|监禁|監禁|关押|關押|被关|被關|关小黑屋|關小黑屋",
      ],
      ["既没|既没有|既不|既沒|既沒有", ["有人|人"], "打我|骂我|罵我|打骂我|欺负我"],
    ],
    unlessAfter: "要|如果|只是|除非|是|会|會",
    unless: "了|如果|今天|每|除非|但",
  },
];
