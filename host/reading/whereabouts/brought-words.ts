/** Words before a place that say somebody was brought there, or came to be there against what was agreed. */
export const BROUGHT_TO = [
  "brought me to|brought us to|brought her to|brought him to|brought them to|took me to|took us to|took her to|took him to|took them to|taken to|sent me to|sent us to|sent her to|sent him to|ended up in|end up in|ended in|landed in|landed me in|dumped me in|dumped us in|dropped me in|dropped us in|left me in|left us in|transferred me to|transferred us to|moved me to|moved us to|smuggled me to|smuggled us to|smuggled to|brought to|brought me into|brought us into|found myself in|arrived in",
  "dinala ako sa|dinala po ako sa|dinala kami sa|dinala siya sa|dinala sila sa|dinala nila ako sa|dinala niya ako sa|dinala sa|napunta ako sa|napunta po ako sa|napunta kami sa|napunta sa|napadpad ako sa|napadpad kami sa|napadpad sa|inilipat ako sa|nilipat ako sa|ibinaba ako sa|pinadala ako sa|dumating ako sa|nakarating ako sa|gidala ko sa|gidala mi sa|gidala siya sa|naabot ko sa|napadpad ko sa",
  "dibawa ke|dibawanya ke|malah dibawa ke|dibawa masuk ke|dikirim ke|dikirimnya ke|dipindahkan ke|dipindah ke|sampai di|sampainya di|tiba di|mendarat di|ternyata di|ternyata ke|nyasar ke|dibuang ke|terdampar di|dihantar ke|dilempar ke|diturunkan di|diselundupkan ke",
  "đưa sang|đưa qua|đưa đến|đưa tới|đưa em sang|đưa em qua|đưa tôi sang|đưa tôi qua|đưa mình sang|đưa mình qua|đưa cháu sang|đưa con sang|chở sang|chở qua|chở em sang|đẩy sang|chuyển sang|đem sang|mang sang",
  "พามา|พาไป|พามาที่|พาไปที่|พามาอยู่|ส่งมาที่|มาถึง|โผล่ที่|มาโผล่ที่",
  "នាំមក|នាំទៅ|នាំខ្ញុំមក|នាំខ្ញុំទៅ|បញ្ជូនមក|បញ្ជូនទៅ|មកដល់|យកមក|យកទៅ",
  "جابوني على|جابوني إلى|جابوني الى|جابوني ع|جابوني|جابونا على|جابونا|جابوها على|ودوني على|ودوني إلى|ودوني|ودونا|أخذوني إلى|اخذوني الى|أخذوني|خدوني على|نقلوني إلى|نقلوني الى|نقلوني|وصلت إلى|وصلت الى|وصلت على|لقيت نفسي في|لقيت حالي في|وجدت نفسي في|رموني في|أرسلوني إلى|ارسلوني الى|بعتوني على|بعثوني إلى",
  "wakanileta|walinileta|wakanipeleka|walinipeleka|nilipelekwa|nimepelekwa|nimeletwa|nililetwa|nikajikuta|nimejikuta|nilijikuta|nilifika|nimefika|walitupeleka|wakatupeleka|wakatuleta|akanileta|akanipeleka|alinileta|nikaletwa|nikapelekwa",
  "me trajeron a|me trajeron para|nos trajeron a|la trajeron a|lo trajeron a|me llevaron a|nos llevaron a|la llevaron a|lo llevaron a|terminé en|termine en|acabé en|terminamos en|acabamos en|llegué a|me mandaron a|nos mandaron a|me dejaron en|nos dejaron en|aparecí en",
  "m'a emmené|m'a emmenée|m'ont emmené|m'ont emmenée|m'a amené|m'a amenée|m'ont amené|m'ont amenée|nous ont emmenés|nous ont emmenées|nous ont amenés|je me suis retrouvé|je me suis retrouvée|on m'a envoyé|on m'a envoyée|m'ont envoyé|m'ont envoyée|m'a envoyée|m'a envoyé|suis arrivé|suis arrivée|l'ont emmenée|l'ont emmené",
  "me trouxeram para|me trouxeram pra|trouxeram a gente para|trouxeram a gente pra|nos trouxeram para|me levaram para|me levaram pra|nos levaram para|fui parar|fomos parar|acabei|acabamos|cheguei|me mandaram para|me mandaram pra|me largaram|trouxeram-me para|levaram-me para",
  "привезли|привезли меня|привезли нас|отвезли|завезли|вывезли|оказался|оказалась|оказались|попал|попала|очутился|очутилась|отправили меня|отправили нас|увезли",
  "привезли мене|привезли нас|завезли|вивезли|опинився|опинилась|опинилася|опинились|потрапив|потрапила|відправили мене|відвезли",
  "带到|帶到|带我到|帶我到|送到|骗到|騙到|拉到|弄到|运到|運到|来到|來到|到了|骗到了|騙到了|带到了|帶到了|送到了|转到|轉到|带去|帶去|拉去|跑到了",
  "wywieźli mnie do|zawieźli mnie do|trafiłem do|trafiłam do|m-au dus în|m-au adus în|am ajuns în",
].join("|");

