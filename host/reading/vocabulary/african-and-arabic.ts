import type { Vocabulary } from "./subject.ts";

/** Arabic: standard, Gulf and Levantine words. */
export const arabic: Vocabulary = {
  language: "ar",
  words: {
    care: "ممرضة",
    no_status:
      "انتهت إقامتي|انتهت اقامتي|إقامتي منتهية|اقامتي منتهية|بدون إقامة|بدون اقامة|بلا أوراق|بدون أوراق|ما عندي أوراق|ليس لدي أوراق|مخالف للإقامة|خائف من الشرطة|خايف من الشرطة|خايفة من الشرطة|أخاف من الشرطة|اخاف من الشرطة|الترحيل|يرحلوني|تقبض علي الشرطة|تمسكني الشرطة",
    fishing: "قارب صيد|قوارب صيد|سفينة صيد|مركب صيد|صيد السمك|صيد الأسماك|صيادين",
    migrant:
      "عمالة وافدة|عامل وافد|عمال وافدين|العمال المهاجرين|عامل مهاجر|العمال الأجانب|العمل في الخارج|عمل بالخارج|نظام الكفالة|الكفالة",
    forced_labour: "عمل قسري|العمل القسري|السخرة|اتجار بالبشر|الاتجار بالبشر|عبودية|استعباد",
    recruitment_fee:
      "رسوم الاستقدام|رسوم استقدام|تكاليف الاستقدام|رسوم التوظيف|تكلفة الاستقدام|رسوم المكتب",
    work_permit: "تصريح عمل|تأشيرة عمل|فيزا عمل|إقامة عمل|رخصة عمل|الإقامة|إقامتي|فيزا حرة",
    domestic_work:
      "عاملة منزلية|عاملات منازل|عاملة منزل|عمالة منزلية|خادمة|خادمات|شغالة|شغالات|مربية|عاملات منزليات|العمالة المنزلية|عاملة منازل|تعمل في منزل|أعمل في منزل|اعمل في منزل|أشتغل في بيت|اشتغل في بيت|تشتغل في بيت|بشتغل في بيت|شغل البيوت|عمل منزلي|العمل المنزلي|خدامة|الخدامة|عمال المنازل|عامل منزلي|جليسة أطفال",
    absconding:
      "بلاغ هروب|هروب|تغيب عن العمل|بلاغ تغيب|هارب|هاربة|هربت من|هربت من الكفيل|هربت من المنزل|بلاغ تغيّب|بلغ عني هروب|بلغوا عني هروب",
    agent: "مكتب استقدام|مكاتب استقدام|سمسار|سماسرة|وكيل|مكتب توظيف|وكالة توظيف|مكتب تشغيل|متعهد",
    employer:
      "كفيل|كفيلي|صاحب العمل|أصحاب العمل|رب العمل|صاحب الشغل|صاحبة البيت|الشركة|صاحب الشركة|المعزب|معزبي|مديري|ست البيت",
    salary: "راتب|رواتب|راتبي|أجر|أجور|معاش|معاشي|مرتب|أجرة",
    recruitment:
      "استقدام|توظيف|وظيفة|وظائف|مطلوب|مطلوب عمال|مطلوب عاملات|فرصة عمل|فرص عمل|شغل|للعمل|عمل|تشغيل|مقابلة عمل|مرشحين",
    worker: "عامل|عاملة|عمال|عاملات|عمالة|موظف|موظفين|موظفة",
    overtime:
      "ساعات إضافية|وقت إضافي|بدون إجازة|بدون راحة|ساعة في اليوم|ساعة يوميا|يوم راحة|بدون يوم راحة|إجازة أسبوعية",
    unpaid:
      "لم يدفع راتبي|لم يدفعوا|مش بيدفع|مش بيدفعلي|مبيدفعش|ما بيدفع|ما عم يدفع|مو راضي يدفع|مش راضي يدفع|مش عايز يدفع|مقبضتش|مش قابض|لسه مقبضتش|ما قبضت|ما دفع|ما دفعوا|ما يعطيني راتب|ما عطاني راتبي|بدون راتب|لم أستلم راتبي|تأخير الرواتب|تأخر الراتب|لم يعطني راتبي|لا يدفع|ما استلمت راتبي|حجز الراتب|رواتبنا|ما عم يدفع|لم أستلم أجري|لم أستلم أجرتي|لم أستلم أجوري|لم نستلم رواتبنا|لم نستلم أجورنا|لم أتقاض|لم نتقاض|لم أقبض|لم نقبض|ما قبضت|ما قبضنا|لم يصرف|لم يصرفوا|لم تصرف|ما صرفوا|مستحقاتي|مستحقاتنا|رواتب متأخرة|الراتب متأخر|راتبي متأخر|أجور متأخرة|متأخرة في الأجور|متأخرة في الرواتب|متأخر في الرواتب|لم تدفع|لم يدفع|ما يدفع|ما تدفع|لا تدفع|ما أعطاني راتبي|ما أعطوني راتبي|لم يعطوني راتبي|لم تعطني راتبي|لم يصلني راتبي|ما وصلني راتبي|لم ينزل الراتب|ما نزل الراتب",
    deduction:
      "خصم من الراتب|خصم راتب|يتم خصم|يخصم من|خصم من راتبي|استقطاع|خصم|من راتبك|من راتبي|تخصم",
    sector: "مصنع|بناء|مزرعة|سائق|عامل نظافة|نظافة|مطعم|فندق|كهربائي|حارس|ممرضة|سكن العمال",
    overseer: "مدام|بابا|ماما|المشرف|القبطان|المدير",
    fee: "رسوم|عمولة|أتعاب|دفع|تدفع|دفعة أولى|مقدم|تكاليف|إيصال|حوالة|ادفع|مبلغ",
    deposit: "تأمين|ضمان|غرامة|كمبيالة|شيك|رهن|سند",
    loan: "قرض|دين|ديون|سلفة|فائدة|فوائد|مديون",
    passport: "جواز سفر|جواز السفر|جوازات|جواز|جوازي|باسبور|وثائق|أوراقي",
    seizure:
      "أخذ جوازي|أخذوا جوازي|أخذ جواز|حجز الجواز|حجز جواز|احتجاز الجواز|احتجاز جواز|سحب الجواز|سحبوا الجواز|يبقى جواز|الاحتفاظ بجواز|أخذ هاتفي|أخذوا هاتفي|أخذ تلفوني|مصادرة|جوازي مع|جوازي عند",
    contract: "عقد|عقد عمل|عقود|توقيع|وقعت|تبديل العقد",
    visa: "تأشيرة|فيزا|تأشيرة سياحية|فيزا زيارة",
    confinement:
      "محبوسة|محبوس|حبسني|حبسوني|حابسني|حابسنا|حابسيني|حابسينا|حابسينني|يقفل الباب|تقفل الباب|قفل الباب|ممنوع الخروج|لا أستطيع الخروج|ما أقدر أطلع|ما يخليني أطلع|تمنعني من الخروج|يمنعني من الخروج|مسجونة|ما يخلوني|لا يسمح لي|تحبسني|يحبسني|حبستني|يحبسوننا|يقفلون علينا|تقفل علي الباب|يقفل علي الباب|خطف|مخطوف|مخطوفة|اختطف|اختطاف|فدية|رهينة|محتجز|محتجزة|محتجزين",
    violence:
      "يضربني|ضربني|تضربني|ضربتني|ضرب|تحرش|اغتصاب|يتحرش|عنف|تعذيب|اعتداء|ضربوني|ترمي علي|يرمي علي|رمت علي|رمى علي|تشد شعري|يشد شعري|شدت شعري|شد شعري|خنقني|تخنقني|يخنقني|دفشني|يلمسني|لمسني|دفعني على|دفعني من|دفعتني على|كسر يدي|كسر رجلي|انكسرت يدي|انكسرت رجلي|السكين|بالسكين|سكين علي|مسدس|بندقية|بالحزام|بالعصا|سلاح|أنام معه|تنامين معي|تنامي معي|ضربوه|ضربوا",
    threat: "تهديد|يهددني|هددني|تهددني|الشرطة|ترحيل|ترحيلي|سجن|خائفة|خائف|خايفة|خايف",
    conditions: "بدون أكل|ما في أكل|جوعانة|لا طعام|أنام على الأرض",
    complaint: "نصب|احتيال|وعدوني|كذب|خدعوني|شكوى",
    travel: "سفارة|السفارة|مطار|المطار|تذكرة|تذكرة سفر|أرجع بلدي|أرجع لبلدي|الخارج",
    law: "قانون|قانوني|القانون|غير قانوني|نظام العمل|حقوق|حقوقي|مرخص|وزارة العمل|وزارة الموارد",
    wish_to_die:
      "أريد أن أموت|أريد الموت|عايز أموت|عايزة أموت|عاوز أموت|عاوزة أموت|بدي موت|بدي أموت|أبي أموت|أبغى أموت|ودي أموت|نفسي أموت|أتمنى الموت|أقتل نفسي|سأقتل نفسي|هقتل نفسي|هموت نفسي|حموت نفسي|سأنتحر|راح انتحر|هنتحر|بنتحر|أريد الانتحار|أفكر في الانتحار|أفكر بالانتحار|بفكر أنتحر|أريد أن أنتحر|مش عايز أعيش|مش عايزة أعيش|مش عاوز أعيش|لا أريد أن أعيش|لا أريد العيش|ما بدي عيش|ما بدي أعيش|ما أبي أعيش|أنهي حياتي|إنهاء حياتي",
    help: "ساعدوني|ساعدونا|ساعدينا|انقذوني|أنقذوني|الحقوني|محتاج مساعدة|ساعدني|مساعدة|أرجوكم|الرجاء المساعدة|النجدة|ماذا أفعل|شو أعمل|ايش أسوي",
    everyday:
      "وصفة|طبخ|كرة القدم|مدرسة|سياحة|فيلم|أغنية|عطلة|رحلة سياحية|مباراة|المباراة|لاعب|المنتخب|الدوري|كأس العالم|تسلل",
  },
  neutral:
    "لا أريد أن أعيش في|لا أريد أن أعيش مع|لا أريد أن أعيش هنا|لا أريد أن أعيش هون|لا أريد أن أعيش عند|لا أريد أن أعيش هناك|لا أريد أن أعيش بعيد|لا أريد العيش في|لا أريد العيش مع|لا أريد العيش هنا|لا أريد العيش هون|لا أريد العيش عند|لا أريد العيش هناك|لا أريد العيش بعيد|مش عايز أعيش في|مش عايز أعيش مع|مش عايز أعيش هنا|مش عايز أعيش هون|مش عايز أعيش عند|مش عايز أعيش هناك|مش عايز أعيش بعيد|مش عايزة أعيش في|مش عايزة أعيش مع|مش عايزة أعيش هنا|مش عايزة أعيش هون|مش عايزة أعيش عند|مش عايزة أعيش هناك|مش عايزة أعيش بعيد|ما بدي عيش في|ما بدي عيش مع|ما بدي عيش هنا|ما بدي عيش هون|ما بدي عيش عند|ما بدي عيش هناك|ما بدي عيش بعيد|ما بدي أعيش في|ما بدي أعيش مع|ما بدي أعيش هنا|ما بدي أعيش هون|ما بدي أعيش عند|ما بدي أعيش هناك|ما بدي أعيش بعيد|وكيل سيارات|مكتب سياحة|عقد إيجار|قرض سيارة|عمل فني|دين الإسلام|الدين الإسلامي|عمل خيري",
};

