import type { Rows } from "../../../reading/terms/rows.ts";

/** How it is asked in 26 languages how somebody is frightened, locked up, punished or cheated: the question stands beside the deed, so that whoever asks would do it. */
export const HOW_TO_CONTROL: readonly Rows[] = [
  {
    ways: [
      [
        "how to|how do i|how do we|how can i|how can we|how could i|how should i|how would i|how i can|how we can|best way to|ways to|way to|trick to|tricks to|tips to",
        ["best|legally|safely|quietly|secretly|just|really"],
        "scare|frighten|threaten|intimidate|punish|discipline|lock|lock up|imprison|trap|blackmail|cheat|underpay|control|beat|slap|terrorise|terrorize|starve|silence",
      ],
      [
        "cómo|como|forma de|manera de|modo de|jeito de",
        [
          "puedo|podemos|podría|debo|hago|hacemos|hacer|para|le|les|los|las|la|lo|a|se|posso|podemos|faço|fazemos|fazer|devo|mejor|yo|eu",
        ],
        "amenazo|amenazar|amenazarlos|amenazarlas|amenazarla|amenazarlo|amenazamos|asusto|asustar|asustarla|asustarlo|asustarlos|asustarlas|asustamos|intimido|intimidar|intimidarla|intimidarlos|atemorizar|castigo|castigar|castigarla|castigarlos|encierro|encerrar|encerrarla|encerrarlos|chantajear|engañar|engaño|explotar|ameaço|ameaçar|assusto|assustar|intimidar|punir|castigar|trancar|prender|chantagear|enganar|amedrontar|obligarla|obligarlos|obrigá-la",
      ],
      [
        "cómo|como",
        ["puedo|podemos|podría|debo|hago|para|le|les|posso|faço|fazemos"],
        "impido|impedir|evitar|evito|impeço",
        ["a|o|que"],
        "que mi|que mis|que los|que las|a mi|a mis|que la|que meu|que meus|que minha|que minhas|que os|que as|meus|minhas|mis|mi",
        [
          "trabajadores|trabajadora|trabajador|empleada|empleado|empleados|empleadas|obreros|jornaleros|peones|muchacha|niñera|trabalhadores|empregada|empregados|funcionários|me|se|no|sin|sem|papeles|extranjeros|estrangeiros",
        ],
        "denuncie|denuncien|denunciar|reclame|reclamen|reclamar|queje|quejen|demande|demanden|escape|escapen|huya|huyan|denunciem|fuja|fujam|fugir|reclamem|processem|vaya|vayan",
      ],
      [
        "comment|façon de|moyen de|manière de",
        ["puis-je|je|on|peut-on|peut|puis|pouvons-nous|faire|bien|dois-je|peux"],
        "faire peur|menacer|menace|intimider|effrayer|punir|enfermer|séquestrer|terroriser|faire chanter|tromper|arnaquer|sous-payer",
      ],
      [
        "comment|façon d'*|moyen d'*",
        ["puis-je|je|on|peut-on|peut|puis|faire|pour"],
        "empêcher|interdire|dissuader|éviter que|empêche",
        [
          "à|de|mes|mon|ma|nos|notre|les|la|l'*|des|ouvriers|ouvrières|employée|employées|employés|salariés|bonne|domestique|domestiques|nounou|travailleurs|sans papiers|étrangers|saisonniers|femme|de|ménage",
        ],
        "porter plainte|portent plainte|se plaindre|se plaignent|partir|s'enfuir|fuir|dénoncer|démissionner|me dénoncer|d'aller|aller|parler|quitter",
      ],
      [
        "paano|pano|papaano|unsaon|paunsa",
        ["ko|namin|natin|ba|po|nako|namo|siya|sila|pag|kaya|ma|para"],
        "takutin|tatakutin|matatakot|pagbantaan|parusahan|ikulong|ikukulong|lokohin|dayain|pigilan|pigilin|pag-hadlok|paghadlok|hadlokon|silotan|prisohon|limbongan|pugngan|pagpugong|di makaalis|hindi makaalis|hindi makatakas|hindi magsumbong|hindi magreklamo|dili makaikyas|dili mosumbong",
      ],
      [
        "cara|caranya|gimana|bagaimana|bagaimana cara|gimana cara|macam mana|macamana|camne",
        ["cara|caranya|saya|kami|kita|nak|untuk|supaya|agar|biar|bisa|boleh|mau|hendak|menangani"],
        "menakuti|menakut-nakuti|nakutin|takutkan|menakutkan|mengancam|ancam|mengugut|ugut|menghukum|hukum|mengurung|kurung|kunci|mengunci|menipu|tipu|memaksa|paksa|mencegah|cegah|menghalang|halang",
      ],
      [
        "làm sao|làm sao để|làm thế nào|làm thế nào để|làm cách nào|làm cách nào để|cách|cách nào để|bằng cách nào",
        ["để|có|thể|mà|cho|tôi|chúng tôi|bắt"],
        "dọa|doạ|đe dọa|đe doạ|hăm dọa|hù|hù dọa|nhốt|phạt|trừng phạt|lừa|ép|giam|khống chế|ngăn công nhân|ngăn người|ngăn lao động|quỵt",
      ],
      [
        "jinsi ya|namna ya|njia ya|nawezaje|ninawezaje|tunawezaje|nifanyeje|tufanyeje",
        ["kuweza|ili|ku"],
        "kumtisha|kuwatisha|kumtishia|kuwatishia|kumfungia|kuwafungia|kumwadhibu|kuwaadhibu|kumzuia|kuwazuia|kumlaghai|kuwalaghai|kumdhibiti|kuwadhibiti|asitoroke|wasitoroke|asinishtaki|wasinishtaki",
      ],
      [
        "nitamtishaje|nitawatishaje|nimtisheje|niwatisheje|nitamfungiaje|nitamzuiaje|nitawazuiaje|nimzuieje|niwazuieje",
      ],
      [
        "как|як|способ|спосіб|каким образом",
        ["мне|нам|можно|лучше|мені|краще|можна|бы|не|и|чтобы|щоб"],
        "запугать|напугать|запугивать|припугнуть|пугать|пригрозить|угрожать|шантажировать|наказать|запереть|закрыть домработницу|обмануть рабоч*|обмануть работни*|кинуть рабоч*|кинуть работни*|залякати|налякати|лякати|погрожувати|шантажувати|покарати|замкнути|зачинити",
      ],
      [
        "как|як",
        ["мне|нам|сделать|зробити|мені|можно|так|чтобы|щоб|чтоб"],
        "чтобы|щоб|чтоб",
        [
          "мои|моя|мой|наши|мої|моя|рабочие|работники|работница|домработница|няня|мигранты|работники|працівники|працівниця|робітники|хатня|гастарбайтеры|таджики|узбеки|они|вона|вони|она|иностранцы",
        ],
        "не",
        ["смел*|могл*|вздумал*|зміг|змогл*|смів|сміл*"],
        "жалова*|пожалова*|сбежа*|убежа*|ушл*|ушел|ушёл|заявил*|обрати*|скаржи*|поскаржи*|втек*|втік|пішл*|звернул*|уйти|сбежать|бояли*",
      ],
      [
        "कैसे|किस तरह|कसरी|कैसे करके",
        ["हम|मैं|मै|उसे|उसको|उन्हें|उनको|अपनी|अपने|नौकरानी|कामवाली|मज़दूरों|मजदूरों|वर्करों|को|मैले|हामीले"],
        "डरा*|धमका*|धमकी दू*|धमकी दे*|सज़ा दू*|सजा दू*|बंद रख*|ताला*|रोकूं|रोकूँ|रोकें|फंसा*|फँसा*|ठगूं|थर्काउ*|तर्साउ*|डराउ*|धम्क्याउ*|धम्काउ*|थुन्*|ठग्ने|सजाय*|रोक्ने",
      ],
      [
        "kaise|kese|kesari|kasari",
        ["hum|main|mai|use|usko|unko|unhe|apni|apne|maid|workers|ko"],
        "darau|daraun|daraye|daraen|daraaun|daraane|darane|dhamkau|dhamkaun|dhamkaye|dhamki|saza|rokun|roku|roke|band rakhu|band rakhe|phasau|tarsaune|darauni|daraune|dhamkyaune",
      ],
      [
        "کیسے|کس طرح",
        ["ہم|میں|اسے|اس کو|انہیں|ان کو|اپنی|اپنے|ملازمہ|مزدوروں|کو"],
        "ڈرا*|دھمکا*|دھمکی دوں|دھمکی دیں|سزا دوں|سزا دیں|بند رکھ*|روکوں|پھنسا*",
      ],
      [
        "কীভাবে|কিভাবে|কেমন করে|কেমনে",
        ["আমি|আমরা|তাকে|তাদের|ওকে|ওদের"],
        "ভয় দেখা*|ভয় দেখা*|ভয় দিব|হুমকি দেব|হুমকি দিব|হুমকি দিই|আটকে রাখ*|আটকাই|আটকাব|আটকাবো|তালা*|শাস্তি দেব|শাস্তি দিব|ঠকাব|ঠকাবো|মুখ বন্ধ রাখ*",
      ],
      [
        "kivabe|kibhabe|kemne",
        ["ami|amra|take|tader|oke|oder"],
        "voy dekhabo|bhoy dekhabo|voi dekhabo|atke rakhbo|atke rakhi|humki dibo|shasti dibo",
      ],
      [
        "எப்படி|எவ்வாறு",
        ["நான்|நாங்கள்|அவளை|அவர்களை|அவனை"],
        "பயமுறுத்த*|பயமுறுத்து*|மிரட்ட*|மிரட்டு*|அச்சுறுத்த*|அடைத்து வை*|பூட்டி வை*|தண்டி*|ஏமாற்று*|தடுப்பது|கட்டுப்படுத்து*",
      ],
      [
        "බය කරන්නේ|බය කරන්න|බයකරන්නේ|තර්ජනය කරන්නේ|හිර කරලා තියන්නේ|හිර කරන්නේ|රවට්ටන්නේ|දඬුවම් කරන්නේ|දඬුවම් දෙන්නේ|නවත්තන්නේ",
        "කොහොමද|කොහොම|කෙසේද",
      ],
      ["කොහොමද|කොහොම|කෙසේද", ["මම|අපි"], "බය කරන්නේ|බය කරන්න|තර්ජනය කරන්නේ|හිර කරන්නේ|රවට්ටන්නේ|දඬුවම් කරන්නේ"],
      [
        "كيف|ازاي|شلون|كيفية|طريقة|طرق",
        ["ممكن|يمكن|يمكنني|نقدر|اقدر|اني|انا|احنا|بدي|ان"],
        "اخوف|نخوف|تخويف|اخلي خادمتي تخاف|اخلي العمال يخافون|اهدد|نهدد|تهديد|اعاقب|نعاقب|معاقبة|احبس|نحبس|حبس|اقفل على|نقفل على|امنع العامل*|امنع الخادم*|امنع خادم*|امنع عامل*|امنع عمال*|امنع الشغال*|امنع شغال*|نمنع العامل*|نمنع العمال|نمنع الخادم*|منع العمال|منع الخادمة|منع العاملة|استغل|ارهب|نرهب",
      ],
      [
        "እንዴት",
        ["አድርጌ|ብዬ|አድርገን"],
        "ላስፈራራ*|ላስፈራ*|እናስፈራራ*|ማስፈራራት|ላስፈራራት|ልቅጣ*|ልቆልፍ*|ልዝጋባት|ልከልክላት|ልከለክላት|ልከልክላቸው|ላታልል*|እናታልል*|ላግት*",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      ["គំរាម|បំភ័យ|ចាក់សោ|ដាក់ទោស|បោក", ["កម្មករ|អ្នកបម្រើ|ពលករ|របស់|ខ្ញុំ|យើង"], "យ៉ាងម៉េច|យ៉ាងណា|ដូចម្តេច"],
      [
        "ဘယ်လို",
        ["လုပ်ပြီး|နည်းနဲ့"],
        "ခြောက်|ခြိမ်းခြောက်|ပိတ်လှောင်|သော့ခတ်|အပြစ်ပေး|လိမ်|ကြောက်အောင်|မတိုင်ရဲအောင်|မပြေးအောင်|မထွက်အောင်|တားရ|တားမ",
      ],
    ],
  },
];

/** The same where those to whom it is done are workers, or these are made to stay, obey or keep silent. */
export const HOW_TO_CONTROL_WORKERS: readonly Rows[] = [
  {
    ways: [
      [
        "how to|how do i|how do we|how can i|how can we|how could i|how should i|best way to|ways to|way to|trick to|tricks to",
        ["make|get|force|push|keep"],
        [
          "my|our|the|a|these|this|those|foreign|new|illegal|undocumented|live-in|young|domestic|nepali|filipino|filipina|indian|indonesian|kenyan|ethiopian",
        ],
        "maid|maids|helper|helpers|housemaid|housemaids|worker|workers|employee|employees|nanny|driver|cook|girls|labourers|laborers|labour|staff|servant|servants|farmworkers|caregiver",
        ["too|so|be|feel|very|always"],
        "afraid|scared|fear|stay without|stay even|obey|shut up|keep quiet|quiet|silent|work without|work for free|work unpaid|not complain|not report|not leave|not run",
      ],
      [
        "how to|how do i|how do we|how can i|how can we|how could i|how should i|best way to|ways to|way to|trick to|tricks to",
        "stop|prevent|block|forbid|discourage|hinder",
        [
          "my|our|the|a|these|this|those|foreign|new|illegal|undocumented|live-in|domestic|any|all|nepali|filipino|filipina|indian|indonesian|kenyan|ethiopian",
        ],
        "maid|maids|helper|helpers|housemaid|housemaids|worker|workers|employee|employees|nanny|driver|cook|girls|labourers|laborers|labour|staff|servant|servants|farmworkers|caregiver",
        ["from|to|who|that|ever"],
        "running|run away|runaway|leaving|leave|complaining|complain|reporting|report|escaping|escape|going to|quitting|contacting|calling|talking to|suing|absconding|claiming",
      ],
      [
        "cara|caranya|gimana caranya|bagaimana caranya|macam mana|macamana|camne|bagaimana",
        ["nak|buat|untuk|biar|supaya|agar|cara"],
        "supaya|agar|biar|buat",
        ["para|semua|si"],
        "tki|pmi|pembantu|prt|art|maid|pekerja|karyawan|buruh|bibik|helper|orang gaji|amah|anak buah",
        ["saya|kami|kita|asing|indonesia|indon|itu|ini"],
        "takut|tidak|tak|gak|nggak|ga|jangan|tidak berani|tak berani",
      ],
      [
        "nifanyeje|tufanyeje|nifanye nini|tufanye nini",
        ["ili"],
        "mfanyakazi|wafanyakazi|yaya|dada wa kazi|housegirl|msichana wa kazi",
        ["wangu|wetu|wa|ndani|nyumbani|hawa|huyu"],
        "asitoroke|wasitoroke|asiondoke|wasiondoke|asinishtaki|wasinishtaki|asilalamike|wasilalamike|aogope|waogope|asiripoti|wasiripoti",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "ทำยังไงให้|ทำอย่างไรให้|ทำไงให้|วิธีทำให้|จะทำยังไงให้|ทำยังไงไม่ให้|ทำอย่างไรไม่ให้|ทำไงไม่ให้|วิธีไม่ให้|วิธีขู่|ขู่ยังไงให้",
        ["คน|พวก|ต่างด้าว|พม่า|ลาว|เขมร|ของ|ผม|ฉัน|ดิฉัน|เรา"],
        "คนงาน|แม่บ้าน|ลูกจ้าง|แรงงาน|คนใช้|พนักงาน|ลูกน้อง",
        ["ต่างด้าว|พม่า|ลาว|เขมร|ของ|ผม|ฉัน|ดิฉัน|เรา|ที่บ้าน|ไป"],
        "กลัว|ไม่กล้า|หนี|แจ้งความ|ฟ้อง|ร้องเรียน|ลาออก|ไม่หนี|ยอมทำงาน",
      ],
      [
        "ขู่|ทำโทษ|ขัง|ข่มขู่|โกง",
        ["คน"],
        "คนงาน|แม่บ้าน|ลูกจ้าง|แรงงาน|คนใช้",
        ["ของ|ผม|ฉัน|เรา|พม่า|ลาว|เขมร|ต่างด้าว"],
        "ยังไง|อย่างไร|ไงดี",
      ],
      [
        "ធ្វើយ៉ាងម៉េច|ធ្វើយ៉ាងណា|ធ្វើដូចម្តេច|ធ្វើម៉េច",
        ["ដើម្បី"],
        "ឲ្យ|ឱ្យ|អោយ|កុំឲ្យ|កុំឱ្យ|កុំអោយ",
        "កម្មករ|អ្នកបម្រើ|ពលករ|បុគ្គលិក|គេ|ពួកគេ",
        ["របស់|ខ្ញុំ|យើង|វៀតណាម"],
        "ខ្លាច|មិនហ៊ាន|រត់|ប្តឹង|មិនរត់|មិនប្តឹង",
      ],
      [
        "怎么|怎麼|怎样|怎樣|如何|点样|點樣|怎样才能|怎么才能|怎麼才能|如何才能",
        ["才能|能|可以|去|才"],
        "吓唬|嚇唬|恐吓|恐嚇|威胁|威脅|吓|嚇|惩罚|懲罰|锁住|鎖住|控制|欺骗|欺騙|压榨|壓榨|困住|软禁|軟禁|克扣|剋扣",
        [
          "我|我家|我的|我们|我們|的|个|個|嘅|那个|那個|这些|這些|外国|外國|公司|厂里|廠裡|非法|黑工|那些|啲|住",
        ],
        "保姆|女佣|女傭|外佣|外傭|工人|员工|員工|外劳|外勞|佣人|傭人|阿姨|移工|劳工|勞工",
      ],
      [
        "怎么让|怎麼讓|怎样让|怎樣讓|如何让|如何讓|如何使|怎么使|怎麼使|點樣令|点样令|點樣先可以令|怎么能让|怎么才能让",
        ["我|我家|我的|我们|我們|的|个|個|嘅|那些|这些|這些|外国|外國|公司|厂里|廠裡|啲"],
        "保姆|女佣|女傭|外佣|外傭|工人|员工|員工|外劳|外勞|佣人|傭人|移工|劳工|勞工|工人姐姐|家佣",
        ["都|们|們|再|也|永远|乖乖"],
        "不敢|唔敢|害怕|怕|驚|不能|没法|沒法|无法|無法|听话|聽話|闭嘴|閉嘴",
      ],
    ],
  },
];
