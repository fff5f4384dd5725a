import { once } from "../../../schemas/once.ts";
import { spots } from "../terms/beside.ts";
import { WordsWithin } from "../terms/words-within.ts";

/** What is paid month by month or year by year. */
const BY_TIME = [
  "a month|per month|each month|every month|monthly|a year|per year|each year|per annum|annually|yearly|a week|weekly|per week|an hour|per hour|a day|per day",
  "al mes|por mes|mensual|mensuales|cada mes|al año|anuales|por hora|par mois|chaque mois|mensuel|mensuels|par an|de l'heure|por mês|ao mês|mensais|mensal|por ano",
  "kada buwan|bawat buwan|sa isang buwan|buwan-buwan|buwanan|kada bulan|matag bulan|kada taon|isang buwan",
  "per bulan|sebulan|setiap bulan|tiap bulan|bulanan|perbulan|setahun|per tahun",
  "mỗi tháng|một tháng|hàng tháng|một năm|mỗi năm|hằng tháng",
  "kwa mwezi|kila mwezi|kwa mwaka",
  "प्रति माह|प्रति महीना|हर महीने|महीने का|महीने के|महीने में|मासिक|प्रतिमाह|महिनाको|प्रति महिना|हरेक महिना|महिनामा",
  "har mahine|mahine ka|mahine ke|mahinako|protimashe|mashe|per mahina",
  "প্রতি মাসে|মাসে মাসে|মাসিক|মাসে|বছরে",
  "ماہانہ|فی مہینہ|ہر مہینے|مہینے کے|مہینے کا",
  "شهريا|في الشهر|بالشهر|كل شهر|شهرياً|سنويا|في السنة",
  "в месяц|ежемесячно|каждый месяц|в год|на місяць|щомісяця|щомісячно|на рік|в час",
  "每月|一个月|一個月|每个月|每個月|月给|每年|一年",
  "ต่อเดือน|เดือนละ|ทุกเดือน|ต่อปี|ปีละ",
  "ក្នុងមួយខែ|មួយខែ|រាល់ខែ|တစ်လ|လစဉ်|တစ်လကို",
  "මසකට|මාසෙකට|මාසයකට|මාසිකව|மாதம்|மாதத்திற்கு|மாதத்துக்கு|மாதாமாதம்",
  "በወር|በየወሩ|በዓመት",
].join("|");

/** Parts of pay, and who pays it. */
const PAY =
  "basic|basic pay|band 5|band 6|allowance|allowances|stipend|overtime|they pay|pays me|pays you|will pay you|we pay|company pays|employer pays|take home|take-home|earn|earning|earnings|gross|net pay|starting at|tunjangan|uang makan|gaji pokok|elaun|kikitain|sahod|phụ cấp|lương cơ bản|trợ cấp|posho|भत्ता|बेसिक|মূল বেতন|ভাতা|بدل|الراتب الأساسي|الأساسي|بنیادی|الاؤنس|оклад|надбавка|底薪|津贴|津貼|เบี้ยเลี้ยง|เงินเดือน|ប្រាក់ខែ|လစာ|දීමනාව|මූලික|அடிப்படை|አበል|subsidio|salario base|indemnité|ajuda de custo";

