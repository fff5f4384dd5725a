import { combined } from "../combined.ts";
import type { Vocabulary } from "../subject.ts";

interface Row {
  readonly language: string;
  /** The body of somebody who died, and what is done with it. */
  readonly remains: string;
  /** That somebody has died. */
  readonly death: string;
  /** Relatives and companions. */
  readonly kin: string;
}

const ROWS: readonly Row[] = [
  {
    language: "en",
    remains: [
      combined(
        "send|sending|sent|bring|bringing|repatriate|repatriating|release|get|getting|return|returning|transport|ship|fly|claim|bury",
        "body|the body|his body|her body|their body|dead body|the dead body|the remains|his remains|her remains|the corpse",
      ),
      combined(
        "body|remains|corpse|coffin",
        "of my brother|of my sister|of my husband|of my wife|of my son|of my daughter|of my father|of my mother|of my friend|of my cousin|of my uncle|of my aunt|of my nephew|of my niece|of our brother|of our sister|of our son|of our daughter",
      ),
      "dead body|mortal remains|human remains|coffin|corpse|the body home|body back home|body home|body repatriation|repatriation of the body|in the morgue|in a morgue|at the morgue|in the mortuary|at the mortuary",
    ].join("|"),
    death:
      "died|has died|passed away|is dead|found dead|was killed|got killed|death of|lost his life|lost her life|expired|death compensation",
    kin: "brother|sister|husband|wife|son|daughter|father|mother|dad|mum|mom|cousin|uncle|aunt|auntie|nephew|niece|friend|colleague|coworker|roommate|brother in law|sister in law|bro|sis",
  },
  {
    language: "es",
    remains:
      "el cuerpo de mi|el cuerpo de su|cuerpo de mi|traer el cuerpo|traer su cuerpo|repatriar el cuerpo|repatriar su cuerpo|repatriar a mi|enviar el cuerpo|mandar el cuerpo|devolver el cuerpo|entregar el cuerpo|repatriación del cuerpo|repatriacion del cuerpo|restos mortales|los restos de|cadáver|ataúd|en la morgue",
    death:
      "murió|falleció|ha muerto|ha fallecido|se murió|está muerto|está muerta|perdió la vida|lo mataron en el trabajo|la muerte de|fallecimiento de|fallecido|fallecida",
    kin: "hermano|hermana|esposo|esposa|marido|hijo|hija|padre|madre|papá|mamá|primo|prima|tío|tía|sobrino|sobrina|amigo|amiga|compañero|compañera|cuñado|cuñada",
  },
  {
    language: "pt",
    remains:
      "o corpo do meu|o corpo da minha|corpo do meu|corpo da minha|trazer o corpo|repatriar o corpo|enviar o corpo|mandar o corpo|devolver o corpo|liberar o corpo|repatriação do corpo|restos mortais|cadáver|caixão|no necrotério|na morgue",
    death:
      "morreu|faleceu|está morto|está morta|perdeu a vida|a morte do|a morte da|falecimento do|falecimento da|falecido|falecida",
    kin: "irmão|irmã|marido|esposo|esposa|mulher|filho|filha|pai|mãe|primo|prima|tio|tia|sobrinho|sobrinha|amigo|amiga|colega|cunhado|cunhada",
  },
  {
    language: "fr",
    remains:
      "le corps de mon|le corps de ma|corps de mon|corps de ma|rapatrier le corps|rapatrier son corps|ramener le corps|ramener son corps|envoyer le corps|renvoyer le corps|rendre le corps|rapatriement du corps|dépouille|cadavre|cercueil|à la morgue",
    death:
      "est mort|est morte|est décédé|est décédée|décédé|décédée|mort au travail|a perdu la vie|la mort de mon|la mort de ma|le décès de mon|le décès de ma|s'est tué|s'est tuée",
    kin: "frère|sœur|soeur|mari|femme|épouse|époux|fils|fille|père|mère|papa|maman|cousin|cousine|oncle|tante|neveu|nièce|ami|amie|collègue|beau-frère|belle-sœur",
  },
  {
    language: "ar",
    remains:
      "جثمان|الجثمان|جثمانه|جثمانها|جثة|الجثة|جثته|جثتها|جثة اخي|جثة اختي|جثة زوجي|نعش|في المشرحة|بالمشرحة|في ثلاجة الموتى|نقل الجثمان|ترحيل الجثمان",
    death:
      "مات|ماتت|توفي|توفى|توفت|توفيت|اتوفى|اتوفت|وفاة|وفاته|وفاتها|متوفي|متوفى|متوفية|انتقل الى رحمة|انتقلت الى رحمة",
    kin: "اخي|أخي|اخوي|اخويا|أخويا|خويا|اختي|أختي|زوجي|جوزي|زوجتي|مراتي|ابني|ولدي|ابنتي|بنتي|ابي|أبي|ابويا|امي|أمي|عمي|خالي|ابن عمي|صديقي|صاحبي|زميلي|زميلتي|خالتي|عمتي",
  },
  {
    language: "am",
    remains:
      "አስከሬን|አስከሬኑ|አስከሬኑን|አስከሬኗ|አስከሬኗን|አስክሬን|አስክሬኑ|አስክሬኑን|ሬሳ|ሬሳው|ሬሳዋ|ሬሳውን|ሬሳዋን|asekren|askeren|resa",
    death:
      "ሞተ|ሞተች|ሞቷል|ሞታለች|ሞቶብኝ|ሞታብኝ|ሞቶብናል|ሞታብናለች|አረፈ|አረፈች|ሕይወቱ አለፈ|ህይወቱ አለፈ|ሕይወቷ አለፈ|ህይወቷ አለፈ|ሞት|motech|mote",
    kin: "ወንድሜ|እህቴ|ባለቤቴ|ባሌ|ሚስቴ|ልጄ|አባቴ|እናቴ|አጎቴ|አክስቴ|ጓደኛዬ|የአክስቴ ልጅ|የአጎቴ ልጅ|ወንድማችን|እህታችን|ehite|wendme|lije",
  },
  {
    language: "sw",
    remains:
      "mwili wa|mwili wake|mwili urudishwe|kurudisha mwili|kuleta mwili|kusafirisha mwili|kutuma mwili|kuutuma mwili|maiti|maiti ya|jeneza|mochari|mochwari|mortuary|chumba cha maiti",
    death:
      "alifariki|amefariki|alikufa|amekufa|alifia|ameaga dunia|aliaga dunia|alifariki dunia|amefariki dunia|kifo cha|ameuawa|aliuawa|marehemu",
    kin: "kaka yangu|dada yangu|mume wangu|mke wangu|mtoto wangu|mwanangu|baba yangu|mama yangu|binamu yangu|mjomba wangu|shangazi yangu|rafiki yangu|ndugu yangu|kaka|dada|binti yangu|shemeji yangu|dadangu|kakangu|nduguye",
  },
  {
    language: "ru",
    remains:
      "тело брата|тело сестры|тело мужа|тело жены|тело сына|тело дочери|тело отца|тело матери|тело друга|привезти тело|отправить тело|вернуть тело|забрать тело|выдать тело|доставить тело|перевезти тело|репатриация тела|репатриировать тело|останки|груз 200|гроб|в морге",
    death:
      "умер|умерла|погиб|погибла|скончался|скончалась|умирал на стройке|смерть брата|смерть мужа|смерть сестры|убило на стройке|разбился насмерть",
    kin: "брат|сестра|муж|жена|сын|дочь|отец|папа|мать|мама|дядя|тётя|тетя|племянник|племянница|друг|подруга|коллега|напарник|зять|свекор",
  },
  {
    language: "uk",
    remains:
      "тіло брата|тіло сестри|тіло чоловіка|тіло дружини|тіло сина|тіло доньки|тіло батька|тіло матері|тіло друга|привезти тіло|відправити тіло|повернути тіло|забрати тіло|видати тіло|доставити тіло|перевезти тіло|репатріація тіла|останки|труна|у морзі|в морзі",
    death: "помер|померла|загинув|загинула|скінчався|смерть брата|смерть чоловіка|смерть сестри",
    kin: "брат|сестра|чоловік|дружина|син|донька|дочка|батько|тато|мати|мама|дядько|тітка|племінник|друг|подруга|колега|кум|зять",
  },
  {
    language: "id",
    remains:
      "jenazah|jenazahnya|mayat|mayatnya|peti mati|memulangkan jenazah|pulangkan jenazah|pemulangan jenazah|di kamar mayat|bawa balik jenazah|bawa pulang jenazah",
    death:
      "meninggal|meninggal dunia|telah meninggal|sudah meninggal|wafat|tewas|mati kemalangan|meninggal karena|kematian|almarhum|almarhumah",
    kin: "kakak|adik|abang|suami|istri|isteri|anak|bapak|ayah|ibu|mak|emak|om|paman|bibi|sepupu|keponakan|teman|kawan|saudara|kakak saya|adik saya|rekan kerja",
  },
  {
    language: "tl",
    remains:
      "bangkay|bangkay niya|labi niya|mga labi|labi ng|iuwi ang bangkay|maiuwi ang bangkay|ipauwi ang bangkay|katawan ng kapatid|katawan ng asawa|katawan ng anak|maiuwi ang katawan|iuwi ang katawan|kabaong|nasa morgue|nasa morge|patay nga lawas|lawas sa akong|minatay|haya",
    death:
      "namatay|namatayan|pumanaw|yumao|patay na|natagpuang patay|nasawi|napatay|pagkamatay|namatay po|natay|nagpanaw|nipanaw",
    kin: "kapatid|ate|kuya|asawa|mister|misis|anak|tatay|nanay|papa|mama|pinsan|tito|tita|pamangkin|kaibigan|kasama|kasamahan|hipag|bayaw|igsoon|bana|asawa nako|amahan|inahan|ig-agaw",
  },
  {
    language: "vi",
    remains:
      "thi hài|thi thể|xác anh|xác chị|xác em|xác chồng|xác vợ|xác con|đưa xác|đưa thi hài|đưa thi thể|chở xác|hài cốt|tro cốt|quan tài|nhà xác|đưa linh cữu|linh cữu",
    death:
      "chết|đã chết|bị chết|mất rồi|đã mất|vừa mất|mới mất|qua đời|tử vong|tử nạn|thiệt mạng|đã qua đời|chết vì tai nạn|mất vì",
    kin: "anh trai|chị gái|em trai|em gái|chồng|vợ|con trai|con gái|bố|ba|cha|mẹ|má|chú|bác|cô|dì|cháu|bạn|bạn em|bạn tôi|anh em|anh họ|chị họ|em họ|anh tôi|chị tôi|em tôi",
  },
  {
    language: "th",
    remains: "ศพ|นำศพ|เอาศพ|ส่งศพ|รับศพ|ร่างของ|ร่างผู้เสียชีวิต|นำร่าง|ส่งร่าง|โลงศพ|อัฐิ|ห้องดับจิต|ห้องเก็บศพ",
    death:
      "เสียชีวิต|ตายแล้ว|ตายที่|ตายใน|เสียแล้ว|ถึงแก่ความตาย|ถึงแก่กรรม|ใหลตาย|ไหลตาย|ตายจาก|ตายเพราะ|เสียที่",
    kin: "พี่ชาย|พี่สาว|น้องชาย|น้องสาว|สามี|แฟน|ภรรยา|เมีย|ผัว|ลูกชาย|ลูกสาว|ลูก|พ่อ|แม่|ลุง|ป้า|น้า|อา|หลาน|เพื่อน|ญาติ|พี่|น้อง",
  },
  {
    language: "km",
    remains: "សាកសព|សព|សពប្អូន|សពបង|សពប្តី|យកសព|បញ្ជូនសព|ដឹកសព|មឈូស|ធាតុ",
    death: "ស្លាប់|បានស្លាប់|ស្លាប់នៅ|ស្លាប់ហើយ|បាត់បង់ជីវិត|ទទួលមរណភាព|អនិច្ចកម្ម|ខូចហើយ",
    kin: "បងប្រុស|បងស្រី|ប្អូនប្រុស|ប្អូនស្រី|ប្អូន|បង|ប្តី|ប្រពន្ធ|កូនប្រុស|កូនស្រី|កូន|ឪពុក|ម្តាយ|ពូ|មីង|ក្មួយ|មិត្ត|សាច់ញាតិ",
  },
  {
    language: "my",
    remains: "ရုပ်အလောင်း|အလောင်း|အလောင်းကို|အလောင်းပြန်|အရိုးပြာ|ရေခဲတိုက်|ခေါင်းတလား",
    death: "သေဆုံး|သေသွား|သေသွားပြီ|သေပြီ|ဆုံးသွား|ဆုံးပါး|ဆုံးပြီ|ကွယ်လွန်|အသက်ဆုံး|ကွယ်လွန်သွား|သေတယ်",
    kin: "အစ်ကို|အကို|အစ်မ|အမ|ညီမ|ညီလေး|ညီ|မောင်|ယောက်ျား|ခင်ပွန်း|အမျိုးသား|မိန်းမ|ဇနီး|သား|သမီး|အဖေ|အမေ|ဦးလေး|အဒေါ်|တူ|တူမ|သူငယ်ချင်း",
  },
  {
    language: "hi",
    remains:
      "शव|शव को|शव लाना|शव भेज|लाश|लाश को|पार्थिव शरीर|डेड बॉडी|डेडबॉडी|बॉडी भेज|बॉडी लाने|बॉडी वापस|बॉडी घर|ताबूत|मुर्दाघर|मोर्चरी|dead body|laash|lash|body bhej|body wapas|body lane|body ghar|shav|mayyat",
    death:
      "मर गया|मर गई|मर गए|मौत|मौत हो गई|मृत्यु|मृत्यु हो गई|देहांत|निधन|गुजर गया|गुजर गए|गुजर गई|गुज़र गए|गुज़र गया|चल बसे|चल बसा|जान चली गई|mar gaya|mar gayi|mar gaye|maut|maut ho gayi|guzar gaya|guzar gaye|mrityu|dehant|intekal|inteqal",
    kin: "भाई|बहन|पति|पत्नी|बेटा|बेटे|बेटी|पिता|पापा|माँ|मां|चाचा|मामा|चाची|मामी|भतीजा|भांजा|दोस्त|जीजा|साला|साथी|पति की|bhai|behan|bahan|pati|patni|beta|bete|beti|papa|chacha|mama|dost|jija|shohar",
  },
  {
    language: "ne",
    remains:
      "शव|शव ल्याउन|शव पठाउन|लास|लाश|लास ल्याउन|पार्थिव शरीर|बाकस|काठको बाकसमा|शवगृह|lash|las lyauna|sab|dead body",
    death:
      "बित्नुभयो|बितिन्|बिते|बित्यो|मर्यो|मर्‍यो|मरे|मरिन्|मर्नुभयो|मृत्यु|मृत्यु भयो|निधन|निधन भयो|देहान्त|ज्यान गयो|ज्यान गुमाए|ज्यान गुमायो|खस्नुभयो|bitnu bhayo|bityo|marnu bhayo|maryo|mrityu bhayo|mrityu|nidhan",
    kin: "दाइ|भाइ|दिदी|बहिनी|श्रीमान्|श्रीमान|श्रीमानको|श्रीमती|बुढा|छोरा|छोरी|बुबा|बुवा|आमा|काका|मामा|भिनाजु|जेठान|साला|साथी|भान्जा|भतिजा|dai|bhai|didi|bahini|shriman|sriman|budha|chora|chori|buwa|aama|sathi|bhinaju",
  },
  {
    language: "ur",
    remains:
      "میت|میت کو|میت لانا|لاش|لاش کو|جسد خاکی|ڈیڈ باڈی|باڈی بھیج|باڈی واپس|تابوت|مردہ خانے|سرد خانے",
    death:
      "مر گیا|مر گئی|مر گئے|موت|موت ہو گئی|انتقال|انتقال ہو گیا|انتقال کر گئے|فوت|فوت ہو گیا|فوت ہو گئے|فوت ہو گئی|وفات|وفات ہو گئی|جاں بحق|گزر گئے",
    kin: "بھائی|بہن|شوہر|بیوی|بیٹا|بیٹے|بیٹی|والد|ابو|والدہ|امی|چچا|ماموں|بھتیجا|بھانجا|دوست|ساتھی|بہنوئی|خاوند",
  },
  {
    language: "bn",
    remains:
      "লাশ|লাশটা|লাশ দেশে|লাশ আনতে|লাশ পাঠাতে|মরদেহ|মরদেহটা|মৃতদেহ|মৃতদেহটি|কফিন|ডেডবডি|ডেড বডি|মর্গে|lash|lash deshe|lash ante|dead body|moradeho",
    death:
      "মারা গেছে|মারা গেছেন|মারা গেছিল|মারা গেল|মারা গেলেন|মারা গিয়েছে|মারা গিয়েছেন|মইরা গেছে|মৃত্যু|মৃত্যু হয়েছে|মৃত্যু হইছে|ইন্তেকাল|মৃত্যুবরণ|mara gese|mara geche|mara gesen|mara gechen|moira gese|mrittu",
    kin: "ভাই|ভাইয়ের|বোন|বোনের|স্বামী|স্বামীর|স্ত্রী|বউ|জামাই|ছেলে|ছেলের|মেয়ে|মেয়ের|বাবা|আব্বা|মা|আম্মা|চাচা|মামা|খালা|বন্ধু|ভাগ্নে|ভাতিজা|দুলাভাই|শালা|vai|bhai|bon|shami|sami|chele|meye|baba|abba|mama|chacha|bondhu|dulabhai",
  },
  {
    language: "si",
    remains:
      "මළ සිරුර|මළ මිනිය|මළමිනිය|මිනිය|මිනිය ගෙන්න|දේහය|මෘත දේහය|මෘතදේහය|සිරුර ගෙන්න|සිරුර ලංකාවට|මිනී පෙට්ටිය|මෝචරියේ",
    death: "මැරුණා|මැරිලා|මරණයට පත්|මියගියා|මිය ගියා|මිය ගිහින්|නැති වුණා|නැතිවුණා|මරණය|මිය ගොස්|අභාවප්‍රාප්ත",
    kin: "අයියා|අයියගේ|මල්ලි|අක්කා|නංගි|මහත්තයා|සැමියා|ස්වාමිපුරුෂයා|බිරිඳ|පුතා|දුව|තාත්තා|අම්මා|මාමා|නැන්දා|යාළුවා|මස්සිනා|සහෝදරයා|සහෝදරිය|මගේ අයියා",
  },
  {
    language: "ta",
    remains:
      "உடல் கொண்டு|உடலை கொண்டு|உடலைக் கொண்டு|உடலை அனுப்ப|உடலை ஊருக்கு|உடலை இந்தியாவுக்கு|உடலை இலங்கைக்கு|சடலம்|சடலத்தை|பிணம்|பிணத்தை|பூதவுடல்|பூத உடல்|சவப்பெட்டி|பிணவறை",
    death:
      "இறந்துட்டார்|இறந்துட்டாங்க|இறந்துவிட்டார்|இறந்து விட்டார்|இறந்துவிட்டாள்|இறந்து போனார்|இறந்துபோனார்|இறந்தார்|இறந்து|செத்துட்டார்|செத்துட்டான்|செத்துப்|மரணம்|மரணமடைந்தார்|காலமானார்|உயிரிழந்தார்|உயிரிழந்து",
    kin: "அண்ணன்|அண்ணா|தம்பி|அக்கா|தங்கை|தங்கச்சி|கணவர்|கணவன்|புருஷன்|மனைவி|மகன்|மகள்|அப்பா|அம்மா|மாமா|சித்தப்பா|நண்பர்|நண்பன்|மச்சான்|அண்ணனின்|கணவரின்",
  },
  {
    language: "zh",
    remains:
      "遗体|遺體|尸体|屍體|遗骨|遺骨|骨灰|棺材|太平间|太平間|殓房|殮房|运回遗体|運回遺體|遗体运回|遺體運回|把人运回|送返遺體",
    death: "去世|死了|过世|過世|死亡|身亡|遇难|遇難|没了命|猝死|工亡|走了人|死喺|過咗身|病逝",
    kin: "哥哥|弟弟|姐姐|姊姊|妹妹|丈夫|老公|妻子|老婆|儿子|兒子|女儿|女兒|爸爸|父亲|父親|妈妈|媽媽|母亲|母親|叔叔|阿姨|表哥|表弟|堂哥|朋友|工友|同事|老乡|老鄉|姐夫|妹夫|家姐|細佬|大佬",
  },
];

/** What tells in each language of somebody who died: the body (`remains`), or a `death` beside `kin`. */
export const BEREAVEMENT: readonly Vocabulary[] = ROWS.map(({ language, ...words }) => ({
  language,
  words,
}));