/** The same of languages that put the verb behind. */
export const BROUGHT_BEHIND = [
  "ले आए|ले आया|ले आये|ले आई|ले गए|ले गया|ले गये|लेकर आए|लाकर|पहुँचा दिया|पहुंचा दिया|पहुँचाया|पहुंचाया|भेज दिया|में छोड़ दिया|में उतार दिया|में लाकर|में ले आए|में ला के|पहुँच गया|पहुंच गया|पहुँच गई|पहुंच गई|le aaye|le aaya|le aye|le gaye|le gaya|le kar aaye|bhej diya|pahuncha diya|pohcha diya|mein chhod diya|me chhod diya|me la ke|pahunch gaya|la kar",
  "पुर्‍याए|पुर्याए|पुर्‍याइयो|पुर्याइयो|पुर्‍यायो|पुर्यायो|ल्याए|ल्याइयो|ल्यायो|लगे|लगियो|पठाए|पठाइयो|पठायो|पुगें|पुगेँ|पुगेछु|मा ल्याए|मा पुर्‍याए|puryaye|puryayo|lyaye|lyayo|pathaye|pathayo|pugye|pugechu",
  "لے آئے|لے آیا|لے گئے|لے گیا|پہنچا دیا|بھیج دیا|میں چھوڑ دیا|میں لا کر|لا کر|پہنچ گیا|پہنچ گئی",
  "নিয়ে আসছে|নিয়ে এসেছে|নিয়ে আসে|নিয়ে আইছে|নিয়া আইছে|নিয়া আসছে|নিয়ে গেছে|নিয়ে গেল|নিয়া গেছে|পাঠাইছে|পাঠিয়েছে|পাঠিয়ে দিয়েছে|পাঠাইয়া দিছে|এনে ফেলছে|এনেছে|আনছে|পৌঁছে দিয়েছে|নামায়া দিছে",
  "ගෙනාවා|ගෙනල්ලා|අරන් ආවා|අරගෙන ආවා|අරන් ගියා|යැව්වා|ට ගෙනාවා|ට ගෙනල්ලා|ට අරන් ආවා|ට යැව්වා|ට එව්වා",
  "கொண்டு வந்தார்கள்|கொண்டு வந்தாங்க|கொண்டு வந்து|கூட்டிட்டு வந்தாங்க|கூட்டி வந்தார்கள்|கூட்டிட்டு போனாங்க|அனுப்பி விட்டார்கள்|அனுப்பிட்டாங்க|கொண்டு போனாங்க",
  "ရောက်နေ|ရောက်သွား|ကိုရောက်|ကို ရောက်|ခေါ်လာ|ခေါ်သွား|ကိုခေါ်လာ|ကို ခေါ်လာ|ကိုခေါ်သွား|ကို ခေါ်သွား|ကိုပို့|ကို ပို့|ပို့လိုက်",
  "ወሰዱኝ|አመጡኝ|ላኩኝ|ደረስኩ|አደረሱኝ|ወስደውኝ|አምጥተውኝ|ወሰደኝ|አመጣኝ",
].join("|");

