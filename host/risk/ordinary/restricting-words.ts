/** How 26 languages say who forbids or keeps something without employing anybody; a row of each by language, words and phrases separated by `|`. */
type Rows = readonly string[];

/** That a doctor or an office orders something. */
export const ORDERS: Rows = [
  "said|says|say|told|tells|ordered|orders|advised|advises|asked|forbade|forbids|instructed|recommended|recommends|prescribed",
  "dijo|dice|dicen|mandó|ordenó|recomendó|prohibió|prohíbe|indicó|aconsejó|ha dicho|ha mandado|recetó",
  "a dit|dit|a ordonné|ordonne|interdit|a interdit|conseille|a conseillé|a prescrit|a demandé|prescrit",
  "disse|diz|mandou|proibiu|recomendou|pediu|falou|ordenou|receitou",
  "сказал|сказала|сказали|велел|велела|велели|запретил|запретила|прописал|прописала|говорит|назначил|назначила|рекомендовал|советует",
  "сказав|велів|веліла|заборонив|заборонила|наказав|наказала|каже|призначив|призначила|радить|порадив|порадила",
  "kata|bilang|katanya|suruh|menyuruh|nyuruh|larang|melarang|ngelarang|menyarankan|nasihatkan|cakap|pesan|arahkan|minta|meminta",
  "sabi|sinabi|utos|pinayuhan|payo|bilin|pinagbawalan|ipinagbawal",
  "ingon|miingon|nagingon|giingnan|tambag|gidili",
  "amesema|alisema|kasema|anasema|ameniambia|aliniambia|ameagiza|ameniagiza|amekataza|amenikataza|ameshauri|amenishauri",
  "bảo|dặn|nói|khuyên|cấm|yêu cầu",
  "บอก|สั่ง|ห้าม|แนะนำ|ให้",
  "ប្រាប់|ថា|ហាម|ណែនាំ|បញ្ជា",
  "ပြော|မှာ|တဲ့|ညွှန်",
  "कहा|बोला|बोले|बोली|मना|सलाह|हिदायत|कहते|भन्नुभएको|भन्नुभयो|भनेको|भनेका|भने|भन्यो|सल्लाह|मनाही",
  "kaha|bola|bole|boli|mana|kehte|bhanyo|bhannubhayo|bhannubhako|bollo|boleche|boltese",
  "کہا|بولا|بولے|منع|مشورہ|ہدایت|کہتے",
  "বলছে|বলেছে|বলেছেন|বললেন|বলছেন|কইছে|কইছেন|নিষেধ|মানা|বলল",
  "කිව්වා|කිවුවා|කියනවා|කීවා|කියලා|නියම|තහනම්",
  "சொன்னார்|சொன்னாங்க|சொல்லியிருக்கார்|சொல்லிட்டார்|கூறினார்|சொல்லி",
  "قال|قالت|قالي|قاللي|قالتلي|أمر|أمرني|منعني|نصح|نصحني|طلب|يقول|تقول|وصاني|حكالي|گال|قلي|منعتني|أمرتني|نصحتني|طلبت|وصتني|حكتلي|قالت لي|قال لي",
  "አለ|አለኝ|አዘዘ|አዘዘኝ|አዘዘችኝ|ነገረኝ|ነገረችኝ|ከለከለኝ|መከረኝ|ብሏል|ብሎኛል|ብላለች",
  "说|說|叫|让|讓|嘱|囑|吩咐|要求|建议|建議|交代",
];

/** Who is a doctor, where concepts have no form of the word. */
export const DOCTORS: Rows = [
  "ሐኪም|ሐኪሙ|ሐኪሟ|ሀኪም|ሀኪሙ|ሀኪሟ|ዶክተሩ|ዶክተሯ|ዶክተሬ",
  "health office|health department|health ministry|public health",
  "санэпид|роспотребнадзор|минздрав",
];

