import type { Vocabulary } from "../subject.ts";

/** Per language: words of rape and forced prostitution, and of who was put out of the house and has nowhere to sleep. */
const ROWS: readonly (readonly [language: string, abused: string, put_out: string])[] = [
  [
    "en",
    "rape|raped|rapes|raping|rapist|prostitution|prostitute|prostitutes|prostituted|brothel|sex work|sex slave|sexual exploitation|sexually abused|sexual assault|sexually assaulted|sleep with men|sleep with customers|sleep with clients|sleep with him|sleep with his friends|sex with men|sex with customers|sex with clients|sex with him|sells me to men|sell me to men|sold me to men|selling me to men|sells us to men|sell us to men|serve men|customers for sex|do ashawo|ashawo work|forced himself on me|forces himself on me|forced himself on her|forces himself on her|slept with me by force|sleeps with me by force|sleep with me by force|took me by force|forced me to sleep with|forces me to sleep with",
    "thrown out|throw me out|threw me out|threw her out|threw us out|thrown me out|throws me out|kicked out|kicked me out|kicked her out|kicked us out|kick me out|chased me out|chased out|put me out|put her out|put outside|put on the street|bags outside|bag outside|things outside|luggage outside|suitcase outside|nowhere to sleep|no where to sleep|nowhere to go tonight|no place to sleep|no place to stay|where can i sleep|where do i sleep|where to sleep|somewhere to sleep|place to sleep tonight|place to stay tonight|need a shelter|need shelter|sleeping outside|sleep outside|sleeping on the street|sleep on the street|sleeping in the street|sleeping in the park|sleeping in the station|on the street|homeless|evicted",
  ],
  [
    "es",
    "violo|violaron|me violan|me viola|violada|violado|violacion|prostitucion|prostituirme|prostituta|prostituyen|burdel|acostarme con|acostarnos con|sexo con|tener sexo|abuso sexual|abusaron sexualmente|explotacion sexual|abuso de mi|abusa de mi|abuso de ella|abusa de ella|se mete en mi cama|se mete a mi cuarto en la noche|se mete a mi cuarto por la noche|entra a mi cuarto en la noche|entra en mi cuarto por la noche|me obliga a acostarme",
    "me echo a la calle|me echaron a la calle|me echo de la casa|me echaron de la casa|nos echaron de la casa|nos echaron a la calle|me saco de la casa|me sacaron de la casa|me sacaron a la calle|me boto de la casa|me botaron de la casa|me corrio de la casa|me corrieron de la casa|en la calle|donde dormir|donde duermo|no tengo donde|sin techo|mis maletas afuera|maletas en la calle",
  ],
  [
    "fr",
    "viol|violé|violée|viole|m'a violée|violer|prostitution|prostituer|me prostituer|prostituée|bordel|coucher avec|sexe avec|rapports sexuels|abus sexuel|abus sexuels|agression sexuelle|exploitation sexuelle|a abusé de moi|abuse de moi|me force à coucher|rentre dans ma chambre la nuit|entre dans ma chambre la nuit|vient dans ma chambre la nuit",
    "mise à la porte|mis à la porte|mise à la rue|mis à la rue|jetée dehors|jeté dehors|jetée à la rue|jeté à la rue|mise dehors|mis dehors|m'a chassée|m'a chassé|chassée de la maison|chassé de la maison|où dormir|ou dormir|nulle part où dormir|nulle part où aller|dans la rue|à la rue|dors dehors|dormir dehors|sans abri|mes valises dehors|mes affaires dehors",
  ],
  [
    "pt",
    "estupro|estuprou|estuprada|estuprado|estuprar|violou-me|me violou|violada|prostituicao|prostituir|me prostituir|prostituta|bordel|dormir com homens|dormir com ele|dormir com clientes|deitar com homens|sexo com|abuso sexual|exploracao sexual|abusou de mim|abusa de mim|entra no meu quarto à noite|entra no meu quarto de noite|vem ao meu quarto à noite",
    "me botou pra fora|me botou na rua|me botaram na rua|me botaram pra fora|me expulsou de casa|me expulsaram|expulsou de casa|me jogou na rua|jogada na rua|jogado na rua|me colocou na rua|me pos na rua|puseram-me na rua|pôs-me na rua|na rua|onde dormir|nao tenho onde|sem teto|sem abrigo|minhas malas fora",
  ],
  [
    "ru",
    "изнасиловал|изнасиловали|изнасилование|насилует|насилуют|проституция|проституцией|проституткой|проститутку|бордель|борделе|спать с мужчинами|спать с клиентами|спать с ним|сексуальное насилие|сексуальная эксплуатация|секс с|лезет ко мне ночью|заходит ко мне ночью|принуждает к сексу|принудил к сексу|заставляет спать с ним",
    "выгнали на улицу|выгнал на улицу|выгнала на улицу|выгнали из дома|выгнал из дома|выгнала из дома|выгнали ночью|выставили|выставила за дверь|выставил за дверь|на улице|негде ночевать|негде спать|где ночевать|где спать|где переночевать|вещи на улицу",
  ],
  [
    "uk",
    "зґвалтував|згвалтував|зґвалтували|зґвалтування|ґвалтує|ґвалтують|проституція|проституцією|повією|бордель|борделі|спати з чоловіками|спати з клієнтами|спати з ним|сексуальне насильство|секс з|лізе до мене вночі|заходить до мене вночі|примушує до сексу|змушує спати з ним",
    "вигнали на вулицю|вигнав на вулицю|вигнала на вулицю|вигнали з дому|вигнала з дому|вигнав з дому|виставили|виставила за двері|на вулиці|ніде ночувати|ніде спати|де ночувати|де спати|де переночувати|речі на вулицю",
  ],
  [
    "tl",
    "ginahasa|nirape|ni-rape|rape|raped|na-rape|narape|gahasain|gagahasain|ginagahasa|panggagahasa|hinalay|pinagsamantalahan|prostitusyon|prostitution|ibinubugaw|binubugaw|bugaw|pinagpuputa|pokpok|makipagtalik|nakikipagtalik|makipag-sex|sumiping|sumiping sa lalaki|ibinebenta sa lalaki|ginabin|gilugos|lugos|pumapasok sa kwarto ko tuwing gabi|pumapasok sa kwarto ko gabi-gabi|pumapasok siya sa kwarto ko|ginalaw ako|ginagalaw ako|hinahalay|pinagsasamantalahan ako",
    "pinalayas|pinapalayas|palayasin|pinaalis sa bahay|pinalabas ng bahay|itinapon sa labas|nasa labas ang gamit|walang matulugan|walang matutulugan|saan matutulog|saan ako matutulog|saan pwede matulog|saan pwedeng matulog|nasa kalsada|sa kalsada|sa kalye|sa lansangan|walang tirahan|walang mapuntahan|walang matirhan|gipapahawa|gipalayas|gipagawas|walay katulgan|asa ko matulog",
  ],
  [
    "id",
    "diperkosa|memperkosa|perkosa|pemerkosaan|perkosaan|dirogol|rogol|merogol|pelacuran|dilacurkan|melacur|pelacur|psk|dijual ke lelaki|dijual ke laki|melayani tamu|melayani lelaki|layani lelaki|layani tamu|layan lelaki|layan pelanggan|berhubungan badan|berhubungan seks|tidur dengan laki|tidur dengan lelaki|tidur dengan pelanggan|dicabuli|pelecehan seksual|eksploitasi seksual|prostitusi|ditiduri|meniduri saya|disetubuhi|menyetubuhi|digauli|menggauli saya|dipaksa tidur dengan|memaksa saya tidur|dipaksa melayani|masuk kamar saya tiap malam|masuk kamar saya malam|masuk ke kamar saya malam|masuk bilik saya malam|masuk bilik saya setiap malam",
    "diusir|mengusir saya|usir saya|ngusir|dikeluarkan dari rumah|disuruh keluar dari rumah|dihalau|halau saya|koper di luar|koper saya di luar|barang di luar|barang saya di luar|beg di luar|di jalanan|tidur di jalan|tidur di mana|tidur dimana|tak ada tempat tidur|tidak ada tempat tidur|tidak punya tempat tidur|nggak punya tempat tinggal|tidak punya tempat tinggal|tidak ada tempat tinggal|tiada tempat tinggal|tiada tempat tidur|tempat berteduh|diterminit malam|di interminit",
  ],
  [
    "vi",
    "hiếp dâm|cưỡng hiếp|bị hiếp|hãm hiếp|cưỡng bức tình dục|bán dâm|mại dâm|tiếp khách|ép tiếp khách|ngủ với khách|ngủ với đàn ông|quan hệ tình dục|nhà chứa|ổ chứa|xâm hại tình dục|đêm nào cũng vào phòng tôi|đêm nào cũng vào phòng em|vào phòng tôi ban đêm|vào phòng em ban đêm|ép tôi quan hệ|ép em quan hệ|ép quan hệ|làm nhục tôi|làm nhục em",
    "bị đuổi ra khỏi nhà|đuổi ra khỏi nhà|đuổi em ra|đuổi tôi ra|đuổi cháu ra|đuổi ra đường|bị đuổi ra đường|ra đường|ngoài đường|không có chỗ ngủ|không có chỗ ở|không có nơi ở|ngủ ở đâu|ngủ đâu|không chỗ ngủ|quăng đồ ra ngoài|vứt đồ ra ngoài|vali ra ngoài",
  ],
  [
    "th",
    "ข่มขืน|ขืนใจ|ถูกข่มขืน|ขายตัว|บังคับขายตัว|ค้าประเวณี|ค้ากาม|ขายบริการ|นอนกับลูกค้า|นอนกับแขก|นอนกับผู้ชาย|ล่วงละเมิดทางเพศ|ซ่อง|เข้าห้องฉันตอนกลางคืน|เข้ามาในห้องฉันตอนกลางคืน|เข้าห้องหนูตอนกลางคืน|บังคับให้นอนด้วย|บังคับมีอะไร|ลวนลาม",
    "ไล่ออกจากบ้าน|ไล่ออกมา|ไล่ออกจากที่พัก|ถูกไล่ออกมา|โดนไล่ออกมา|ไม่มีที่นอน|ไม่มีที่พัก|ไม่มีที่อยู่|นอนข้างถนน|อยู่ข้างถนน|นอนที่ไหน|พักที่ไหน",
  ],
  [
    "km",
    "រំលោភ|ចាប់រំលោភ|រំលោភសេពសន្ថវៈ|លក់ខ្លួន|ពេស្យាចារ|រកស៊ីផ្លូវភេទ|បម្រើភ្ញៀវ|គេងជាមួយភ្ញៀវ|គេងជាមួយប្រុស|ចូលបន្ទប់ខ្ញុំរាល់យប់|ចូលបន្ទប់ខ្ញុំពេលយប់|បង្ខំឱ្យដេកជាមួយ|បង្ខំឱ្យរួមភេទ|បង្ខំរួមភេទ",
    "ដេញចេញពីផ្ទះ|ដេញចេញ|គ្មានកន្លែងដេក|គ្មានកន្លែងគេង|គ្មានកន្លែងស្នាក់|គេងនៅឯណា|ដេកនៅឯណា|តាមផ្លូវ|លើថ្នល់",
  ],
  [
    "my",
    "မုဒိမ်း|မုဒိန်း|အဓမ္မပြုကျင့်|အဓမ္မကျင့်|အဓမ္မ|ပြည့်တန်ဆာ|လိင်အလုပ်|ဖာခန်း|ဖာ လုပ်ခိုင်း|ဧည့်သည်နဲ့ အိပ်|ယောက်ျားတွေနဲ့ အိပ်|လိင်ပိုင်းဆိုင်ရာ|ညတိုင်း အခန်းထဲဝင်|ညဘက် အခန်းထဲဝင်",
    "အိမ်ကနှင်ထုတ်|နှင်ထုတ်|နှင်ချ|မောင်းထုတ်|အိပ်စရာမရှိ|အိပ်စရာနေရာမရှိ|နေစရာမရှိ|လမ်းပေါ်မှာ|လမ်းပေါ်ရောက်|ဘယ်မှာအိပ်",
  ],
  [
    "ne",
    "बलात्कार|बलत्कार|करणी|वेश्यावृत्ति|देह व्यापार|देहव्यापार|यौन धन्दा|यौन शोषण|यौनशोषण|यौन हिंसा|केटासँग सुत्न|ग्राहकसँग सुत्न|balatkar|balatkaar|deha byapar|karani garyo|मसँग जबरजस्ती|मसँग जबर्जस्ती|राति मेरो कोठामा आउँछ|राति कोठामा आउँछ|masanga jabarjasti",
    "घरबाट निकालि|घरबाट निकाल्यो|घरबाट निकालिदियो|घरबाट निकाले|सडकमा निकालिदियो|सडकमा निकाल्यो|सडकमा छु|सडकमा|बाहिर निकालिदियो|बाहिर निकाल्यो|सुत्ने ठाउँ छैन|बस्ने ठाउँ छैन|कहाँ सुत्ने|कहाँ बस्ने|ghar bata nikalyo|ghar bata nikaldiyo|bahira nikalyo|sutne thau chaina|sutne thau|basne thau chaina|kaha sutne",
  ],
  [
    "hi",
    "बलात्कार|रेप|दुष्कर्म|वेश्यावृत्ति|देह व्यापार|जिस्मफरोशी|धंधा करवा|मर्दों के साथ सोने|ग्राहकों के साथ सोने|यौन शोषण|यौन हिंसा|balatkar|balatkaar|rape|rape kiya|dhandha karwa|dhanda karwa|jism faroshi|jismfaroshi|mardon ke saath sone|ke saath sone|ke sath sone|zyadti ki|zina bil jabr|मेरे साथ जबरदस्ती|मेरे साथ ज़बरदस्ती|मेरे साथ गलत काम|मेरे साथ ग़लत काम|mere saath galat kaam|mere sath galat kaam|mere saath zabardasti|mere sath zabardasti|mere sath jabardasti",
    "घर से निकाल दिया|घर से निकाला|घर से बाहर निकाल|सड़क पर|सोने की जगह नहीं|रहने की जगह नहीं|कहां सोऊं|कहाँ सोऊँ|कहां जाऊं रात|सामान बाहर फेंक|ghar se nikal diya|ghar se nikaal diya|ghar se bahar nikal|bahar nikal diya|sadak par|sone ki jagah nahi|rehne ki jagah nahi|kahan soun|kahan sou|saman bahar",
  ],
  [
    "ur",
    "زیادتی کی|جنسی زیادتی|ریپ|عصمت دری|جسم فروشی|دھندہ کروا|مردوں کے ساتھ سونے|کے ساتھ سونے|جنسی تشدد|جنسی استحصال|زنا بالجبر|میرے ساتھ غلط کام|میرے ساتھ زبردستی",
    "گھر سے نکال دیا|گھر سے نکالا|گھر سے باہر نکال|سڑک پر|سونے کی جگہ نہیں|رہنے کی جگہ نہیں|کہاں سوؤں|سامان باہر پھینک",
  ],
  [
    "bn",
    "ধর্ষণ|ধর্ষন|ধর্ষিত|ধর্ষণ করে|ধর্ষণ করেছে|রেপ|পতিতাবৃত্তি|পতিতালয়|দেহ ব্যবসা|দেহব্যবসা|দেহ ব্যাবসা|খদ্দের|পুরুষের সাথে শুতে|পুরুষদের সাথে শুতে|যৌন নির্যাতন|যৌন নিপীড়ন|যৌন শোষণ|dhorshon|dhorson|deho babsa|deho bebsha|khoddor|আমার সাথে খারাপ কাজ|আমার সঙ্গে খারাপ কাজ|রাতে আমার ঘরে আসে|রাতে আমার রুমে আসে|amar sathe kharap kaj|jor kore kharap kaj|rate amar ghore ashe",
    "বাসা থেকে বের করে|বাড়ি থেকে বের করে|ঘর থেকে বের করে|বের করে দিয়েছে|বের করে দিছে|বের কইরা দিছে|রাস্তায় আছি|রাস্তায়|থাকার জায়গা নেই|থাকার জায়গা নাই|ঘুমানোর জায়গা নেই|ঘুমানোর জায়গা নাই|কোথায় ঘুমাব|কই থাকব|basha theke ber|bari theke ber kore|ber kore dise|ber kore diche|rastay achi|thakar jayga nai|ghumanor jayga nai",
  ],
  [
    "si",
    "දූෂණය|දූෂණ|බලහත්කාරයෙන් දූෂණය|ස්ත්‍රී දූෂණ|ගණිකා|ගණිකා වෘත්තිය|ලිංගික අපයෝජනය|ලිංගික හිංසන|පිරිමි එක්ක නිදා|rape kala|rape karala|dooshanaya|ganika|රෑට මගේ කාමරේට එනවා|රෑට කාමරේට එනවා|බලහත්කාරකම් කරනවා",
    "ගෙදරින් එළියට|ගෙදරින් එලියට|එළියට දැම්මා|එලියට දැම්මා|එළවලා|පාරට දැම්මා|පාරේ ඉන්නේ|නිදාගන්න තැනක්|නිදාගන්න තැනක් නෑ|ඉන්න තැනක් නෑ|gedarin eliyata|eliyata damma|eliyata dammaa|nidaganna thanak|inna thanak na|parata damma",
  ],
  [
    "ta",
    "பாலியல் பலாத்காரம்|பலாத்காரம்|கற்பழி|கற்பழித்தான்|கற்பழித்தார்|கற்பழித்து|வன்புணர்வு|விபச்சாரம்|விபச்சாரத்தில்|பாலியல் தொழில்|பாலியல் வன்கொடுமை|பாலியல் துன்புறுத்தல்|ஆண்களுடன் படு|rape pannitan|rape panna|karpazhi|vibacharam|vibachaaram|இரவில் என் அறைக்கு வருகிறார்|ராத்திரி என் ரூமுக்கு|தவறாக நடக்கிறார்|தவறாக நடந்து",
    "வீட்டை விட்டு வெளியே|வீட்டிலிருந்து வெளியே|வெளியே தள்ளி|வெளியே அனுப்பி|துரத்திவிட்ட|துரத்தி விட்ட|தெருவில்|ரோட்டில்|தூங்க இடம் இல்லை|தங்க இடம் இல்லை|எங்கே தூங்குவது|எங்க தங்குவது|veliya thalli|veettai vittu|theruvula|thoonga idam illa|thanga idam illa|thanga edam illa",
  ],
  [
    "ar",
    "اغتصاب|اغتصبني|اغتصبها|اغتصبوني|بيغتصبني|يغتصبني|يغتصبها|اغتصبت|مغتصب|دعارة|الدعارة|بالدعارة|في الدعارة|أنام مع رجال|انام مع رجال|انام مع الزباين|أنام مع الزبائن|انام معاه|ينام معايا|اعتداء جنسي|استغلال جنسي|تحرش جنسي|يدخل غرفتي بالليل|يدخل غرفتي كل ليلة|بيدخل غرفتي بالليل|بيجي غرفتي بالليل|يجي غرفتي بالليل|ينام معي بالقوة|بيلمسني بالليل",
    "طردتني من البيت|طردني من البيت|طردوني من البيت|طردتني|طردوني برا|رمتني في الشارع|رماني في الشارع|رموني في الشارع|في الشارع|بالشارع|وين انام|وين أنام|فين انام|فين أنام|اين أنام|أين أنام|ما عندي مكان انام|مفيش مكان انام|ما عندي مكان|ليس لدي مكان|شنطي برا|شنطتي برا",
  ],
  [
    "am",
    "ደፈረኝ|ደፈራት|አስገድዶ ደፈረኝ|አስገድዶ መድፈር|መድፈር|ተደፈርኩ|ተደፍሬ|ተደፈረች|ይደፍረኛል|ሴተኛ አዳሪ|ሴተኛ አዳሪነት|ዝሙት|ከወንዶች ጋር እንድተኛ|ወሲብ|የወሲብ ጥቃት|ሌሊት ክፍሌ ይገባል|ማታ ክፍሌ ይገባል|በግድ ይተኛኛል|በግድ ተኛኝ",
    "ከቤት አባረረችኝ|ከቤት አባረረኝ|ከቤት አስወጣችኝ|ከቤት አስወጣኝ|ከቤት ተባረርኩ|አባረረችኝ|አባረሩኝ|ጎዳና ላይ|መንገድ ላይ ነኝ|መንገድ ላይ ጣሉኝ|ማደሪያ የለኝም|የምተኛበት የለኝም|የት ልደር|የት ላድር|የት ልተኛ",
  ],
  [
    "sw",
    "ananibaka|alinibaka|amenibaka|anibaka|nimebakwa|nilibakwa|amebakwa|alibakwa|ubakaji|kubaka|kubakwa|wananibaka|wanibaka|ukahaba|umalaya|kahaba|danguro|kulala na wanaume|nilale na wanaume|kulala naye|nilale naye|ngono|unyanyasaji wa kingono|unyanyasaji wa kijinsia|ananilazimisha kulala naye|alinilazimisha kulala naye|anaingia chumbani kwangu usiku|anakuja chumbani kwangu usiku|aliniingilia kwa nguvu",
    "amenifukuza nyumbani|alinifukuza|amenifukuza|wamenifukuza|nimefukuzwa|nilifukuzwa|kafukuzwa|amenitoa nje|wamenitoa nje|amenitupa nje|wamenitupa nje|nje ya nyumba|barabarani|mtaani|sina pa kulala|sina pa kukaa|sina mahali pa kulala|nitalala wapi|nilale wapi|mizigo nje|begi nje",
  ],
  [
    "zh",
    "强奸|強姦|强暴|強暴|性侵|侵犯我|卖淫|賣淫|接客|逼我接客|卖身|賣身|陪睡|陪客人睡|性剥削|性剝削|性虐待|妓院|晚上进我房间|夜里进我房间|半夜进我房间|晚上進我房間|半夜進我房間|强迫我发生关系|強迫我發生關係|逼我发生关系|逼我發生關係|猥亵我|猥褻我",
    "赶出来|趕出來|赶出门|趕出門|赶出家门|趕出家門|赶我走|趕我走|赶了出来|趕了出來|被赶出|被趕出|流落街头|流落街頭|街上|街头|街頭|没地方住|沒地方住|没地方睡|沒地方睡|冇地方瞓|冇地方住|無地方住|没有地方睡|沒有地方睡|睡哪里|睡哪裡|住哪里|住哪裡|行李放在门外|行李丢出来|行李丟出來|瞓街",
  ],
];

/** Words of who is raped or sold for sex, and of who was put out, which tell whose help comes first. */
export const ABUSE: readonly Vocabulary[] = ROWS.map(([language, abused, put_out]) => ({
  language,
  words: { abused, put_out },
}));
