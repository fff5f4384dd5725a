import type { Vocabulary } from "./subject.ts";

/** The same of the languages of Asia: see `demands.ts`. */
export const ASIAN_DEMANDS: readonly Vocabulary[] = [
  {
    language: "hi",
    words: {
      asking:
        "मांग|मांगा|मांगे|मांगी|मांगता|मांगती|मांगते|मांग रहा|मांग रही|मांग रहे|माँग|माँगा|माँगे|माँगी|माँगता|माँगती|माँगते|चाहता|चाहती|चाहते|चाहिए|ले रहा|ले रही|ले रहे|लेता|लेती|लेते|देने को|देने होंगे|देना होगा|देने पड़ेंगे|देना पड़ेगा|भरने को|जमा करने को|मांगता है|वसूल|mang raha|mang rahi|mang rahe|maang raha|maang rahi|maang rahe|manga|maanga|mange|maange|mangta|mangte|mangti|maangta|maangte|maangti|chahta|chahte|chahiye|dene honge|dena hoga|dene padenge|dena padega|dene ko bol|ले लिए|ले लिया|लिए हैं|लिया है|ले चुका|ले चुके|वसूले|ऐंठ लिए|le liye|le liya|liye hain|liya hai|le chuka|le chuke|vasule",
      firm: "कंपनी|कम्पनी|दफ्तर|ऑफिस|फर्म|कंसल्टेंसी|कंसल्टेंट|ठेकेदार|दलाल|बिचौलिया|company|company wala|company wale|office wala|office wale|dalal|thekedar|consultancy",
      somebody:
        "कोई|एक आदमी|एक औरत|आदमी|चाचा|मामा|दोस्त|रिश्तेदार|पड़ोसी|वे|वह|koi|ek aadmi|aadmi|dost|rishtedar|padosi",
      cash: "पैसे|पैसा|रकम|नकद|paisa|paise|rakam",
      errand:
        "टूरिस्ट वीज़ा|टूरिस्ट वीजा|छुट्टी|पर्यटन|किराया|मकान|विश्वविद्यालय|यूनिवर्सिटी|छात्रवृत्ति|बीमा|पार्सल|दूतावास|बैंक|होटल|tourist visa|kiraya|university|bima",
    },
  },
  {
    language: "ne",
    words: {
      asking:
        "माग्यो|मागे|मागेको|माग्दै|माग्छ|माग्छन्|मागिरहेको|मागिरहेका|मागिन्|मागेर|माँग्यो|माग्नुभयो|तिर्नु|तिर्न|तिर्नुपर्छ|तिर्नुपर्ने|बुझाउन|लाग्छ भन्छ|चाहियो|लिन्छ|लिन्छन्|लिएको|magyo|mageko|magdai|magcha|magchha|magchan|magchhan|magirako|magiracha|magirahecha|magiraheko|magera|mangcha|maagyo|tirna|tirnu parcha|tirnu parchha|लियो|लियौ|लिएका|लिइसक्यो|लिइसके|असुल्यो|असुले|liyo|liyeko|liisakyo",
      firm: "कम्पनी|म्यानपावर|म्यान पावर|अफिस|कन्सल्टेन्सी|दलाल|बिचौलिया|एजेन्ट|एजेन्सी|company|manpower|dalal|consultancy",
      somebody: "कोही|एक जना|एकजना|मान्छे|दाइ|काका|मामा|साथी|छिमेकी|आफन्त|उनी|उनीहरू|उसले",
      cash: "पैसा|रकम|नगद|paisa|rakam",
      errand: "पर्यटक भिसा|घुम्न|बिदा|भाडा|घर भाडा|विश्वविद्यालय|छात्रवृत्ति|बीमा|पार्सल|दूतावास|बैंक|होटल",
    },
  },
  {
    language: "ur",
    words: {
      asking:
        "مانگ رہا|مانگ رہی|مانگ رہے|مانگا|مانگے|مانگی|مانگتا|مانگتی|مانگتے|طلب|طلب کر|چاہتا|چاہتی|چاہتے|چاہیے|لے رہا|لے رہے|لیتا|لیتے|دینے کو|دینے ہوں گے|دینا ہوگا|دینے پڑیں گے|دینا پڑے گا|وصول|لے لیے|لے لیے ہیں|لے لیا|لیے ہیں|لیا ہے|لے چکا|لے چکے|وصول کیے|اینٹھ لیے",
      firm: "کمپنی|دفتر|فرم|کنسلٹنٹ|کنسلٹنسی|ٹھیکیدار|دلال|ایجنسی|ایجنٹ",
      somebody: "کوئی|ایک آدمی|ایک شخص|شخص|آدمی|چچا|ماموں|دوست|رشتہ دار|پڑوسی|وہ",
      cash: "پیسے|پیسہ|رقم|نقد",
      errand:
        "سیاحتی ویزا|ٹورسٹ ویزا|چھٹی|سیاحت|کرایہ|مکان|یونیورسٹی|وظیفہ|انشورنس|پارسل|سفارت خانہ|بینک|ہوٹل",
    },
  },
  {
    language: "bn",
    words: {
      asking:
        "চায়|চাইছে|চাচ্ছে|চাইল|চেয়েছে|চেয়েছেন|চাইতেছে|চান|চাইছেন|দাবি|দিতে বলে|দিতে বলেছে|দিতে বলছে|দিতে হবে|নেয়|নিচ্ছে|নিয়েছে|লাগবে|chay|chaise|chacche|chaitese|chaitache|chaiche|chaicche|dabi korse|dabi kortese|dite bolse|dite bolche|dite koise|dite hobe|dite bole|নিছে|নিল|নিলো|নিয়ে নিছে|নিয়ে নিয়েছে|নিয়ে গেছে|nise|niche|niyeche|niyese|nilo|niye nise|niye geche",
      firm: "কোম্পানি|কোম্পানী|অফিস|ফার্ম|কনসালটেন্সি|দালাল|এজেন্সি|এজেন্ট|ঠিকাদার|company|dalal|office",
      somebody: "কেউ|একজন|এক লোক|লোকটা|চাচা|মামা|বন্ধু|আত্মীয়|প্রতিবেশী|সে|তারা",
      cash: "টাকা|পয়সা|অর্থ|নগদ|taka",
      errand: "টুরিস্ট ভিসা|ট্যুরিস্ট ভিসা|পর্যটন|ছুটি|ভাড়া|বাসা ভাড়া|বিশ্ববিদ্যালয়|বৃত্তি|বীমা|পার্সেল|দূতাবাস|ব্যাংক|হোটেল",
    },
  },
  {
    language: "si",
    words: {
      asking:
        "ඉල්ලනවා|ඉල්ලුවා|ඉල්ලයි|ඉල්ලති|ඉල්ලා|ඉල්ලන|ඉල්ලන්නේ|ඉල්ලුවේ|ඉල්ලලා|ගන්නවා|ගත්තා|ගෙවන්න කියනවා|ගෙවන්න කිව්වා|ගෙවන්න ඕන|ගෙවන්න ඕනේ|ගෙවිය යුතුයි|අය කරනවා|illanawa|illuwa|අරගෙන|අරන් ගියා|ලබා ගත්තා|gaththa|gatta|araganna|aran giya",
      firm: "සමාගම|සමාගමක්|සමාගමෙන්|කොම්පැනිය|කොම්පැනියක්|කාර්යාලය|ඔෆිස්|ඒජන්සිය|ඒජන්සියක්|ඒජන්ට්|තැරැව්කරු|තැරැව්කරුවා|තැරැව්කරුවෙක්|උප නියෝජිත",
      somebody: "කෙනෙක්|මිනිහෙක්|ගෑණු කෙනෙක්|යාළුවෙක්|නෑදෑයෙක්|අසල්වැසියෙක්|ඔවුන්|එයා|එයාලා",
      cash: "සල්ලි|මුදල්|මුදල|salli",
      errand: "සංචාරක වීසා|නිවාඩු|සංචාරය|කුලිය|ගෙවල් කුලිය|විශ්වවිද්‍යාලය|ශිෂ්‍යත්ව|රක්ෂණ|තානාපති|බැංකුව|හෝටලය",
    },
  },
  {
    language: "ta",
    words: {
      asking:
        "கேட்கிறது|கேட்கிறார்|கேட்கிறார்கள்|கேட்கிறாங்க|கேக்குறாங்க|கேக்குது|கேட்டது|கேட்டார்|கேட்டார்கள்|கேட்டாங்க|கேட்கிறான்|கேட்டான்|கேட்குது|கேட்கின்றனர்|கட்ட சொல்கிறார்கள்|கட்ட சொல்றாங்க|கட்டணும்|கட்ட வேண்டும்|செலுத்த வேண்டும்|வேண்டும் என்கிறார்|கொடுக்க வேண்டும்|வாங்குகிறார்கள்|kekuranga|kettanga|வாங்கினார்|வாங்கினாங்க|வாங்கிட்டாங்க|வாங்கிட்டான்|வாங்கியது|வாங்கினான்|எடுத்துக்கிட்டாங்க|எடுத்துக்கொண்டது|vanginanga|vangittanga|vangitan|vangunanga",
      firm: "நிறுவனம்|நிறுவன|கம்பெனி|கம்பனி|அலுவலகம்|ஏஜென்சி|ஏஜென்ட்|ஏஜண்ட்|முகவர்|தரகர்|புரோக்கர்|ஒப்பந்ததாரர்",
      somebody: "ஒருவர்|ஒருத்தர்|ஒரு ஆள்|ஒரு நபர்|மாமா|சித்தப்பா|நண்பர்|உறவினர்|பக்கத்து வீட்டு|அவர்|அவர்கள்|அவங்க",
      cash: "பணம்|பண|காசு|தொகை",
      errand: "சுற்றுலா விசா|சுற்றுலா|விடுமுறை|வாடகை|பல்கலைக்கழகம்|உதவித்தொகை|காப்பீடு|தூதரகம்|வங்கி|ஹோட்டல்",
    },
  },
  {
    language: "id",
    words: {
      asking:
        "minta|meminta|diminta|mintanya|menagih|ditagih|menuntut|mau|mau minta|memungut|dipungut|menarik|mengenakan|menyuruh bayar|disuruh bayar|suruh bayar|suruh saya bayar|harus bayar|wajib bayar|disuruh setor|harus setor|saya bayar|saya harus membayar|kena bayar|perlu bayar|nak|ambil|mengambil|diambil|sudah ambil|memotong|menerima",
      firm: "perusahaan|kantor|pt|biro|penyalur|yayasan|calo|sponsor|tekong|makelar|syarikat|pejabat|firma|konsultan|agensi|ejen|agen|kompeni",
      somebody:
        "seseorang|seorang|ada orang|orang itu|teman|kawan|paman|om|tetangga|saudara|sepupu|mereka|dia",
      cash: "uang|duit|wang|dana",
      errand:
        "visa turis|visa pelancong|visa wisata|liburan|cuti|wisata|pariwisata|sewa|kontrakan|universitas|universiti|beasiswa|biasiswa|asuransi|insurans|maskapai|paket|kedutaan|konsulat|bank|hotel",
    },
  },
  {
    language: "tl",
    words: {
      asking:
        "hinihingi|humihingi|hiningi|humingi|hinihingan|hiningan|hinihingian|sinisingil|naniningil|siningil|maningil|singil|pinagbabayad|pinababayad|pinapabayad|pinagbayad|gusto nila|gusto niya|nanghihingi|kailangan kong magbayad|kailangan ko magbayad|dapat magbayad|magbayad daw|magbayad muna|bayaran ko|nangayo|nangayog|mangayo|gipabayad|gipabayaran|gisukot|nagsukot|nangolekta|gusto nga mobayad|kinahanglan mobayad|kinahanglang mobayad|kumuha|kinuha|kinuhanan|kinuhaan|sumingil|naningil|kinolekta|tinanggap",
      firm: "kompanya|kumpanya|opisina|ahensya|ahensiya|ahente|agency|rekruter|recruiter|fixer|kontratista",
      somebody:
        "may tao|isang tao|isang babae|isang lalaki|kaibigan|kaibigan ko|tiyo|tiya|tito|tita|pinsan|kapitbahay|sila|siya|usa ka tawo|higala|silingan",
      cash: "pera|salapi|kwarta|datong",
      errand:
        "tourist visa|bakasyon|turismo|upa|renta|unibersidad|scholarship|insurance|embahada|konsulado|bangko|hotel",
    },
  },
  {
    language: "vi",
    words: {
      asking:
        "đòi|yêu cầu|bắt đóng|bắt nộp|bắt trả|bảo đóng|bảo nộp|bảo tôi đóng|bảo tôi nộp|muốn thu|thu của tôi|đang thu|thu mỗi tháng|mỗi tháng thu|thu hàng tháng|hàng tháng thu|tháng nào cũng thu|phải đóng|phải nộp|phải trả|phải chuyển|đòi tôi|đòi em|lấy của tôi|muốn|đã lấy|lấy của em|đã thu|thu của em|đã cầm|thu mất|lấy mất",
      firm: "công ty|công ti|cty|văn phòng|môi giới|người môi giới|trung tâm|đại lý|cò|nghiệp đoàn|bên tuyển dụng",
      somebody:
        "có người|một người|ai đó|bạn tôi|chú tôi|cô tôi|hàng xóm|người quen|họ|anh ấy|chị ấy",
      cash: "tiền|một khoản",
      errand:
        "visa du lịch|thị thực du lịch|du lịch|kỳ nghỉ|thuê nhà|tiền nhà|đại học|học bổng|bảo hiểm|hãng bay|hãng hàng không|đại sứ quán|lãnh sự quán|ngân hàng|khách sạn",
    },
  },
  {
    language: "th",
    words: {
      asking:
        "เรียกเงิน|เรียกเก็บ|เรียก|ขอเงิน|ขอ|เก็บเงิน|เก็บค่า|จะเอา|อยากได้|ต้องการ|ให้จ่าย|ให้โอน|บอกให้จ่าย|ต้องจ่าย|ต้องโอน|คิดเงิน|คิดค่า|เอาเงิน|เอาไป|เก็บไป|รับเงิน|หักไป",
      firm: "บริษัท|สำนักงาน|ออฟฟิศ|นายหน้า|เอเจนซี่|เอเย่นต์|เอเจนต์|จัดหางาน|ผู้รับเหมา",
      somebody: "มีคน|คนรู้จัก|ใครบางคน|เพื่อน|ญาติ|ลุง|ป้า|น้า|เพื่อนบ้าน|เขา|พวกเขา",
      cash: "เงิน|ตังค์|ตัง",
      errand:
        "วีซ่าท่องเที่ยว|ท่องเที่ยว|ไปเที่ยว|วันหยุด|ค่าเช่า|ห้องเช่า|มหาวิทยาลัย|ทุนการศึกษา|ประกัน|สายการบิน|พัสดุ|สถานทูต|กงสุล|ธนาคาร|โรงแรม",
      unasked: "ขอถาม|ขอสอบถาม|ขอบคุณ|ขอโทษ|ขอความช่วยเหลือ|ขอคำแนะนำ",
    },
  },
  {
    language: "km",
    words: {
      asking:
        "ទាមទារ|ទារ|ទារប្រាក់|ទារលុយ|សុំលុយ|សុំប្រាក់|ស្នើសុំ|សុំ|ចង់បាន|យកលុយ|យកប្រាក់|ឱ្យបង់|អោយបង់|ឲ្យបង់|ត្រូវបង់|តម្រូវឱ្យ|គិតលុយ|គិតថ្លៃ|យក|បានយក|បានទទួល|បានទារ",
      firm: "ក្រុមហ៊ុន|ការិយាល័យ|មេខ្យល់|ភ្នាក់ងារ|ឈ្មួញកណ្តាល|អ្នកនាំ|អ្នកសម្របសម្រួល",
      somebody: "មានគេ|មនុស្សម្នាក់|មិត្ត|ពូ|មីង|អ្នកជិតខាង|សាច់ញាតិ|គេ|ពួកគេ",
      cash: "លុយ|ប្រាក់",
      errand:
        "ទិដ្ឋាការទេសចរណ៍|វីសាទេសចរណ៍|ទេសចរណ៍|វិស្សមកាល|ថ្លៃឈ្នួលផ្ទះ|ជួលផ្ទះ|សាកលវិទ្យាល័យ|អាហារូបករណ៍|ធានារ៉ាប់រង|ស្ថានទូត|ធនាគារ|សណ្ឋាគារ",
      unasked: "សុំសួរ|សុំជំនួយ|សុំទោស",
    },
  },
  {
    language: "my",
    words: {
      asking:
        "တောင်း|တောင်းတယ်|တောင်းနေ|တောင်းသည်|တောင်းခံ|တောင်းလို့|ပေးရမယ်|ပေးရမည်|ပေးခိုင်း|သွင်းခိုင်း|သွင်းရမယ်|ကောက်တယ်|ကောက်ခံ|ယူတယ်|လိုချင်တယ်|ပေးဖို့ပြော|ယူသွား|ယူထား|ယူခဲ့|ယူလိုက်|ယူပြီ|ကောက်ခဲ့",
      firm: "ကုမ္ပဏီ|ကုမ္ပဏီက|ရုံး|အေဂျင်စီ|အေးဂျင့်|ပွဲစား|ကိုယ်စားလှယ်|ကြားလူ",
      somebody: "လူတစ်ယောက်|တစ်ယောက်က|သူငယ်ချင်း|ဦးလေး|အဒေါ်|အိမ်နီးချင်း|ဆွေမျိုး|သူတို့|သူက",
      cash: "ပိုက်ဆံ|ငွေ",
      errand: "ခရီးသွားဗီဇာ|တိုးရစ်ဗီဇာ|အလည်ဗီဇာ|အပန်းဖြေ|အိမ်ငှားခ|တက္ကသိုလ်|ပညာသင်ဆု|အာမခံ|သံရုံး|ဘဏ်|ဟိုတယ်",
    },
  },
  {
    language: "zh",
    words: {
      asking:
        "要我|要求|要交|要付|收我|收取|收费|收費|要收|叫我|让我交|讓我交|让我付|讓我付|索要|索取|开价|開價|得交|必须交|必須交|必须付|必須付|要钱|要錢|要|收了|收走|拿了|拿走|扣了|已收|收取了|收走了",
      firm: "公司|中介|仲介|劳务公司|勞務公司|中间人|中間人|办事处|辦事處|代理|经纪|經紀|招工|包工头|包工頭|蛇头|蛇頭|牛头|牛頭",
      somebody: "有人|有个人|有個人|朋友|亲戚|親戚|叔叔|阿姨|邻居|鄰居|他们|他們|他|她",
      cash: "钱|錢|万块|千块|萬塊|千塊|万元|千元|萬元|一笔钱|一筆錢|现金|現金",
      errand:
        "旅游签证|旅遊簽證|旅游|旅遊|度假|房租|租房|公寓|大学|大學|奖学金|獎學金|保险公司|保險公司|航空公司|快递|快遞|使馆|使館|领事馆|領事館|银行|銀行|酒店",
      unasked: "不要|需要|重要|主要|只要|想要|要是|我要|我想要",
    },
  },
];