/** That somebody stays inside, where concepts have no form of the words. */
export const STAYING_IN: Rows = [
  "stay home|stay at home|stay in bed|stay indoors|stay inside|bed rest",
  "saliera|salga|salgas|saliéramos|quedarme en casa|quede en casa|reposo absoluto|rester à la maison|reste à la maison|rester au lit|sorte|saia|ficar em casa|fique em casa",
  "сидеть дома|оставаться дома|постельный режим|сидіти вдома|залишатися вдома|постільний режим",
  "diam di rumah|istirahat di rumah|duduk rumah|duduk di rumah|rehat di rumah|manatili sa bahay|manatili lang sa bahay|huwag lumabas|makagawas|mogawas|magpabilin sa balay|nikae nyumbani|nibaki nyumbani|nisitoke",
  "ở yên trong nhà|nằm nghỉ|อยู่แต่บ้าน|อยู่ในบ้าน|ออกจากบ้าน|ចេញពីផ្ទះ|នៅក្នុងផ្ទះ|អိမ်ထဲမှာပဲ|အပြင်မထွက်",
  "घर पर रह|घर में रहने|घरमै बस्न|घरमा बस्न|گھر پر رہ|گھر میں رہنے|বাসায় থাকতে|ঘরে থাকতে|බැහැර නොයන්න|ගෙදර ඉන්න|வீட்டிலேயே இருக்க",
  "ألزم البيت|ملازمة البيت|أبقى بالبيت|ابقى في البيت|الخروج من البيت|ቤት እንድቆይ|ከቤት እንዳልወጣ|在家休息|卧床|臥床",
];

/** What stands before a doctor to whom somebody wants to go. */
export const TO_A_DOCTOR =
  "to|to a|to the|see|see a|see the|visit|visit a|a|al|a un|a la|ver al|ver a un|chez|chez le|voir|voir un|voir le|au|ao|ir ao|к|до|ke|jumpa|ketemu|punta sa|pumunta sa|magpunta sa|papunta sa|adto sa|moadto sa|dalhin sa|kwa|kwenda kwa|đi|gặp|đi gặp|ไป|หา|พบ|ទៅ|ជួប|看|去看|见|إلى|الى|عند|على";

/** The same in languages where it stands behind. */
export const BEHIND_A_DOCTOR =
  "के पास|को दिखा|ke paas|ke pas|कहाँ|कोमा|लाई देखा|کے پاس|کو دکھا|কাছে|ළඟට|ගාවට|ලඟට|හම්බ|யிடம்|ரிடம்|கிட்ட|ဆီ|နဲ့|ጋር|ጋ ";

