import type { Rows } from "../../reading/terms/rows.ts";

/** Sex, or pictures of a naked body, as somebody asks for them. */
export const SEX: readonly Rows[] = [
  {
    ways: [
      [
        "sex|sexual favor|sexual favors|sexual favour|sexual favours|sleep with him|sleep with me|sleep with her|sleep with the|sleep with manager|sleep with boss|go to bed with|make love|nude|nudes|naked|his girlfriend|be my girlfriend|private parts|sexo|acostarme con|acuesto con|acostarse con|acostemos con|dormir con él|dormir con el jefe|duerma con él|acueste con|acostarse conmigo|acostarnos con|fotos íntimas|fotos desnuda|foto desnuda|desnudos|favores sexuales|relaciones sexuales|tener relaciones",
      ],
      [
        "coucher avec|couche avec|sexe|relations sexuelles|faveurs sexuelles|photos nue|photos nues|photos intimes|photos déshabillée|dormir avec lui|dormir com ele|dormir com o|dorma com|durma com|deitar com|fotos íntimas|fotos nua|fotos nuas|foto nua|transar|favores sexuais|ir pra cama|relações com ele",
      ],
      [
        "tidur bareng|tidur sama|tidur dengan|tidur bersama|berhubungan|berhubungan badan|seks|layani nafsu|layan nafsu|foto bugil|foto telanjang|video bugil|video telanjang|gambar bogel|bogel|telanjang|sumiping|makipagtalik|makipag-sex|makipagsex|matulog kasama|hubad|nakahubad|makigdulog|makigsex|hubo|sex",
      ],
      [
        "ngủ với|ngủ cùng|quan hệ với|quan hệ tình dục|lên giường|ảnh khỏa thân|ảnh nude|ảnh nóng|khỏa thân|kulala naye|nilale naye|kimapenzi|mapenzi naye|ngono|picha za uchi|picha ya uchi|uchi|tulale naye|nilale na",
      ],
      [
        "переспать|переспала|спать с ним|секс|секса|сексом|интим|интима|интимные|интимных|голые|голую|голой|обнаженн*|переспати|спати з ним|сексу|інтим*|голі|голу|оголен*",
      ],
      [
        "انام معه|أنام معه|انام معاه|أنام معاه|ينام معي|ينام معاي|ينام معايا|انام وياه|الجنس|جنس|علاقة معه|علاقة معاه|صور عارية|صور عاريه|صورة عارية|عارية|ወሲብ|አብሬው እንድተኛ|አብሬው ልተኛ|ከእሱ ጋር እንድተኛ|አብረሽኝ ተኚ|እንድተኛው|እርቃን*|ራቁት*",
      ],
      [
        "साथ सोने|साथ सोना|साथ सोओ|साथ सोऊ*|सेक्स|शारीरिक संबंध*|नंगी|नग्न|न्यूड|सँग सुत्*|सँगै सुत्*|सङ्गै सुत्*|यौन सम्बन्ध*|नांगो|नाङ्गो|sath sone|saath sone|sath sona|saath sona|sath sou|sharirik sambandh|nangi|nude|sanga sutna|sangai sutna|সাথে শুতে|সাথে শুইতে|সঙ্গে শুতে|বিছানায়|শারীরিক সম্পর্ক*|সেক্স|কুপ্রস্তাব*|নগ্ন|উলঙ্গ|sathe shute|sharirik somporko|ساتھ سونے|ساتھ سونا|سیکس|جسمانی تعلق*|ناجائز تعلق*|ننگی|برہنہ",
      ],
      [
        "එක්ක නිදාගන්න|එක්ක බුදියගන්න|සෙක්ස්|ලිංගික*|නිරුවත්*|හෙළුවැලි*|ekka nidaganna|ekka budiyaganna|கூட படுக்க*|படுக்க சொல்*|படுக்கைக்கு*|உடலுறவு*|செக்ஸ்|நிர்வாண*|kooda padukka|padukka solr*",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "အတူအိပ်|အတူ အိပ်|လိင်ဆက်ဆံ|အိပ်ခိုင်း|အဝတ်မပါ|ကိုယ်လုံးတီး|นอนด้วย|นอนกับ|หลับนอน|มีเซ็กส์|เซ็กส์|รูปโป๊|ภาพโป๊|เปลือย|มีอะไรกับ|มีอะไรด้วย|គេងជាមួយ|ដេកជាមួយ|រួមភេទ|រូបអាក្រាត|អាក្រាត|陪睡|陪他睡|陪他上床|跟他睡|和他睡|上床|发生关系|發生關係|裸照|裸体|裸體|陪佢瞓|同佢瞓",
      ],
    ],
  },
];

/** That it befell somebody already: then what to do first after it is told. */
export const BEFELL: readonly Rows[] = [
  {
    ways: [
      [
        "rape|raped|rapes|raping|sexually assaulted|sexually abused|forced sex|forced to have sex|forces me to have sex|forced me to have sex|force me to have sex|prostitution|prostitute|brothel|violó|violaron|me viola|me violan|violada|violado|violación|prostitución|viol|violé|violée|m'a violée|prostitution|prostituer|estupro|estuprou|estuprada|me violou|violada|prostituição",
      ],
      [
        "diperkosa|memperkosa|perkosa|dirogol|rogol|merogol|dipaksa melayani|dicabuli|pelacuran|ginahasa|ginagahasa|nirape|na-rape|narape|hinalay|pinagsamantalahan|gilugos|hiếp dâm|cưỡng hiếp|bị hiếp|hãm hiếp|bán dâm|mại dâm|ananibaka|alinibaka|amenibaka|nimebakwa|nilibakwa|wananibaka|ukahaba",
      ],
      [
        "изнасил*|насилует|насилуют|проституц*|бордел*|зґвалт*|згвалт*|ґвалту*|проституц*|борделі|اغتصب*|اغتصاب|يغتصب*|بيغتصب*|دعارة|الدعارة|ደፈረ*|ደፈሩ*|ተደፈር*|ተደፍሬ*|መድፈር",
      ],
      [
        "बलात्कार*|रेप|दुष्कर्म|वेश्यावृत्ति|बलत्कार*|करणी|देह व्यापार|balatkar|balatkaar|ধর্ষণ*|ধর্ষন*|দেহ ব্যবসা|পতিতা*|dhorshon|زیادتی|ریپ|عصمت دری|جسم فروشی|දූෂණ*|දුෂණ*|ගණිකා*|பலாத்கார*|கற்பழி*|வன்புணர்*|விபச்சார*",
      ],
    ],
  },
  {
    unspaced: true,
    ways: [
      [
        "မုဒိမ်း|အဓမ္မ|ပြည့်တန်ဆာ|ข่มขืน|ขืนใจ|ขายตัว|ค้าประเวณี|រំលោភ|លក់ខ្លួន|强奸|強姦|强暴|強暴|性侵|卖淫|賣淫|接客",
      ],
    ],
  },
];
