import type { Rows } from "../terms/rows.ts";

/** How it is said that somebody goes out when they like, or that nobody keeps them from it, in languages of Asia. */
export const UNHINDERED_STEPS_ASIAN: readonly Rows[] = [
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
