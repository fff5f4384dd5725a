import type { Rows } from "../../../reading/terms/rows.ts";

/** How it is said in 26 languages that people are to complain nowhere. */
export const SO_THAT_NONE_COMPLAINS: readonly Rows[] = [
  {
    ways: [
      [
        "so that|so|to make sure|so as",
        ["they|she|he|workers|the|maids|maid|worker|helper|nobody|no one|none|will|would|can|ever"],
        "not report|not complain|don't report|don't complain|dont report|dont complain|doesn't report|doesn't complain|doesnt report|doesnt complain|won't report|won't complain|wont report|wont complain|can't report|can't complain|cannot report|cannot complain|cannot sue|can't sue|don't sue|doesn't sue|never complain|never complains|never report|never reports|not go to police|not go to the police|doesn't go to the police|don't go to the police|not sue|not claim|don't claim",
      ],
      [
        "para que|pa que",
        ["ella|ellos|ellas|no|nadie|me|nos|se|ele|eles|ela|elas|não|nunca"],
        "reclame|reclamen|denuncie|denuncien|queje|quejen|demande|demanden|reclamem|denunciem|processe|processem",
      ],
      [
        "para não|pra não|para no",
        ["me|nos|se"],
        "denunciar|denunciarem|reclamar|reclamarem|processar|processarem|denunciarme|reclamarme|quejarse",
      ],
      [
        "pour qu'*|pour que|afin qu'*|afin que",
        ["elle|elles|ils|il|ne|n'*|me|nous|mes|employés|ouvriers|personne|se"],
        "porte plainte|portent plainte|portent pas plainte|porte pas plainte|plaigne|plaignent|dénonce|dénoncent|me dénonce|aille|aillent|parle|parlent",
      ],
      [
        "supaya|agar|biar",
        ["mereka|dia|pekerja|tki|pembantu|maid|para|saya|kami"],
        ["tidak|tak|gak|nggak|ga|jangan|takut|berani"],
        "takut lapor|takut melapor|tidak lapor|tidak melapor|tak lapor|tak report|tak mengadu|gak lapor|ga lapor|nggak lapor|tidak berani lapor|tidak berani melapor|gak berani lapor|tak berani lapor|tak berani mengadu|tidak mengadu|tidak menuntut|gak nuntut|tidak komplain|gak komplain",
      ],
      [
        "para|upang|aron",
        ["sila|siya|hindi|dili|na|di"],
        "hindi magsumbong|hindi magreklamo|hindi magdemanda|hindi makapagsumbong|di magsumbong|di magreklamo|dili mosumbong|dili moreklamo|dili makasumbong|hindi siya magsumbong|hindi sila magsumbong|hindi sila magreklamo|matakot magsumbong",
      ],
      [
        "để|cho",
        ["họ|nó|người|lao|động|công|nhân|giúp|việc|cô|ấy"],
        "không tố cáo|không dám tố cáo|không kiện|không dám kiện|không khiếu nại|không dám khiếu nại|không báo công an|không dám báo|không dám báo công an|khỏi kiện|sợ không dám báo",
      ],
      [
        "asinishtaki|wasinishtaki|wasitushtaki|asitushtaki|asilalamike|wasilalamike|asiripoti|wasiripoti|asiende polisi|wasiende polisi",
      ],
      [
        "чтобы|щоб|чтоб",
        ["они|она|вони|вона|рабочие|работники|никто|працівники|никуда|нікуди|ніхто"],
        "не",
        "жаловал*|пожаловал*|заявил*|заявляли|обратил*|обращал*|скаржил*|поскаржил*|звернул*|пошл*|подал*|судил*|требовал*|вимагал*",
      ],
      [
        "ताकि|जिससे|कि",
        ["वो|वह|वे|कोई|कामगार|मज़दूर|मजदूर|नौकरानी|वर्कर|मेरी|कहीं"],
        "शिकायत न*|शिकायत ना*|पुलिस में न*|पुलिस के पास न*|पुलिस के पास ना*|रिपोर्ट न*|केस न*|दूतावास न*|मुंह न खोल*|उजुरी नगर*",
      ],
      ["उजुरी नगर*|उजुरी गर्न नसक*|उजुरी गर्न नपाओस्|प्रहरीकहाँ नजा*|प्रहरीमा नजा*|गुनासो नगर*"],
      [
        "taaki|taki|jisse|ki",
        ["wo|woh|ve|koi|worker|workers|maid|log|vo"],
        "shikayat na|complain na|report na|case na|police ke paas na|police ke pas na|police me na|police mein na|shikayat nahi",
      ],
      ["ujuri nagaros|ujuri nagarun|police ma najaun|police ma najaos"],
      [
        "تاکہ|جس سے|کہ",
        ["وہ|کوئی|مزدور|ملازمہ|ورکر"],
        "شکایت نہ|پولیس کے پاس نہ|رپورٹ نہ|کیس نہ|مقدمہ نہ",
      ],
      [
        "যাতে|যেন",
        ["তারা|সে|কর্মী|কর্মীরা|শ্রমিক|শ্রমিকরা|কেউ|থানায়|পুলিশে"],
        "অভিযোগ না কর*|অভিযোগ করতে না পারে|মামলা না কর*|মামলা করতে না পারে|পুলিশে না যায়|পুলিশের কাছে না যায়|নালিশ না কর*|না যায়",
      ],
      [
        "புகார் செய்யாமல்|புகார் கொடுக்காமல்|புகார் செய்யாதபடி|புகார் கொடுக்காதபடி|புகார் பண்ணாம|போலீசுக்கு போகாமல்|போலீசுக்குப் போகாமல்",
      ],
      ["පැමිණිලි නොකර|පැමිණිලි නොකරන්න|පැමිණිලි කරන්නේ නැති|පැමිණිලි කරන්න බැරි|පොලිසියට නොයන්න|පොලිසියට යන්නේ නැති"],
      [
        "عشان|علشان|حتى|كي|لكي|بحيث|لكيلا",
        ["ما|لا|مايقدرون|يقدرون|الا|هي|هم|احد"],
        "تشتكي|يشتكي|يشتكون|يشتكوا|تبلغ|يبلغ|يبلغون|يبلغوا|يرفعون|ترفع|تروح للشرطة|يروحون للشرطة|تذهب للشرطة|يذهبوا للشرطة|يطالبون|تطالب",
      ],
      [
        "እንዳትከስ*|እንዳይከስ*|እንዳይከሱ*|እንዳታማርር|እንዳያማርሩ|አቤቱታ እንዳታቀርብ|አቤቱታ እንዳያቀርቡ|ለፖሊስ እንዳትናገር|ለፖሊስ እንዳይናገሩ",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "ไม่กล้าไป|ไม่กล้า|ไม่ให้|จะได้ไม่|เพื่อไม่ให้",
        ["คนงาน|ลูกจ้าง|เขา|พวกเขา|แม่บ้าน|แรงงาน|ไป"],
        "แจ้งความ|ฟ้อง|ร้องเรียน|หาตำรวจ",
      ],
      ["កុំឲ្យ|កុំឱ្យ|កុំអោយ|មិនឲ្យ|មិនឱ្យ|មិនហ៊ាន", ["ពួកគេ|កម្មករ|គេ|ពលករ|គាត់|ទៅ|ហ៊ាន"], "ប្តឹង|ប្ដឹង|ទៅប៉ូលីស|រកប៉ូលីស"],
      ["မတိုင်ရဲအောင်|မတိုင်အောင်|တိုင်လို့မရအောင်|မတိုင်ကြားအောင်|ရဲမတိုင်အောင်|ရဲစခန်းမသွားအောင်"],
      [
        "不让|不讓|防止|避免|使|令|让|讓|免得|叫",
        ["他们|他們|工人|员工|員工|女佣|女傭|外佣|外傭|她|佢哋|佢|保姆|外劳|外勞"],
        "投诉|投訴|告状|告狀|举报|舉報|报警|報警|不敢投诉|不敢投訴|不敢报警|不敢報警|不敢告|不敢举报|不敢舉報|唔敢投訴|唔敢報警|维权|維權",
      ],
    ],
  },
];