/** Words before a place that say it was promised or agreed; who is elsewhere now has not come there. */
export const PROMISED = [
  "promised|promised me|promised us|promised her|promised him|promise me|promising|told me|told us|told her|told him|said|supposed to go to|supposed to be in|supposed to be|meant to go to|hired for|hired me for|recruited for|recruited me for|signed for|signed up for|applied for|contract for|contract was for|i was going to|visa was for|told it was|was to be",
  "sabi|sabi nila|sabi ng agent|sabi ng agency|sabi po|ang sabi|pangako|pinangakuan|pinangako|ang usapan|usapan|akala ko|akala namin|dapat|ingon|ingon nila|saad",
  "kata agen|kata calo|kata sponsor|katanya|dijanjikan|dijanjiin|janji|janjinya|bilangnya|bilang|harusnya|seharusnya|kontrak ke|kononnya|kata|awalnya",
  "hứa|hứa đi|hứa cho đi|bảo đi|nói đi|nói là|bảo là|hứa là|hứa việc|hợp đồng đi|ban đầu nói",
  "บอกว่า|บอกว่าไป|บอกว่าจะไป|สัญญาว่า|หลอกว่า|หลอกว่าไป|บอกไป|สัญญาไป",
  "សន្យាថា|ប្រាប់ថា|កុហកថា|ថាទៅ|ថាឱ្យទៅ",
  "कहा|कहा था|बोले|बोला|बोला था|बोले थे|वादा|बताया|बताया था|kaha|kaha tha|bola|bole|bola tha|bole the|wada|bataya",
  "کہا|کہا تھا|بولا|وعدہ",
  "বলছিল|বলেছিল|কইছিল|বলছে|কইছে|কথা ছিল|বলল",
  "قالوا لي|قالوا|قالولي|قالي|قال لي|وعدوني|وعدوني ب|وعدوني بعمل|وعدونا|وعدني|المفروض|كان المفروض|اتفقنا على|العقد على|العقد كان|العقد في",
  "ይላኩኛል ያሉኝ|ያሉኝ|ቃል የገቡልኝ",
  "waliniambia|aliniambia|waliahidi|aliahidi|waliniahidi|aliniahidi|niliahidiwa|walisema|alisema|tuliambiwa|niliambiwa|mkataba wa|nilidanganywa",
  "me dijeron|me dijo|nos dijeron|me prometieron|me prometió|nos prometieron|prometieron|prometió|me ofrecieron|iba a|iba para|supuestamente|se suponía|contrato para|contrato era para",
  "promis|m'a promis|m'avait promis|m'ont promis|on m'a dit|il m'a dit|ils ont dit|ils m'ont dit|on m'avait dit|je devais aller|je devais|contrat pour|contrat était pour",
  "me prometeram|prometeram|me disseram|disseram|disse|era pra ir|era para ser|era pra ser|ia para|ia pra|contrato para|prometeu|prometeram-me",
  "обещали|обещал|обещала|сказали|сказали что|говорили|говорил|должна была ехать|должен был ехать|звали|ехала|ехал|договор",
  "обіцяли|обіцяв|обіцяла|сказали|казали|мала їхати|мав їхати|їхала|їхав",
  "说好|说好去|说好的|说是|说去|说要去|答应|答应去|承诺|說好|說好去|說好的|說是|說去|答應|原本|原本说|本来说|本來說|他们说|他們說",
].join("|");

/** The same behind a place. */
export const PROMISED_BEHIND = [
  "बोलकर|बोल कर|बोल के|कहकर|कह कर|कह के|का वादा|भेजने का|भेजेंगे|भेजेगा|का बोला|का कहा|के लिए बोला|का बोल कर|का बोलकर|bolke|bol kar|bolkar|bol ke|kehkar|bhejenge|ka bola|ka wada|ka bol ke|ka bolkar",
  "भनेर|भनेको|भनी|भन्दै|लान्छु भनेर|पठाउँछु भनेर|को भिसा भनेर|bhanera|vanera|vanera",
  "کا کہہ کر|کہہ کر|کا وعدہ|بھیجیں گے|کا بول کر|کا بولا",
  "নিবে বলে|নেবে বলে|বলে|নেওয়ার কথা|যাওয়ার কথা|র কথা বলে|কথা বলে|নিবে|পাঠাবে|বইলা|নেওয়ার নাম করে",
  "කියලා|කියල|යනවා කියලා|ට යවනවා කියලා|ට කියලා|පොරොන්දු",
  "னு சொல்லி|என்று சொல்லி|ன்னு சொல்லி|சொல்லி|போறோம்னு|னு சொன்னாங்க",
  "လို့ပြော|လို့ ပြော|ဆိုပြီး|ဆို ပြီး|သွားမယ်ဆို|ပို့မယ်ဆို|ကိုပို့မယ်",
  "ብለው|ብሎ|ነው ያሉኝ|ይልኩኛል ብለው|እንልክሻለን ብለው",
].join("|");