/** Papers, tests and trips of a worker's own, which are paid for besides a fee. */
const ITEMS = [
  "medical|medicals|passport|nbi|tesda|police clearance|insurance|welfare fund|training|orientation|documents|document|papers|paperwork|ticket|air ticket|uniform|vaccination|translation|stamping|attestation|biometrics|yellow fever",
  "pasaporte|examen médico|médico|seguro|boleto|documentos|capacitación|passeport|visite médicale|assurance|billet|passaporte|exame médico|passagem",
  "pasaporte|medikal|tiket|paspor|pasport|medikal|tiket|asuransi|insurans|pelatihan|latihan|dokumen|hộ chiếu|khám sức khỏe|vé máy bay|bảo hiểm|đào tạo|hồ sơ|pasipoti|tiketi|bima|mafunzo",
  "मेडिकल|पासपोर्ट|बीमा|टिकट|प्रशिक्षण|तालिम|राहदानी|बिमा|কাগজপত্র|মেডিকেল|পাসপোর্ট|বীমা|টিকেট|টিকিট|প্রশিক্ষণ|میڈیکل|پاسپورٹ|ٹکٹ|انشورنس|ٹریننگ",
  "الفحص الطبي|جواز السفر|التأمين|التذكرة|تذكرة|التدريب|паспорт|медосмотр|страховка|билет|обучение|медогляд|квиток|страхування|体检|護照|护照|保险|保險|机票|機票|培训|ตรวจสุขภาพ|หนังสือเดินทาง|ตั๋ว|ประกัน|លិខិតឆ្លងដែន|ពិនិត្យសុខភាព|သံបုတ္တရာ|ဆေးစစ်|නිදන් පරීක්ෂණ|ගමන් බලපත්‍රය|මෙඩිකල්|பாஸ்போர்ட்|மருத்துவ|பயிற்சி|ፓስፖርት|ሕክምና|ትኬት",
].join("|");

/** What is billed under another name where no fee is said to be due: items, and the papers of a journey. */
const BILLED = [
  ITEMS,
  "visa|visas|processing|admin|administration|registration|clearance|visado|trámite|trámites|gestión|visto|dossier|inscription",
  "bisa|proseso|pengurusan|proses|pendaftaran|pentadbiran|thị thực|làm hồ sơ|viza|usajili",
  "वीज़ा|वीजा|भिसा|प्रोसेसिंग|ভিসা|প্রসেসিং|ویزا|ویزے|پراسیسنگ|تأشيرة|التأشيرة|فيزا|الفيزا|معاملات",
  "виза|визу|оформление|віза|візу|оформлення|签证|簽證|手续|手續|วีซ่า|ค่าดำเนินการ|ဗီဇာ|ទិដ្ឋាការ|វីសា|වීසා|விசா|ቪዛ",
].join("|");

/** What is paid first. */
const FIRST = [
  "now|first|advance|in advance|upfront|up front|today|initially|before|downpayment|down payment|deposit|at once|at first",
  "ahora|primero|por adelantado|adelanto|antes|hoy|maintenant|d'abord|avance|avant|aujourd'hui|agora|primeiro|adiantado|antes|entrada",
  "ngayon|muna|una|paunang|bago|karon|una sa|sekarang|dulu|dahulu|di muka|uang muka|sebelum|bây giờ|trước|ngay|đặt cọc|sasa|kwanza|kabla",
  "अभी|पहले|अहिले|पहिला|सुरुमा|अग्रिम|abhi|pehle|ahile|pahila|age|এখন|আগে|প্রথমে|অগ্রিম|ابھی|پہلے|الآن|أولا|مقدما|قبل",
  "сейчас|сначала|вперед|сразу|зараз|спочатку|наперед|现在|先|现付|預付|预付|首付|現在|ตอนนี้|ก่อน|มัดจำ|ឥឡូវ|មុន|အခု|အရင်|දැන්|මුලින්|இப்போது|முதலில்|முன்|አሁን|መጀመሪያ|በቅድሚያ",
].join("|");

