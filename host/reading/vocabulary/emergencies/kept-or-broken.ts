import type { Vocabulary } from "../subject.ts";

/** Per language: that somebody is kept like a prisoner, or not let off a ship. */
const KEPT: Readonly<Record<string, string>> = {
  en: "like a prisoner|like prisoner|like prisoners|as a prisoner|like in prison|like in jail|like in a prison|like in a jail|like a jail|like a slave in the house",
  es: "como prisionera|como prisionero|como presa|como preso|como si estuviera presa|como si estuviera preso|como en una cárcel|como en la cárcel|como en una prisión|no nos deja bajar del barco|no me dejan bajar del barco",
  pt: "como prisioneira|como prisioneiro|como presa|como preso|como se fosse presa|como numa prisão|como numa cadeia|como se fosse uma cadeia|não deixa a gente descer do navio|não nos deixam descer do barco",
  fr: "comme une prisonnière|comme un prisonnier|comme prisonnière|comme prisonnier|comme en prison|comme des prisonniers|ne nous laisse pas descendre du bateau|ne nous laissent pas descendre à terre",
  tl: "parang preso|para akong preso|parang bilanggo|para akong bilanggo|parang nakakulong|para akong nakakulong|parang nasa kulungan|para akong nasa kulungan|murag preso|murag priso|murag piniriso|ayaw kaming pababain|di kami pinapababa|hindi kami pinapababa",
  id: "seperti tahanan|seperti narapidana|seperti di penjara|kayak di penjara|kaya di penjara|kayak tahanan|macam banduan|macam dalam penjara|macam tahanan|seperti banduan|tidak boleh turun dari kapal|tidak dibolehkan turun dari kapal|tidak diizinkan turun dari kapal",
  vi: "như tù nhân|như tù|như người tù|như ở tù|như bị tù|như trong tù|như bị giam|không cho xuống tàu|không cho lên bờ|không được lên bờ",
  th: "เหมือนนักโทษ|เหมือนติดคุก|เหมือนอยู่ในคุก|อย่างกับนักโทษ|ไม่ให้ลงจากเรือ|ไม่ให้ขึ้นฝั่ง",
  km: "ដូចអ្នកទោស|ដូចជាអ្នកទោស|ដូចជាប់គុក|ដូចនៅក្នុងគុក|មិនឲ្យចុះពីទូក|មិនឲ្យឡើងគោក",
  my: "အကျဉ်းသားလို|အကျဉ်းသူလို|ထောင်ကျသလို|ထောင်ထဲမှာလို|အချုပ်သားလို|ပေးမဆင်း|ဆင်းခွင့်မပေး|မဆင်းခိုင်း|ဆင်းမခိုင်း|ကမ်းပေါ်တက်ခွင့်မပေး|ကမ်းတက်ခွင့်မပေး|ကမ်းပေါ်မတက်ရ|ကမ်းပေါ် တက်ခွင့် မပေး|ကမ်းပေါ်ပေးမတက်",
  ne: "कैदी जस्तो|कैदीजस्तो|कैदी जसरी|बन्दी जस्तो|जेलमा जस्तो|जेल जस्तो|kaidi jasto|kaidi jasari|bandi jasto|jail jasto|jel jasto|jahaj bata orlina didaina",
  hi: "कैदी की तरह|कैदियों की तरह|कैदी जैसा|कैदी जैसे|जेल की तरह|जेल जैसा|जेल जैसे|kaidi ki tarah|qaidi ki tarah|kaidi jaisa|kaidi jaise|qaidi jaise|jail ki tarah|jail jaisa|jail jaise|kaidiyon ki tarah|जहाज से उतरने नहीं|jahaz se utarne nahi",
  ur: "قیدی کی طرح|قیدیوں کی طرح|قیدی جیسا|قیدی جیسے|جیل کی طرح|جیل جیسا|جہاز سے اترنے نہیں",
  bn: "কয়েদির মতো|কয়েদির মত|কয়েদীর মতো|কয়েদীর মত|বন্দির মতো|বন্দির মত|বন্দীর মতো|বন্দীর মত|জেলখানার মতো|জেলখানার মত|জেলের মতো|জেলের মত|kaidir moto|koyedir moto|bondir moto|jelkhanar moto|jeler moto|jailer moto|জাহাজ থেকে নামতে দেয় না",
  si: "හිරකාරයෙක් වගේ|හිරකාරියක් වගේ|සිරකාරයෙක් වගේ|සිරකාරියක් වගේ|හිරේ වගේ|හිරගෙදරක වගේ|hirakarayek wage|hirakariyak wage|hire wage",
  ta: "கைதி மாதிரி|கைதி போல|கைதியைப் போல|கைதியா|ஜெயில் மாதிரி|ஜெயில்ல இருக்க மாதிரி|சிறை போல|kaidhi madhiri|kaithi mathiri|jail madhiri|jail mathiri",
  ar: "زي السجينة|زي السجين|زي السجناء|مثل السجينة|مثل السجين|مثل المسجونة|كالسجينة|كالسجين|كأني سجينة|كأني سجين|كاني مسجونة|زي المحبوسة|مثل السجن|زي السجن|كأنني في سجن|ما يخلينا ننزل من السفينة|ما يسمحوا لنا ننزل",
  am: "እንደ እስረኛ|እንደ እስር ቤት|እንደ ታሳሪ|ከመርከብ እንድንወርድ አይፈቅድም|ከመርከብ እንዳንወርድ",
  sw: "kama mfungwa|kama wafungwa|kama mahabusu|kama gerezani|kama niko jela|kama jela|hatuachii kushuka|hatuachilii kushuka|haturuhusu kushuka|hawaturuhusu kushuka|hawatuachii kushuka|haniruhusu kushuka|hairuhusiwi kushuka|hatuachi tushuke|haturuhusiwi kushuka",
  ru: "как в тюрьме|как заключенную|как заключенного|как заключённую|как заключённого|как узницу|как пленницу|как пленника|не отпускает нас с судна|не пускают на берег|не пускает нас на берег",
  uk: "як у в'язниці|як в тюрмі|як у тюрмі|як ув'язнену|як ув'язненого|як полонену|як бранку|не пускають на берег|не пускає нас на берег",
  zh: "像犯人一样|像犯人一樣|像囚犯|像坐牢|跟坐牢一样|跟坐牢一樣|像监狱|像監獄|当犯人|當犯人|不让我们下船|不讓我們下船|不让下船|不讓下船|不让上岸|不讓上岸|不让我们上岸|不讓我們上岸|不准上岸|不准下船",
};

