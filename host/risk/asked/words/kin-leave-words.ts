import type { Rows } from "../../../reading/terms/rows.ts";

/** That somebody is ill, dying or dead, and what follows upon it. */
export const ILL_OR_DEAD: readonly Rows[] = [
  {
    ways: [
      [
        "sick|ill|hospital|hospitalized|hospitalised|died|dead|dies|dying|passed away|passed on|death|funeral|burial|cancer|stroke|surgery|operation|critical|icu|coma|accident|muri*|falleci*|enferm*|grave|funeral|entierro|velorio|operan|operación|mort|morte|décédé*|est mourant*|malade|hôpital|enterrement|obsèques|funérailles|morreu|faleceu|doente|velório|enterro|hospitalizad*",
      ],
      [
        "sakit|meninggal|wafat|mati|kritis|koma|rumah sakit|dirawat|dikubur|pemakaman|nazak|meninggal dunia|hospital|namatay|pumanaw|patay|may sakit|maysakit|ospital|nasa icu|naospital|inoperahan|agaw buhay|libing|burol|nagkasakit|masakit|namatay|gipahulay|nasakit|lubong|nahospital",
      ],
      [
        "mất|qua đời|chết|ốm|bệnh|ốm nặng|bệnh nặng|hấp hối|nhập viện|bệnh viện|cấp cứu|đám tang|đám ma|mổ|ung thư|mgonjwa|amekufa|alikufa|amefariki|alifariki|kufariki|anaumwa|hospitali|hospitalini|mahututi|mazishi|msiba|kufa",
      ],
      [
        "умер|умерла|умирает|скончал*|болеет|больна|больн*|в больнице|похорон*|при смерти|инсульт|операци*|помер|померла|помирає|хвор*|у лікарні|в лікарні|похорон*",
      ],
      [
        "مات|ماتت|توفي|توفيت|توفى|توفت|متوفي|وفاة|مريض*|مرضت|المستشفى|بالمستشفى|مستشفى|يموت|بتموت|جنازة|عزاء|عملية|ሞተ|ሞተች|ሞተብኝ|ሞቱ|አረፈ|አረፈች|ታመመ|ታመመች|ታማለች|ታሟል|ታሞ|ታማ|ታመው|ሆስፒታል|ቀብር|ሊሞት|አልጋ ላይ",
      ],
      [
        "बीमार*|बिमार*|बिरामी*|अस्पताल*|मर गए|मर गई|मर गया|मरे|मृत्यु*|देहांत*|देहान्त*|निधन*|गुजर गए|गुजर गई|बितेको|बित्नु*|बित्यो|खतरे में|अन्तिम संस्कार|अंतिम संस्कार|आईसीयू|bimar|bimaar|birami|hospital|mar gaye|mar gayi|mar gaya|guzar gaye|guzar gayi|gujar gaye|bitnu*|bityo|khatam ho gaye|intekal|intqal|inteqal",
      ],
      [
        "অসুস্থ*|অসুখ*|হাসপাতাল*|মারা গেছে|মারা গেছেন|মারা গিয়েছে|মারা যায়|মৃত্যু*|মইরা|মরে গেছে|মৃত|জানাজা*|অপারেশন*|osustho|mara geche|mara gese|mara gechen|hashpatal*|بیمار*|ہسپتال|اسپتال|فوت|انتقال|وفات|مر گئے|مر گئی|جنازہ|جنازے",
      ],
      [
        "අසනීප*|මැරිල*|මැරුණ*|මළ|මල|නැතිවුණ*|නැති උනා|නැතිවුනා|ඉස්පිරිතාල*|රෝහල*|මරණ*|අවමංගල්*|asaneepa|asanipa|marila|maruna|malagedara|இறந்து*|இறந்த*|செத்து*|காலமா*|உடம்பு சரியில்ல*|உடல்நிலை*|மருத்துவமனை*|ஆஸ்பத்திரி*|நோய்*|சாவு|இறுதிச் சடங்கு|erandhu*|iranthu*|udambu sari*|aspathiri*|hospital*",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "ဆုံး|သေ|နေမကောင်း|ဖျားနာ|ဆေးရုံ|အသုဘ|ကွယ်လွန်|ရောဂါ|เสีย|ตาย|ป่วย|โรงพยาบาล|งานศพ|ผ่าตัด|เสียชีวิต|ស្លាប់|ឈឺ|មន្ទីរពេទ្យ|ពេទ្យ|បុណ្យសព|ឈឺធ្ងន់|去世|过世|過世|死了|死咗|病|住院|医院|醫院|手术|手術|葬礼|喪禮|病危|奔丧|奔喪|走咗|丧事|喪事",
      ],
    ],
  },
];