/** What is paid later. */
const LATER = [
  "later|after|on arrival|upon arrival|when i arrive|when you arrive|when the visa|balance|remaining|the rest|then|afterwards|at the airport|once",
  "después|luego|al llegar|el resto|cuando llegue|restante|après|ensuite|plus tard|à l'arrivée|le reste|depois|ao chegar|o resto|restante",
  "mamaya|pagkatapos|pagdating|kapag|saka|balanse|sunod|pag-abot|nanti|kemudian|setelah|selepas|sesudah|sisanya|bila sampai|saat tiba|sau|sau khi|khi đến|còn lại|sau đó|baadaye|baada|nikifika|halafu|iliyobaki",
  "बाद|बाद में|फिर|बाकी|पछि|त्यसपछि|पुगेपछि|आएपछि|baad mein|baad|pachi|pore|পরে|পৌঁছে|বাকি|আসার পর|بعد|بعد میں|باقی|لاحقا|عند الوصول|الباقي|ثم",
  "потом|позже|после|по приезде|по прилёте|остальное|потім|пізніше|після|решту|решта|以后|之后|到了|再付|剩下|之後|到達|ทีหลัง|หลังจาก|เมื่อถึง|ที่เหลือ|ពេលក្រោយ|ក្រោយ|ពេលទៅដល់|နောက်|ရောက်မှ|ရောက်ရင်|පසුව|ගියාම|பிறகு|பின்னர்|போனதும்|በኋላ|ስደርስ|ቀሪው",
].join("|");

/** A sum that each of several people pays. */
const EACH = [
  "each|per person|per head|apiece|per worker|every one|individually|from each",
  "cada uno|cada una|por persona|chacun|chacune|par personne|cada um|cada uma|por pessoa",
  "bawat isa|kada tao|bawat tao|tig|kada usa|masing-masing|per orang|seorang|setiap orang|tiap orang|mỗi người|một người|từng người|kila mmoja|kwa kila mtu",
  "हर एक|प्रति व्यक्ति|हरेक|प्रत्येक|एक जना|जनही|প্রত্যেক|প্রত্যেকের|জনপ্রতি|মাথাপিছু|ہر ایک|فی کس|فی بندہ|har ek|pratyek",
  "لكل واحد|للشخص|لكل شخص|للواحد|каждый|каждого|с человека|с каждого|за каждого|кожен|з кожного|з людини|每人|每个人|每個人|一个人|คนละ|ต่อคน|ម្នាក់|တစ်ယောက်ကို|တစ်ဦး|එක් අයෙකුට|එක්කෙනෙක්|ஒருவருக்கு|தலா|ஆளுக்கு|እያንዳንዳችን|ለአንድ ሰው|በነፍስ ወከፍ",
].join("|");

/** Two people for whom one sum is asked. */
const BOTH = [
  "both of us|for both|both together|the two of us|us two|me and my brother together",
  "para los dos|para las dos|los dos juntos|para ambos|entre los dos|pour nous deux|pour les deux|à nous deux|para nós dois|para os dois|para ambos",
  "kaming dalawa|naming dalawa|sa aming dalawa|para sa dalawa|kaming duha|among duha|untuk kami berdua|kami berdua|berdua|cho cả hai|cả hai|hai anh em|hai vợ chồng|cho hai người|sisi wawili|kwa wote wawili|wote wawili",
  "हम दोनों|दोनों के लिए|दोनों का|हामी दुवै|दुवै जना|दुवैको|dono ke liye|hum dono|আমাদের দুজনের|দুজনের|দুইজনের|দুই জনের|উভয়ের|ہم دونوں|دونوں کے لیے|دونوں کا",
  "لنا الاثنين|لكلينا|لنا نحن الاثنين|للاثنين|за двоих|на двоих|нам двоим|за двох|на двох|我们两个|我们俩|两个人|我們兩個|兩個人|ทั้งสองคน|เราสองคน|ทั้งคู่|ទាំងពីរនាក់|យើងពីរនាក់|နှစ်ယောက်လုံး|နှစ်ယောက်စာ|දෙන්නාටම|අපි දෙන්නාට|දෙදෙනාටම|எங்கள் இருவருக்கும்|இருவருக்கும்|ரெண்டு பேருக்கும்|ለሁለታችን|ለሁለታችንም",
].join("|");