/** Amharic. */
export const amharic: Vocabulary = {
  language: "am",
  words: {
    absconding: "ጠፍቼ|ከአሠሪዬ ጠፋሁ|ከአሰሪዬ ጠፋሁ|አምልጬ|ሁሩብ",
    no_status:
      "ቪዛዬ አልቋል|ቪዛ አልቆብኛል|ኢቃማ የለኝም|ወረቀት የለኝም|ህገወጥ ሆኛለሁ|ፖሊስ እፈራለሁ|ፖሊስ ይይዘኛል|ፖሊስን እፈራለሁ|እንዳይዙኝ",
    fishing: "ዓሣ ማጥመድ|አሳ ማጥመድ|ዓሣ አጥማጅ",
    everyday: "እግር ኳስ|ተጫዋች|ፕሪሚየር ሊግ|የዓለም ዋንጫ",
    migrant:
      "የውጭ አገር ሥራ|የውጭ ሀገር ስራ|ውጭ አገር ሥራ|ውጭ ሀገር ስራ|የውጭ አገር ስራ ስምሪት|ስደተኛ ሠራተኛ|ስደተኛ ሰራተኛ|አረብ ሀገር|አረብ አገር",
    forced_labour: "የግዳጅ ሥራ|የግዳጅ ስራ|የሰዎች ዝውውር|ሕገወጥ ዝውውር|ባርነት|ባሪያ",
    recruitment_fee: "የኤጀንሲ ክፍያ|የደላላ ክፍያ",
    work_permit: "የሥራ ፈቃድ|የስራ ፈቃድ|የሥራ ቪዛ|የስራ ቪዛ|ኢቃማ",
    domestic_work:
      "የቤት ሠራተኛ|የቤት ሰራተኛ|የቤት ሥራ ሠራተኛ|ሞግዚት|ቤት ሠራተኝነት|ቤት ሰራተኝነት|የቤት ስራ|የቤት ሥራ|የቤት ውስጥ ሥራ|የቤት ውስጥ ስራ|በቤት ሠራተኝነት|በቤት ሰራተኝነት|ቤት ውስጥ እሰራለሁ|ቤት ውስጥ ትሰራለች|ሞግዚትነት|ገረድ",
    agent: "ደላላ|ኤጀንሲ|ወኪል|ኤጀንት",
    employer: "አሠሪ|አሰሪ|እመቤቴ|አሠሪዋ|አሠሪዬ|አሰሪዬ|እመቤት|ከፊል|ማዳም|አሠሪዎች",
    salary: "ደመወዝ|ደሞዝ|ደሞዜ|ደመወዜ|ደሞዜን|ደመወዜን|ደሞዛችን|ደመወዛችን",
    recruitment: "ሥራ|ስራ|ቅጥር|ሠራተኛ ይፈለጋል|ተፈላጊ|ምልመላ",
    worker: "ሠራተኛ|ሰራተኛ|ሠራተኞች|ሰራተኞች",
    overtime:
      "የትርፍ ሰዓት|እረፍት የለም|ዕረፍት የለም|ያለ እረፍት|ሰዓት|የእረፍት ቀን|የዕረፍት ቀን|ዕረፍት ቀን|እረፍት ቀን|እረፍት የለኝም|ዕረፍት የለኝም",
    unpaid:
      "ደመወዝ አልከፈለኝም|ደሞዝ አልከፈለኝም|ደሞዜን አልከፈሉኝም|ደመወዜን አልሰጠኝም|ደሞዜን አልሰጡኝም|አልከፈሉኝም|አልተከፈለኝም|አልከፈለችኝም|ደሞዝ አልተከፈለኝም|ደመወዝ አልተከፈለኝም|ደሞዜ አልተከፈለኝም|ደመወዜ አልተከፈለኝም|ደሞዝ አላገኘሁም|ደመወዝ አላገኘሁም|አልተከፈለንም|አልከፈሉንም|አልከፈለንም",
    deduction: "ከደመወዝ መቁረጥ|ከደሞዝ መቁረጥ|ከደመወዝ|ከደሞዝ|ከደሞዜ|ይቆረጣል",
    sector: "ፋብሪካ|ግንባታ|ሹፌር",
    fee: "ክፍያ|ኮሚሽን|ገንዘብ|ቅድመ ክፍያ|ክፈሉ|ደረሰኝ|ወጪ",
    deposit: "ዋስትና|ቅጣት|መያዣ",
    loan: "ብድር|ዕዳ|እዳ|ወለድ",
    passport: "ፓስፖርት|ፓስፖርቴን|ፓስፖርቴ|ሰነድ",
    seizure: "ፓስፖርቴን ወሰደ|ፓስፖርቴን ወሰዱ|ፓስፖርቴን ወሰደች|ፓስፖርቴን ይዛ|ፓስፖርቴን ቀማ|ፓስፖርቴን ነጠቀ|ስልኬን ወሰደ|ስልኬን ወሰደች",
    contract: "ውል|ኮንትራት",
    visa: "ቪዛ",
    confinement:
      "መውጣት አልችልም|ዘግታብኝ|ቆልፎ|ቆለፈች|ቆልፋ|ተዘግቶብኛል|ከቤት አልወጣም|መውጣት አይፈቀድ|ታግቼ|ታግታለች|ታግቷል|ታግተው|ቤዛ|አግተው|አገቱ|መውጣት አልቻል",
    violence: "ይመታኛል|ትመታኛለች|ደበደበኝ|ደበደበችኝ|ይደበድበኛል|መደፈር|ጥቃት|ትደበድበኛለች",
    threat: "ማስፈራራት|ያስፈራራኛል|ታስፈራራኛለች|ፖሊስ|ፈርቻለሁ|ፈራሁ",
    conditions: "ምግብ አይሰጡኝም|ምግብ አትሰጠኝም|ርቦኛል",
    complaint: "አልሰጡኝም|አልሰጠችኝም|አልሰጠኝም|ተታለልኩ|ማታለል|ቃል የገቡልኝ",
    travel: "ኤምባሲ|አውሮፕላን|ትኬት|ወደ ሀገሬ|ወደ አገሬ",
    law: "ሕግ|ህግ|ሕገወጥ|ህገወጥ|መብት|ሕጋዊ|ህጋዊ",
    wish_to_die:
      "መሞት እፈልጋለሁ|ልሞት እፈልጋለሁ|መሞት ነው የምፈልገው|ራሴን ላጠፋ|ራሴን አጠፋለሁ|ራሴን ማጥፋት|እራሴን ላጠፋ|እራሴን አጠፋለሁ|እራሴን ማጥፋት|መኖር አልፈልግም|ህይወቴን ላጠፋ|ሕይወቴን ላጠፋ|ህይወቴን አጠፋለሁ|መኖር አስጠላኝ",
    help: "እርዱኝ|እርዳታ|እባካችሁ|ምን ላድርግ|አድኑኝ",
  },
};