/** Leave from work, and the way home to one's people, that is asked for or refused. */
export const LEAVE: readonly Rows[] = [
  {
    ways: [
      [
        "emergency leave|compassionate leave|bereavement leave|leave|annual leave|vacation|let me go|allow me to go|allowing me to go|allow me go|let me travel|permission to go|permit me to go|refuse me to go|go home|going home|come home|fly home|travel home|return home|see her|see him|bury*|licencia|permiso|vacaciones|me deja ir|me dejan ir|me deja viajar|me dejan viajar|dejan salir|deja salir|volver a casa|ir a verla|ir a verlo|despedirme|regresar",
      ],
      [
        "congé*|permission|laisse pas rentrer|laissent pas rentrer|laisse pas partir|laissent pas partir|me laisser partir|me laisser rentrer|rentrer|partir le voir|partir la voir|licença|férias|me deixa ir|me deixam ir|não deixa ir|voltar para casa|ir embora|me libera|me liberam",
      ],
      [
        "cuti|izin pulang|ijin pulang|kasih pulang|kasi pulang|boleh pulang|bolehin pulang|ngebolehin pulang|mau pulang|ingin pulang|minta pulang|bagi balik|bagi saya balik|balik kampung|benarkan balik|nak balik|pulang|emergency leave|pauwiin|pinauuwi|pinapauwi|umuwi|makauwi|uuwi|uwi|bakasyon|payagan|pinapayagan|mag-leave|magleave|mouli|makauli|pauli|paulion|pauli-on",
      ],
      [
        "cho về|không cho về|cho em về|cho tôi về|xin về|xin nghỉ|nghỉ phép|xin phép|muốn về|được về|về nước|về chịu tang|về quê|likizo|ruhusa|niende nyumbani|kwenda nyumbani|kurudi nyumbani|nirudi nyumbani|kuenda nyumbani|anikatalia kwenda|hataki niende|niruhusu",
      ],
      [
        "отпуск*|отпускает|отпускают|отпустить|не пускает|не пускают|уехать|домой|отпроситься|відпустк*|відпускає|відпускають|відпустити|не пускає|не пускають|поїхати|додому",
      ],
      [
        "إجازة|اجازة|اجازه|أسافر|اسافر|يسافرني|تسافرني|أرجع|ارجع|ترجعني|يرجعني|اروح بلدي|أروح بلدي|السفر|ፈቃድ|እረፍት|ልሂድ|እንድሄድ|ለመሄድ|ወደ ሀገሬ|ወደ አገሬ|ሀገሬ|መሄድ",
      ],
      [
        "छुट्टी*|छुट्टि*|बिदा|बिदा*|घर जाने|घर जाना|जाने नहीं|जाने दे|घर जान|जान दिँदैन*|जान दिंदैन*|जान दिएन*|घर फर्क*|chutti|chhutti|chuti|bida|ghar jane|ghar jana|jane nahi|jana nahi|ghar jan|jana diyena|jan didaina|ছুটি*|বাড়ি যেতে|দেশে যেতে|যেতে দেয় না|যেতে দিচ্ছে না|যাইতে দেয় না|যেতে দিতেছে না|chuti|jete dey na|deshe jete|چھٹی|گھر جانے|جانے نہیں|واپس جانے",
      ],
      [
        "නිවාඩු*|ගෙදර යන්න|යන්න දෙන්න*|ලංකාවට යන්න|ගෙදර එන්න|niwadu|niwaadu|gedara yanna|yanna denne|விடுமுறை*|லீவு|லீவ்|ஊருக்குப் போக|ஊருக்கு போக|வீட்டுக்கு போக|போக விட*|அனுப்ப மாட்ட*|leave*|leevu|oorukku poga",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "ခွင့်|ပြန်ခွင့်|အိမ်ပြန်|ပြန်ချင်|ပြန်မလွှတ်|ลางาน|ลากลับ|ขอลา|กลับบ้าน|ไม่ให้กลับ|ให้กลับ|ลาไป|ច្បាប់|ឲ្យទៅផ្ទះ|ឱ្យទៅផ្ទះ|ទៅផ្ទះ|ទៅស្រុក|ឲ្យទៅស្រុក|មកផ្ទះវិញ|请假|請假|回家|回国|回國|放我走|让我走|讓我走|事假|丧假|喪假|返屋企|返鄉",
      ],
    ],
  },
];
