/** Words with which somebody takes back what they said: it was wrong, they meant another, it turned out so. */
export const CORRECTING = [
  "sorry|so sorry|very sorry|sorry for|i am sorry|i'm sorry|im sorry|my bad|oops|oop|ops|wait|hold on|no wait|actually|correction|to correct|let me correct|mistake|my mistake|a mistake|i made a mistake|made a mistake|it was a mistake|was a mistake|by mistake|mistyped|i mistyped|typo|it was a typo|a typo|autocorrect|i typed wrong|typed wrong|typed it wrong|i wrote wrong|wrote wrong|i said wrong|said it wrong|wrong|wrong country|wrong place|wrong word|wrong name|the wrong country|the wrong place|you are wrong|that is wrong|that's wrong|thats wrong|is wrong|was wrong|it turned out|turned out|turns out|it turns out|in fact|i meant|i mean|i meant to say|i meant to write|mean|meant|i wanted to say|rather|instead|i confused|got confused|i got confused|i mixed up|excuse me",
  "perdón|perdon|lo siento|disculpe|disculpa|disculpen|en realidad|quise decir|quiero decir|quería decir|digo|mejor dicho|me equivoqué|me equivoque|me confundí|me confundi|fue un error|error|un error|por error|espera|espere|escribí mal|escribi mal|está mal|resulta que|resultó que|más bien",
  "pardon|désolé|désolée|excusez-moi|excuse-moi|en fait|je voulais dire|je veux dire|je me suis trompé|je me suis trompée|erreur|c'est une erreur|c'était une erreur|une erreur|par erreur|attendez|attends|faux|c'est faux|mal écrit|plutôt|finalement",
  "desculpa|desculpe|desculpem|perdão|na verdade|aliás|quer dizer|quis dizer|quero dizer|queria dizer|me enganei|enganei-me|me confundi|foi um erro|foi engano|engano|erro|errado|errada|escrevi errado|espera aí|espere|ou melhor",
  "maaf|maap|sori|mohon maaf|maksud saya|maksudku|maksud aku|maksudnya|mksd saya|mksudnya|salah|eh salah|saya salah|salah ketik|salah tulis|salah sebut|salah negara|salah taip|keliru|saya keliru|ternyata|rupanya|sebenarnya|sebetulnya|sbnrnya|tunggu|tunggu dulu|bentar|ralat|silap|sebentar",
  "pasensya|pasensya na|paumanhin|patawad|teka|teka lang|teka muna|sandali|sandali lang|saglit|ibig kong sabihin|ibig sabihin|ang ibig kong sabihin|nagkamali|nagkamali ako|nagkamali po ako|mali|mali po|mali pala|mali ang|mali yung|mali type|typo po|pala|ay mali|sa totoo lang|pasayloa|pasayloa ko|sayop|sayop diay|nasayop|nasayop ko|diay|hulat|hulat sa|ang buot nakong ipasabot",
  "xin lỗi|xin loi|xl|lộn|nhầm|tôi nhầm|em nhầm|nhầm rồi|lộn rồi|nói nhầm|viết nhầm|ghi nhầm|gõ nhầm|ý tôi là|ý em là|ý mình là|y toi la|thực ra|thật ra|hóa ra|hoá ra|khoan|khoan đã|đợi đã|chờ đã|sai rồi|sai|à quên|đúng ra",
  "samahani|samahanini|niwie radhi|pole|nimekosea|nilikosea|nimekosea kuandika|kosa|ni kosa|makosa|kwa makosa|namaanisha|nilimaanisha|nilitaka kusema|kumbe|kwa kweli|ukweli|subiri|ngoja|si sahihi|sio sahihi",
  "माफ कीजिए|माफ कीजिएगा|माफ करना|माफ करें|माफ़ कीजिए|माफ़ करना|माफी|सॉरी|गलती|गलती हो गई|गलती हो गयी|गलती से|ग़लती हो गई|गलत|गलत लिखा|गलत लिख दिया|गलती से लिखा|गलती से लिख दिया|गलत बोल दिया|गलत हो गया|मेरा मतलब|मतलब|मेरा मतलब है|असल में|दरअसल|रुको|रुकिए|रुकिये|एक मिनट|पता चला",
  "mera matlab|mera matlab hai|matlab|maaf karna|maaf karo|maaf kijiye|maaf kijiyega|maafi|galti|galti ho gayi|galti ho gai|galti hogayi|galti se|galat|galat likha|galat likh diya|galti se likha|galti se likh diya|galti se bola|galat bol diya|galat ho gaya|asal me|asal mein|darasal|ruko|rukiye|ek minute|meri galti",
  "माफ गर्नुस्|माफ गर्नुहोस्|माफ गर्नु होला|माफ गर्नुहोला|गल्ती भयो|गल्ती|गलत भयो|गल्तीले|मेरो मतलब|मैले भन्न खोजेको|भन्न खोजेको|वास्तवमा|खासमा|पर्खनुस्|एकछिन|maaf garnus|maf garnus|maaf garnu hola|galti bhayo|galat bhayo|galti|mero matlab|khasma|vastabma|ekchin|parkha|parkhanus|bhanna khojeko",
  "দুঃখিত|মাফ করবেন|সরি|ভুল|ভুল হয়েছে|ভুল হইছে|ভুল হয়ে গেছে|ভুল হয়ে গেছে|ভুল বলেছি|ভুল লিখেছি|ভুল লিখছি|ভুল করে|আমার ভুল|মানে|আমি বলতে চেয়েছি|বলতে চেয়েছি|আসলে|দাঁড়ান|একটু দাঁড়ান|অপেক্ষা করুন|bhul|vul|vul hoise|bhul hoise|bhul hoyeche|vul hoyeche|bhul likhsi|vul likhsi|asole|ashole|mane",
  "معاف کیجیے|معاف کیجئے|معاف کرنا|معاف کریں|معذرت|سوری|غلطی|غلطی ہو گئی|غلطی ہوگئی|غلطی سے|غلط|غلط لکھا|غلط لکھ دیا|غلط بول دیا|میرا مطلب|مطلب|میرا مطلب ہے|اصل میں|دراصل|رکیں|ایک منٹ",
  "මට සමාවෙන්න|සමාවෙන්න|සොරි|වැරදුනා|වැරදිලා|වැරදීමක්|වැරදියි|වැරදි|මම කිව්වේ|මම අදහස් කළේ|ඇත්තටම|ඇත්තම කිව්වොත්|ඉන්න|පොඩ්ඩක් ඉන්න|samawenna|samaawenna|waradunaa|waraduna|waradila|waradi|aththatama|mama kiwwe|poddak inna",
  "மன்னிக்கவும்|மன்னிச்சிடுங்க|மன்னிக்கணும்|சாரி|தவறு|தவறாக|தவறாக எழுதிவிட்டேன்|தவறாக சொல்லிவிட்டேன்|தப்பு|தப்பா சொல்லிட்டேன்|தப்பாக|நான் சொன்னது|நான் சொல்ல வந்தது|உண்மையில்|உண்மையில|இருங்க|கொஞ்சம் இருங்க|mannikkavum|mannichidunga|thappu|thavaru|unmaiyila|irunga",
  "တောင်းပန်ပါတယ်|ဆောရီး|မှားသွားတယ်|မှားသွားလို့|မှားသွားပြီ|မှားရေးမိတယ်|မှားပြောမိတယ်|မှားတယ်|မှားနေတယ်|ဆိုလိုတာက|ပြောချင်တာက|တကယ်က|တကယ်တော့|အမှန်က|အမှန်တော့|ခဏ|ခဏလေး|နေဦး",
  "ขอโทษ|ขอโทษค่ะ|ขอโทษครับ|ขอโทษที|โทษที|พิมพ์ผิด|เขียนผิด|พูดผิด|บอกผิด|ผิด|ผิดค่ะ|ผิดครับ|ผิดแล้ว|เข้าใจผิด|หมายถึง|ผมหมายถึง|ฉันหมายถึง|จริงๆแล้ว|จริง ๆ แล้ว|จริงๆ|ที่จริง|ความจริง|เดี๋ยวก่อน|เดี๋ยว|รอเดี๋ยว|กลายเป็นว่า",
  "សុំទោស|សូមទោស|អត់ទោស|ច្រឡំ|ខ្ញុំច្រឡំ|សរសេរខុស|និយាយខុស|ខុស|ខុសហើយ|ខ្ញុំចង់និយាយថា|ចង់និយាយ|តាមពិត|តាមការពិត|ចាំបន្តិច|ຂໍໂທດ|ຜິດ|ຜິດແລ້ວ|ພິມຜິດ|ໝາຍເຖິງ|ຄວາມຈິງ",
  "不好意思|对不起|對不起|抱歉|唔好意思|对唔住|對唔住|打错|打錯|打错了|打錯了|写错|寫錯|写错了|寫錯了|说错|說錯|说错了|說錯了|讲错|講錯|搞错|搞錯|搞错了|搞錯了|弄错|弄錯|错了|錯了|错|錯|我是说|我是說|我的意思是|意思是|其实|其實|原来|原來|实际上|實際上|等等|等一下|更正|应该是|應該是",
  "عفوا|عفواً|آسف|اسف|آسفة|اسفة|معذرة|المعذرة|سامحني|سامحوني|أقصد|اقصد|قصدي|كنت أقصد|كنت اقصد|أعني|غلط|غلطت|غلطة|خطأ|بالخطأ|أخطأت|اخطأت|بالغلط|كتبت غلط|قلت غلط|في الحقيقة|بالحقيقة|في الواقع|الحقيقة|طلع|اتضح|انتظر|لحظة|استنى|تصحيح",
  "ой|извините|извини|простите|прости|я имел в виду|я имела в виду|имел в виду|имела в виду|в виду|ошибся|ошиблась|я ошибся|я ошиблась|ошибка|по ошибке|опечатка|описался|описалась|неправильно|неправильно написал|неправильно написала|неверно|вернее|точнее|то есть|на самом деле|оказалось|оказывается|подождите|подожди|стойте|перепутал|перепутала",
  "ой|вибачте|вибач|перепрошую|пробачте|я мав на увазі|я мала на увазі|мав на увазі|мала на увазі|помилився|помилилась|помилилася|помилка|помилково|описка|неправильно написав|неправильно написала|точніше|вірніше|тобто|насправді|виявилось|виявилося|виявляється|зачекайте|зачекай|почекайте|переплутав|переплутала",
  "ይቅርታ|ስህተት|ስህተት ነው|ተሳስቻለሁ|ተሳሳትኩ|በስህተት|ለማለት ፈልጌ|ማለቴ|ማለቴ ነው|ማለት ነው|በእውነቱ|እንደውም|ቆይ|ቆይ ቆይ|ቆዩ|ለካ",
].join("|");

