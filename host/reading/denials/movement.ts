import type { Rows } from "../terms/rows.ts";

/** How it is said in 26 languages that somebody goes out when they like, or that nobody keeps them from it. */
export const UNHINDERED_STEPS: readonly Rows[] = [
  // English
  {
    ways: [
      [
        "i|we|she|he|they|i'm|we're|and",
        ["can|may|am|are|is|always|also|free|allowed|to|do|could"],
        "go out|go outside|leave|come and go|go anywhere|move around|leave the house|leave the camp|leave the room|leave home",
        ["the house|alone|of the house|and come back|at|the room|on my own"],
        "whenever i like|whenever i want|whenever we like|whenever we want|when i like|when i want|when we like|any time|anytime|any time i like|any time i want|freely|as i like|as i please|wherever i like|wherever i want|whenever i please|when i please",
      ],
      [
        "nobody|no one|noone|never|don't|dont|doesn't|doesnt|didn't",
        ["ever|has|they|even|here"],
        "stop|stops|stopped|prevent|prevents|prevented|forbid|forbids|keep|keeps|kept",
        ["me|us|him|her"],
        "from going|from leaving|going out|leaving|from going out|to leave|to go out|inside|from moving",
      ],
    ],
    unlessAfter: "if|wish|not|never|can|could|may|can't|until|only if|want|hope|so that|how|when",
    unless: "if|with permission|after|only|once|unless|until|anymore|when they|when the|with a",
  },
  // Spanish, Portuguese
  {
    ways: [
      [
        "puedo|podemos|salgo|salimos|me dejan|nos dejan|me deja|voy|entro y|posso|podemos|saio|saímos|vou|deixam-me|me deixam",
        ["salir|salgo|ir|libremente|de|la|casa|a|sair|livremente|à|rua|a donde"],
        "cuando quiera|cuando quiero|cuando queramos|cuando queremos|libremente|a cualquier hora|donde quiera|quando quero|quando quiser|quando queremos|quando quisermos|livremente|a qualquer hora|onde quero|onde quiser",
      ],
      [
        "nadie|ninguém|no|ni|não",
        ["me|nos"],
        "impide|impiden|prohíbe|prohíben|prohibió|prohibieron|impede|impedem|proíbe|proíbem|proibiu",
        ["que|la|de|o|a"],
        "salir|salga|salida|salgamos|irme|sair|saída|ir",
      ],
    ],
    unlessAfter: "no|nunca|si|não|nao|se|ojalá|cómo|cuándo|quiero|quero|só",
    unless: "si|con permiso|solo|sólo|se|com|hasta|até",
  },
  // French
  {
    ways: [
      [
        "je peux|on peut|nous pouvons|je sors|nous sortons|j'ai le droit de|je suis libre de|on me laisse",
        ["sortir|aller|de|la|maison|partir|librement"],
        "quand je veux|quand on veut|quand nous voulons|librement|à toute heure|où je veux|quand bon me semble|comme je veux",
      ],
      [
        "personne ne|ne|n'*",
        ["jamais"],
        "m'empêche|nous empêche|m'interdit|nous interdit|m'a empêchée|m'a empêché|m'a interdit",
        ["pas|jamais"],
        "de sortir|sortir|de partir|la sortie",
      ],
    ],
    unlessAfter: "si|comment|quand",
    unless: "si|seulement|mais pas",
  },
  // Russian, Ukrainian
  {
    ways: [
      [
        "могу|можем|выхожу|хожу|разрешают|выходим|можу|можемо|виходжу|ходжу|дозволяють",
        [
          "свободно|выходить|выйти|уйти|ходить|гулять|из|дома|на|улицу|вільно|виходити|вийти|з|дому",
        ],
        "когда хочу|когда хотим|куда хочу|в любое время|свободно|когда угодно|куда угодно|коли хочу|коли хочемо|куди хочу|у будь-який час|вільно|будь-коли",
      ],
      [
        "никто не|ніхто не|мне не|нам не",
        ["мне|меня|нас|нам|мені|мене"],
        "запрещает|запрещал|мешает|запрещают|забороняє|забороняв|заважає|держит|тримає",
        ["мне|нам|мені"],
        "выходить|уйти|гулять|уехать|виходити|піти|насильно|силой",
      ],
    ],
    unlessAfter: "не|если|якщо|только|чтобы|щоб|як|как",
    unless: "если|только|якщо|тільки|когда",
  },
  // Arabic
  {
    ways: [
      [
        "اقدر|نقدر|يمكنني|اطلع|نطلع|اخرج|نخرج|بطلع|بخرج|بقدر|استطيع|يسمحوا لي|يسمحون لي",
        ["اطلع|اخرج|نطلع|نخرج|ان|من|البيت|السكن|اروح|الخروج|بالخروج"],
        "متي ما اريد|متي ابغي|متي ما ابي|متي ابي|متي ما ابغي|وقت ما ابي|وقت ما اريد|وقت ما بدي|متي شئت|متي اردت|براحتي|بحرية|متي ما بدي|وقت ما احب|في اي وقت|باي وقت",
      ],
      [
        "لا|ما|ولا|لم|محد|ما حد|لا احد|ما في احد",
        ["احد|حد"],
        "يمنعني|بيمنعني|منعني|يمنعنا|منعنا|يمنعوني|منعوني",
        ["من|اني"],
        "الخروج|اطلع|اخرج|نطلع|الطلعة",
      ],
    ],
    unlessAfter: "لا|ما|لم|مش|مو|لو|اذا|كيف|ابي|اريد|اقدر|نقدر|يمكنني|استطيع|بقدر|ان",
    unless: "لو|اذا|بس|الا",
  },
  // Amharic
  {
    ways: [
      [
        "እንደፈለግኩ|እንደፈለኩ|እንደፈለግሁ|በፈለግኩ ጊዜ|በፈለኩ ጊዜ|በነጻነት|በፈለግኩበት ሰዓት|በፈለግኩት ጊዜ",
        ["ከቤት|ወደ|ውጭ|መውጣት|ከቤቱ"],
        "እወጣለሁ|እወጣለው|እችላለሁ|እሄዳለሁ|እገባለሁ|ወጣለሁ|እንቀሳቀሳለሁ",
      ],
    ],
    unless: "ከሆነ",
  },
  // Swahili
  {
    ways: [
      [
        "naweza|tunaweza|naruhusiwa|natoka|tunatoka|niko huru",
        ["kutoka|kwenda|nje|natoka|nyumbani"],
        "wakati wowote|muda wowote|ninapotaka|nikitaka|tunapotaka|popote|saa yoyote",
      ],
      [
        "hakuna|hamna",
        ["mtu|aliye"],
        "anayenizuia|aliyenizuia|wa kunizuia|anayetuzuia",
        ["mimi"],
        "kutoka|kwenda|kuondoka",
      ],
    ],
    unlessAfter: "kama|ili",
    unless: "kama|ikiwa|baada",
  },
  // Tagalog, Cebuano
  {
    ways: [
      [
        "nakakalabas|nakakapasyal|nakakaalis|pwede akong lumabas|puwede akong lumabas|malaya akong lumabas|malaya akong nakakalabas|pwede kaming lumabas|puwede kaming lumabas|makagawas|makalakaw|pwede ko mogawas",
        ["ako|kami|naman|ng bahay|sa labas|ko|mi|ra|man"],
        "kahit kailan|anytime|kung kailan ko gusto|kahit anong oras|tuwing day off|pag day off|kapag day off|kahit saan|bisan kanus-a|kung gusto nako|bisan asa|kada day off",
      ],
      [
        "walang|walay",
        ["pong|naman"],
        "pumipigil sa akin|pumipigil|nagbabawal|nagpugong nako",
        ["na"],
        "lumabas|umalis|sa paglabas|mogawas",
      ],
    ],
    unlessAfter:
      "hindi|dili|di|kung|sana|hindi ako|di ako|hindi kami|hindi na ako|dili ko|dili mi|dili na ko",
    unless: "kung|pero",
  },
  // Indonesian, Malay
  {
    ways: [
      [
        "boleh|bisa|bebas|dapat|dibolehkan|diizinkan",
        ["saya|keluar|pergi|rumah|kami|ke|luar"],
        "bila-bila masa|kapan saja|kapan pun|bila-bila|sesuka hati|kapanpun|ke mana saja|kemana saja|bila saja|dengan bebas|kapan aja|kemana aja|bila-bila saya nak",
      ],
      [
        "tidak ada|tak ada|tiada|gak ada|nggak ada|tidak|takde",
        ["yang|siapa|sesiapa|orang"],
        "melarang|halang|menghalang|larang|ngelarang|menghalangi|dilarang",
        ["saya|kami|aku"],
        "keluar|pergi|pulang",
      ],
    ],
    unlessAfter: "tidak|tak|gak|nggak|kalau|baru|belum|supaya|agar|kalo|jika|bila",
    unless: "kalau|jika|asal|asalkan|setelah|selepas",
  },
  // Vietnamese
  {
    ways: [
      [
        "em|tôi|chúng em|được|có thể|mình|con",
        ["được|có thể|muốn|thì|cũng|vẫn|ra ngoài|đi"],
        "ra ngoài lúc nào cũng được|ra ngoài thoải mái|đi lại tự do|ra ngoài tự do|tự do ra ngoài|tự do đi lại|đi đâu thì đi|muốn đi đâu thì đi|ra ngoài bất cứ lúc nào|thoải mái ra ngoài|lúc nào cũng được",
      ],
      ["không ai|chẳng ai", ["cũng"], "cấm|ngăn|cản", ["em|tôi|chúng em"], "ra ngoài|đi|đi lại"],
    ],
    unlessAfter: "không|chưa|nếu|muốn|cho",
    unless: "nếu|sau khi",
  },
  // Thai
  {
    unspaced: true,
    ways: [
      [
        "ออกไปข้างนอก|ออกไป|ออกนอกบ้าน|ออกข้างนอก|ไปไหนมาไหน|ไปไหน",
        ["ก็|ข้างนอก"],
        "ได้ตลอด|ได้ตลอดเวลา|ได้อิสระ|เมื่อไหร่ก็ได้|ได้ทุกเวลา|ได้เสมอ|ได้ตามใจ|อิสระ|ได้อย่างอิสระ",
      ],
      ["ไม่มีใคร|ไม่ได้", ["มา|เคย"], "ห้ามออก|ห้ามไม่ให้ออก|ห้ามผมออก|ห้ามหนูออก|กักตัว|กักขัง"],
    ],
    unlessAfter: "ไม่|ถ้า|อยาก",
    unless: "ถ้า|เมื่อ",
  },
  // Khmer
  {
    unspaced: true,
    ways: [
      [
        "អាច|បាន",
        ["ចេញ|ទៅ"],
        "ចេញទៅក្រៅដោយសេរី|ចេញក្រៅដោយសេរី|ចេញទៅក្រៅពេលណាក៏បាន|ចេញក្រៅពេលណាក៏បាន|ទៅណាក៏បាន|ទៅក្រៅពេលណាក៏បាន|ក្រៅតាមចិត្ត|ទៅក្រៅតាមចិត្ត",
      ],
      ["គ្មានអ្នកណា|គ្មាននរណា|មិនបាន|អត់មានអ្នកណា", ["មក|គេ"], "ហាមខ្ញុំ|ហាមចេញ|ឃាត់ខ្ញុំ|បង្ខាំង"],
    ],
    unlessAfter: "មិន|អត់|បើ",
    unless: "បើ",
  },
  // Burmese
  {
    unspaced: true,
    ways: [
      [
        "အပြင်",
        ["ကို|လည်း|သို့|လွတ်လွတ်လပ်လပ်|အချိန်မရွေး|ကြိုက်တဲ့အချိန်|ကြိုက်သလို"],
        "ထွက်လို့ရတယ်|ထွက်လို့ရပါတယ်|ထွက်ခွင့်ရှိတယ်|ထွက်ခွင့်ရှိပါတယ်|ထွက်နိုင်တယ်|ထွက်ခွင့်ပေးတယ်",
      ],
    ],
    unless: "ဆိုရင်",
  },
  // Hindi, Nepali
  {
    ways: [
      [
        "बाहर|कहीं भी|जब चाहूँ|जब चाहूं|जब चाहें|जब मन करे|कभी भी",
        ["बाहर|जब|चाहूँ|चाहूं|कभी|भी|कहीं"],
        "जा सकता हूँ|जा सकती हूँ|जा सकता हूं|जा सकती हूं|जा सकते हैं|जाने देते हैं|जाने देता है|जाने देती है|आ-जा सकता हूँ|आ-जा सकती हूँ",
      ],
      [
        "बाहिर|जहाँ पनि|जुनबेला पनि|जति बेला पनि|मन लागेको बेला",
        ["निस्कन|जान|जुनबेला|पनि|बाहिर|हिँड्न"],
        "निस्कन पाउँछु|जान पाउँछु|निस्कन सक्छु|जान सक्छु|निस्कन पाउँछौँ|जान पाउँछौँ|जान दिन्छन्|निस्कन दिन्छन्|पाउँछु|सक्छु",
      ],
    ],
    unlessAfter: "अगर|क्या|के|नहीं",
    unless: "अगर|जब|तो|लेकिन|भने|के|क्या",
  },
  // Hindi and Urdu in Latin letters
  {
    ways: [
      [
        "bahar|baahar|kahin bhi|jab chahu|jab chahun|jab chahe|kabhi bhi",
        ["bahar|baahar|jab|chahu|chahun|kabhi|bhi|kahin"],
        "ja sakta hu|ja sakti hu|ja sakta hun|ja sakti hun|ja sakta hoon|ja sakti hoon|ja sakte hain|ja sakte hai|jaane dete hain|jane dete hai|jane deta hai|jane deti hai",
      ],
    ],
    unlessAfter: "agar|kya|nahi",
    unless: "agar|jab|to|kya",
  },
  // Urdu
  {
    ways: [
      [
        "باہر|کہیں بھی|جب چاہوں|جب چاہیں|کبھی بھی",
        ["باہر|جب|چاہوں|کبھی|بھی"],
        "جا سکتا ہوں|جا سکتی ہوں|جا سکتے ہیں|جانے دیتے ہیں|جانے دیتا ہے|جانے دیتی ہے|آ جا سکتا ہوں|آ جا سکتی ہوں",
      ],
    ],
    unlessAfter: "اگر|کیا|نہیں",
    unless: "اگر|جب|تو|کیا",
  },
  // Bengali
  {
    ways: [
      [
        "বাইরে|যখন ইচ্ছা|যখন খুশি|যেখানে খুশি",
        ["যখন|ইচ্ছা|খুশি|ইচ্ছে|মতো"],
        "যেতে পারি|যাইতে পারি|বের হতে পারি|বাইরে যেতে পারি|যেতে দেয়|যাইতে দেয়|যেতে দেন",
      ],
    ],
    unlessAfter: "যদি|কি",
    unless: "না|নাই|যদি|কি",
  },
  // Tamil
  {
    ways: [
      [
        "வெளியே|எப்போது வேண்டுமானாலும்|எப்ப வேணாலும்|எங்கு வேண்டுமானாலும்",
        ["எப்போது|வேண்டுமானாலும்|எப்ப|வேணாலும்|வெளியே|சுதந்திரமாக"],
        "போகலாம்|போக முடியும்|போய் வரலாம்|போய் வர முடியும்|செல்லலாம்|போகிறேன்",
      ],
    ],
    unless: "என்றால்|ஆனால்",
  },
  // Sinhala
  {
    ways: [
      [
        "ඕන වෙලාවක|ඕනෑම වෙලාවක|කැමති වෙලාවක|කැමති විදියට",
        ["එළියට|මට|බැහැරට"],
        "යන්න පුළුවන්|යන්න පුලුවන්|යනවා|යන්න දෙනවා",
      ],
    ],
    unless: "නම්|ද",
  },
  // Chinese
  {
    unspaced: true,
    ways: [
      [
        "可以|能|能够|可|都可以|都能|能夠",
        ["我|自己|也"],
        "自由|随时|隨時|随便|隨便|随意|隨意",
        ["的|地|都"],
        "出门|出門|出入|进出|進出|外出|离开|離開|出去|走",
      ],
      [
        "没人|没有人|沒人|沒有人|没|沒|从不|從不|不",
        ["有人|人|会|會"],
        "限制我出门|限制我出門|限制我自由|拦我|攔我|限制我外出|不让我出门|不讓我出門|不准我出门|限制自由|限制我们出门",
      ],
    ],
    unlessAfter: "不|才|如果|还清|沒|没|无法|無法|时候我|時候我|要|想|希望|是否|怎么",
    unless: "吗|嗎|如果",
  },
];