/** What keeps people inside whoever they are: illness that spreads, weather, a curfew, a ward of a hospital. */
export const OUTBREAKS_AND_STORMS: Rows = [
  "patients|inpatients|pacientes|пациентам|пациенты|пацієнтам|пацієнти|pasien|pesakit|pasyente|mga pasyente|wagonjwa|bệnh nhân|ผู้ป่วย|คนไข้|អ្នកជំងឺ|လူနာ|मरीज़|मरीज|मरीज़ों|बिरामीले|مریض|রোগী|রোগীরা|රෝගීන්|நோயாளிகள்|المرضى|ታካሚዎች|患者|病人",
  "quarantine|quarantined|self-isolate|self-isolation|isolation ward|cyclone|hurricane|typhoon|blizzard|curfew|lockdown|sandstorm|tornado|flood warning|storm warning",
  "cuarentena|ciclón|huracán|tifón|tormenta|toque de queda|alerta roja|temporal de nieve",
  "quarantaine|ouragan|typhon|tempête|couvre-feu|alerte rouge",
  "quarentena|ciclone|furacão|tempestade|toque de recolher|alerta vermelho",
  "карантин|карантине|карантина|циклон|ураган|тайфун|шторм|комендантский час|комендантского часа|метель|карантині|комендантська година|комендантської години|повітряна тривога|буревій",
  "karantina|kuarantin|isolasi mandiri|badai|topan|siklon|taufan|jam malam|perintah kawalan pergerakan|perintah berkurung",
  "kwarantin|kwarentin|kuwarentena|bagyo|signal no",
  "karantini|kimbunga|dhoruba|amri ya kutotoka nje|kafyu",
  "cách ly|cách li|bão|siêu bão|giới nghiêm|phong toả|phong tỏa",
  "กักตัว|กักโรค|พายุ|ไต้ฝุ่น|เคอร์ฟิว|ล็อกดาวน์",
  "ចត្តាឡីស័ក|ព្យុះ|បម្រាមគោចរ",
  "ကွာရန်တင်း|မုန်တိုင်း|ညမထွက်ရ",
  "क्वारंटीन|क्वारंटाइन|आइसोलेशन|चक्रवात|तूफान|तूफ़ान|कर्फ्यू|लॉकडाउन|क्वारेन्टिन|क्वारेन्टाइन|कर्फ्यु|लकडाउन",
  "قرنطینہ|طوفان|کرفیو|لاک ڈاؤن",
  "কোয়ারেন্টিন|কোয়ারেন্টাইন|আইসোলেশন|ঘূর্ণিঝড়|কারফিউ|লকডাউন",
  "නිරෝධායන|නිරෝධායනය|සුළි කුණාටුව|කුණාටුව|ඇඳිරි නීතිය|ඇඳිරි නීති",
  "தனிமைப்படுத்தல்|தனிமைப்படுத்த|புயல்|ஊரடங்கு",
  "حجر صحي|الحجر الصحي|العزل الصحي|إعصار|الإعصار|عاصفة|العاصفة|حظر التجول|حظر تجول|منع تجول|منع التجول",
  "ኳራንቲን|ለይቶ ማቆያ|አውሎ ነፋስ|ሰዓት እላፊ",
  "隔离|隔離|台风|颱風|宵禁|封城|沙尘暴|戒严|戒嚴",
];

/** That a child is punished, or has to do its homework first. */
export const PUNISHED: Rows = [
  "grounded|homework|in detention|naughty",
  "castigado|castigada|castigados|deberes|la tarea",
  "puni|punie|punis|consigné|consignée|ses devoirs|en retenue",
  "de castigo|lição de casa|trabalho de casa",
  "наказан|наказана|наказали|уроки сделает|домашнее задание|покараний|покарана|покарали|уроки зробить",
  "dihukum|kena hukum|hukuman|pekerjaan rumah|kerja sekolah|ngerjain pr",
  "grounded|pinarusahan|parusa|takdang-aralin|assignment",
  "gisilotan|silot",
  "adhabu|nimemuadhibu|amepewa adhabu|kazi ya nyumbani ya shule",
  "bị phạt|cấm túc|phạt con|bài tập",
  "ลงโทษ|กักบริเวณ|การบ้าน",
  "ដាក់ទោស|ពិន័យកូន|កិច្ចការផ្ទះ",
  "အပြစ်ပေး|အိမ်စာ",
  "सज़ा|सजा|होमवर्क|सजाय|गृहकार्य",
  "saza|saja|homework",
  "سزا|ہوم ورک",
  "শাস্তি|হোমওয়ার্ক",
  "දඬුවම|දඬුවම්|ගෙදර වැඩ",
  "தண்டனை|வீட்டுப்பாடம்",
  "معاقب|معاقبة|عقاب|عقوبة|عاقبت|عاقبته|عاقبتها|الواجبات",
  "ቀጣሁት|ቀጣኋት|ተቀጥቷል|ተቀጥታለች|የቤት ሥራ|የቤት ስራ",
  "禁足|罚|罰|作业|作業",
];