/** Tigrinya and Afaan Oromo, small sets. */
export const tigrinya: Vocabulary = {
  language: "ti",
  words: {
    agent: "ደላላ",
    salary: "ደሞዝ|ደሞዘይ",
    employer: "ኣስራሒ|ኣስራሒየይ",
    deduction: "ካብ ደሞዝ ምቑራጽ|ካብ ደሞዝ",
    recruitment: "ስራሕ",
    fee: "ክፍሊት|ገንዘብ",
    passport: "ፓስፖርት|ፓስፖርተይ",
    contract: "ውዕል",
    loan: "ዕዳ|ልቓሕ",
    help: "ሓግዙኒ|ሓገዝ",
  },
};

/** Afaan Oromo, a small set. */
export const oromo: Vocabulary = {
  language: "om",
  words: {
    agent: "dallaala|ejensii|dallaalli",
    salary: "mindaa|mindaan",
    employer: "abbaa hojii|hojjechiisaa",
    deduction: "mindaa irraa muruu|mindaa irraa",
    recruitment: "hojii|hojii biyya alaa",
    fee: "kaffaltii|qarshii",
    passport: "paaspoortii",
    contract: "waliigaltee",
    loan: "liqii|idaa",
    domestic_work: "hojjettuu manaa",
    help: "na gargaaraa|gargaarsa",
  },
};

