import { combined } from "../combined.ts";
import type { Vocabulary } from "../subject.ts";

const ENGLISH_PLACES =
  "jail|the jail|prison|the prison|central prison|detention|immigration detention|a detention center|a detention centre|the detention center|the detention centre|police custody|custody|police lockup|lockup";

/** Per language: how people say that somebody is held by the police or the state now, and with what words it is only feared, threatened or asked about; in languages whose verbs stand last the first says so by its verb. */
const ROWS: readonly (readonly [language: string, custody: string, supposed: string])[] = [
  [
    "en",
    [
      combined("in|inside", ENGLISH_PLACES),
      combined("in|at|inside", "police station|the police station|a police station"),
      combined(
        "am|is|are|was|were|been|got|being",
        "arrested|jailed|imprisoned|detained by police|detained by the police|detained by immigration|caught by police|caught by the police|caught by immigration",
      ),
      combined(
        "arrested|jailed|detained",
        "me|us|him|her|them|my brother|my sister|my husband|my wife|my son|my daughter|my friend|my cousin",
      ),
      "immigration depot|detention depot|deportation center|deportation centre|deportation camp|deportation jail|behind bars|locked up by the police|police locked me up|immigration caught me|police caught me|police took me|police took my brother|police took my sister|police took my husband|police took my friend",
    ].join("|"),
    "if|will|ll|would|may|might|can|could|can they|threat|threatens|threaten|threatened|threatening|wants|want to|going to|gonna|afraid|fear|scared|unless|or else|like|should|avoid|end up",
  ],
  [
    "es",
    "en la cárcel|en la carcel|en cárcel|en prisión|en la prisión|en una prisión|en la comisaría|en una comisaría|en la estación de policía|en la delegación de policía|en los separos|en un centro de detención|centro de detención|centro de detención de migrantes|detenido por|detenida por|detenidos por|está detenido|está detenida|están detenidos|fue detenido|fue detenida|me detuvo la policía|me detuvo migración|la policía me detuvo|lo detuvo la policía|la detuvo la policía|me arrestaron|lo arrestaron|la arrestaron|fui arrestado|fui arrestada|fue arrestado|fue arrestada|está arrestado|está arrestada|me agarró migración|lo agarró migración|la agarró migración|me agarró la migra|lo agarró la migra|está preso|está presa en la cárcel|estoy preso en la cárcel|lo metieron preso|me metieron a la cárcel|lo metieron a la cárcel|la metieron a la cárcel|en ice detention",
    "si|va a|van a|puede|pueden|podría|podrían|amenaza|amenazan|amenazó|miedo|temo|iré|irá|terminar|acabar|como",
  ],
  [
    "pt",
    "na cadeia|na prisão|numa prisão|no presídio|na delegacia|na esquadra|na delegacia de polícia|centro de detenção|detido por|detida por|está detido|está detida|foi detido|foi detida|fui detido|fui detida|a polícia me prendeu|a polícia prendeu-me|a polícia prendeu ele|a polícia prendeu ela|a polícia prendeu meu|a polícia prendeu minha|a imigração me prendeu|preso pela polícia|presa pela polícia|preso pela imigração|presa pela imigração|foi preso por|foi presa por",
    "se|vai|vão|pode|podem|ameaça|ameaçam|ameaçou|medo|acabar|como",
  ],
  [
    "fr",
    "en prison|en garde à vue|au commissariat|au poste de police|en centre de rétention|au centre de rétention|en rétention|centre de détention|en détention|en cellule au poste|la police m'a arrêté|la police m'a arrêtée|la police l'a arrêté|la police l'a arrêtée|a été arrêté|a été arrêtée|j'ai été arrêté|j'ai été arrêtée|est arrêté par la police|arrêté par la police|arrêtée par la police|détenu par la police|détenue par la police|a été emprisonné|a été emprisonnée|est emprisonné|est emprisonnée|derrière les barreaux",
    "si|va|vont|peut|peuvent|pourrait|menace|menacent|peur|irai|ira|finir|comme|mettra|mettre",
  ],
  [
    "ar",
    "في السجن|بالسجن|محبوس في السجن|في الحبس|بالحبس|في مركز الشرطة|بمركز الشرطة|في مخفر الشرطة|بالمخفر|في المخفر|في قسم الشرطة|في القسم عند الشرطة|في قسم البوليس|فالكوميسارية|في الكوميسارية|في التوقيف|بالتوقيف|موقوف عند الشرطة|موقوفة عند الشرطة|في الترحيل|بالترحيل|في مركز الترحيل|في سجن الترحيل|سجن الجوازات|في الجوازات محجوز|محتجز عند الشرطة|محتجزة عند الشرطة|قبضت علي الشرطة|الشرطة قبضت علي|الشرطة اعتقلتني|الشرطة اعتقلت|مسكتني الشرطة|الشرطة مسكتني|مسكوني الشرطة|اعتقلوني|اعتقلوه|اعتقلوها|سجنوني|سجنوه|سجنوها|انسجن|انسجنت|تم القبض على اخي|تم القبض على اختي|تم القبض علي",
    "اذا|إذا|لو|ان|راح|رح|سوف|يقدر|يقدرون|ممكن|يهدد|هددني|يهددني|تهددني|خايف|خايفة|اخاف|بدو|يبي|مثل|كأنه",
  ],
  [
    "am",
    "እስር ቤት ነው|እስር ቤት ነኝ|እስር ቤት ናት|እስር ቤት ውስጥ|እስር ቤት አለ|እስር ቤት ታስሮ|እስር ቤት ታስራ|እስር ቤት ገባ|እስር ቤት ገባች|ፖሊስ ጣቢያ ነኝ|ፖሊስ ጣቢያ ነው|ፖሊስ ጣቢያ ናት|ፖሊስ ጣቢያ ውስጥ|ታስሯል|ታስራለች|ታስሬ ነው|ታስሬያለሁ|ታስሬአለሁ|ታስረናል|ታስረዋል|ፖሊስ አሰረኝ|ፖሊስ አሰረው|ፖሊስ አሰራት|ፖሊስ ያዘኝ|ፖሊስ ያዘው|ፖሊስ ያዛት|ወህኒ ቤት ነው|ወህኒ ቤት ነኝ|ወህኒ ቤት ናት|በእስር ላይ|በቁጥጥር ስር ውሏል|በቁጥጥር ስር ውላለች|esir bet new|esir bet negn|esir bet nat|tasrual|police station negn",
    "ከሆነ|ብለው ያስፈራሩ|ያስፈራራኛል|እንዳይ|ፈራሁ|እፈራለሁ",
  ],
  [
    "sw",
    "yuko jela|niko jela|tuko jela|wako jela|yupo jela|nipo jela|yupo gerezani|yuko gerezani|niko gerezani|nipo gerezani|tuko gerezani|wako gerezani|yuko kizuizini|niko kizuizini|niko polisi|yuko polisi|niko kituo cha polisi|yuko kituo cha polisi|niko katika kituo cha polisi|nipo kituo cha polisi|yupo kituo cha polisi|nimekamatwa|amekamatwa|wamekamatwa|tumekamatwa|alikamatwa na polisi|nilikamatwa na polisi|polisi walinikamata|polisi wamenikamata|polisi walimkamata|polisi wamemkamata|nimefungwa jela|amefungwa jela|alifungwa jela|nimefungwa gerezani|amefungwa gerezani|amewekwa ndani na polisi|nimewekwa ndani na polisi|ako jela|ako cell|niko cell|ameshikwa na polisi|nimeshikwa na polisi|niko rumande|yuko rumande|ako rumande",
    "kama|akisema|ikiwa|nikienda|watani|atani|naogopa|anatisha|wanatisha|utafungwa|nitafungwa",
  ],
  [
    "ru",
    "в тюрьме|в сизо|в полиции сижу|в полиции сидит|в отделении полиции|в полицейском участке|в участке|в отделе полиции|в спецприемнике|в спецприёмнике|в цвсиг|в изоляторе|в миграционном центре|в центре содержания|в депортационном центре|в депортационной тюрьме|под арестом|под стражей|за решеткой|за решёткой|арестовали|задержали|меня арестовала полиция|задержала полиция|забрали в полицию|забрала полиция|посадили в тюрьму",
    "если|будет|может|могут|угрожает|угрожают|грозит|грозят|грозится|боюсь|боимся|окажусь|сяду|как",
  ],
  [
    "uk",
    "у в'язниці|в в'язниці|у вязниці|в вязниці|у тюрмі|в тюрмі|у сізо|в сізо|у поліції сиджу|у поліції сидить|у відділку поліції|у відділенні поліції|у поліцейській дільниці|в поліцейському відділку|у відділку|під арештом|під вартою|за ґратами|за гратами|заарештували|затримали|заарештувала поліція|затримала поліція|забрали в поліцію|забрала поліція|у центрі утримання|у депортаційному центрі|посадили у в'язницю|посадили до в'язниці",
    "якщо|буде|може|можуть|погрожує|погрожують|боюся|боюсь|боїмося|як",
  ],
  [
    "id",
    "di penjara|dipenjara di|di dalam penjara|dalam penjara|di kantor polisi|di balai polis|di balai polisi|di lokap|dalam lokap|di rutan|di lapas|di sel polisi|di tahanan|dalam tahanan|ditahan polisi|ditahan oleh polisi|ditahan polis|ditahan oleh polis|ditahan imigrasi|ditahan imigresen|ditahan oleh imigrasi|ditahan oleh imigresen|ditahan di imigrasi|ditahan di depot|ditahan di penjara|di depot imigrasi|di depo imigresen|di depot imigresen|di depot tahanan|di detensi|di rudenim|ditangkap polisi|ditangkap polis|ditangkap oleh polisi|ditangkap oleh polis|ditangkap imigrasi|ditangkap imigresen|kena tangkap polisi|kena tangkap polis|kena tangkap imigresen|sudah ditangkap|telah ditangkap|baru ditangkap|masuk lokap|masuk penjara sejak",
    "kalau|kalo|jika|bila|akan|nanti|bisa|boleh|mau|ancam|mengancam|diancam|takut|seperti|macam",
  ],
  [
    "tl",
    "nasa kulungan|nasa bilangguan|nasa preso|nasa presinto|nasa police station|nasa istasyon ng pulis|nasa jail|nasa detention|nasa detention center|nasa immigration detention|nasa deportation|nasa deportation center|nasa tarhil|nasa tarheel|nakakulong sa presinto|nakakulong sa jail|nakakulong sa immigration|nakakulong sa kulungan|nakulong ako|nakulong siya|nakulong sya|nakulong ang|nakulong po|nakulong ung|nakulong yung|nakakulong na siya sa jail|hinuli ako ng pulis|hinuli siya ng pulis|hinuli ng pulis|nahuli ako ng pulis|nahuli ng pulis|nahuli siya ng pulis|nahuli ng immigration|hinuli ng immigration|inaresto|inaresto ako|inaresto siya|naaresto|dinampot ng pulis|ikinulong ng pulis|kinulong ng pulis|naa sa presohan|naa sa prisohan|naa sa kulungan|gidakop sa pulis|nadakpan sa pulis|gipriso|napriso",
    "kung|pag|kapag|baka|ipapa|tatakot|tinatakot|natatakot|takot|parang|kung sakali|basin",
  ],
  [
    "vi",
    "đang ở tù|đang ngồi tù|bị đi tù|ở trong tù|trong tù|trong nhà tù|trong trại giam|ở trại giam|trong trại tạm giam|ở trại tạm giam|bị tạm giam|bị tạm giữ|ở đồn công an|ở đồn cảnh sát|trong đồn cảnh sát|trong đồn công an|ở sở cảnh sát|ở trại giam nhập cư|trại giam người nước ngoài|trung tâm giam giữ|ở sở di trú|bị cảnh sát bắt|bị công an bắt|bị cảnh sát giữ|bị công an giữ|bị di trú bắt|bị nhập cảnh bắt|bị cục xuất nhập cảnh bắt|cảnh sát bắt em|cảnh sát bắt anh|cảnh sát bắt chị|cảnh sát bắt tôi|cảnh sát bắt chồng|cảnh sát bắt vợ|cảnh sát bắt con",
    "nếu|sẽ|có thể|dọa|doạ|đe dọa|sợ|như|bắt được thì|kẻo",
  ],
  [
    "th",
    "อยู่ในคุก|อยู่ในเรือนจำ|อยู่เรือนจำ|อยู่ที่เรือนจำ|อยู่ในห้องขัง|อยู่ห้องขัง|อยู่ที่สถานีตำรวจ|อยู่สถานีตำรวจ|อยู่โรงพัก|อยู่ที่โรงพัก|ติดคุกอยู่|ติดคุกที่|ถูกตำรวจจับ|โดนตำรวจจับ|ถูกจับอยู่|โดนจับอยู่|ถูกจับขัง|โดนตม.จับ|ถูกตม.จับ|โดน ตม. จับ|ถูก ตม. จับ|ตม.จับไป|ตำรวจจับไป|ตำรวจจับผม|ตำรวจจับหนู|อยู่ในห้องกักตม|อยู่ห้องกัก|อยู่ในห้องกัก|ถูกคุมขัง|ถูกควบคุมตัว|ถูกกักตัวที่ตม|อยู่สถานกักกัน",
    "ถ้า|จะ|อาจ|กลัว|ขู่|เหมือน|เดี๋ยว",
  ],
  [
    "km",
    "នៅក្នុងគុក|នៅក្នុងពន្ធនាគារ|នៅគុក|នៅពន្ធនាគារ|ជាប់គុកនៅ|កំពុងជាប់គុក|ជាប់ពន្ធនាគារ|នៅប៉ុស្តិ៍ប៉ូលិស|នៅប៉ុស្តិ៍នគរបាល|នៅស្នងការ|នៅអធិការដ្ឋាននគរបាល|ត្រូវប៉ូលិសចាប់|ត្រូវប៉ូលីសចាប់|ត្រូវនគរបាលចាប់|ប៉ូលិសចាប់ខ្ញុំទៅ|ប៉ូលិសចាប់បាន|ត្រូវឃុំខ្លួន|ជាប់ឃុំ|នៅមណ្ឌលឃុំ|នៅអន្តោប្រវេសន៍ឃុំ",
    "បើ|នឹង|អាច|ខ្លាច|គំរាម|ថាហៅ|ដូច",
  ],
  [
    "my",
    "ထောင်ထဲမှာ|ထောင်ထဲရောက်|ထောင်ကျနေ|ထောင်ကျသွား|အကျဉ်းထောင်ထဲ|အကျဉ်းထောင်မှာ|အချုပ်ထဲမှာ|အချုပ်ထဲရောက်|အချုပ်ခံနေရ|အချုပ်ခန်းထဲ|ရဲစခန်းမှာ|ရဲစခန်းထဲ|ရဲစခန်းရောက်|ရဲဖမ်းသွား|ရဲဖမ်းခံရ|ရဲအဖမ်းခံရ|အဖမ်းခံထားရ|အဖမ်းခံရပြီး|ထိန်းသိမ်းခံထားရ|ထိန်းသိမ်းရေးစခန်း|လဝကဖမ်း|လဝကအဖမ်းခံ",
    "ရင်|လိမ့်မယ်|ကြောက်|ခြိမ်းခြောက်",
  ],
  [
    "hi",
    "जेल में हूँ|जेल में हूं|जेल में है|जेल में हैं|जेल में बंद|जेल में पड़ा|जेल में डाल दिया|जेल भेज दिया|जेल हो गई|थाने में हूँ|थाने में हूं|थाने में है|थाने में बंद|थाने में बैठा|पुलिस स्टेशन में हूँ|पुलिस स्टेशन में हूं|पुलिस स्टेशन में है|पुलिस स्टेशन में बंद|हवालात में|लॉकअप में|हिरासत में है|हिरासत में हूँ|हिरासत में हूं|हिरासत में ले लिया|डिटेंशन सेंटर में|डिटेंशन में|डिपोर्टेशन सेंटर में|पुलिस ने पकड़ लिया|पुलिस ने गिरफ्तार कर लिया|पुलिस ने गिरफ्तार किया|पुलिस पकड़ कर ले गई|पुलिस ले गई|गिरफ्तार हो गया|गिरफ्तार हो गई|गिरफ्तार कर लिया|jail me hu|jail me hoon|jail mein hu|jail mein hoon|jail me hai|jail mein hai|jail me hain|jail me band|jail mein band|jail me dal diya|jail mein daal diya|thane me hu|thane me hai|thane mein hai|thane me band|police station me hu|police station me hai|police station mein hu|police station mein hai|lockup me|hawalat me|detention me|detention center me|police ne pakad liya|police pakad ke le gayi|police le gayi|giraftar kar liya|giraftar ho gaya",
    "अगर|यदि|धमकी|डर|वरना|सकता|सकते|agar|dhamki|warna|sakta|sakte",
  ],
  [
    "ne",
    "जेलमा छु|जेलमा छ|जेलमा छन्|जेलमा छौं|जेलमा परें|जेलमा पर्यो|जेलमा पर्‍यो|जेल परेको|जेलमा राखेको|जेलमा हालेको|जेलमा थुनेको|थुनामा छु|थुनामा छ|थुनामा परेको|हिरासतमा छु|हिरासतमा छ|हिरासतमा राखेको|प्रहरी चौकीमा छु|प्रहरी चौकीमा छ|प्रहरी थानामा|पुलिस स्टेशनमा छु|पुलिस स्टेशनमा छ|डिटेन्सनमा|डिटेन्सन सेन्टरमा|डिपोर्टेसन सेन्टरमा|इमिग्रेसनले समात्यो|पुलिसले समात्यो|प्रहरीले समात्यो|पुलिसले पक्र्यो|प्रहरीले पक्र्यो|पुलिसले समातेको|प्रहरीले समातेको|प्रहरीले पक्राउ गर्यो|प्रहरीले पक्राउ गर्‍यो|पक्राउ परें|पक्राउ पर्यो|पक्राउ परेको|jail ma chu|jail ma cha|jail ma chhu|jail ma chha|jailma chu|jailma cha|jail ma rakheko|police station ma chu|police station ma chhu|police le samatyo|police le samayo|police le pakryo|thana ma chu",
    "भने|यदि|धम्की|डर|सक्छ|bhane|dhamki|dar",
  ],
  [
    "ur",
    "جیل میں ہوں|جیل میں ہے|جیل میں ہیں|جیل میں بند|جیل میں ڈال دیا|جیل بھیج دیا|تھانے میں ہوں|تھانے میں ہے|تھانے میں بند|پولیس اسٹیشن میں ہوں|پولیس اسٹیشن میں ہے|پولیس سٹیشن میں|حوالات میں|لاک اپ میں|حراست میں ہے|حراست میں ہوں|حراست میں لے لیا|ڈیٹینشن سینٹر میں|ڈیپورٹیشن سینٹر میں|پولیس نے پکڑ لیا|پولیس نے گرفتار کر لیا|پولیس لے گئی|پولیس پکڑ کر لے گئی|گرفتار ہو گیا|گرفتار ہو گئی|گرفتار کر لیا",
    "اگر|دھمکی|ڈر|ورنہ|سکتا|سکتے",
  ],
  [
    "bn",
    "জেলে আছি|জেলে আছে|জেলে আছেন|জেলে বন্দি|জেলে বন্দী|জেলে আটক|জেলে ঢুকাইছে|জেলে দিছে|জেলে দিয়েছে|জেলে পাঠিয়েছে|কারাগারে আছি|কারাগারে আছে|কারাগারে বন্দি|কারাগারে বন্দী|থানায় আছি|থানায় আছে|থানায় আটক|থানায় ধরে|হাজতে|পুলিশ স্টেশনে আছি|পুলিশ স্টেশনে আছে|ডিটেনশন ক্যাম্পে|ডিটেনশন সেন্টারে|ডিটেনশনে|ডিপোর্ট সেন্টারে|ইমিগ্রেশন ক্যাম্পে|ইমিগ্রেশন ধরছে|ইমিগ্রেশন ধরেছে|পুলিশ ধরে নিয়ে গেছে|পুলিশ ধরে নিছে|পুলিশ ধরছে|পুলিশ ধরেছে|পুলিশে ধরছে|পুলিশে ধরেছে|পুলিশ গ্রেফতার করেছে|পুলিশ গ্রেপ্তার করেছে|গ্রেফতার হয়েছে|গ্রেপ্তার হয়েছে|jele achi|jele ache|jele ase|jele asi|jele bondi|thanay achi|thanay ache|police dhorse|police dhore nise|police dhore niye gese|police dhorche|detention camp e",
    "যদি|হুমকি|ভয়|নাহলে|পারে|jodi|humki|bhoy",
  ],
  [
    "si",
    "හිරේ ඉන්නවා|හිරේ ඉන්නේ|හිරගෙදර ඉන්නවා|හිරගෙදර ඉන්නේ|බන්ධනාගාරයේ|බන්ධනාගාරෙ|පොලිසියේ ඉන්නවා|පොලිසියේ ඉන්නේ|පොලිස් ස්ටේෂන් එකේ|පොලිස් ස්ථානයේ|පොලිස් අත්අඩංගුවේ|අත්අඩංගුවේ ඉන්නවා|අත්අඩංගුවට ගත්තා|අත්අඩංගුවට අරන්|රැඳවුම් කඳවුරේ|රැඳවුම් මධ්‍යස්ථානයේ|ඩිටෙන්ෂන් එකේ|පොලිසිය අල්ලගත්තා|පොලිසියෙන් අල්ලගත්තා|පොලිසියට අහුවෙලා|පොලිසියට අහු වෙලා|ඉමිග්‍රේෂන් එකට අහුවෙලා|පොලිසිය අල්ලන් ගියා",
    "නම්|පුළුවන්|බයයි|තර්ජනය|කියලා",
  ],
  [
    "ta",
    "ஜெயிலில் இருக்கிறேன்|ஜெயிலில் இருக்கிறார்|ஜெயிலில் இருக்கிறாள்|ஜெயிலில் இருக்கேன்|ஜெயில்ல இருக்கேன்|ஜெயில்ல இருக்கான்|ஜெயில்ல இருக்கார்|ஜெயில்ல இருக்கா|ஜெயிலில் உள்ளார்|ஜெயிலில் போட்டுட்டாங்க|ஜெயில்ல போட்டுட்டாங்க|சிறையில் இருக்கிறார்|சிறையில் இருக்கிறேன்|சிறையில் உள்ளார்|சிறையில் அடைத்துள்ளனர்|சிறையில் அடைத்தார்கள்|போலீஸ் ஸ்டேஷனில் இருக்கிறேன்|போலீஸ் ஸ்டேஷனில் இருக்கிறார்|போலீஸ் ஸ்டேஷன்ல இருக்கேன்|போலீஸ் ஸ்டேஷன்ல இருக்கார்|காவல் நிலையத்தில் இருக்கிறேன்|காவல் நிலையத்தில் இருக்கிறார்|தடுப்பு முகாமில்|தடுப்பு காவலில்|தடுப்பு மையத்தில்|லாக்கப்பில்|போலீஸ் பிடித்து|போலீஸ் பிடிச்சுட்டாங்க|போலீஸ் பிடிச்சிட்டாங்க|போலீஸ் கைது|கைது செய்யப்பட்டார்|கைது செய்துள்ளனர்|கைது செய்தார்கள்|கைது பண்ணிட்டாங்க",
    "என்றால்|மிரட்டு|மிரட்டுகிறார்|பயம்|பயமா|முடியுமா",
  ],
  [
    "zh",
    "在监狱里|在監獄裡|在监狱|在監獄|在牢里|在牢裡|在坐牢|正在坐牢|被关在监狱|被關在監獄|在看守所|在拘留所|被拘留|被收容|在收容所|在移民局关|在移民局關|移民拘留|在移民监|在移民監|在派出所|在警察局|在警局|在差館|喺差館|喺警署|在警署|喺監獄|坐緊監|被警察抓了|被警察抓走|被警察带走|被警察帶走|被警方逮捕|被逮捕|被捕了|被移民局抓|被移民署抓|被專勤隊抓|警察抓了我|警察把我抓|警察拉咗|俾警察拉咗|被差人拉",
    "如果|要是|会被|會被|会不会|會不會|可能|威胁|威脅|怕|说要|說要|就会|就會|像",
  ],
];

/** What tells in each language that somebody is in the hands of the police, in jail or in immigration detention (`custody`), and what beside it tells that this is only feared, threatened or asked about (`supposed`). */
export const CUSTODY: readonly Vocabulary[] = ROWS.map(([language, custody, supposed]) => ({
  language,
  words: { custody, supposed },
}));
