import type { Rows } from "../../reading/terms/rows.ts";

/** How people say of themselves or of one other that they are trafficked, sold or a victim of forced labour, one or two words of it between; not of victims in general. */
export const ENSLAVED = [
  "i am trafficked|i'm trafficked|im trafficked|i was trafficked|i been trafficked|i have been trafficked|i got trafficked|we are trafficked|we were trafficked|was trafficked|being trafficked|am being trafficked|is being trafficked|trafficked to|trafficked into|trafficked me|trafficked her|victim of trafficking|victim of human trafficking|victim of sex trafficking|trafficking victim|victim of forced labour|victim of forced labor|victim of modern slavery|forced labour victim|i am a slave|i'm a slave|kept as a slave|keep me as slave|sold into prostitution|forced into prostitution|forced to prostitution|forced prostitution|forced me into prostitution|force me into prostitution|force me to prostitution|force me prostitution|force me to prostitute|forced to prostitute|make me prostitute|forced to sell my body|force me to sell my body|make me sell my body|sell my body",
  "víctima de trata|victima de trata|víctima de la trata|víctima de tráfico de personas|víctima de trabajo forzoso|víctima de trabajos forzados|víctima de esclavitud|víctima de explotación|me obligan a prostituirme|me obligaron a prostituirme|me obliga a prostituirme|obligada a prostituirme|obligan a prostituirnos|me prostituyen|vender mi cuerpo|me vendieron a|me tienen de esclava|me tienen como esclava",
  "victime de traite|victime de la traite|victime de trafic|victime de trafic d'êtres humains|victime du trafic|victime d'esclavage|victime de travail forcé|me forcent à me prostituer|me force à me prostituer|m'oblige à me prostituer|m'obligent à me prostituer|forcée à me prostituer|obligée de me prostituer|forcée de me prostituer|vendre mon corps|traitée comme une esclave",
  "vítima de tráfico|vitima de trafico|vítima do tráfico|vítima de trabalho escravo|vítima de trabalho forçado|vítima de escravidão|me obrigam a me prostituir|me obriga a me prostituir|obrigada a me prostituir|forçada a me prostituir|me forçam a me prostituir|obrigam-me a prostituir|vender meu corpo|vender o meu corpo",
  "korban tppo|korban perdagangan orang|korban perdagangan manusia|korban trafficking|korban human trafficking|korban kerja paksa|korban perbudakan|mangsa pemerdagangan|mangsa pemerdagangan orang|mangsa buruh paksa|dipaksa melacur|dipaksa jadi psk|dipaksa jadi pelacur|dipaksa jual diri|dipaksa menjual diri|jual diri|menjual diri|dipaksa melayani tamu|dijual jadi psk",
  "biktima ng human trafficking|biktima po ako ng human trafficking|biktima ako ng human trafficking|biktima ng trafficking|biktima ako ng trafficking|biktima po ako ng trafficking|biktima ng forced labor|biktima ng sapilitang|na-human traffic|natraffic ako|na-traffic ako|ibenta ang katawan|magbenta ng katawan|nagbebenta ng katawan|ibinebenta ang katawan|ibenta katawan|binebenta ako|binenta ako|ibinenta ako|pinipilit magprostitute|biktima ko sa human trafficking|gibaligya ko|gipugos ko og baligya",
  "nạn nhân buôn người|nạn nhân của buôn người|nạn nhân mua bán người|nạn nhân của nạn buôn người|nạn nhân bị mua bán|bị buôn bán người|bị mua bán người|bị bán sang|bị bán qua|ép bán dâm|ép làm gái|ép tiếp khách|bị ép bán thân|bán thân|nạn nhân lao động cưỡng bức",
  "mwathirika wa usafirishaji haramu|mwathirika wa biashara haramu|muathirika wa usafirishaji|mhanga wa biashara haramu|nimesafirishwa kiharamu|niliuzwa|nimeuzwa|tumeuzwa|wananilazimisha ukahaba|ananilazimisha ukahaba|nalazimishwa ukahaba|kuuza mwili|niuze mwili|nauza mwili|ninafanywa mtumwa|nimefanywa mtumwa",
  "жертва торговли людьми|жертвой торговли людьми|жертва трафика|жертва принудительного труда|жертва рабства|меня продали|нас продали|заставляют заниматься проституцией|заставляют проституировать|принуждают к проституции|продавать свое тело|продавать своё тело|держат в рабстве|я в рабстве",
  "жертва торгівлі людьми|жертвою торгівлі людьми|жертва примусової праці|жертва рабства|мене продали|нас продали|змушують займатися проституцією|примушують до проституції|продавати своє тіло|тримають у рабстві|я в рабстві",
  "ضحية اتجار|ضحية الاتجار|ضحية اتجار بالبشر|ضحية الاتجار بالبشر|ضحية إتجار|ضحية عمل قسري|ضحية السخرة|ضحية استغلال|باعوني|باعني|تم بيعي|يجبرونني على الدعارة|يجبروني على الدعارة|بيجبروني على الدعارة|يجبرني على الدعارة|أجبروني على الدعارة|اجبروني على الدعارة|بيع جسدي|ابيع جسمي|أبيع جسدي|dahiyat itijar|ba3ouni|ba3uni",
  "मानव तस्करी का शिकार|मानव तस्करी की शिकार|तस्करी का शिकार|तस्करी की शिकार|बंधुआ मजदूरी का शिकार|मुझे बेच दिया|बेच दिया गया|वेश्यावृत्ति करवा|वेश्यावृत्ति के लिए मजबूर|जिस्म बेच|शरीर बेच|धंधा करवा|manav taskari ka shikar|manav taskari ki shikar|human trafficking ka shikar|human trafficking ki shikar|trafficking ka shikar|trafficking ki shikar|mujhe bech diya|dhandha karwa|jism bech|galat kaam karwa",
  "मानव बेचबिखनको शिकार|बेचबिखनको शिकार|बेचबिखनमा परें|बेचबिखनमा परेँ|बेचबिखनमा परेको|मलाई बेचे|मलाई बेचिदिए|मलाई बेच्यो|मलाई बेचियो|देह व्यापार गराउ|वेश्यावृत्ति गराउ|यौन धन्दा गराउ|जबरजस्ती श्रमको शिकार|manav bechbikhan|bechbikhan ma pare|bechbikhanko sikar|malai beche|malai bechyo|deha byapar",
  "মানব পাচারের শিকার|পাচারের শিকার|পাচার হয়ে|পাচার করা হয়েছে|আমাকে পাচার|আমাকে বিক্রি|আমারে বিক্রি|বেচে দিছে|বিক্রি করে দিছে|বিক্রি করে দিয়েছে|দেহ ব্যবসা করতে বাধ্য|দেহ ব্যবসা করায়|জোর করে দেহ ব্যবসা|পতিতাবৃত্তি করতে বাধ্য|manob pacharer shikar|pacharer shikar|amake bikri|amare bikri|deho babsha|deho bebsha",
  "انسانی اسمگلنگ کا شکار|انسانی اسمگلنگ کی شکار|اسمگلنگ کا شکار|مجھے بیچ دیا|بیچ دیا گیا|جسم فروشی پر مجبور|دھندہ کروا|جبری مشقت کا شکار",
  "මිනිස් ජාවාරමට|මිනිස් ජාවාරමකට|ජාවාරමේ ගොදුරක්|මිනිස් වෙළඳාමට|මිනිස් වෙළඳාමේ|මාව වික්කා|මාව විකුණලා|මාව විකුණා|ගණිකා වෘත්තියට|ගණිකා වෘත්තියේ|ඇඟ විකුණ|minis jawaramata|mawa wikka|mava vikka|ganika wurthiyata",
  "ஆள்கடத்தலுக்கு|ஆட்கடத்தலுக்கு|மனித கடத்தலுக்கு|மனிதக் கடத்தலுக்கு|கடத்தலால் பாதிக்கப்பட்ட|என்னை விற்று|என்னை வித்துட்டாங்க|விபச்சாரத்தில் ஈடுபடுத்து|விபச்சாரம் செய்ய|விபச்சாரத்திற்கு|உடலை விற்க|ennai vithutanga|enna vithutanga|vibacharam",
  "လူကုန်ကူးခံ|လူကုန်ကူး ခံ|လူကုန်ကူးမှု ခံ|လူကုန်ကူးမှုခံ|ရောင်းစားခံ|ရောင်းစား ခံ|ရောင်းစားလိုက်|ပြည့်တန်ဆာ လုပ်ခိုင်း|ပြည့်တန်ဆာလုပ်ခိုင်း|ခန္ဓာကိုယ်ရောင်း|အတင်းအကျပ် ပြည့်တန်ဆာ",
  "เหยื่อค้ามนุษย์|เหยื่อการค้ามนุษย์|ถูกค้ามนุษย์|โดนค้ามนุษย์|ถูกหลอกมาขาย|ถูกขาย|โดนขาย|ถูกหลอกขาย|บังคับขายตัว|บังคับให้ขายตัว|บังคับค้าประเวณี|บังคับให้ค้าประเวณี|บังคับให้ขายบริการ|บังคับให้รับแขก|เหยื่อแรงงานบังคับ",
  "ជនរងគ្រោះនៃការជួញដូរ|រងគ្រោះពីការជួញដូរ|រងគ្រោះដោយការជួញដូរ|ត្រូវគេជួញដូរ|ត្រូវគេលក់|គេលក់ខ្ញុំ|បង្ខំឱ្យលក់ខ្លួន|បង្ខំឲ្យលក់ខ្លួន|បង្ខំខ្ញុំឱ្យលក់ខ្លួន|បង្ខំលក់ខ្លួន|បង្ខំឱ្យបម្រើភ្ញៀវ",
  "人口贩卖的受害者|人口贩卖受害者|人口販賣的受害者|人口販賣受害者|人口販運被害人|人口販運的被害人|人口販運受害者|强迫劳动的受害者|強迫勞動的受害者|被人贩子|被人販子|被卖到|被賣到|被卖了|被賣了|被拐卖|被拐賣|逼我卖淫|逼我賣淫|强迫我卖淫|強迫我賣淫|逼我卖身|逼我賣身|被迫卖淫|被迫賣淫|被逼卖淫|被逼賣淫|逼我接客|被当奴隶|被當奴隸",
  "የሰው ንግድ ሰለባ|የህገወጥ ዝውውር ሰለባ|የሕገወጥ ዝውውር ሰለባ|የሰዎች ዝውውር ሰለባ|የግዳጅ ሥራ ሰለባ|ሸጡኝ|ሸጠኝ|ተሸጥኩ|ተሸጫለሁ|ሴተኛ አዳሪነት አስገደዱኝ|በሴተኛ አዳሪነት እንድሰራ|ዝሙት እንድሰራ|yesew nigid seleba|shetugn|sheṭugn",
].join("|");