/** How it is said that people are to work, or to go, without what is owed to them. */
export const WITHOUT_PAY: readonly Rows[] = [
  {
    ways: [
      [
        "without|and not|avoid",
        ["having to|to"],
        "pay|paying",
        ["them|him|her|my|the|their|his|any|full"],
        "them|him|her|salary|salaries|wages|overtime|ticket|maid|workers|worker|helper|staff|anything",
      ],
      [
        "sin|sem",
        "pagarle|pagarles|pagar sueldo|pagar salario|pagar el sueldo|pagar su sueldo|lhe pagar|pagar o salário|pagar salários|pagar nada|pagar",
      ],
      ["sans", ["la|le|les|leur|lui"], "payer"],
      [
        "nang hindi|na hindi|kahit hindi|bisan dili",
        ["ko|namin|siya|sila"],
        "binabayaran|bayaran|sahuran|sinasahuran|suwelduhan|pasuwelduhan|swelduhan",
      ],
      [
        "tanpa|tak payah|tidak perlu",
        "bayar|membayar|dibayar|menggaji",
        ["gaji|gajinya|mereka|dia"],
      ],
      ["mà không|mà khỏi|không phải|không cần", ["phải|cần"], "trả lương|trả tiền"],
      ["bila", "kumlipa|kuwalipa|kulipa mshahara"],
      [
        "не|без",
        "платя|заплатив|сплачуючи|платить|платити|выплаты зарплаты|оплаты|оплати|зарплаты|зарплати",
      ],
      [
        "बिना|विना",
        ["उसे|उन्हें|को|कोई"],
        "पैसा दिए|पैसे दिए|तनख्वाह दिए|वेतन दिए|सैलरी दिए|तलब दिई|पैसा दिई|तलब",
      ],
      [
        "तलब नदिई|पैसा नदिई|तलब नतिरी|वेतन दिए बिना|तनख्वाह दिए बिना|पैसे दिए बिना|सैलरी दिए बिना|तलब नदिईकन",
      ],
      ["bina", ["usko|unko|use"], "salary diye|paise diye|paisa diye|tankhwa diye|pagar diye"],
      ["بغیر|بنا", ["اسے|انہیں|ان کو"], "تنخواہ دیے|پیسے دیے|تنخواہ دئیے|پیسے دئیے"],
      ["تنخواہ دیے بغیر|پیسے دیے بغیر|تنخواہ کے بغیر"],
      ["বেতন না দিয়ে|বেতন ছাড়া|টাকা না দিয়ে|বেতন না দিয়েই"],
      ["சம்பளம் கொடுக்காமல்|சம்பளம் தராமல்|சம்பளம் இல்லாமல்"],
      ["පඩි නොදී|පඩි නොගෙවා|සල්ලි නොදී|වැටුප් නොගෙවා"],
      [
        "بدون|من غير|بلا",
        ["ما|ان"],
        "ادفع|ندفع|دفع|اعطيها راتب*|اعطيهم راتب*",
        ["رواتبهم|راتبها|لها|لهم"],
      ],
      ["ሳልከፍል*|ሳንከፍል*|ያለ ደመወዝ|ያለ ክፍያ"],
    ],
  },
  {
    unspaced: true,
    ways: [
      ["โดยไม่ต้อง|ไม่ต้อง|โดยไม่", "จ่ายเงินเดือน|จ่ายค่าจ้าง|จ่ายค่าแรง|จ่ายเงิน"],
      ["ដោយមិន|មិនបាច់", ["ចាំបាច់|ត្រូវ"], "បើកប្រាក់ខែ|ឲ្យលុយ|ឱ្យលុយ|បង់ប្រាក់ខែ|ឲ្យប្រាក់ខែ|ឱ្យប្រាក់ខែ"],
      ["လစာမပေးဘဲ|လခမပေးဘဲ|ပိုက်ဆံမပေးဘဲ"],
      [
        "不付|不给|不給|不发|不發|唔俾|唔出|不用付|不用给",
        ["他们|他們|她|佢|佢哋|任何|的"],
        "工资|工資|薪水|人工|钱|錢",
      ],
    ],
  },
];
