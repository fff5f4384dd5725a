import type { Rows } from "../terms/rows.ts";

const PP_NE = "राहदानी|पासपोर्ट|passport";
const PP_BN = "পাসপোর্ট|passport";
const PP_TA = "பாஸ்போர்ட்|பாஸ்போர்ட்டை|பாஸ்போட்|பாஸ்போட்டை|கடவுச்சீட்டு|கடவுச்சீட்டை";
const PP_SI = "පාස්පෝට් එක|පාස්පෝට්|පාස්පෝට් එකත්|ගමන් බලපත්‍රය|ගමන් බලපත්රය|passport එක";

/** How it is said that one has one's passport, or that nobody took it, in languages of South Asia. */
export const UNTAKEN_PAPERS_SOUTH_ASIAN: readonly Rows[] = [
  // Hindi
  {
    ways: [
      [
        "पासपोर्ट",
        ["मेरे|मेरा|हमारे|अपने|पास|ही|हाथ|में|तो"],
        "पास है|पास ही है|पास रहता है|पास ही रहता है|हाथ में है|मैं खुद रखता|मैं खुद रखती|खुद रखता हूँ|खुद रखती हूँ",
      ],
      ["मेरे पास|अपने पास", ["ही|मेरा|अपना"], "पासपोर्ट", "है|रखता हूँ|रखती हूँ"],
      [
        "पासपोर्ट",
        ["मेरा|किसी|मालिक|कंपनी|ने|किसी ने|भी"],
        "नहीं|नही",
        "लिया|रखा|रखता|रखती|रखते|छीना|ज़ब्त|जब्त",
      ],
    ],
    unlessAfter: "मालिक के|कंपनी के|अगर",
    unless: "नहीं|नही|अगर|लेकिन|मगर",
  },
  // Hindi and Urdu in Latin letters
  {
    ways: [
      [
        "passport|pasport",
        ["mere|mera|hamare|apne|hi|to|bhi"],
        "paas hai|pas hai|paas h|pas h|paas hi hai|pas hi hai|paas rehta|pas rehta|main khud rakhta|main khud rakhti|khud rakhta|khud rakhti",
      ],
      ["mere paas|mere pas|apne paas", ["hi|mera|apna"], "passport|pasport", "hai|h|rakhta|rakhti"],
      [
        "passport|pasport",
        ["mera|kisi|malik|maalik|company|kafeel|ne|bhi"],
        "nahi|nahin|nhi",
        "liya|rakha|rakhta|rakhti|rakhte|cheena|chheena|zabt",
      ],
    ],
    unlessAfter: "malik ke|company ke|kafeel ke|agar",
    unless: "nahi|nahin|nhi|agar|lekin|magar",
  },
  // Urdu
  {
    ways: [
      [
        "پاسپورٹ",
        ["میرے|میرا|ہمارے|اپنے|ہی|تو"],
        "پاس ہے|پاس ہی ہے|پاس رہتا|ہاتھ میں ہے|خود رکھتا|خود رکھتی",
      ],
      ["میرے پاس|اپنے پاس", ["ہی|میرا|اپنا"], "پاسپورٹ", "ہے|رکھتا|رکھتی"],
      [
        "پاسپورٹ",
        ["میرا|کسی|مالک|کمپنی|نے|بھی"],
        "نہیں|نہی",
        "لیا|رکھا|رکھتا|رکھتی|رکھتے|چھینا|ضبط",
      ],
    ],
    unlessAfter: "مالک کے|کمپنی کے|اگر",
    unless: "نہیں|اگر|لیکن|مگر",
  },
  // Nepali
  {
    ways: [
      [
        PP_NE,
        ["मेरो|नै|त|पनि"],
        "मसँगै|मसँग|म सँग|म सँगै|मसंग|मसंगै|आफैसँग|आफूसँग|आफैंसँग|हामीसँग|ma sanga|masanga|mai sanga|masangai|ma sangai",
        ["नै|मात्र|nai"],
        "छ|राख्छु|राखेको छु|हुन्छ|cha|chha",
      ],
      [
        PP_NE,
        ["मेरो|कसैले|मालिकले|कम्पनीले|पनि|साहुले|kasaile|malikle|companyle"],
        "लिएको छैन*|लिएन*|खोसेन*|खोसेको छैन*|राखेको छैन*|राख्दैन*|लिँदैन*|liyena*|lieko chaina|lieko chhaina|rakheko chaina|rakhdaina*|khoseko chaina",
      ],
    ],
    unless: "भने|तर|tara",
  },
  // Bengali
  {
    ways: [
      [
        PP_BN,
        ["আমার|নিজের|তো|ই|amar|nijer"],
        "কাছেই|কাছে|হাতে|কাছেই তো|kache|kachei|kase|kasei",
        "আছে|থাকে|রাখি|রাখছি|ache|ase|thake|rakhi",
      ],
      [
        PP_BN,
        ["আমার|কেউ|মালিক|কোম্পানি|আমাদের|keu|malik|company"],
        "নেয়নি|নেয় না|নেয় নাই|নেননি|রাখে না|রাখেনি|রাখেন না|কেড়ে নেয়নি|আটকায়নি|আটকে রাখেনি|আটকে রাখে না|জব্দ করেনি|ney ni|neyni|nei nai|rakhe na|rakheni",
      ],
    ],
    unlessAfter: "মালিকের|কোম্পানির|যদি",
    unless: "যদি|কিন্তু|না|নাই",
  },
  // Tamil
  {
    ways: [
      [
        PP_TA,
        ["என்|எங்க|என்னோட|நானே|நான்"],
        "என்னிடம்|என்னிடமே|கையில்|கைல|எங்கிட்ட|என்கிட்ட|என்கிட்டயே|எங்கிட்டயே|என்னிடம்தான்|என்கிட்டதான்|நானே",
        ["தான்|தானே"],
        "இருக்கு*|இருக்கிற*|உள்ளது|வைத்திருக்கிற*|வச்சிருக்க*",
      ],
      [
        PP_TA,
        ["யாரும்|முதலாளி|கம்பெனி|என்|எங்கள்|நிறுவனம்"],
        "எடுக்கவில்ல*|வாங்கவில்ல*|பறிக்கவில்ல*|வைத்திருக்கவில்ல*|எடுக்கல|வாங்கல|பிடுங்கல|பிடுங்கவில்ல*|வாங்கி வைக்கல*|வைத்துக்கொள்ளவில்ல*",
      ],
    ],
    unless: "ஆனால்|என்றால்",
  },
  // Sinhala
  {
    ways: [
      [PP_SI, ["මගේ|මං|මම|තියෙන්නේ|තියෙන්නෙ"], "ළඟ|ලඟ|ගාව|අතේ|මගේ ළඟ|මං ගාව|මම ළඟ|ළඟම"],
      [
        PP_SI,
        ["මගේ|කවුරුත්|කවුරුවත්|මහත්තයා|නෝනා|හාම්පුතා|සමාගම"],
        "ගත්තේ නෑ|ගත්තේ නැහැ|ගත්තෙ නෑ|අරගෙන නෑ|අරගෙන නැහැ|අරන් නෑ|අරන් නැහැ|තියාගෙන නෑ|තියාගෙන නැහැ|තියාගන්නේ නෑ|තියාගන්නේ නැහැ|ගන්නේ නෑ|ගන්නේ නැහැ",
      ],
    ],
    unless: "නෑ|නැහැ|නම්|ඒත්",
  },
];