/** Places where people are played for money or cheated on a screen, and what they are called where people are held there. */
export const GAMING = [
  "casino|casinos|kasino|pogo|pogos|scam center|scam centre|scam company|scam hub|online gambling|gambling site|betting company|judi online|judol|situs judi|perusahaan scam|sugalan|online sugal|sòng bạc|đánh bạc online|cờ bạc online|công ty lừa đảo|kamari|казино|كازينو|قمار|कैसीनो|कसिनो|क्यासिनो|ক্যাসিনো|কেসিনো|کیسینو|කැසිනෝ|කැසිනෝව|கேசினோ|காசினோ|ካዚኖ|ካሲኖ",
  "赌场|賭場|博彩|网赌|網賭|菠菜公司|电诈|電詐|诈骗公司|詐騙公司|คาสิโน|เว็บพนัน|บ่อน|កាស៊ីណូ|ល្បែងស៊ីសង|ကာစီနို|လောင်းကစား",
].join("|");

/** That somebody was sold, as one says it of people, with words between. */
export const SOLD: readonly Rows[] = [
  {
    ways: [
      [
        "sold me|sold us|sold her|was sold|were sold|been sold|got sold|sell me|vendida|vendido|me vendieron|me vendió|nos vendieron|vendue|m'a vendue|m'ont vendue|me vendeu|me venderam|dijual|dijualnya|menjual saya|jual saya|binenta|ibinenta|ibenta ako|gibaligya|bị bán|bán em|bán tôi|nimeuzwa|niliuzwa|ameniuza|waliniuza|wameniuza",
      ],
      [
        "продали|продал|продала|продав|باعوني|باعني|باعتني|باعونا|ሸጡኝ|ሸጠኝ|ሸጠችኝ|ተሸጥኩ|बेच दिया|बेच दी|बेचा|बेची|बेचिदिए*|बेचिदियो*|बेचे|बेच्यो|bech diya|bech di|becha|bechidiye|bechidiyo|বেচে দিছে|বিক্রি করে*|বিক্রি কইরা*|বেইচা দিছে|bikri kore*|beche dise|بیچ دیا|بیچ دی|بیچا|වික්කා|විකුණලා|විකුණුවා|wikka|vikka|வித்துட்டாங்க*|விற்று*|வித்தாங்க*|vithutanga*",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [["ရောင်းစား|ရောင်းလိုက်|ขายให้|ถูกขาย|โดนขาย|គេលក់|លក់ខ្ញុំ|卖到|賣到|卖给|賣給|卖去|賣去"]],
  },
];

/** Where, or for what, people are sold whose bodies are sold. */
export const SOLD_FOR: readonly Rows[] = [
  {
    ways: [
      [
        "bar|bars|club|nightclub|night club|brothel|wrong work|bad work|dirty work|sex work|burdel|prostíbulo|club de alterne|mal trabajo|trabajo malo|bordel|boîte|boîte de nuit|maison close|mauvais travail|boate|cabaré|casa noturna|lokalisasi|karaoke|kafe|diskotik|tempat hiburan|kerja kotor|kerja gak bener|kelab|rumah urut|club|putahan|masamang trabaho|quán|quán bar|nhà chứa|động|ổ chứa|karaoke|danguro|baa|klabu|kazi mbaya|kazi chafu",
      ],
      [
        "бордель|бар|клуб|сауну|притон|салон|плохую работу|грязную работу|сауну|погану роботу|بار|ملهى|كباريه|نادي ليلي|شغل غلط|شغل وسخ|عمل سيء|ባር|ቡና ቤት|ክለብ|መጥፎ ሥራ|መጥፎ ስራ|गलत काम*|ग़लत काम*|गंदे काम*|गंदा काम*|बुरे काम*|नराम्रो काम*|गलत धन्दा*|कोठे*|कोठा|डांस बार*|डान्स बार*|बार|क्लब*|galat kaam|galat kam|gande kaam|ganda kaam|bure kaam|kothe|kotha|dance bar|naramro kaam|খারাপ কাজ*|খারাপ কাম*|বাজে কাজ*|ক্লাবে|বারে|ডান্স বার*|kharap kaj|غلط کام*|گندے کام*|برے کام*|کوٹھے|کلب|නරක වැඩ*|වැරදි වැඩ*|ක්ලබ්*|බාර්*|தப்பான வேலை*|கெட்ட வேலை*|பார்|கிளப்*|thappana velai*",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "ဘားမှာ|ဘား|ကလပ်|ကာရာအိုကေ|မကောင်းတဲ့အလုပ်|บาร์|คลับ|ซ่อง|คาราโอเกะ|បារ|ក្លឹប|ខារ៉ាអូខេ|ការងារមិនល្អ|酒吧|夜总会|夜總會|会所|會所|夜店|妓院|按摩",
      ],
    ],
  },
];

/** An oath by which people are bound to a debt. */
export const OATH =
  "juju|voodoo|vodou|vudú|vudu|vaudou|vodum|vodu|vodun|woodoo|wudu|ayelala|джуджу|вуду|جوجو|فودو|巫毒|juju oath|serment juju";