/** That somebody has rented and moves out. */
export const RENTED: Rows = [
  "landlord|landlady|moved out|tenancy|the lease|end of lease",
  "casero|casera|arrendador|arrendadora|me mudé|nos mudamos|dejé el piso|dejé el apartamento",
  "propriétaire|bailleur|bailleresse|état des lieux|déménagé",
  "senhorio|senhoria|me mudei|saí do apartamento|inquilino",
  "арендодатель|хозяин квартиры|хозяйка квартиры|съехал|съехала|съехали",
  "господар квартири|господиня квартири|власник квартири|власниця квартири|орендодавець|з'їхала|з'їхав|виїхала|виїхав",
  "ibu kos|bapak kos|pemilik kos|kosan|kos-kosan|kontrakan|pindah keluar|rumah sewa|tuan rumah|bilik sewa",
  "landlord|landlady|kasera|lumipat|umalis na sa apartment",
  "nibalhin|mibalhin|abang sa balay|giabangan",
  "mwenye nyumba|nimehama|nilihama",
  "dọn đi|dọn ra|trả phòng|trả nhà|thuê nhà|nhà trọ|phòng trọ|chủ trọ",
  "เจ้าของหอ|เจ้าของห้อง|เจ้าของบ้านเช่า|ย้ายออก|บ้านเช่า",
  "រើចេញ|ផ្ទះជួល|បន្ទប់ជួល",
  "အိမ်ငှား|အခန်းငှား|ပြောင်းထွက်|ပြောင်းတာ|ပြောင်းသွား",
  "मकान मालिक|मकान मालकिन|मकान खाली|घरबेटी|घरधनी|कोठा छाडेको|कोठा सरेको",
  "makan malik|makaan malik|gharbeti",
  "مالک مکان|مکان خالی",
  "বাড়িওয়ালা|বাড়িওয়ালী|বাসা ছেড়ে|বাড়ি ছেড়ে",
  "ගෙවල් හිමියා|ගේ අයිතිකාරයා|ගෙයින් අයින්",
  "வீட்டு உரிமையாளர்|வீட்டு ஓனர்|காலி செய்து|காலி பண்ணி",
  "صاحب الشقة|مالك الشقة|المؤجر|طلعت من الشقة|خرجت من الشقة|تركت الشقة",
  "አከራይ|አከራዬ|አከራዩ|ቤቱን ለቀቅሁ|ቤቱን ለቅቄ",
  "房东|房東|退租|搬走|搬出",
];

/** A machine that gives money. */
export const CASH_MACHINES: Rows = [
  "atm|cash machine|cashpoint|cajero|distributeur|guichet automatique|caixa eletrônico|caixa automático|multibanco|банкомат|банкомате",
  "máy rút tiền|cây rút tiền|ตู้เอทีเอ็ม|เอทีเอ็ม|ตู้กดเงิน|អេធីអឹម|ម៉ាស៊ីនដកប្រាក់|အေတီအမ်|ငွေထုတ်စက်",
  "एटीएम|اے ٹی ایم|এটিএম|ඒටීඑම්|ஏடிஎம்|الصراف|صراف|الصرافة|ماكينة السحب|ኤቲኤም|取款机|取款機|提款机|提款機|柜员机|櫃員機",
];

/** That it keeps a card. */
export const SWALLOWED: Rows = [
  "swallowed|ate|eaten|retained|captured|tragó|comió|se quedó con|ha tragado|avalé|a gardé|gardé|engoliu|reteve|съел|проглотил|зажевал|з'їв|проковтнув",
  "tertelan|ditelan|ketelan|nelan|telan|kinain|nakain|nilamon|gikaon|nakaon|imemeza|ilimeza|imekula|nuốt|กิน|ดูด|กลืน|លេប|ស៊ី|မျို|စား",
  "निगल|फँस|फंस|निल्यो|अड्कियो|نگل|پھنس|গিলে|আটকে গেছে|ගිල|ගිලලා|හිර වුණා|விழுங்கி|விழுங்கிடுச்சு|விழுங்கியது|சிக்கி|سحب|سحبت|بلع|ابتلع|بلعت|أكل|ዋጠ|ዋጠብኝ|በላ|በላብኝ|吞|吃",
];