/** That a limb is broken. */
const BROKEN: Readonly<Record<string, string>> = {
  en: "broke my leg|broke my arm|broke my hand|broke my foot|broken leg|broken arm|leg is broken|arm is broken|hand is broken|leg broke|hand broke",
  es: "me rompí la pierna|me rompí el brazo|se me rompió la pierna|se me rompió el brazo|me quebré la pierna|me quebré el brazo|se me quebró la pierna|se me quebró el brazo|me fracturé|tengo la pierna rota|tengo el brazo roto|se me partió la pierna",
  pt: "quebrei a perna|quebrei o braço|parti a perna|parti o braço|quebrei a mão|quebrei o pé",
  fr: "je me suis cassé la jambe|je me suis cassé le bras|cassé la jambe|cassé le bras|j'ai la jambe cassée|cassé le pied|cassé la main",
  ne: "haat bhachiyo|hat bhachiyo|haat bhachyo|hat bhachyo|haat bhanchiyo|khutta bhachiyo|khutta bhachyo|khutta bhanchiyo|haddi bhachiyo|haddi bhachyo|khutto bhachiyo|haat bhacheko|khutta bhacheko|हात भाँचिएको|खुट्टा भाँचिएको|हात भाचियो|खुट्टा भाचियो",
  hi: "taang toot|tang toot|tang tut|pair tut|haath tut|hath tut|hath toot|haddi tut|haath ki haddi|pair ki haddi",
  bn: "pa venge gese|pa vengge gese|pa bhenge gese|pa bhenge geche|pa venge geche|hat venge gese|hat vengge gese|hat bhenge gese|hat bhenge geche|haat bhenge geche|পা ভাইঙ্গা গেছে|হাত ভাইঙ্গা গেছে|পা ভাইঙা গেছে|হাত ভাইঙা গেছে|পা ভেঙ্গে গেছে|হাত ভেঙ্গে গেছে",
  ur: "ٹانگ ٹوٹ|ہاتھ ٹوٹ|پاؤں ٹوٹ|بازو ٹوٹ",
  si: "kakula kadila|kakula kaduna|atha kadila|atha kaduna",
  ta: "கால் உடைஞ்சு|கை உடைஞ்சு|கை முறிஞ்சு|கால் முறிஞ்சு|kaal odanju|kai odanju|kaal udanju|kai udanju",
  id: "kaki saya patah|tangan saya patah|kaki patah|tangan patah",
  tl: "nabali ang paa|nabali ang kamay|bali ang braso|bali ang paa|bali ang kamay|nabalian|nabali akong kamot|nabali akong tiil",
  vi: "gãy chân|gãy tay|gãy xương",
  sw: "nimevunjika mkono|mguu umevunjika|mkono umevunjika",
  ar: "رجلي انكسرت|ايدي انكسرت|يدي انكسرت|انكسرت رجلي|انكسرت ايدي|انكسرت يدي|كسرت رجلي|كسرت ايدي",
  am: "እግሬ ተሰበረ|እጄ ተሰበረ|እግሬ ተሰብሯል|እጄ ተሰብሯል",
  ru: "сломал ногу|сломала ногу|сломал руку|сломала руку|сломана нога|сломана рука",
  uk: "зламав ногу|зламала ногу|зламав руку|зламала руку",
  zh: "腿断了|腿斷了|手断了|手斷了|骨折|断了腿|斷了腿|断了手|斷了手",
  th: "ขาหัก|แขนหัก|มือหัก",
  km: "បាក់ជើង|បាក់ដៃ",
  my: "ခြေထောက်ကျိုး|လက်ကျိုး|ခြေကျိုး",
};

/** Who is kept like a prisoner (`confinement`), and who has a broken limb (`medical`). */
export const KEPT_OR_BROKEN: readonly Vocabulary[] = [
  ...Object.entries(KEPT).map(([language, confinement]) => ({ language, words: { confinement } })),
  ...Object.entries(BROKEN).map(([language, medical]) => ({ language, words: { medical } })),
];