/** Swahili. */
export const swahili: Vocabulary = {
  language: "sw",
  words: {
    care: "usafi",
    no_status:
      "viza imeisha|visa imeisha|visa yangu imeisha|sina karatasi|sina hati|bila karatasi|bila hati|naogopa polisi|nawaogopa polisi|polisi watanikamata|kukamatwa na polisi|nitafukuzwa nchini",
    fishing: "meli ya uvuvi|mvuvi|wavuvi|uvuvi|boti ya uvuvi",
    migrant:
      "kazi nje ya nchi|kazi ughaibuni|kazi uarabuni|wafanyakazi wahamiaji|kazi saudia|kazi dubai|kazi qatar",
    forced_labour:
      "kazi ya kulazimishwa|usafirishaji haramu|utumwa|mtumwa|biashara haramu ya binadamu",
    recruitment_fee: "ada ya wakala|ada ya kuajiri|malipo ya wakala",
    work_permit: "kibali cha kazi|visa ya kazi|iqama",
    domestic_work:
      "mfanyakazi wa ndani|mfanyakazi wa nyumbani|wafanyakazi wa nyumbani|yaya|kazi za ndani|kazi ya ndani|housegirl|kazi za nyumbani|shaghala|mfanyakazi wa nyumba|kazi za nyumba|kazi ya nyumba|kazi ya nyumbani|msaidizi wa nyumbani|mjakazi|kijakazi|shagala|khadama|housemaid|wafanyakazi wa ndani|mfanyikazi wa nyumbani",
    absconding:
      "kutoroka|nimetoroka|alitoroka|nilitoroka|nimekimbia mwajiri|nilikimbia mwajiri|wametoroka|ametoroka|nimetoroka kwa mwajiri|huroob",
    agent: "wakala|mawakala|ajenti|dalali|agenti|wakala wa ajira",
    employer: "mwajiri|waajiri|bosi|tajiri wangu|mwajiri wangu|kafili|kampuni",
    salary: "mshahara|mishahara|ujira|malipo ya mwezi",
    recruitment:
      "kazi|ajira|nafasi za kazi|nafasi ya kazi|kuajiriwa|ajiriwa|waombaji|usaili|tunahitaji",
    worker: "mfanyakazi|wafanyakazi|kibarua|vibarua",
    overtime:
      "bila mapumziko|bila siku ya mapumziko|masaa kwa siku|saa kwa siku|bila kupumzika|siku ya mapumziko",
    unpaid:
      "hajanilipa|hawajanilipa|hawajatulipa|sijalipwa|hatujalipwa|bila mshahara|hanilipi|hawalipi|amekataa kunilipa|hawajalipa|sijapokea mshahara|hatujapokea mshahara|sijapata mshahara|hatujapata mshahara|mshahara haujalipwa|mshahara umechelewa|hajatulipa|mshahara haujaingia|mshahara haujaja|mshahara haujatoka|mshahara bado|hajatoa mshahara|hawajatoa mshahara",
    deduction:
      "kukatwa mshahara|kata mshahara|nakatwa mshahara|kukatwa kwenye mshahara|itakatwa|atakatwa mshahara|mshahara unakatwa",
    sector: "kiwanda|ujenzi|dereva|usafi|hoteli|mlinzi|shamba",
    overseer: "madam|mama|baba|msimamizi",
    fee: "ada|malipo|kamisheni|kulipa|lipa|gharama|risiti|tuma pesa|nililipa|lipa kwanza|ananidai|wananidai|anataka nilipe|wanataka nilipe",
    deposit: "dhamana|faini|amana",
    loan: "mkopo|deni|riba|madeni|nadaiwa",
    passport: "pasipoti|paspoti|hati ya kusafiria|pasi ya kusafiria|vitambulisho",
    seizure:
      "amechukua pasipoti|wamechukua pasipoti|alichukua pasipoti|anashikilia pasipoti|wameshikilia pasipoti|amenyang'anya|walichukua simu|amechukua simu|pasipoti yangu",
    contract: "mkataba|kandarasi|kusaini",
    visa: "visa|viza",
    confinement:
      "amenifungia|wamenifungia|nimefungiwa|siruhusiwi kutoka|hairuhusiwi kutoka|kufungiwa|siwezi kutoka|hawaniruhusu|ametekwa|ametekwa nyara|wametekwa|fidia ya kuachiliwa|kikomboleo|mateka|amefungiwa|wamefungiwa",
    violence:
      "ananipiga|wananipiga|alinipiga|kupigwa|ubakaji|kunyanyaswa|ananinyanyasa|amenibaka|kuteswa|ananitesa",
    threat: "vitisho|ananitishia|wananitishia|kutishia|polisi|naogopa|kufukuzwa",
    conditions: "bila chakula|hanipi chakula|njaa|nalala sakafuni",
    complaint: "nimedanganywa|nilidanganywa|walivyoahidi|ulaghai|utapeli|waliahidi",
    travel: "nje ya nchi|ubalozi|tiketi|uwanja wa ndege|uarabuni|kurudi nyumbani",
    law: "sheria|halali|haki zangu|haramu kisheria|leseni|malalamiko",
    wish_to_die:
      "nataka kufa|nataka kujiua|nitajiua|nijiue|kujitoa uhai|nitajitoa uhai|nijitoe uhai|sitaki kuishi|najisikia kufa|kukatisha maisha yangu|nitajinyonga|nijinyonge|kujinyonga",
    help: "msaada|usaidizi|naomba usaidizi|tusaidie|tusaidieni|niokoe|niokoeni|nisaidie|nisaidieni|naomba msaada|nifanye nini|tafadhali nisaidie",
    everyday:
      "mapishi|mpira|shule|likizo|filamu|wimbo|watalii|utalii|mechi|mchezaji|wachezaji|kocha|ligi|goli|magoli|timu ya taifa|kombe la dunia",
  },
  neutral:
    "sitaki kuishi na|sitaki kuishi katika|sitaki kuishi hapa|sitaki kuishi kwa|sitaki kuishi nchini|sitaki kuishi huko|sitaki kuishi pale",
};
