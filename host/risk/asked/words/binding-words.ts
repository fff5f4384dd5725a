import type { Rows } from "../../../reading/terms/rows.ts";

/** What binds somebody to a job by what they would lose, in 26 languages: a bond, a note of debt, a guarantor, the deed of a house, a certificate. */
export const BONDS: readonly Rows[] = [
  {
    ways: [
      [
        "bond|bonds|surety|guarantor|guarantors|collateral|promissory note|promissory notes|blank cheque|blank check|blank cheques|blank checks|security cheque|post-dated cheque|postdated cheque|land title|title deed|title deeds|deed|deeds|land deed|land papers|land documents|house papers|property papers|as security|as a security|as guarantee|as a guarantee|penalty clause|diploma|diplomas|original certificates",
      ],
      [
        "fianza|aval|garantía|escrituras|escritura|pagaré|pagarés|cheque en blanco|letra de cambio|título de propiedad|títulos de propiedad|fiador|caução|promissória|nota promissória|cheque em branco|fiador|penhor|escritura da casa|papéis da casa",
      ],
      [
        "acte de propriété|titre de propriété|titre foncier|titres fonciers|billet à ordre|chèque en blanc|reconnaissance de dette|garant|en garantie|comme garantie|en gage|diplôme|diplômes",
      ],
      [
        "bond|prenda|garantiya|kolateral|collateral|titulo ng lupa|titulo ng bahay|titulo sa yuta|titulo sa balay|sangla|promissory note|promissory notes",
      ],
      [
        "jaminan|sertifikat tanah|sertifikat rumah|surat tanah|cagaran|agunan|geran tanah|geran rumah|surat utang|surat hutang|ijazah|ikatan dinas|bon pekerja",
      ],
      [
        "sổ đỏ|sổ hồng|chống trốn|giấy vay nợ|giấy nợ|giấy nhận nợ|bảo lãnh|thế chấp|ký quỹ|tiền thế chân|bằng gốc",
      ],
      [
        "बॉन्ड|बांड|बाँड|जमानत|ज़मानत|गिरवी|गारंटी|ज़मीन के कागज*|जमीन के कागज*|ज़मीन के काग़ज*|घर के कागज*|रजिस्ट्री|ब्लैंक चेक|प्रोनोट|तमसुक|लालपुर्जा|बन्धक|बन्धकी|धितो|ग्यारेन्टी|बन्ड|खाली चेक|जग्गाको कागज*|धनीपुर्जा",
      ],
      [
        "jamanat|zamanat|jamaanat|girvi|girwi|zameen ke kagaz|jameen ke kagaz|zameen ke kagzat|dhitto|lalpurja|jamanot|jomir dolil|dolil",
      ],
      ["জামানত|জামিনদার|বন্ধক|দলিল|দলিলপত্র|বন্ড|ব্ল্যাংক চেক|ফাঁকা চেক|মুচলেকা|গ্যারান্টি"],
      ["ضمانت|گروی|بانڈ|زمین کے کاغذات|گھر کے کاغذات|خالی چیک|رہن|مچلکہ|پرونوٹ"],
      ["ஜாமீன்*|பிணை*|பத்திரத்தை|பத்திரங்களை|நிலப் பத்திர*|நிலப்பத்திர*|அடமான*|வீட்டுப் பத்திர*|பாண்ட்|வெற்று காசோலை*"],
      ["ඔප්පුව*|ඔප්පු*|ඇපයට|ඇපකරු*|බැඳුම්කර*|උකස*|පොරොන්දු නෝට්ටු*|හිස් චෙක්*|බොන්ඩ්"],
      [
        "كمبيالة|كمبيالات|سند دين|سندات|سند امانة|ايصال امانة|رهن|رهنا|ضمانا|كضمان|شيك|شيكات|شيك على بياض|صك|صك الملكية|سند ملكية|شرط جزائي|كفالة مالية",
      ],
      ["ዋስትና*|በዋስትና*|መያዣ*|በመያዣ*|የቤት ካርታ*|የመሬት ካርታ*|ካርታ*|ዋስ|ቦንድ|ባዶ ቼክ"],
      [
        "dhamana|rehani|hati ya shamba|hati ya nyumba|hati ya ardhi|hati miliki|title deed|bondi|hundi tupu",
      ],
      [
        "расписк*|вексел*|поручител*|документы на дом|документы на квартиру|документы на землю|долговую|неустойк*|отработк*|розписк*|документи на будинок|документи на землю|боргову|закладну",
      ],
    ],
    // The employer leaves Singapore's with an office.
    unlessAfter: "security",
  },
  {
    unspaced: true,
    ways: [
      [
        "โฉนด|ค้ำประกัน|หลักประกัน|สัญญาใช้ทุน|ตั๋วสัญญาใช้เงิน|เป็นประกัน|ប្លង់ដី|ប្លង់ផ្ទះ|ទ្រព្យធានា|បញ្ចាំ|មြေဂရန်|မြေစာရွက်|အိမ်ဂရန်|အပေါင်|ကြွေးစာချုပ်|房产证|房產證|房契|地契|抵押|担保|擔保|本票|借据|借據|欠条|欠條|空白支票|绑约|綁約|卖身契|賣身契",
      ],
    ],
  },
];

/** Money that is kept back until somebody has stayed, in 26 languages: whoever hires may ask about one honestly. */
export const DEPOSITS: readonly Rows[] = [
  {
    ways: [
      [
        "deposit|deposits|security money|caution|dépôt de garantie|depósito|depósitos|deposito|piyansa|uang jaminan|wang cagaran|tiền cọc|đặt cọc|tiền đặt cọc|thế chân|सिक्योरिटी|डिपॉजिट|डिपॉज़िट|धरौटी|জামানত|অগ্রিম জমা|سیکیورٹی|ڈپازٹ|வைப்புத்தொகை|டெபாசிட்|முன்பணம்|ඇප|ඇප මුදල|තැන්පතු*|تأمين|تامين|amana|የመያዣ ገንዘብ|ማስያዣ|залог*|задаток|застав*|завдаток|обеспечительный платёж",
      ],
    ],
    unless: "صحي|طبي|الصحي|الطبي|bancaire|bancario|bancário",
  },
  {
    unspaced: true,
    ways: [["มัดจำ|เงินประกัน|ប្រាក់កក់|លុយកក់|ប្រាក់ធានា|စပေါ်|အာမခံငွေ|အာမခံကြေး|押金|保证金|保證金"]],
  },
];