/** Words that say no, and no more. */
export const DENYING =
  "no|nope|nah|not|non|não|nao|nie|bukan|bukannya|tidak|hindi|hindi po|dili|không|ko|không phải|không phải là|hapana|sio|siyo|si|la|नहीं|नही|नाही|nahi|nahin|nehi|nahee|nai|होइन|हैन|hoina|haina|না|নয়|নয়|নই|na|noy|نہیں|நஹி|නෑ|නැහැ|නෙමෙයි|නෙවෙයි|නොවේ|naa|naha|nae|neme|nemei|nemeyi|இல்லை|இல்ல|அல்ல|illa|illai|မဟုတ်ဘူး|မဟုတ်|မဟုတ်ပါဘူး|ไม่ใช่|ไม่|មិនមែន|ទេ|ບໍ່ແມ່ນ|不|不是|唔係|唔是|不对|不對|لا|ليس|ليست|مش|مو|нет|не|ні|አይ|አይደለም|አይደለሁም";

/** Who or what a stated place is of, and how it is tied to it: "it is", "I am in", "the country is". */
export const TYING = [
  "it is|it's|its|it was|this is|that is|that's|i am|i'm|im|we are|he is|she is|i am working|i work|i am in|we work|i live|i said|i say|i wrote|the country is|the country was|the country|country|the place is|the place|place|the job is|the right one is|the right one|right|is right|correct|is correct|please note|note|oh|ah|so|well|but|and not|in|to|from|at|the|here|yes|name of the country is|really",
  "es|está en|está|estoy|estamos|trabajo|el país es|el país|país|sí|si|si no|sino|pero|a|el|de|desde|para|en",
  "c'est|ce n'est|je suis|je ne suis|nous sommes|nous ne sommes|je travaille|le pays c'est|le pays est|le pays|mais|oui|pas|le|les|aux|au|à|dans|du|la|l'|en",
  "e|é|estou|estamos|trabalho|o país é|o país|mas|sim|em|na|no|para",
  "itu|ini|saya|saya di|saya kerja|saya bekerja|aku|aku di|negaranya|negara|yang benar|tapi|melainkan|ya|iya|eh|yg bener|di|ke|dari",
  "nasa|ako|ako ay|po|opo|ho|sa|taga|yung bansa|ang bansa|bansa|kundi|pero|oo|naa ko|naa|ko sa|nako|ni|tama|ang tama|ay|i type|na",
  "là|la|ở|tôi|tôi ở|toi|toi o|em|em ở|em o|mình|nước|mà là|mà|chứ|cơ|dạ|ạ|đi|o",
  "ni|niko|nipo|natoka|nimetoka|ninatoka|nafanya kazi|ninafanya kazi|nchi ni|nchi|bali|lakini|ndio|katika|nchini|kwa|huko|hapa",
  "main|mai|me|mein|hu|hoon|hun|hai|hain|desh|lekin|balki|haan|ji|bhai|dai|didi|ma|chu|ho|ta|मैं|मे|में|हूँ|हूं|है|हैं|देश|लेकिन|बल्कि|हाँ|हां|जी|भाई|म|हो|छु|दाइ|दिदी|तर|हम|मा",
  "আমি|আছি|হবে|এটা|দেশ|কিন্তু|হ্যাঁ|ভাই|এ|তে|ami|achi|asi|hobe|میں|ہوں|ہے|ہم|ملک|لیکن|بلکہ|ہاں|جی",
  "මම|ඉන්නේ|රට|ඒක|තමයි|mama|inne|rata|eka|thamai|wala|වල|ඉන්නවා|நான்|நாடு|தான்|இது|ல|naan|thaan|than|nadu|la",
  "ကျွန်တော်|ကျွန်မ|ပါ|က|မှာ|နိုင်ငံ|ဖြစ်ပါတယ်|ဟုတ်တယ်|คือ|อยู่|ผมอยู่|ฉันอยู่|ผม|ฉัน|หนู|เป็น|ประเทศ|ที่|ค่ะ|ครับ|คะ|นะ|ไม่ใช่ที่|គឺ|ខ្ញុំ|ខ្ញុំនៅ|នៅ|ប្រទេស|វិញ",
  "我|我在|是|在|人在|国家是|國家是|而是|才对|才對|才是|喺|我喺|係|انا|أنا|هي|هو|في|بل|البلد|الدولة|دولة|نعم|من|الى|إلى",
  "это|я|я в|я работаю|страна|а|но|да|в|во|на|из|це|я працюю|країна|але|так|у|з|እኔ|እኔ ያለሁት|ነው|ነኝ|ያለሁት|አገሩ|ሀገሩ|w|do|z|în",
].join("|");