/** Who speaks and another: one sum may be for both. */
const AND_KIN = [
  "me and my|myself and my|my brother and me|my brother and i|my brother and myself|my sister and me|my sister and i|my sister and myself|my cousin and me|my cousin and i|my cousin and myself|my friend and me|my friend and i|my friend and myself|my son and me|my son and i|my son and myself|my daughter and me|my daughter and i|my daughter and myself|my father and me|my father and i|my father and myself|my mother and me|my mother and i|my mother and myself|my nephew and me|my nephew and i|my nephew and myself|my niece and me|my niece and i|my niece and myself|my uncle and me|my uncle and i|my uncle and myself|my husband and me|my husband and i|my husband and myself|my wife and me|my wife and i|my wife and myself",
  "yo y mi|mi y mi|mí y mi|mi esposo y yo|mi esposa y yo|moi et ma|moi et mon|eu e meu|eu e minha|mim e",
  "ako at ang|ako at aking|ako ug akong|saya dan|aku dan|saya dengan|tôi và|em và|mimi na|mimi pamoja na",
  "मुझे और मेरे|मैं और मेर|मेरे और मेरे|म र मेरो|मेरो र|আমি আর আমার|আমি ও আমার|আমার ও আমার|আমার আর আমার|میں اور میرے|میرے اور میرے|मेरो र मेरो",
  "أنا وأخي|أنا وزوجتي|أنا وزوجي|أنا وأختي|أنا وصديقي|لي ولأخي|لي ولزوجتي|меня и|мне и|мы с|мене і|мені і|我和|我跟|ฉันกับ|ผมกับ|ខ្ញុំនិង|ကျွန်တော်နဲ့|ကျွန်မနဲ့|මටයි|මමයි|எனக்கும்|እኔና|ለእኔና",
].join("|");

/** Together, in all. */
const TOGETHER = [
  "together|in total|total|in all|altogether|combined|juntos|en total|ensemble|au total|no total|ao todo|magkasama|lahat-lahat|kabuuan|tanan|bersama|total|semuanya|tổng cộng|cả thảy|tất cả|pamoja|jumla|kwa pamoja",
  "मिलाकर|कुल|जम्मा|मिलेर|दुवैको|একসাথে|মোট|মিলিয়ে|مل کر|کل|ملا کر|معا|المجموع|вместе|всего|итого|разом|усього|всього|一共|总共|總共|一起|รวม|ทั้งหมด|សរុប|ទាំងអស់|စုစုပေါင်း|අපි දෙන්නාටම|එකතුව|මුළු|சேர்த்து|மொத்தம்|በአጠቃላይ|ድምር",
].join("|");

