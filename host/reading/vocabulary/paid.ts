/** How people of one language say that they have paid. */
export interface PaidWords {
  /** That money was paid, by whoever speaks. */
  readonly paid: string;
  /** That something was given or sent, which a sum makes a payment. */
  readonly gave: string;
  /** The same by a verb that does not tell who did: one of `givers` stands before it. */
  readonly given?: string;
  /** Set of a script without spaces between words. */
  readonly unspaced?: true;
}

/** How it is said in 26 languages, and in Latin letters where people write so, that whoever speaks has paid or given money; `*` stands for any ending. */
export const PAID: readonly PaidWords[] = [
  {
    paid: "i paid|i already paid|i have paid|i have already paid|i've paid|i've already paid|i just paid|i had paid|i also paid|i even paid|ive paid|ive already paid|we paid|we already paid|we have paid|we have already paid|we've paid|we've already paid|i have just paid|i already pay|i pay already|i did pay",
    gave: "i gave|i already gave|i have given|i've given|i sent|i already sent|i have sent|i've sent|i transferred|i already transferred|i have transferred|i've transferred|i deposited|i handed|we gave|we already gave|we sent|we transferred|i wired",
  },
  {
    paid: "pagué|ya pague|yo pague|ya le pague|ya les pague|ya lo pague|he pagado|ya he pagado|hemos pagado|ya pagamos|aboné|ya abone|ya está pagado|ya esta pagado|ya di el dinero|ya cancelé",
    gave: "le di|les di|ya di|yo di|ya le di|ya les di|le dimos|les dimos|entregué|deposité|transferí|envié|mandé|le pague|les pague",
  },
  {
    paid: "paguei|já pagámos|já pagamos|ja pagamos|tenho pago|já está pago|ja esta pago|já fiz o pagamento|ja fiz o pagamento",
    gave: "dei|eu dei|já dei|ja dei|entreguei|transferi|depositei|enviei|mandei|demos|já demos",
  },
  {
    paid: "j'ai payé|j'ai déjà payé|j'ai deja paye|j'ai paye|j'ai déjà tout payé|j'ai tout payé|on a payé|on a déjà payé|nous avons payé|nous avons déjà payé|j'ai versé|j'ai déjà versé|j'ai réglé|j'ai déjà réglé|j'ai déjà fait le paiement",
    gave: "j'ai donné|j'ai déjà donné|j'ai deja donne|j'ai envoyé|j'ai déjà envoyé|j'ai remis|j'ai viré|j'ai déposé|on a donné|nous avons donné",
  },
  {
    paid: "я заплатил|я заплатила|я уже заплатил|я уже заплатила|уже заплатил|уже заплатила|уже заплатили|мы заплатили|мы уже заплатили|я оплатил|я оплатила|я уже оплатил|я уже оплатила|уже оплатил|уже оплатила|уже оплатили|заплатил уже|заплатила уже|я внес|я внесла|я уже внес|я уже внесла",
    gave: "я отдал|я отдала|уже отдал|уже отдала|мы отдали|я дал|я дала|я перевел|я перевела|уже перевел|уже перевела|мы перевели|я отправил|я отправила|заплатил|заплатила|отдал|отдала|перевел|перевела",
  },
  {
    paid: "я заплатив|я заплатила|я вже заплатив|я вже заплатила|вже заплатив|вже заплатила|вже заплатили|ми заплатили|ми вже заплатили|я оплатив|я оплатила|вже оплатив|вже оплатила|я вже оплатив|я вже оплатила|заплатив вже|заплатила вже",
    gave: "я віддав|я віддала|вже віддав|вже віддала|ми віддали|я дав|я дала|я переказав|я переказала|вже переказав|вже переказала|заплатив|заплатила|віддав|віддала|переказав|переказала",
  },
  {
    paid: "دفعت|لقد دفعت|دفعنا|سددت|دفعتها|دفعته|دفعتلهم|دفعتله|دفعت لهم|خلصت الدفع",
    gave: "أعطيت|أعطيته|أعطيتهم|أعطيتها|عطيت|عطيته|عطيتهم|أرسلت|حولت|حولتله|حولتلهم|سلمت|سلمته|أديته|اديته|اديتهم",
  },
  {
    paid: "ከፍያለሁ|ከፍዬአለሁ|ከፍዬያለሁ|ከፈልኩ|ከፈልኩኝ|ከፍለናል|ከፈልን|ከፍዬ ነበር|ከፍያቸዋለሁ|ከፈልኳቸው|አስቀድሜ ከፍያለሁ",
    gave: "ሰጥቻለሁ|ሰጠሁ|ሰጠሁት|ሰጠኋቸው|ሰጥቻቸዋለሁ|ሰጥቼዋለሁ|ሰጠን|ልኬያለሁ|ላክሁ|ላኩላቸው",
  },
  {
    paid: "nimelipa|nimeshalipa|nilishalipa|nililipa|nishalipa|tumelipa|tumeshalipa|tulilipa|nimemlipa|nilimlipa|nimewalipa|niliwalipa|nimeshamlipa|nimeshawalipa|nimekwisha lipa|nimekwishalipa",
    gave: "nimetoa|nilitoa|nimeshatoa|nimetuma|nilituma|nimeshatuma|nimempa|nilimpa|nimewapa|niliwapa|nimeshampa|nimeshawapa|tumetoa|tulitoa|tumewapa",
  },
  {
    paid: "nagbayad na ako|nagbayad ako|nagbayad na po ako|nagbayad po ako|nagbayad na rin ako|nagbayad kami|nagbayad na kami|nagbayad na po kami|nakabayad na ako|nakabayad ako|nakabayad na po ako|nakabayad na kami|nakapagbayad na ako|nakapagbayad ako|nakapagbayad na po ako|nakapagbayad na kami|bayad na ako|bayad na po ako|bayad na kami|nabayaran ko|nabayaran ko na|binayaran ko|binayaran ko na|binayaran na namin|nagbayad nako|nakabayad nako|nagbayad nko|nagbayad na aq",
    gave: "nagbigay na ako|nagbigay ako|nagbigay na po ako|nagbigay po ako|nagbigay na kami|nagbigay kami|nakapagbigay na ako|binigay ko|binigay ko na|ibinigay ko|ibinigay ko na|naibigay ko na|nagpadala na ako|nagpadala ako|nagdown na ako|nagdown ako|nag down na ako|nag-down na ako|naghulog na ako|naghulog ako|hinulog ko na",
  },
  {
    paid: "nibayad na ko|nibayad ko|nibayad nako|mibayad ko|mibayad na ko|nagbayad ko|nagbayad na ko|nakabayad ko|nakabayad na ko|nakabayad na mi|nibayad mi|nibayad na mi|gibayran nako|gibayran na nako|nabayran nako|nabayran na nako|bayad na ko",
    gave: "gihatag nako|gihatag na nako|nihatag ko|nihatag na ko|mihatag ko|naghatag ko|naghatag na ko|nakahatag ko|nakahatag na ko|gipadala nako|gipadala na nako|gihatag namo|gihatag na namo",
  },
  {
    paid: "sudah bayar|udah bayar|udh bayar|sdh bayar|dah bayar|telah bayar|sudah membayar|telah membayar|saya sudah membayar|sudah saya bayar|udah saya bayar|udah aku bayar|sudah aku bayar|terlanjur bayar|terlanjur membayar|kadung bayar|sudah setor|udah setor|sudah lunas|dah bayor|sudah saya lunasi|saya dah bayar|saya sudah bayar",
    gave: "sudah kasih|udah kasih|saya kasih|sudah saya kasih|sudah transfer|udah transfer|saya transfer|sudah kirim|udah kirim|sudah saya kirim|sudah saya transfer|saya serahkan|sudah saya serahkan|sudah menyerahkan|dah bagi|sudah bagi|saya bagi|dah transfer|dah hantar|saya bayar|kami bayar|aku bayar|saya membayar",
  },
  {
    paid: "tôi đã trả|em đã trả|mình đã trả|con đã trả|cháu đã trả|chúng tôi đã trả|bọn em đã trả|em trả rồi|tôi trả rồi|trả tiền rồi|em đóng rồi|tôi đóng rồi|em nộp rồi|tôi nộp rồi|đóng tiền rồi|nộp tiền rồi|đã đóng tiền|đã nộp tiền|đã đóng|đã nộp|đã đặt cọc|đặt cọc rồi|đã chuyển tiền|chuyển tiền rồi|đã chuyển khoản|chuyển khoản rồi|em lỡ đóng|em lỡ nộp|lỡ đóng tiền|lỡ nộp tiền|em da tra|toi da tra|tra tien roi|em tra roi|dong tien roi|nop tien roi|em dong roi|em nop roi|da dong tien|da nop tien|da dong|da nop|da dat coc|dat coc roi|da chuyen tien|chuyen tien roi|da chuyen khoan",
    gave: "em đã đưa|tôi đã đưa|mình đã đưa|em đưa|tôi đưa|em đã gửi|tôi đã gửi|em đã chuyển|tôi đã chuyển|em đóng|tôi đóng|em nộp|tôi nộp|em trả|tôi trả|em da dua|toi da dua|em dua|em da chuyen|em dong|em nop",
  },
  {
    paid: "तिरिसकें|तिरिसकेँ|तिरिसके|तिरिसकेको|तिरिसकेका|तिरिसक्यौं|तिरें|तिरेँ|तिरेको छु|तिरेको थिएँ|तिर्यौं|बुझाएँ|बुझाइसकें|बुझाइसकेँ|बुझाइसकेको|पैसा दिएँ|पैसा दिइसकें|पैसा दिइसकेँ|भुक्तानी गरें|tirisake|tirisakeko|tirisaken|tirisakein|tirisakye|tireko chu|tireko chhu|maile tire|maile tirey|maile tireko|bujhaisake|bujhaisakeko|paisa diisake|paisa diye",
    gave: "दिइसकें|दिइसकेँ|दिइसके|दिइसकेको|दिएँ|मैले दिएको|दिएको छु|दिएको थिएँ|पठाएँ|पठाइसकें|पठाइसकेँ|हालिसकें|हालिसकेँ|diisake|disake|diisakeko|disakeko|diyisake|diyeko chu|dieko chu|maile diye|maile die|maile diyeko|pathaisake|pathaisakeko|pathaye",
  },
  {
    paid: "पैसे दे दिए|पैसे दे दिये|पैसा दे दिया|पैसे दे चुका|पैसे दे चुकी|पैसे भर दिए|पैसे जमा कर दिए|भुगतान कर दिया|भुगतान कर चुका|भुगतान कर चुकी|चुका दिए|चुका दिया|पेमेंट कर दिया|पेमेंट कर दी|paise de diye|paise dediye|paisa de diya|paise de chuka|paise de chuki|paise bhar diye|paise jama kar diye|payment kar diya|payment kar di|pay kar diya|pay kar diye|pay kar chuka|pay kar chuki|bhugtan kar diya|paise diye",
    gave: "दे चुका|दे चुकी|दे चुके|जमा कर दिए|जमा कर दिया|दे दिए हैं|दे दिये हैं|de chuka|de chuki|de chuke|jama kar diye|jama kar diya|jama karwa diye|jama kara diye|de diye hain|de diye hai|dediye hain",
    given:
      "दे दिए|दे दिये|दे दिया|दिए|दिये|दिया|भर दिए|भरे|जमा किए|जमा किये|चुकाए|भेज दिए|भेजे|de diye|dediye|de diya|diye|diya|dia|bhar diye|bhare|jama kiye|bhej diye|bheje|pay kiye|pay kiya",
  },
  {
    paid: "پیسے دے دیے|پیسے دے دیئے|پیسے دے دئیے|پیسے دے چکا|پیسے دے چکی|رقم دے دی|رقم ادا کر دی|ادا کر دیے|ادا کر دیئے|ادا کر دیا|ادا کر چکا|ادا کر چکی|ادائیگی کر دی|پیسے جمع کرا دیے|پیسے جمع کروا دیے",
    gave: "دے چکا|دے چکی|دے چکے|جمع کرا دیے|جمع کروا دیے|جمع کروا دیئے|دے دیے ہیں|دے دیئے ہیں",
    given:
      "دے دیے|دے دیئے|دے دئیے|دے دیا|دیے|دیئے|دئیے|دیا|بھیج دیے|بھیجے|ادا کیے|ادا کئے|جمع کرائے",
  },
  {
    paid: "টাকা দিয়েছি|টাকা দিয়ে দিয়েছি|টাকা দিছি|টাকা দিয়ে দিছি|টাকা দিয়েছিলাম|টাকা দিলাম|টাকা দিসি|পরিশোধ করেছি|পরিশোধ করছি|জমা দিয়েছি|জমা দিছি|দিয়ে দিয়েছি|দিয়ে দিছি|দিয়ে ফেলেছি|দিয়া দিছি|taka diyechi|taka diyesi|taka diye disi|taka diye diyechi|taka diye dichi|taka disi|taka dichi|taka disilam|taka diyechilam|taka diya disi|diye disi|diye diyechi|diye dichi|diye felechi|joma disi|joma diyechi|porishodh korechi",
    gave: "দিয়েছি|দিছি|দিসি|দিয়েছিলাম|দিলাম|পাঠিয়েছি|পাঠাইছি|diyechi|diyesi|disi|dichi|diyechilam|disilam|dilam|pathaisi|pathaichi|pathiyechi",
  },
  {
    paid: "සල්ලි දුන්නා|සල්ලි ගෙව්වා|මුදල් ගෙව්වා|මුදල් දුන්නා|මම ගෙව්වා|ගෙවලා තියෙනවා|ගෙවා තිබෙනවා|සල්ලි දීලා|සල්ලි ගෙවලා|මම දැනටමත් ගෙව්වා|දැනටමත් ගෙව්වා|අපි ගෙව්වා|salli dunna|salli gewwa|salli gevva|mama gewwa|mama gevva|salli dila|salli gewala|gewala tiyenawa|gewala thiyenne|danatamath gewwa",
    gave: "දුන්නා|දීලා|ගෙව්වා|ගෙවලා|යැව්වා|dunna|gewwa|gevva|gewala|yawwa",
  },
  {
    paid: "பணம் கட்டிட்டேன்|பணம் கட்டினேன்|பணம் கட்டிவிட்டேன்|பணம் கொடுத்தேன்|பணம் கொடுத்துட்டேன்|பணம் கொடுத்துவிட்டேன்|பணம் குடுத்தேன்|பணம் குடுத்துட்டேன்|காசு குடுத்துட்டேன்|காசு கொடுத்துட்டேன்|காசு கட்டிட்டேன்|கட்டிட்டேன்|கட்டினேன்|கட்டிவிட்டேன்|செலுத்தினேன்|செலுத்திவிட்டேன்|செலுத்திட்டேன்|panam kattiten|panam kattitten|panam kattinen|panam koduthen|panam koduthuten|panam koduthutten|panam kuduthen|panam kuduthuten|panam kuduthutten|kasu kuduthuten|kasu kuduthutten|kattiten|kattitten",
    gave: "கொடுத்தேன்|கொடுத்துட்டேன்|கொடுத்துவிட்டேன்|கொடுத்திருக்கேன்|குடுத்தேன்|குடுத்துட்டேன்|அனுப்பினேன்|அனுப்பிட்டேன்|koduthen|koduthuten|koduthutten|kuduthen|kuduthuten|kuduthutten|koduthirukken|anupinen|anuppiten",
  },
  {
    paid: "จ่ายไปแล้ว|จ่ายแล้ว|จ่ายเงินไปแล้ว|จ่ายเงินแล้ว|จ่ายเงินให้|จ่ายหมดแล้ว|จ่ายมัดจำ|โอนไปแล้ว|โอนแล้ว|โอนเงินไปแล้ว|โอนเงินแล้ว|โอนเงินให้|ชำระแล้ว|ชำระเงินแล้ว|มัดจำไปแล้ว|มัดจำแล้ว|ผมจ่าย|หนูจ่าย|ฉันจ่าย|เราจ่าย",
    gave: "จ่ายไป|โอนไป|โอนให้|ให้ไปแล้ว|ให้เงินไป|ผมโอน|หนูโอน|ฉันโอน|ผมให้|หนูให้",
    unspaced: true,
  },
  {
    paid: "បង់លុយហើយ|បង់ប្រាក់ហើយ|បង់ហើយ|បានបង់|បង់រួចហើយ|បង់លុយរួច|បង់ប្រាក់រួច|ខ្ញុំបង់លុយ|ខ្ញុំបង់ប្រាក់|បានបង់លុយ|បានបង់ប្រាក់|បានឱ្យលុយ|បានឲ្យលុយ|ឱ្យលុយហើយ|ឲ្យលុយហើយ|អោយលុយហើយ|បានអោយលុយ",
    gave: "ខ្ញុំបង់|បានឱ្យ|បានឲ្យ|បានអោយ|បានផ្ញើ|បានប្រគល់|ខ្ញុំឱ្យ|ខ្ញុំឲ្យ",
    unspaced: true,
  },
  {
    paid: "ပိုက်ဆံပေးပြီး|ပိုက်ဆံ ပေးပြီး|ငွေပေးပြီး|ပိုက်ဆံပေးလိုက်ပြီ|ငွေပေးလိုက်ပြီ|ပိုက်ဆံပေးခဲ့|ငွေပေးခဲ့|ပိုက်ဆံပေးထား|ငွေပေးထား|ငွေသွင်းပြီး|ပိုက်ဆံသွင်းပြီး|ငွေသွင်းလိုက်|ငွေလွှဲပြီး|ငွေလွှဲလိုက်|ပေးချေပြီး|ငွေပေးချေခဲ့",
    gave: "ပေးပြီးပြီ|ပေးပြီးပါပြီ|ပေးလိုက်ပြီ|ပေးပြီးသွားပြီ|ပေးခဲ့|ပေးထားတယ်|ပေးထားပြီ|ပေးထားပါတယ်|သွင်းပြီးပြီ|သွင်းလိုက်|သွင်းထား|လွှဲပြီး|လွှဲလိုက်",
    unspaced: true,
  },
  {
    paid: "已经付了|已经交了|已经付款|付了钱|交了钱|给了钱|我付了|我交了|我已付|我已交|钱已经付|钱已经交|钱付了|钱交了|钱给了|付过了|交过了|付款了|已经转账|转了钱|已经给钱|付了中介费|交了中介费|中介费交了|中介费付了|付了定金|交了定金|交了押金|付了押金|我已经付|我已经交|我已经给|已經付了|已經交了|已經付款|付了錢|交了錢|給了錢|我繳了|已經繳|錢付了|錢交了|付過了|俾咗錢|畀咗錢|交咗錢|已經俾|已經畀|我俾咗|我畀咗|我交咗|我已經付|我已經交|我已經給|付了仲介費|交了仲介費|繳了仲介費|付了訂金|交咗中介費|俾咗中介費",
    gave: "我给了|我转了|我汇了|交了|付了|我給了|我轉了|我匯了|繳了|俾咗|畀咗|交咗|付咗",
    unspaced: true,
  },
];

/** Who gives, before a verb that does not tell it, or to whom. */
export const GIVERS =
  "मैंने|मैने|हमने|को|maine|mainey|mene|meine|main ne|mai ne|hamne|humne|hum ne|ko|میں نے|ہم نے|کو";

/** Words before which it was not done, or not by whoever speaks. */
export const NOT_PAID =
  "not|never|haven't|havent|if|no|nunca|aún no|aun no|não|nao|nunca|не|ещё не|еще не|ще не|если|якщо|لم|ما|لا|لو|إذا|hindi|hindi pa|di|di pa|wala|wala pa|kung|wa|wa pa|belum|blm|tidak|gak|nggak|enggak|kalau|jika|tak|chưa|không|chua|khong|nếu|मैले अझै|नहीं|nahi|नैन|අද වෙනකම්";

/** The same in scripts without spaces. */
export const NOT_PAID_UNSPACED =
  "ไม่|ไม่ได้|ถ้า|មិន|មិនទាន់|បើ|မ|没|沒|还没|還沒|未|如果|冇|公司|老板|老闆|雇主";
