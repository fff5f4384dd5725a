import type { Rows } from "../../../reading/terms/rows.ts";

/** How it is said in 26 languages that people are to be kept from leaving, and words for keeping papers that mean much else beside. */
export const SO_THAT_NONE_LEAVES: readonly Rows[] = [
  {
    ways: [
      [
        "para que no|para que não|para no|para não|pra não|pa que no",
        ["se|nos|me|los|las|el|o|lo|la"],
        "vaya|vayan|escape|escapen|huya|huyan|fugue|fuguen|fujam|fuja|saiam|saia|saírem|fugirem|desistirem|irem embora|deje|dejen|abandone|abandonen|renuncie|renuncien|marche|marchen|desistan",
      ],
      [
        "pour qu'*|pour que",
        ["elle|elles|ne|les|mes|employés|ouvriers|n'"],
        "parte|partent|parte pas|partent pas|s'enfuie|s'enfuient|fuie|fuient|quitte|quittent|démissionne|démissionnent|rompent|abandonne|abandonnent",
      ],
      [
        "supaya|agar|biar|untuk",
        ["mereka|dia|pekerja|tki|gak|nggak|ga"],
        "bertahan|tidak berhenti|tidak mundur|tak berhenti|tidak resign|tidak pulang|tidak kabur|tak lari|tidak lari|gak kabur|nggak kabur|kabur|lari|tidak keluar|tak keluar",
      ],
      [
        "para|upang|aron",
        ["sila|siya|hindi|dili"],
        "hindi umatras|hindi sila umatras|hindi mag-resign|hindi magresign|hindi lumipat|hindi sila umalis|hindi tumakas|hindi umalis|hindi makatakas|hindi sila tumakas|hindi siya tumakas|makatakas|tumakas|dili molayas|dili makalayas|dili sila molayas",
      ],
      [
        "để|cho",
        ["họ|nó|người|lao|động|công|nhân|không|thể"],
        "không bỏ việc|không nghỉ ngang|khỏi bỏ trốn|không bỏ trốn|không trốn|bỏ trốn|khỏi trốn|không bỏ đi|không nghỉ",
      ],
      [
        "so that|so|to make sure|so as",
        ["they|she|he|workers|the|maids|maid|worker|helper|nobody|no|one|nurses"],
        "stay|stays|don't quit|do not quit|dont quit|cannot quit|can't quit|don't back out|do not back out|don't resign|do not resign|won't leave|wont leave|do not leave early|don't leave|do not leave|dont leave|can't leave|cannot leave|cant leave|don't run away|do not run away|dont run away|can't run away|cannot run away|never leave|doesn't leave|does not leave|doesn't run away|cannot escape|can't escape|runs away|leaves",
      ],
      [
        "wasiache kazi|asiache kazi|wasitoroke|asitoroke|wasiondoke|asiondoke|ili wasikimbie|wasikimbie|asikimbie",
      ],
      [
        "чтобы|щоб",
        ["они|она|вони|вона|рабочие|работники|никто|працівники"],
        "не",
        "увольня*|уходил*|разбежал*|бросил*|звільня*|тікал*|кинул*|сбежал*|убежал*|уехал*|ушл*|ушёл|втекл*|втік|пішл*|виїхал*|уволил*",
      ],
      [
        "ताकि|जिससे",
        ["वो|वह|वे|कोई|कामगार|मज़दूर|मजदूर|नौकरानी|वर्कर|बीच|में|समय|से|पहले|काम"],
        "बीच में न छोड़ें|बीच में न छोड़े|बीच में छोड़कर न*|छोड़ कर न*|छोड़कर न*|न छोड़ें|न छोड़े|काम न छोड़ें|काम न छोड़े|काम छोड़ न*|भागें न*|भाग न*|भागे न*|भागें न*|भागे नहीं|न भागे|न भागें|ना भागे|भाग ना सके|छोड़ न सके|छोड़कर न जाए|छोड़ कर न जाए|भाग न जाए|भाग न सकें",
      ],
      [
        "taaki|taki|jisse",
        ["wo|woh|ve|koi|worker|workers|maid|log|vo"],
        "chhod ke na jaye|chhod kar na jaye|chhod ke na jayen|chod ke na jaye|kaam na chhode|kaam na chode|beech me na chhode|bhage na|bhaage na|na bhage|na bhaage|bhag na|bhaag na|bhage nahi|bhag na jaye|bhag na sake|chhod na sake|chod na sake",
      ],
      [
        "تاکہ|جس سے",
        ["وہ|کوئی|مزدور|ملازمہ|ورکر"],
        "چھوڑ کر نہ*|چھوڑکر نہ*|کام نہ چھوڑ*|نہ چھوڑیں|نہ چھوڑے|چلے نہ جائیں|بھاگ نہ|بھاگے نہ|نہ بھاگے|نہ بھاگیں|بھاگیں نہ|چھوڑ نہ سکے|بھاگ نہ سکے",
      ],
      [
        "नछोडून्|नछोडोस्|बीचमै नछोडून्|काम नछोडून्|नजाऊन्|नभागून्|नभागोस्|नभागोस् भनेर|नभागून् भनेर|भाग्न नपाऊन्|भाग्न नपाओस्|भाग्न नसकून्|भाग्न नसकोस्|छोडेर नजाऊन्|नभागुन्|नभाग्ने",
      ],
      [
        "যাতে|যেন",
        ["তারা|সে|কর্মী|কর্মীরা|শ্রমিক|শ্রমিকরা|কেউ"],
        "কাজ না ছাড়ে|না ছাড়ে|ছেড়ে চলে না যায়|না পালায়|পালাতে না পারে|পালিয়ে না যায়|চলে না যায়|না পালাতে পারে|ছেড়ে না যায়|পালিয়ে যেতে না পারে",
      ],
      [
        "வேலையை விட்டுப் போகாமல்|வேலையை விடாமல்|விட்டுப் போகாமல்|ஓடாமல்|ஓடிப்போகாமல்|ஓடிப் போகாமல்|தப்பி ஓடாமல்|தப்பிக்காமல்|தப்பிக்க முடியாமல்|ஓடாதபடி|ஓடிவிடாமல்|ஓடி விடாமல்|ஓடாம|ஓடிப்போகாம",
      ],
      [
        "වැඩේ අතාරින්නේ නැති*|රැකියාව අත නොහරි*|පැනලා නොයන්න|පැනලා යන්නේ නැති|පැන නොයන|පලා නොයන|පැනලා නොයන|පැනගන්න බැරි|පැන යන්න බැරි|පැනලා යන්න බැරි|පැන නොයෑමට|යන්න බැරි වෙන්න",
      ],
      [
        "عشان|علشان|حتى|كي|لكي|بحيث|لكيلا|من اجل ان",
        ["ما|لا|مايقدرون|يقدرون|الا"],
        "لا يترك*|ما يترك*|يترك العمل|تترك العمل|يستقيل*|تستقيل*|يهرب*|تهرب*|ما يهرب*|لا يهرب*|لا تهرب*|ما تهرب*|مايهرب*|ماتهرب*|يغادر*|لا يغادر*|لا تغادر*|يتركون|لا يتركو*",
      ],
      ["لعدم ترك العمل|لعدم الهروب|لمنع الهروب|لضمان بقائه*"],
      [
        "ሥራ እንዳይለቁ|ሥራ እንዳትለቅ|ስራ እንዳይለቁ|እንዳይጠፉ|እንዳያመልጡ|እንዳይሄዱ|እንዳትጠፋ|እንዳትሄድ|እንዳይሸሹ|እንዳያመልጥ|እንዳታመልጥ|እንዳይጠፋ",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      ["ไม่ให้|จะได้ไม่|เพื่อไม่ให้", ["คนงาน|ลูกจ้าง|เขา|พวกเขา|แม่บ้าน|แรงงาน"], "หนี|ลาออก|หลบหนี"],
      ["កុំឲ្យ|កុំឱ្យ|កុំអោយ|មិនឲ្យ|មិនឱ្យ", ["ពួកគេ|កម្មករ|គេ|ពលករ|គាត់"], "រត់|រត់គេច|ចាកចេញ"],
      ["ထွက်မပြေးအောင်|မပြေးအောင်|ထွက်မသွားအောင်|မထွက်သွားအောင်|ထွက်ပြေးလို့မရအောင်|မပြေးနိုင်အောင်"],
      [
        "不让|不讓|防止|避免|使|令|让|讓|免得",
        ["他们|他們|工人|员工|員工|女佣|女傭|外佣|外傭|她|佢哋|佢|保姆"],
        "提前离职|提前離職|离职|離職|逃跑|跑掉|跑路|离开|離開|逃走|走佬|跑|不跑|不能跑|辞职|辭職",
      ],
    ],
  },
];

/** Words by which papers are kept. */
export const KEEPING: Rows = {
  ways: [
    [
      "quedarme con|quedarnos con|quedarse con|retener|guardar|confiscar|reter|ficar com|guardar|garder|retenir|conserver|confisquer|menahan|tahan|pegang|memegang|simpan|menyimpan|sita|itago|itatago|hawakan|kunin|hold|keep|withhold|hand over|take|giữ|thu|giữ lại|kushika|kuzuia|kukaa na|shikilia|удержать|забрать|удерживать|оставить|хранить|забрати|утримати|тримати|रख|रखना|रखें|रखने|जमा|ज़ब्त|rakh|rakhna|rakhein|rakhe|rakhne|zabt|رکھ|رکھنا|رکھیں|ضبط|राख्न|राख्ने|राखौँ|রাখা|রাখব|রাখতে|রাখি|আটকে|வைத்து|வைக்க|வைத்துக்கொள்ள|තියාගන්න|තියාගන්නේ|ගන්න|احتفظ|نحتفظ|احجز|نحجز|اخذ|ناخذ|اسحب|نسحب|ልያዝ|መያዝ|እንያዝ|እንይዛለን",
    ],
  ],
};
/** The same in scripts without spaces. */
export const KEEPING_UNSPACED: Rows = {
  unspaced: true,
  ways: [["เก็บ|ยึด|ถือ|រក្សា|កាន់|ទុក|ដក|သိမ်း|ယူထား|ကိုင်|扣|收|保管|扣押|拿|揸住"]],
};

/** How it is said that the kin of those who are hired are to know nothing. */
export const KIN_UNTOLD: readonly Rows[] = [
  {
    ways: [
      [
        "without telling|don't tell|dont tell|do not tell|not tell|not telling|never tell|hide it from|keep it from|not inform|without informing",
        ["their|his|her|the|to"],
        "parents|family|families|mother|father|husband|husbands|relatives",
      ],
      [
        "sin decir*|no digan|no diga|no le digan|no cuenten|sin avisar|no avisen",
        ["nada|lo|a|sus|su|la|los"],
        "familia|familias|padres|familiares|marido",
      ],
      [
        "sans prévenir|sans le dire|ne disent rien|ne rien dire|sans informer|ne pas dire",
        ["à|a|leur|leurs|la|les"],
        "famille|familles|parents|mari",
      ],
      [
        "não contem|não digam|sem avisar|sem contar|não contar",
        ["nada|à|a|aos|ao|sua|suas|seus|família"],
        "família|famílias|pais|parentes|marido",
      ],
      [
        "jangan bilang|jangan kasih tahu|jangan beri tahu|tanpa bilang|tidak bilang|tidak memberi tahu|tanpa sepengetahuan",
        ["ke|kepada|sama"],
        "keluarga|keluarganya|orang tua|ortu|suami|orang tuanya",
      ],
      [
        "huwag sabihin|wag sabihin|hindi sabihin|huwag ipaalam|wag ipaalam",
        ["sa|nila|kanilang|mga"],
        "pamilya|magulang|asawa",
      ],
      [
        "không nói|đừng nói|không kể|giấu|không báo",
        ["với|cho|ai"],
        "gia đình|bố mẹ|cha mẹ|người nhà|chồng",
      ],
      ["wasiwaambie|wasimwambie|bila kuwaambia|asiwaambie", "wazazi|familia|jamaa|mume"],
      [
        "не говорили|не рассказывали|не сообщали|не казали|не розповідали|не повідомляли",
        ["своим|своїм"],
        "родителям|семье|родным|близким|мужу|батькам|родині|рідним|чоловіку",
      ],
      [
        "घर वालों|घरवालों|परिवार|माता-पिता|माता पिता|मां-बाप|माँ-बाप|पति",
        ["को|से|वालों|कुछ|के"],
        "न बताएं|न बताये|न बताएँ|ना बताएं|नहीं बताएं|मत बताएं|न बोलें|छुपाएं|छिपाएं",
      ],
      ["घरमा|परिवारलाई|आमाबुबालाई|बुबाआमालाई", ["केही"], "नभनून्|नभन्नू|नभनोस्|नबताऊन्|नबताओस्"],
      ["পরিবারকে|বাবা-মাকে|বাবা মাকে|বাড়িতে", ["কিছু"], "না বলে|না জানায়|না জানাতে"],
      ["گھر والوں|خاندان|ماں باپ|والدین", ["کو|سے|کچھ"], "نہ بتائیں|نہ بتائے|مت بتائیں|چھپائیں"],
      [
        "ما يخبرون|ولا يخبرون|ولا يخبرن|ولا يخبروا|وما يخبرون|وما يخبروا|ولا تخبر|دون اخبار|دون علم|لا يخبرون|لا يخبرن|ما يقولون|لا تخبر",
        ["احد|من"],
        "اهلهم|أهلهم|اهلهن|أهلهن|عائلاتهم|عائلاتهن|اهلها|أهلها",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "不告诉|不告訴|别告诉|別告訴|瞒着|瞞著|不要告诉|不要告訴",
        ["她们的|他们的|她們的|他們的"],
        "家人|父母|家里|家裡",
      ],
      ["ไม่บอก|ไม่ให้บอก|อย่าบอก|ปิดบัง", "พ่อแม่|ครอบครัว|ที่บ้าน"],
    ],
  },
];
