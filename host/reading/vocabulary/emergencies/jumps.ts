import type { Vocabulary } from "../subject.ts";

/** Per language: words of who jumps or hangs themselves, what from, and what has their words and means another thing. */
const ROWS: readonly (readonly [
  language: string,
  jump: string,
  height: string,
  unlike?: string,
])[] = [
  [
    "en",
    "jump|jumping|leap|throw myself|throw herself|throw himself|hang myself|hang herself|hang himself|hanging myself|hanging herself|hanging himself|step off",
    "roof|rooftop|building|bridge|balcony|window|tower|top floor|front of the train|front of a train|under the train|under a train|metro|sea|off the ship|from the ship|overboard|crane|ceiling fan|rope|cliff|overpass",
    "jump ship|jumping ship|jumped ship|jump the ship|jump the queue|jump queue|jump on the metro|jump in the metro|bungee jump|bungee jumping|jump rope|jumping rope",
  ],
  [
    "id",
    "loncat|lompat|terjun|meloncat|melompat|gantung diri|menggantung diri|melompatkan diri",
    "atap|gedung|jembatan|balkon|jendela|lantai|menara|kereta|laut|kapal|crane|tebing|apartemen|bumbung|bangunan|jambatan|tingkap|tingkat",
    "lompat kerja|loncat kerja|lompat kapal|loncat kapal|lompat tali|terjun ke dunia|terjun langsung|terjun payung|air terjun",
  ],
  [
    "tl",
    "tumalon|tatalon|tatalon na|talon|lulundag|lumundag|magbibigti|magbigti|moambak|ambak|molukso|lukso|magbitay",
    "bubong|building|tulay|balkonahe|balcony|bintana|palapag|tore|tren|dagat|barko|atop|taytayan|bintana|rooftop|kisame|lubid",
  ],
  [
    "vi",
    "nhảy|nhảy xuống|lao xuống|lao vào|treo cổ|gieo mình",
    "mái nhà|sân thượng|tòa nhà|cầu|ban công|cửa sổ|tầng|tháp|tàu|biển|sông|lầu",
    "yêu cầu|nhu cầu|nhảy việc|nhảy tàu|nhảy dây|nhảy múa|toàn cầu|bóng đá|cầu lông|cầu đường",
  ],
  ["th", "กระโดด|โดด|จะโดด|ผูกคอ|แขวนคอ", "ดาดฟ้า|หลังคา|ตึก|สะพาน|ระเบียง|หน้าต่าง|ชั้น|รถไฟ|ทะเล|น้ำ|เรือ"],
  ["km", "លោត|ចងក|លោតសម្លាប់ខ្លួន", "ដំបូល|អគារ|ស្ពាន|យ៉រ|បង្អួច|ជាន់|រថភ្លើង|សមុទ្រ|ទន្លេ"],
  ["my", "ခုန်ချ|ခုန်|ဆွဲကြိုးချ|ကြိုးဆွဲချ", "ခေါင်မိုး|တိုက်|တံတား|ဝရန်တာ|ပြတင်း|အထပ်|ရထား|ပင်လယ်|မြစ်"],
  [
    "hi",
    "कूद|कूद जाऊं|कूद जाऊंगा|कूद जाऊंगी|कूदूंगा|कूदूंगी|कूदने|छलांग|लटक|लटक जाऊं|kood|kud|koodne|kud jaunga|kud jaungi|chhalang|latak",
    "छत|बिल्डिंग|इमारत|पुल|बालकनी|खिड़की|मंजिल|टावर|ट्रेन|समुद्र|पंखे|पंखा|नदी|chhat|chat|building|pul|balcony|khidki|manzil|train|samundar|pankhe|pankha",
  ],
  [
    "ne",
    "हाम फाल्छु|हाम फाल्न|हाम फाल्ने|हाम्फाल्छु|हाम्फाल्न|हाम्फाल्ने|झुन्डिन्छु|झुन्डिन|झुण्डिन्छु|ham falchu|ham falna|hamfalchu|jhundinchu",
    "छत|छाना|बिल्डिङ|भवन|पुल|बालकोनी|झ्याल|तला|तल्ला|रेल|समुद्र|नदी|पङ्खा|पंखा|chhat|building|pul|jhyal",
  ],
  [
    "ur",
    "کود|کود جاؤں|کود جاؤں گا|کود جاؤں گی|چھلانگ|لٹک|لٹک جاؤں",
    "چھت|بلڈنگ|عمارت|پل|بالکونی|کھڑکی|منزل|ٹاور|ٹرین|سمندر|پنکھے|دریا",
  ],
  [
    "bn",
    "ঝাঁপ দেব|ঝাঁপ দিব|ঝাঁপ দিমু|ঝাঁপ দিতে|ঝাপ দিমু|লাফ দেব|লাফ দিব|লাফ দিমু|লাফ দিতে|লাফ|ঝুলে|ঝুইলা|ফাঁস|jhap dimu|laf dimu",
    "ছাদ|ছাদে|বিল্ডিং|দালান|ব্রিজ|সেতু|বারান্দা|জানালা|তলা|ট্রেন|সাগর|নদী|ফ্যান|ফ্যানে",
  ],
  ["si", "පනිනවා|පැනලා|පනින්න|එල්ලිලා|එල්ලෙනවා|paninawa", "වහල|වහලෙන්|බිල්ඩිම|පාලම|බැල්කනි|ජනේල|තට්ටු|කෝච්චි|මුහුද|ගඟ"],
  [
    "ta",
    "குதிக்க|குதிச்சு|குதிப்பேன்|குதிச்சிடுவேன்|குதித்து|தூக்கு|தூக்குல|kudhika|kuthika",
    "மொட்டை மாடி|மாடி|மாடியில்|கட்டிடம்|பாலம்|பால்கனி|ஜன்னல்|ரயில்|கடல்|ஆறு|விட்டம்",
  ],
  [
    "ar",
    "أقفز|اقفز|سأقفز|أنط|انط|حنط|هنط|بنط|أرمي نفسي|ارمي نفسي|ارمي حالي|أرمي حالي|هرمي نفسي|برمي حالي|أشنق نفسي|اشنق نفسي|بشنق حالي|تقفز|تنط|ترمي نفسها|ترمي حالها",
    "السطح|سطح|السطوح|العمارة|المبنى|الجسر|الكوبري|البلكونة|الشباك|النافذة|الطابق|الدور|البرج|القطار|البحر|المروحة",
  ],
  [
    "am",
    "እዘላለሁ|ልዘል|ልዘልል|እወረወራለሁ|ልወርወር|ልሰቀል|እሰቀላለሁ|ልወረወር",
    "ጣሪያ|ከጣሪያ|ህንፃ|ከህንፃ|ፎቅ|ከፎቅ|ድልድይ|ከድልድይ|በረንዳ|ከበረንዳ|መስኮት|ከመስኮት|ባቡር|ባህር",
  ],
  [
    "sw",
    "nitaruka|niruke|kuruka|nitajirusha|nijirushe|kujirusha|nitajitupa|nijitupe|kujitupa|nitajinyonga|nijinyonge|kujinyonga|ataruka|atajirusha",
    "paa|ghorofa|ghorofani|jengo|daraja|darajani|balcony|baraza|dirisha|dirishani|treni|bahari|baharini|roshani|kamba",
  ],
  [
    "es",
    "saltar|salto|saltaré|tirarme|me tiro|me tirare|lanzarme|me lanzo|aventarme|me aviento|ahorcarme|colgarme|tirarse|lanzarse|saltar del",
    "techo|azotea|edificio|puente|balcón|ventana|piso|torre|tren|vías|metro|mar|barco|viga",
    "saltar de trabajo|saltar de un trabajo|saltar a otro|salto de calidad|salto a otro|saltar la cuerda|saltar la cerca",
  ],
  [
    "fr",
    "sauter|saute|sauterai|me jeter|me jette|me jetterai|me pendre|me pends|se jeter|se pendre",
    "toit|immeuble|pont|balcon|fenêtre|étage|tour|train|rails|métro|mer|poutre",
    "sauter le pas|saute le pas|sauter sur l'occasion|sauter un repas|saute un repas|sauter des repas|saute-mouton|faire un tour|en train de|à tour",
  ],
  [
    "pt",
    "pular|pulo|vou pular|saltar|salto|me jogar|me jogo|me atirar|me atiro|me enforcar|me enforco|se jogar|atirar-me",
    "telhado|terraço|prédio|edifício|ponte|varanda|sacada|janela|andar|torre|trem|comboio|trilhos|metrô|mar|viaduto",
    "pular de emprego|pular de trabalho|pular refeições|pular corda|pular carnaval",
  ],
  [
    "ru",
    "прыгну|прыгать|спрыгну|спрыгнуть|брошусь|броситься|повешусь|повеситься|шагну|выпрыгну|сброшусь|спрыгнет|прыгнет",
    "крыши|крыша|крыше|здания|дома|моста|мост|балкона|балкон|окна|окно|этажа|этаж|поезд|метро|море|крана|кран",
  ],
  [
    "uk",
    "стрибну|стрибати|зістрибну|кинуся|кинутися|повішуся|повіситися|вистрибну|скочу|зіскочу|стрибне",
    "даху|дах|будинку|будівлі|мосту|міст|балкона|балкон|вікна|вікно|поверху|потяг|поїзд|море|крана",
  ],
  [
    "zh",
    "跳下去|跳楼|跳樓|跳下|跳桥|跳橋|跳河|跳海|想跳|要跳|上吊",
    "楼顶|樓頂|天台|屋顶|屋頂|桥|橋|阳台|陽台|窗|楼|樓|火车|火車|海|河|地铁",
    "跳槽|想跳槽|要跳槽|跳船|想跳船|要跳船|上海|海外|海关|海關|出海|珠海|青海|海南|窗口|跳舞|跳绳|跳繩|跳过|跳過",
  ],
];

/** Words of who jumps from a height, which tell of a wish to die only together. */
export const JUMPS: readonly Vocabulary[] = ROWS.map(([language, jump, height, neutral]) => ({
  language,
  words: { jump, height },
  ...(neutral === undefined ? {} : { neutral }),
}));
