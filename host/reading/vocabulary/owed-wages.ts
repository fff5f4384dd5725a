import type { Vocabulary } from "./subject.ts";

/** What tells in each language that wages are owed to the worker, or taken of again (`deduction`), who then has no debt: the debt of others `to` them (`unpaid`), a verb of owing (`owing`) or what is left to be paid (`left_over`) beside pay or months, and a debt of the worker's own (`indebted`), which lends a verb of owing nothing. */
export const OWED_WAGES: readonly Vocabulary[] = [
  {
    language: "en",
    words: {
      deduction:
        "from every paycheck|from each paycheck|out of every paycheck|every paycheck|each paycheck|every payday|each payday|from each pay|from every pay|kickback|kickbacks|kick back|back from my pay|part of my pay|part of my salary|half of my salary|half of my pay",
      unpaid:
        "owe me|owes me|owed me|owing me|owe us|owes us|owed us|owing us|owed to me|owed to us|owe my husband|owes my husband|owe my wife|owes my wife|owe my brother|owes my brother|owe my sister|owes my sister|owe the workers|owes the workers|backpay|back pay|back wages|pay arrears|wage arrears|salary arrears|arrears of salary|arrears of wages",
      owing: "owe|owes|owed|owing",
      indebted:
        "i owe|i owed|i still owe|we owe|we still owe|that i owe|do i owe|owe him|owe her|owe them|owe the agent|owe the agency|owe the broker|owe the recruiter|owe the bank|owe the lender|owe the lending|owe money to|owe my agent|owe my agency|owe back",
      months: "month|months|mths|weeks|week|days|paycheck|paychecks|paycheques",
    },
  },
  {
    language: "es",
    words: {
      deduction:
        "de cada pago|de cada cheque|de cada quincena|de cada sueldo|de cada salario|cada quincena|de mi sueldo|de mi salario|de mi paga",
      unpaid:
        "me debe|me deben|nos debe|nos deben|me debia|me debian|nos debian|me debía|me debían|nos debían|me adeuda|me adeudan|nos adeuda|nos adeudan|me está debiendo|me están debiendo|nos están debiendo|me quedó debiendo|me quedaron debiendo|nos quedaron debiendo|me quedan debiendo|me queda debiendo|sueldos atrasados|sueldo atrasado|salarios atrasados|sueldos adeudados|salarios adeudados|salarios impagos|sueldos impagos",
    },
    neutral:
      "me debe cobrar|me deben cobrar|nos debe cobrar|nos deben cobrar|me debe pedir|me deben pedir|me debe dar|me deben dar|me debe decir|me deben decir|me debe entregar|me deben entregar|me debe costar|me debe ayudar|me deben ayudar|me debe hacer|me deben hacer",
  },
  {
    language: "fr",
    words: {
      deduction:
        "sur chaque paie|de chaque paie|à chaque paie|sur chaque salaire|de chaque salaire|de mon salaire|de ma paie|de notre salaire|de nos salaires",
      unpaid:
        "me doit|me doivent|nous doit|nous doivent|me devait|me devaient|nous devaient|me doit encore|m'est dû|me sont dus|nous sont dus|salaires impayés|salaire impayé|arriérés de salaire|arriéré de salaire|salaires dus|salaires en retard",
    },
  },
  {
    language: "pt",
    words: {
      deduction:
        "de cada salário|do meu salário|do nosso salário|a cada pagamento|todo pagamento|de cada pagamento",
      unpaid:
        "me deve|me devem|nos deve|nos devem|deve-me|devem-me|deve-nos|devem-nos|me devia|me deviam|me devendo|nos devendo|deve pra mim|devem pra mim|deve para mim|devem para mim|deve pra gente|devem pra gente|deve a gente|salários em atraso|salário em atraso|salários atrasados|salário atrasado|ordenados em atraso",
    },
    neutral: "me deve cobrar|me devem cobrar|me deve dar|me devem dar|me deve pedir|me devem pedir",
  },
  {
    language: "tl",
    words: {
      deduction:
        "sa bawat sahod|bawat sahod|bawat sweldo|tuwing sahod|tuwing sweldo|kada sahod|kada sweldo|galing sa sahod|mula sa sahod|matag sweldo",
      unpaid:
        "utang sakin|utang sa akin|utang samin|utang sa amin|utang sa aming|utang po sakin|utang po sa akin|utang nila sakin|utang nila sa akin|utang niya sakin|utang niya sa akin|utang nya sakin|utang nya sa akin|utang na sahod|utang na sweldo|utang sa sahod|utang sa sweldo|utang ng amo|utang ng kumpanya|utang ng kompanya|utang ng employer|utang ng agency sa akin|kulang na sahod|kulang na sweldo|kulang sa sahod|kulang pa sa sahod|back pay ko|utang kanako|utang sa akoa|utang nga sweldo|utang nga suweldo|utang nga sahod",
      owing: "utang|may utang",
      indebted:
        "utang ko|utang namin|may utang ako|may utang po ako|may utang kami|utang ako|ang utang ko|utang naming|umutang|nangutang|inutang|bayad utang|pambayad ng utang|utang nako|utang namo",
      months: "buwan|buwang|buwan na|linggo|bulan nga",
    },
  },
  {
    language: "id",
    words: {
      deduction:
        "setiap gajian|tiap gajian|setiap kali gajian|tiap kali gajian|setiap terima gaji|dari gaji saya|separuh gaji|setengah gaji",
      unpaid:
        "utang gaji|hutang gaji|utang upah|hutang upah|utang ke saya|hutang ke saya|utang sama saya|hutang sama saya|utang pada saya|hutang pada saya|hutang dengan saya|berutang kepada saya|berhutang kepada saya|berhutang dengan saya|utang kepada saya|hutang kepada saya|utang ke kami|hutang ke kami|berutang kepada kami|berhutang kepada kami|utang kepada kami|utang gajiku|gaji diutang|gaji dihutang|gaji masih utang|gaji masih diutang|gaji terutang|tunggakan upah|tunggakan gaji|gaji tertahan|gaji kurang bayar|baki gaji",
      owing: "utang|hutang|berutang|berhutang|ngutang|menunggak|nunggak",
      indebted:
        "saya utang|saya hutang|saya berutang|saya berhutang|saya punya utang|saya punya hutang|saya masih utang|saya ada utang|saya ada hutang|kami utang|kami berutang|aku utang|aku punya utang|utang saya|hutang saya|utangku|utang kami|hutang kami|punya utang|banyak utang|bayar utang|bayar hutang|lunasi utang|melunasi utang|cicil utang|potong utang|utang ke agen|utang ke pt|utang ke majikan|utang bank|utang agen",
      months: "bulan gaji|bulan upah|gaji|upah",
    },
  },
  {
    language: "vi",
    words: {
      deduction:
        "mỗi kỳ lương|mỗi lần lãnh lương|mỗi lần lĩnh lương|từ tiền lương|nửa tiền lương|nửa lương",
      unpaid:
        "nợ tiền lương|nợ tiền công|nợ lương|còn nợ em|còn nợ tôi|còn nợ con|còn nợ cháu|còn nợ mình|còn nợ chúng tôi|còn nợ bọn em|còn nợ anh em|đang nợ em|đang nợ tôi|nợ em lương|nợ tôi lương|nợ em tiền lương|nợ tôi tiền lương|công ty nợ em|công ty nợ tôi|công ty nợ|chủ còn nợ|sếp nợ|xưởng nợ|lương còn thiếu|tiền lương còn thiếu|thiếu lương",
    },
    neutral: "chủ nợ|công ty nợ xấu",
  },
  {
    language: "th",
    words: {
      deduction: "จากเงินเดือน|จากค่าแรง|ทุกครั้งที่เงินเดือนออก|ครึ่งหนึ่งของเงินเดือน",
      unpaid:
        "ค้างค่าแรง|ค้างเงินเดือน|ค้างจ่ายค่าแรง|ค้างจ่ายเงินเดือน|ค้างจ่าย|ติดเงินเดือน|ติดค่าแรง|ติดค่าจ้าง|ค้างค่าจ้าง|ติดหนี้ค่าแรง|ติดหนี้เงินเดือน|ติดหนี้ฉัน|ติดหนี้ผม|ติดหนี้เรา|ติดเงินผม|ติดเงินฉัน|ติดเงินหนู|เป็นหนี้ค่าแรง|เป็นหนี้เงินเดือน|ยังไม่จ่ายที่ค้าง",
    },
  },
  {
    language: "km",
    words: {
      deduction: "ពីប្រាក់ខែខ្ញុំ|ពាក់កណ្តាលប្រាក់ខែ",
      unpaid:
        "ជំពាក់ប្រាក់ខែ|ជំពាក់លុយខែ|ជំពាក់ប្រាក់ឈ្នួល|ជំពាក់ថ្លៃឈ្នួល|ជំពាក់ប្រាក់បៀវត្ស|ជំពាក់ខ្ញុំ|ជំពាក់យើង|ជំពាក់លុយខ្ញុំ|ជំពាក់លុយយើង|ជំពាក់ប្រាក់ខ្ញុំ|ជំពាក់លុយពួកខ្ញុំ",
    },
  },
  {
    language: "my",
    words: {
      deduction: "လစာထဲက|လခထဲက|လစာတစ်ဝက်|လခတစ်ဝက်",
      unpaid:
        "လစာကြွေး|လစာအကြွေး|လခကြွေး|လခအကြွေး|လုပ်ခကြွေး|လုပ်ခအကြွေး|လစာ အကြွေး|လခ အကြွေး|လစာကျန်|လခကျန်|လစာ ကျန်|လခ ကျန်|လုပ်အားခကျန်|ပေးစရာကျန်|ပေးစရာရှိ|ပေးဖို့ကျန်|ပေးရန်ကျန်|မပေးရသေး",
    },
  },
  {
    language: "ne",
    words: {
      deduction: "हरेक तलब|प्रत्येक तलब|तलबको आधा|आधा तलब",
      unpaid: "बाँकी तलब|बाकी तलब|talab baki|talab banki|talab baaki|tlb baki|paisa dina baki",
      left_over: "बाँकी|बाकी|baki|banki|baaki",
      months: "महिना|महिनाको|mahina|mahinako|mahina ko",
    },
  },
  {
    language: "hi",
    words: {
      deduction:
        "हर तनख्वाह|हर सैलरी|हर वेतन|आधी तनख्वाह|आधी सैलरी|मेरी सैलरी में से|har salary|har tankhwah|aadhi salary|aadhi tankhwah|salary me se|salary mein se",
      unpaid:
        "तनख्वाह बाकी|तनख़्वाह बाकी|वेतन बाकी|सैलरी बाकी|पगार बाकी|मजदूरी बाकी|तनख्वाह बकाया|वेतन बकाया|सैलरी बकाया|बकाया वेतन|बकाया तनख्वाह|बकाया सैलरी|बकाया मजदूरी|मेरे पैसे बाकी|मेरा पैसा बाकी|हमारे पैसे बाकी|हमारा पैसा बाकी|tankhwah baki|tankhwah baaki|tankha baki|salary baki|salary baaki|salary bakaya|pagar baki|pagar baaki|mera paisa baki|mera paisa baaki|mere paise baki|mere paise baaki|hamara paisa baki|bakaya salary|bakaya tankhwah",
      left_over: "बाकी|बाक़ी|बकाया|baki|baaki|bakaya|baqi|baqaya",
      months: "महीने|महीनों|महीना|mahine|mahina|maheene|mahino",
    },
  },
  {
    language: "ur",
    words: {
      deduction: "ہر تنخواہ|آدھی تنخواہ|تنخواہ میں سے",
      unpaid:
        "میرے پیسے باقی|میرا پیسہ باقی|ہمارے پیسے باقی|بقایا تنخواہ|باقی تنخواہ|تنخواہ دینی ہے|تنخواہیں باقی|واجب الادا تنخواہ|تنخواہ واجب",
      left_over: "باقی|بقایا|واجب الادا",
      months: "مہینے|مہینوں|ماہ",
    },
  },
  {
    language: "bn",
    words: {
      deduction: "প্রতি বেতনে|অর্ধেক বেতন|বেতনের অর্ধেক|ordhek beton|betoner ordhek",
      unpaid:
        "বেতন বাকি|বেতন বকেয়া|বকেয়া বেতন|বাকি বেতন|মজুরি বকেয়া|আমার পাওনা|আমাদের পাওনা|পাওনা বেতন|বেতন পাওনা|beton baki|beton bakeya|beton bokeya|baki beton|amar pawna|amar paona|pawna beton",
      left_over: "বাকি|বকেয়া|পাওনা|baki|bokeya|bakeya|pawna|paona",
      months: "মাস|মাসের|mas|maser|mash|masher",
    },
  },
  {
    language: "si",
    words: {
      unpaid:
        "හිඟ පඩි|පඩි හිඟ|හිඟ වැටුප්|වැටුප් හිඟ|හිඟ පඩිය|පඩිය ණය|පඩි ණය|මට ණයයි|මට දෙන්න තියෙනවා|මට ගෙවන්න තියෙනවා|අපිට ගෙවන්න තියෙනවා|පඩි දෙන්න තියෙනවා|පඩිය දෙන්න තියෙනවා|පඩි ගෙවන්න තියෙනවා|padi hinga",
    },
  },
  {
    language: "ta",
    words: {
      unpaid:
        "சம்பள பாக்கி|சம்பளம் பாக்கி|சம்பளப் பாக்கி|சம்பள நிலுவை|நிலுவை சம்பளம்|நிலுவைச் சம்பளம்|பாக்கி சம்பளம்|எனக்கு பாக்கி|எனக்கு தர வேண்டிய|எனக்கு தரவேண்டிய|எனக்கு தர வேண்டும்|எங்களுக்கு தர வேண்டிய|சம்பளம் தர வேண்டி|சம்பளம் தரணும்|sambala baki|sambalam baki|sambala paaki",
    },
  },
  {
    language: "ar",
    words: {
      deduction: "من كل راتب|من كل معاش|من معاشي|نصف راتبي|نص راتبي|نص معاشي",
      unpaid:
        "لي عندهم|لي عنده|لي عندها|ليا عندهم|ليا عنده|لينا عندهم|لينا عنده|لنا عندهم|لنا عنده|إلي عندهم|الي عندهم|إلي عنده|لي عند الشركة|لي عند الكفيل|ليا عند الكفيل|مديون لي|مدين لي|مدينون لي|مدينة لي|مدينين لي|يدينون لي|يدين لي|تدين لي|يدينون لنا|تدين لنا|باقي لي عندهم|باقيلي عندهم|رواتبي عندهم|راتبي عندهم|راتبي عنده|معاشاتي عندهم|معاشي عندهم|رواتب مستحقة|أجور مستحقة|كيسالوني|تنسالو|كنسالو|كنسالهم|كنسالو|نسالهم",
    },
  },
  {
    language: "am",
    words: {
      unpaid:
        "ያልተከፈለኝ|ያልተከፈለን|ያልከፈሉኝ|ያልከፈለኝ|ያልከፈለችኝ|ያልከፈሉን|ያልተከፈለ ደሞዝ|ያልተከፈለ ደመወዝ|ደሞዝ አለባቸው|ደመወዝ አለባቸው|ደሞዝ አለበት|ደመወዝ አለበት|ደሞዝ አለባት|ደሞዜ አለባቸው|የደሞዝ ዕዳ|የደመወዝ ዕዳ|ውዝፍ ደሞዝ|ውዝፍ ደመወዝ",
    },
  },
  {
    language: "sw",
    words: {
      deduction: "kila mshahara|kwenye mshahara|katika mshahara|nusu ya mshahara|nusu mshahara",
      unpaid:
        "nawadai|namdai|namdai mwajiri|ninawadai|ninamdai|tunawadai|tunamdai|nadai mshahara|nadai mishahara|ninadai mshahara|tunadai mshahara|deni la mshahara|deni la mishahara|malimbikizo ya mshahara|malimbikizo ya mishahara|mshahara wa nyuma|wanadaiwa mshahara|anadaiwa mshahara|mishahara ya nyuma",
    },
  },
  {
    language: "ru",
    words: {
      deduction:
        "с каждой зарплаты|с зарплаты|с каждой получки|половину зарплаты|половину моей зарплаты",
      unpaid:
        "должен мне за|мне должен за|должен мне зарплату|мне должен зарплату|должен мне деньги|мне должен деньги|должен нам за|нам должен за|должен нам зарплату|нам должен зарплату|должен нам деньги|нам должен деньги|должен зарплату|должна мне за|мне должна за|должна мне зарплату|мне должна зарплату|должна мне деньги|мне должна деньги|должна нам за|нам должна за|должна нам зарплату|нам должна зарплату|должна нам деньги|нам должна деньги|должна зарплату|должны мне за|мне должны за|должны мне зарплату|мне должны зарплату|должны мне деньги|мне должны деньги|должны нам за|нам должны за|должны нам зарплату|нам должны зарплату|должны нам деньги|нам должны деньги|должны зарплату|задолжал мне|мне задолжал|задолжал нам|нам задолжал|задолжала мне|мне задолжала|задолжала нам|нам задолжала|задолжали мне|мне задолжали|задолжали нам|нам задолжали|задолжали зарплату|задолжала зарплату|задолжал зарплату|задолженность по зарплате|долг по зарплате|долги по зарплате|долг по зп|зарплату должны|зарплату должен|зарплату должна",
    },
  },
  {
    language: "uk",
    words: {
      deduction: "з кожної зарплати|половину зарплати|половину моєї зарплати",
      unpaid:
        "винен мені|мені винен|винен нам|нам винен|винен зарплату|зарплату винен|винна мені|мені винна|винна нам|нам винна|винна зарплату|зарплату винна|винні мені|мені винні|винні нам|нам винні|винні зарплату|зарплату винні|заборгував мені|мені заборгував|заборгував нам|нам заборгував|заборгував зарплату|заборгувала мені|мені заборгувала|заборгувала нам|нам заборгувала|заборгувала зарплату|заборгували мені|мені заборгували|заборгували нам|нам заборгували|заборгували зарплату|борг по зарплаті|борг із зарплати|борги по зарплаті|заборгованість по зарплаті|заборгованість із зарплати",
    },
  },
  {
    language: "zh",
    words: {
      deduction: "每次发工资|每次發工資|从我工资|從我工資|工资里扣|一半工资|一半工資|工资的一半",
      unpaid:
        "欠我|欠我们|欠我們|欠咗我|欠咗我哋|欠着我|欠著我|欠俺|还欠我|還欠我|欠工资|欠薪水|欠人工|欠工錢|欠工钱|欠着工资|欠發工資|欠发工资|拖欠|欠大家工资|被欠工资|被欠薪",
    },
  },
];