/** That nothing is charged, or that whoever hires pays. */
const WAIVED = [
  "no fee|no fees|no charge|no charges|no placement fee|no recruitment fee|no agency fee|no service fee|no processing fee|no cost|zero cost|zero fee|fee none|fees none|none|nil|waived|free|free of charge|without fee|without any fee|without charge|paid by|borne by|covered by|provided by|shouldered by|met by|by company|by the company|by employer|by the employer|by sponsor|by the sponsor|company pays|employer pays|sponsor pays|company provides|employer provides|company will pay|employer will pay|on the company|on company",
  "sin costo|sin cobro|sin cobros|gratis|gratuito|a cargo de|pagado por|pagada por|pagados por|por cuenta de la empresa|no se cobra|sans frais|gratuit|pris en charge|payé par|payés par|à la charge de|sem custo|sem taxa|por conta da empresa|pago pela|pagos pela",
  "walang bayad|walang placement fee|walang singil|libre|sagot ng|walay bayad|tanpa biaya|bebas biaya|ditanggung|dibayar oleh|percuma|tiada bayaran|không phí|không thu phí|miễn phí|công ty trả|công ty chi trả|công ty lo|chủ trả|bure|bila malipo|bila ada|mwajiri analipa|kampuni inalipa|italipwa na",
  "निःशुल्क|मुफ्त|कोई फीस नहीं|कोई शुल्क नहीं|बिना शुल्क|कंपनी देगी|कंपनी देती|नियोक्ता देगा|निशुल्क|शुल्क लाग्दैन|कम्पनीले|रोजगारदाताले|muft|free hai|company degi|বিনা খরচে|বিনামূল্যে|ফ্রি|কোনো ফি নেই|ফি নেই|কোম্পানি দেবে|কোম্পানি দিবে|কোম্পানি বহন|নিয়োগকর্তা দেবে|مفت|کوئی فیس نہیں|بغیر فیس|کمپنی دے گی|کمپنی دیتی|آجر دے گا",
  "مجانا|مجاني|بدون رسوم|بلا رسوم|على حساب الشركة|على حساب صاحب العمل|تتحملها الشركة|يتحملها صاحب العمل|تدفعها الشركة|бесплатно|без оплаты|без сбора|без комиссии|за счет работодателя|за счёт компании|оплачивает работодатель|оплачивает компания|безкоштовно|за рахунок роботодавця|оплачує роботодавець|免费|免費|免中介|免仲介|免介绍费|零费用|零中介|不收费|不收費|无中介费|無仲介費|公司承担|公司承擔|公司负责|雇主承担|雇主承擔|雇主支付|公司支付|ฟรี|ไม่มีค่า|ไม่เก็บค่า|นายจ้างออก|บริษัทออก|นายจ้างจ่าย|บริษัทจ่าย|ឥតគិតថ្លៃ|ដោយឥតគិត|ក្រុមហ៊ុនចេញ|ថៅកែចេញ|အခမဲ့|ကုမ္ပဏီကပေး|အလုပ်ရှင်ကပေး|නොමිලේ|සමාගම ගෙවයි|ගාස්තුවක් නැත|இலவசம்|கட்டணம் இல்லை|நிறுவனம் செலுத்தும்|ነፃ|ያለ ክፍያ|ኩባንያው ይከፍላል|አሠሪው ይከፍላል",
].join("|");

/** A job that the worker found, of which an agent only does the papers. */
const OWN_JOB =
  "only for processing|for processing only|only processing|processing only|just processing|just to process|only to process|only process|just for processing|processing charges only|processing alone|found the job myself|found the job by myself|found this job myself|found the job himself|found the job herself|found a job myself|himself found|herself found|myself found|i found the job|he found the job himself|own visa|visa arranged by myself|arranged the visa myself|arranged the job myself|direct visa|got the visa from a relative|sirf processing|sirf process|khud job|khud dhoondi|khud dhundi|apni visa|apna visa|صرف پروسیسنگ|صرف پراسیسنگ|صرف پروسیس|خود نوکری|خود ڈھونڈی|خود تلاش|نوکری خود|ویزا خود|اپنا ویزا|सिर्फ़ प्रोसेसिंग|सिर्फ प्रोसेसिंग|केवल प्रोसेसिंग|खुद नौकरी|नौकरी खुद|खुद ढूंढी";

/** Where a folded text holds words that tell what its sums are. */
export const SUM_WORDS = {
  byTime: once(() => spots(BY_TIME)),
  pay: once(() => spots(PAY)),
  items: once(() => spots(ITEMS)),
  billed: once(() => spots(BILLED)),
  first: once(() => spots(FIRST)),
  later: once(() => spots(LATER)),
  each: once(() => spots(EACH)),
  both: once(() => spots(BOTH)),
  andKin: once(() => spots(AND_KIN)),
  together: once(() => spots(TOGETHER)),
  waived: once(() => spots(WAIVED)),
} as const;

/** Whether a folded text holds such words at all: told in one pass over where its words begin. */
export const HAS_SUM_WORDS = {
  first: once(() => new WordsWithin(FIRST)),
  later: once(() => new WordsWithin(LATER)),
  ownJob: once(() => new WordsWithin(OWN_JOB)),
} as const;
