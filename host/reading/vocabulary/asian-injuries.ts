import type { Vocabulary } from "./subject.ts";

/** The same of the languages of Asia: see `injuries.ts`. */
export const ASIAN_INJURIES: readonly Vocabulary[] = [
  {
    language: "hi",
    words: {
      accident:
        "काम पर दुर्घटना|काम करते समय दुर्घटना|काम पर चोट|काम पर हादसा|काम में चोट|साइट पर हादसा|दुर्घटना हो गई|हादसा हो गया|चोट लग गई|चोट लगी|से गिर गया|से गिर गई|से गिरा|गिर गया|गिर गई|करंट लगा|करंट लग गया|जल गया|जल गई|उंगली कट गई|उंगलियां कट गईं|kaam par chot|chot lag gayi|chot lagi|hadsa ho gaya|gir gaya|gir gayi|jal gaya|current lag gaya|ungli kat gayi|accident ho gaya",
      hurting:
        "कट|कटा|कटी|कट गया|कट गई|कट गईं|टूट|टूटा|टूटी|टूट गया|टूट गई|फ्रैक्चर|कुचल|दब गया|दब गई|फंस गया|फंस गई|जल|घायल|चोट|kat|kat gaya|kat gayi|toot|toot gaya|toot gayi|fracture|dab gaya|phas gaya|jal|chot",
      body: "उंगली|उंगलियां|उंगलियाँ|उँगली|हाथ|बांह|पैर|टांग|आंख|आँख|पीठ|कमर|घुटना|कंधा|पसली|सिर|रीढ़|ungli|ungliyan|haath|hath|pair|tang|aankh|peeth|kamar|ghutna|kandha|sir",
      worksite:
        "मशीन|मचान|सीढ़ी|छत|साइट|निर्माण स्थल|ट्रैक्टर|क्रेन|आरी|प्रेस|फैक्ट्री|कारखाना|काम पर|काम करते|काम|मालिक|सेठ|निकाल दिया|machine|machan|seedhi|chhat|site|factory|kaam par|kaam|malik|nikal diya",
    },
  },
  {
    language: "ne",
    words: {
      accident:
        "काममा दुर्घटना|काम गर्दा दुर्घटना|काममा चोट|दुर्घटना भयो|चोट लाग्यो|चोट लागेको|बाट लडें|बाट लडेँ|बाट खसें|बाट खसेँ|बाट खस्यो|लडेर|खसेर|खस्यो|करेन्ट लाग्यो|पोल्यो|जल्यो|औंला काटियो|औंला चुँडियो|kaam garda chot|chot lagyo|durghatana bhayo|khasyo|khasera|ladera|current lagyo",
      hurting:
        "काटियो|काट्यो|काटिएको|चुँडियो|भाँचियो|भाच्चियो|भाँच्चियो|भाँचिएको|फ्र्याक्चर|थिचियो|थिचेको|च्यापियो|पोल्यो|घाइते|चोट|katiyo|katyo|bhachiyo|bhanchiyo|thichiyo|chot",
      body: "औंला|औँला|हात|पाखुरा|खुट्टा|गोडा|आँखा|ढाड|कम्मर|घुँडा|काँध|करङ|टाउको|aula|haat|hat|khutta|aankha|dhad|tauko",
      worksite:
        "मेसिन|मेशिन|स्क्याफोल्डिङ|मचान|भर्‍याङ|भर्याङ|छाना|छत|साइट|ट्र्याक्टर|क्रेन|करौँती|कारखाना|काममा|काम|मालिक|साहु|निकाल्यो|निकालिदियो|machine|scaffolding|site|factory|kaam|malik|sahu|nikalyo",
    },
  },
  {
    language: "ur",
    words: {
      accident:
        "کام پر حادثہ|کام کے دوران حادثہ|کام کے دوران چوٹ|کام پر چوٹ|حادثہ ہو گیا|حادثہ ہوگیا|چوٹ لگ گئی|چوٹ لگی|سے گر گیا|سے گر گئی|سے گرا|گر گیا|گر گئی|کرنٹ لگ گیا|کرنٹ لگا|جل گیا|جل گئی|انگلی کٹ گئی|انگلیاں کٹ گئیں",
      hurting:
        "کٹ|کٹ گیا|کٹ گئی|کٹ گئیں|ٹوٹ|ٹوٹ گیا|ٹوٹ گئی|فریکچر|کچل|دب گیا|دب گئی|پھنس گیا|جل|زخمی|چوٹ",
      body: "انگلی|انگلیاں|ہاتھ|بازو|ٹانگ|پاؤں|پیر|آنکھ|کمر|گھٹنا|کندھا|پسلی|سر|ریڑھ",
      worksite:
        "مشین|مچان|سیڑھی|چھت|سائٹ|ٹریکٹر|کرین|آری|فیکٹری|کارخانہ|کام پر|کام کے دوران|کام|مالک|سیٹھ|کفیل|نکال دیا",
    },
  },
  {
    language: "bn",
    words: {
      accident:
        "কাজে দুর্ঘটনা|কাজের সময় দুর্ঘটনা|কাজ করতে গিয়ে দুর্ঘটনা|কাজ করতে গিয়ে|দুর্ঘটনা হয়েছে|দুর্ঘটনায়|আঘাত পেয়েছি|আঘাত পেয়েছে|আহত হয়েছি|আহত হয়েছে|থেকে পড়ে|পড়ে গেছি|পড়ে গিয়েছি|পড়ে গেছে|পড়ে গিয়ে|কারেন্ট লেগেছে|পুড়ে গেছে|পুড়ে গেছি|আঙুল কেটে গেছে|আঙ্গুল কেটে গেছে",
      hurting:
        "kete geche|kete gese|kete gechhe|venge geche|bhenge geche|vaingga gese|thetle geche|কেটে|কেটে গেছে|কাটা|ভেঙে|ভেঙে গেছে|ভেঙ্গে|ভেঙ্গে গেছে|ভাঙা|থেঁতলে|চাপা|আটকে|পুড়ে|পুড়েছে|আঘাত|জখম|ফ্র্যাকচার",
      body: "haat|hath|angul|aangul|chokh|komor|hatu|আঙুল|আঙ্গুল|হাত|পা|চোখ|পিঠ|কোমর|হাঁটু|কাঁধ|পাঁজর|মাথা|মেরুদণ্ড",
      worksite:
        "মেশিন|মেশিনে|মাচা|মই|ছাদ|সাইট|সাইটে|কনস্ট্রাকশন|ট্রাক্টর|ক্রেন|করাত|কারখানা|কারখানায়|কাজে|কাজ|মালিক|কফিল|বের করে দিয়েছে|ছাঁটাই",
    },
  },
  {
    language: "si",
    words: {
      accident:
        "වැඩ කරද්දී අනතුරක්|වැඩ කරන තැන අනතුරක්|රැකියා අනතුරක්|වැඩ බිමේ අනතුරක්|අනතුරක් වුණා|අනතුරක් උනා|අනතුරක් සිදු|තුවාල වුණා|තුවාල උනා|වැටුණා|වැටුනා|වැටිලා|කරන්ට් එක වැදුණා|පිච්චුණා|පිච්චුනා|ඇඟිල්ල කැපුණා|ඇඟිලි කැපුණා",
      hurting: "කැපුණා|කැපුනා|කැපිලා|කැඩුණා|කැඩුනා|කැඩිලා|බිඳුණා|තැලුණා|තැළුණා|හිරවුණා|හිරවුනා|පිච්චුණා|තුවාල|තුවාලයක්",
      body: "ඇඟිල්ල|ඇඟිලි|ඇඟිලි දෙකක්|අත|අතේ|කකුල|කකුලේ|ඇස|ඇහැ|කොන්ද|පිට|දණහිස|උරහිස|ඔළුව|හිස",
      worksite:
        "මැෂින්|මැෂිම|මැෂිමට|යන්ත්‍රය|යන්ත්‍රයට|පලංචිය|පලංචියෙන්|ඉණිමග|වහල|වහලයෙන්|සයිට්|ඉදිකිරීම්|ට්‍රැක්ටර්|ක්‍රේන්|කර්මාන්තශාලා|ෆැක්ටරි|වැඩ|වැඩ කරද්දී|වැඩට|බොස්|හාම්පුතා|අස් කළා|එළවලා",
    },
  },
  {
    language: "ta",
    words: {
      accident:
        "வேலையில் விபத்து|வேலை செய்யும் போது விபத்து|பணியிட விபத்து|வேலை விபத்து|விபத்து நடந்தது|விபத்து ஏற்பட்டது|அடிபட்டது|அடிபட்டுடுச்சு|காயம் ஏற்பட்டது|காயமடைந்தேன்|காயம் பட்டது|விழுந்தேன்|விழுந்துட்டேன்|விழுந்துவிட்டேன்|விழுந்தார்|கீழே விழுந்து|மின்சாரம் தாக்கியது|ஷாக் அடித்தது|தீக்காயம்|விரல் துண்டானது|விரல் வெட்டுப்பட்டது",
      hurting:
        "வெட்டு|வெட்டுப்பட்டது|வெட்டிடுச்சு|வெட்டிவிட்டது|துண்டானது|துண்டிக்கப்பட்டது|முறிந்தது|முறிந்துவிட்டது|முறிஞ்சுடுச்சு|உடைந்தது|உடைஞ்சுடுச்சு|நசுங்கியது|நசுங்கிவிட்டது|சிக்கியது|காயம்|எரிந்தது",
      body: "விரல்|விரல்கள்|கை|கால்|காலை|கண்|முதுகு|இடுப்பு|முழங்கால்|தோள்|தலை|விலா",
      worksite:
        "இயந்திரம்|இயந்திரத்தில்|மெஷின்|மெஷினில்|மிஷின்|சாரம்|சாரத்திலிருந்து|ஏணி|கூரை|கட்டிடம்|கட்டுமான|சைட்|டிராக்டர்|கிரேன்|தொழிற்சாலை|வேலை|வேலையில்|வேலை செய்யும்|முதலாளி|வேலையை விட்டு|நீக்கிவிட்டார்",
    },
  },
  {
    language: "id",
    words: {
      accident:
        "kecelakaan kerja|kecelakaan di tempat kerja|kecelakaan saat kerja|kemalangan kerja|kemalangan di tempat kerja|cedera kerja|cedera di tempat kerja|terluka di tempat kerja|saya kecelakaan|saya cedera|saya terluka|saya jatuh dari|jatuh dari|terjatuh dari|terjatuh|tersengat listrik|kesetrum|kena setrum|terkena renjatan|jari saya putus|jari putus|jariku putus|diamputasi|tertimpa",
      hurting:
        "terpotong|kepotong|putus|patah|retak|remuk|hancur|terjepit|kejepit|tersepit|terbakar|luka|cedera|melecur|tergilis|terlindas|tertusuk",
      body: "jari|jariku|tangan|tanganku|lengan|kaki|kakiku|mata|punggung|belakang|tulang belakang|lutut|bahu|rusuk|kepala|pinggang|tulang",
      worksite:
        "mesin|perancah|steger|perancah bangunan|tangga|atap|bumbung|proyek|tapak|tapak bina|forklift|traktor|derek|gergaji|pabrik|kilang|kerja|saat kerja|waktu kerja|di tempat kerja|majikan|bos|dipecat|diberhentikan|kebun|ladang",
    },
  },
  {
    language: "tl",
    words: {
      accident:
        "aksidente sa trabaho|naaksidente sa trabaho|naaksidente ako|na-aksidente|naaksidente|nasugatan ako|nasaktan ako sa trabaho|nasugatan sa trabaho|nahulog ako|nahulog sa|nahulog|nakuryente ako|nakuryente|napaso ako|nasunog ang|naputulan ng|naputol ang daliri|naputol ang kamay|naipit ang|nadisgrasya ako|nadisgrasya sa trabaho|nadisgrasya|nahagba ko|nahulog ko|nasamad ko|naangol ko",
      hurting:
        "naputol|naputulan|nahiwa|nabali|nabalian|nadurog|naipit|nasunog|napaso|nasugatan|nabagsakan|nabagok|naputol|nabali ang|nasamdan|nasamad|naligsan|napiangan",
      body: "daliri|mga daliri|kamay|braso|binti|paa|mata|likod|tuhod|balikat|tadyang|ulo|balakang|tudlo|kamot|tiil|bukton",
      worksite:
        "makina|plantsa|scaffolding|andamyo|hagdan|bubong|construction site|site|forklift|traktora|kreyn|lagari|pabrika|sa trabaho|trabaho|habang nagtatrabaho|amo|boss|tinanggal|sinisante|sa trabahoan|trabahoan",
    },
  },
  {
    language: "vi",
    words: {
      accident:
        "tai nạn lao động|tai nạn khi làm việc|tai nạn ở công trường|bị tai nạn khi làm|bị thương khi làm|bị thương ở chỗ làm|ngã từ|ngã giàn giáo|ngã khỏi|té từ|té giàn giáo|rơi từ|bị điện giật|bị bỏng|bị phỏng|đứt ngón tay|cụt ngón tay|mất ngón tay|bị cụt|bị máy",
      hurting:
        "đứt|bị đứt|cụt|gãy|bị gãy|dập|bị dập|nát|kẹp|bị kẹp|cuốn|bị cuốn|bỏng|phỏng|bị thương|chấn thương|cắt vào|cắt phải",
      body: "ngón tay|tay|cánh tay|chân|bàn chân|ngón chân|mắt|lưng|cột sống|đầu gối|vai|xương sườn|đầu|hông",
      worksite:
        "máy|máy cắt|máy dập|giàn giáo|thang|mái nhà|công trường|công trình|xe nâng|máy kéo|cần cẩu|cưa|nhà máy|xưởng|khi làm việc|đang làm|làm việc|ông chủ|chủ|sếp|đuổi việc|sa thải|cho nghỉ",
    },
  },
  {
    language: "th",
    words: {
      accident:
        "อุบัติเหตุจากการทำงาน|อุบัติเหตุในที่ทำงาน|อุบัติเหตุที่ทำงาน|อุบัติเหตุขณะทำงาน|บาดเจ็บจากการทำงาน|บาดเจ็บจากงาน|บาดเจ็บขณะทำงาน|เจ็บจากงาน|ประสบอุบัติเหตุ|ตกจากนั่งร้าน|ตกนั่งร้าน|ตกจาก|ตกลงมา|ไฟดูด|ไฟช็อต|นิ้วขาด|มือขาด|แขนขาด|โดนเครื่อง",
      hurting: "ขาด|หัก|บาด|โดนตัด|ถูกตัด|ทับ|หนีบ|บด|ไหม้|ลวก|บาดเจ็บ|แตก",
      body: "นิ้ว|นิ้วมือ|มือ|แขน|ขา|เท้า|ตา|หลัง|กระดูก|เข่า|ไหล่|ซี่โครง|หัว|ศีรษะ",
      worksite:
        "เครื่องจักร|เครื่อง|นั่งร้าน|บันได|หลังคา|ไซต์งาน|ไซต์ก่อสร้าง|ก่อสร้าง|รถยก|รถแทรกเตอร์|เครน|เลื่อย|โรงงาน|ที่ทำงาน|ทำงาน|นายจ้าง|หัวหน้า|เถ้าแก่|ไล่ออก|เลิกจ้าง",
    },
  },
  {
    language: "km",
    words: {
      accident:
        "គ្រោះថ្នាក់ការងារ|គ្រោះថ្នាក់នៅកន្លែងធ្វើការ|គ្រោះថ្នាក់ពេលធ្វើការ|របួសនៅកន្លែងធ្វើការ|របួសពេលធ្វើការ|ខ្ញុំរបួស|ធ្លាក់ពីរន្ទា|ធ្លាក់ពី|ដួលពី|ឆក់ខ្សែភ្លើង|ខ្សែភ្លើងឆក់|ដាច់ម្រាមដៃ|ម្រាមដៃដាច់",
      hurting: "ដាច់|បាក់|កាត់|កិន|គាប|រលាក|របួស|ខ្ទេច",
      body: "ម្រាមដៃ|ដៃ|ជើង|ភ្នែក|ខ្នង|ក្បាល|ស្មា|ជង្គង់|ឆ្អឹង",
      worksite:
        "ម៉ាស៊ីន|រន្ទា|ជណ្តើរ|ដំបូល|ការដ្ឋាន|សំណង់|ត្រាក់ទ័រ|រោងចក្រ|កន្លែងធ្វើការ|ធ្វើការ|ថៅកែ|និយោជក|បណ្តេញចេញ|បញ្ឈប់ពីការងារ",
    },
  },
  {
    language: "my",
    words: {
      accident:
        "လုပ်ငန်းခွင်ထိခိုက်|လုပ်ငန်းခွင်မတော်တဆ|အလုပ်မှာမတော်တဆ|အလုပ်လုပ်ရင်းဒဏ်ရာ|အလုပ်လုပ်ရင်းထိခိုက်|အလုပ်ထဲမှာဒဏ်ရာ|ဒဏ်ရာရ|ငြမ်းပေါ်ကပြုတ်ကျ|ပြုတ်ကျ|လိမ့်ကျ|ဓာတ်လိုက်|လက်ချောင်းပြတ်|လက်ပြတ်|မီးလောင်ဒဏ်",
      hurting: "ပြတ်|ကျိုး|ညပ်|ကြိတ်|ခုတ်|လောင်|ဒဏ်ရာ|ရှ",
      body: "လက်ချောင်း|လက်|ခြေထောက်|ခြေ|မျက်စိ|ခါး|ကျော|ခေါင်း|ဒူး|ပခုံး|အရိုး",
      worksite:
        "စက်|စက်ထဲ|ငြမ်း|လှေကား|ခေါင်မိုး|ဆောက်လုပ်ရေး|ဆိုက်|ထွန်စက်|စက်ရုံ|လုပ်ငန်းခွင်|အလုပ်|အလုပ်ရှင်|သူဌေး|အလုပ်ထုတ်|အလုပ်ဖြုတ်",
    },
  },
  {
    language: "zh",
    words: {
      accident:
        "工伤|工傷|工作事故|工地事故|工业意外|工業意外|在工地受伤|在工地受傷|干活受伤|幹活受傷|上班受伤|上班受傷|工作时受伤|工作時受傷|从脚手架|從棚架|从架子上|摔下来|摔下來|跌下来|跌下來|掉下来|掉下來|被机器|被機器|触电|觸電|断了手指|斷了手指|手指断|手指斷",
      hurting:
        "断|斷|骨折|切断|切斷|切到|割断|割斷|割到|压断|壓斷|压伤|壓傷|夹伤|夾傷|烫伤|燙傷|烧伤|燒傷|受伤|受傷|砸|绞",
      body: "手指|手|胳膊|手臂|腿|脚|腳|眼睛|背|腰|膝盖|膝蓋|肩膀|肋骨|头|頭",
      worksite:
        "机器|機器|脚手架|棚架|架子|梯子|屋顶|屋頂|工地|叉车|叉車|拖拉机|起重机|起重機|锯|鋸|冲床|沖床|工厂|工廠|干活|幹活|上班|老板|老闆|雇主|僱主|解雇|解僱|开除|開除|炒了我",
    },
  },
];