/** Beginnings of words of those who promise or tell a worker where they go: what they say is no correction of hers. */
export const TOLD_BY_OTHERS =
  "they|promis|said|says|say|told|tell|offer|contract|agen|recruit|broker|boss|employer|madam|sponsor|dij|dicen|dijeron|promet|contrato|jefe|patron|ils|on m'a|contrat|employeur|a dit|ont dit|disse|falaram|chefe|bilang|katanya|kata|janji|dijanji|majikan|kontrak|sabi|sinabi|pangako|amo|ahen|kontrata|hứa|nói|chủ|hợp đồng|walisema|alisema|waliahidi|mwajiri|bosi|mkataba|wakala|bola|bole|kaha|vaada|malik|बोल|कहा|कह|वादा|मालिक|एजेंट|दलाल|भन्|साहु|বল|মালিক|দালাল|کہا|بول|مالک|ایجنٹ|කිව්|බොස්|சொன்ன|முதலாளி|ပြော|သူဌေး|บอกว่า|สัญญา|นายจ้าง|នាយ|ថៅកែ|说是|說是|老板|老闆|中介|雇主|قال|وعد|كفيل|عقد|مدام|обещ|сказал|говор|агент|хозя|босс|обіця|казал|каза|господар|አሉ|አሰሪ|ቃል";