/** A lift. */
export const LIFTS: Rows = [
  "the lift|a lift|elevator|ascensor|ascenseur|l'ascenseur|d'ascenseur|elevador|лифт|лифте|ліфт|ліфті|di lift|dalam lift|lif|sa elevator|lifti|kwenye lifti|thang máy",
  "ลิฟต์|ลิฟท์|ជណ្តើរយន្ត|ဓာတ်လှေကား|लिफ्ट|लिफ़्ट|لفٹ|লিফট|লিফটে|ලිෆ්ට්|ලිෆ්ට් එකේ|லிப்ட்|லிஃப்ட்|லிஃப்டில்|லிப்டில்|المصعد|بالمصعد|الأسانسير|بالأسانسير|ሊፍት|አሳንሰር|电梯|電梯|升降机|升降機",
];

/** A contract for a phone and who sells it. */
export const PHONE_CONTRACTS: Rows = [
  "phone contract|mobile contract|phone plan|mobile plan|port my number|network provider|phone company|my carrier",
  "portabilidad|compañía telefónica|operadora|línea móvil|contrato del móvil|contrato del celular",
  "forfait|opérateur|abonnement mobile|portabilité",
  "portabilidade|plano do celular|contrato do celular|contrato do telemóvel",
  "оператор связи|мобильный оператор|мобильного оператора|тариф|перенести номер|мобільний оператор|мобільного оператора|перенести номер",
  "operator seluler|provider hp|kontrak hp|pascabayar|pelan telefon|kontrak telefon|syarikat telekom",
  "postpaid|plan ng phone|plan ng cellphone|kontrata sa phone|mtandao wa simu|kampuni ya simu|mkataba wa simu",
  "nhà mạng|thuê bao|gói cước|chuyển mạng|ค่ายมือถือ|เครือข่ายมือถือ|ย้ายค่าย|แพ็กเกจรายเดือน|ក្រុមហ៊ុនទូរស័ព្ទ|ဖုန်းကုမ္ပဏီ",
  "मोबाइल कंपनी|नंबर पोर्ट|मोबाइल कम्पनी|नम्बर पोर्ट|موبائل کمپنی|نمبر پورٹ|মোবাইল কোম্পানি|মোবাইল অপারেটর|নম্বর পোর্ট",
  "දුරකථන සමාගම|දුරකථන සමාගමේ|மொபைல் நிறுவனம்|நம்பர் போர்ட்|شركة الاتصالات|شركة الجوال|شركة الموبايل|نقل الرقم|عقد الجوال|የስልክ ኩባንያ|ኢትዮ ቴሌኮም",
  "运营商|營運商|电信公司|電信公司|携号转网|攜號轉網|手机合约|手機合約|手机套餐",
];

/** Where visas are applied for. */
export const VISA_CENTRES: Rows = [
  "visa centre|visa center|visa application centre|visa application center|vfs|centro de visados|centro de visas|consulado|centre de visas|consulat|centro de vistos|consulate",
  "визовый центр|визовом центре|визового центра|консульство|консульстве|візовий центр|візовому центрі|візового центру|pusat visa|pusat permohonan visa|kituo cha visa|kituo cha maombi ya visa",
  "trung tâm thị thực|trung tâm visa|trung tâm tiếp nhận hồ sơ thị thực|ศูนย์รับยื่นวีซ่า|ศูนย์วีซ่า|មជ្ឈមណ្ឌលទិដ្ឋាការ|ဗီဇာစင်တာ",
  "वीज़ा सेंटर|वीजा सेंटर|वीज़ा केंद्र|वीजा केंद्र|भिसा सेन्टर|भिसा केन्द्र|ویزا سینٹر|ویزہ سینٹر|ভিসা সেন্টার|ভিসা কেন্দ্র|වීසා මධ්‍යස්ථානය|විසා මධ්‍යස්ථානය|விசா மையம்|விசா மையத்தில்|விசா சென்டர்",
  "مركز التأشيرات|مركز التأشيرة|مركز الفيزا|የቪዛ ማዕከል|签证中心|簽證中心",
];
