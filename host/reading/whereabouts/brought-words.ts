/** Words before a place that say somebody was brought there, or came to be there against what was agreed. */
export const BROUGHT_TO = [
  "brought me to|brought us to|brought her to|brought him to|brought them to|took me to|took us to|took her to|took him to|took them to|taken to|sent me to|sent us to|sent her to|sent him to|ended up in|end up in|ended in|landed in|landed me in|dumped me in|dumped us in|dropped me in|dropped us in|left me in|left us in|transferred me to|transferred us to|moved me to|moved us to|moved her to|moved him to|moved them to|transferred her to|transferred him to|transferred them to|shifted me to|shifted us to|shifted her to|shifted him to|smuggled me to|smuggled us to|smuggled to|brought to|brought me into|brought us into|found myself in|arrived in|was sent to|were sent to|been sent to|got sent to|was moved to|were moved to|was flown to|were flown to|was trafficked to|were trafficked to|carry me go|carry us go|carry am go|carry her go|carry me come|carry us come|carry me enter|bring me come|bring us come|flew us to|flew me to|flew her to|flew him to|flew them to",
  "dinala ako sa|dinala po ako sa|dinala kami sa|dinala siya sa|dinala sila sa|dinala nila ako sa|dinala niya ako sa|dinala sa|napunta ako sa|napunta po ako sa|napunta kami sa|napunta sa|napadpad ako sa|napadpad kami sa|napadpad sa|inilipat ako sa|nilipat ako sa|ibinaba ako sa|pinadala ako sa|dumating ako sa|nakarating ako sa|gidala ko sa|gidala mi sa|gidala siya sa|naabot ko sa|napadpad ko sa|dinala po siya sa|dinala nila siya sa|napunta siya sa|napunta sila sa|napadpad siya sa|inilipat siya sa|ipinadala siya sa|pinadala siya sa|ipinadala ako sa",
  "dibawa ke|dibawanya ke|malah dibawa ke|dibawa masuk ke|dikirim ke|dikirimnya ke|dipindahkan ke|dipindah ke|sampai di|sampainya di|tiba di|mendarat di|ternyata di|ternyata ke|nyasar ke|dibuang ke|terdampar di|dihantar ke|dilempar ke|diturunkan di|diselundupkan ke",
  "đưa sang|đưa qua|đưa đến|đưa tới|đưa em sang|đưa em qua|đưa tôi sang|đưa tôi qua|đưa mình sang|đưa mình qua|đưa cháu sang|đưa con sang|chở sang|chở qua|chở em sang|đẩy sang|chuyển sang|đem sang|mang sang",
  "พามา|พาไป|พามาที่|พาไปที่|พามาอยู่|ส่งมาที่|มาถึง|โผล่ที่|มาโผล่ที่",
  "នាំមក|នាំទៅ|នាំខ្ញុំមក|នាំខ្ញុំទៅ|បញ្ជូនមក|បញ្ជូនទៅ|មកដល់|យកមក|យកទៅ",
  "جابوني على|جابوني إلى|جابوني الى|جابوني ع|جابوني|جابونا على|جابونا|جابوها على|ودوني على|ودوني إلى|ودوني|ودونا|أخذوني إلى|اخذوني الى|أخذوني|خدوني على|نقلوني إلى|نقلوني الى|نقلوني|وصلت إلى|وصلت الى|وصلت على|لقيت نفسي في|لقيت حالي في|وجدت نفسي في|رموني في|أرسلوني إلى|ارسلوني الى|بعتوني على|بعثوني إلى",
  "wakanileta|walinileta|wakanipeleka|walinipeleka|nilipelekwa|nimepelekwa|nimeletwa|nililetwa|nikajikuta|nimejikuta|nilijikuta|nilifika|nimefika|walitupeleka|wakatupeleka|wakatuleta|akanileta|akanipeleka|alinileta|nikaletwa|nikapelekwa|alipelekwa|amepelekwa|akapelekwa|walipelekwa|wamepelekwa|wakapelekwa|tulipelekwa|tumepelekwa|aliletwa|ameletwa|waliletwa|wameletwa|tuliletwa|tumeletwa|alijikuta|akajikuta|tulijikuta|tukajikuta|wakajikuta",
  "me trajeron a|me trajeron para|nos trajeron a|la trajeron a|lo trajeron a|me llevaron a|nos llevaron a|la llevaron a|lo llevaron a|terminé en|termine en|acabé en|terminamos en|acabamos en|llegué a|me mandaron a|nos mandaron a|me dejaron en|nos dejaron en|aparecí en|fue llevada a|fue llevado a|fui llevada a|fui llevado a|la mandaron a|lo mandaron a|terminó en|acabó en|llegó a",
  "m'a emmené|m'a emmenée|m'ont emmené|m'ont emmenée|m'a amené|m'a amenée|m'ont amené|m'ont amenée|nous ont emmenés|nous ont emmenées|nous ont amenés|je me suis retrouvé|je me suis retrouvée|on m'a envoyé|on m'a envoyée|m'ont envoyé|m'ont envoyée|m'a envoyée|m'a envoyé|suis arrivé|suis arrivée|l'ont emmenée|l'ont emmené|a été emmenée|a été emmené|a été envoyée|a été envoyé|ai été emmenée|ai été emmené|ai été envoyée|ai été envoyé|s'est retrouvée|s'est retrouvé|nous nous sommes retrouvés|on m'a emmenée|on m'a emmené|on m'a amenée|on m'a amené|on nous a emmenés|on nous a amenés",
  "me trouxeram para|me trouxeram pra|trouxeram a gente para|trouxeram a gente pra|nos trouxeram para|me levaram para|me levaram pra|nos levaram para|fui parar|fomos parar|acabei|acabamos|cheguei|me mandaram para|me mandaram pra|me largaram|trouxeram-me para|levaram-me para|fui levada para|fui levado para|foi levada para|foi levado para|fui mandada para|fui mandado para|foi parar",
  "привезли|привезли меня|привезли нас|отвезли|завезли|вывезли|оказался|оказалась|оказались|попал|попала|очутился|очутилась|отправили меня|отправили нас|увезли",
  "привезли мене|привезли нас|завезли|вивезли|опинився|опинилась|опинилася|опинились|потрапив|потрапила|відправили мене|відвезли",
  "带到|帶到|带我到|帶我到|送到|骗到|騙到|拉到|弄到|运到|運到|来到|來到|到了|骗到了|騙到了|带到了|帶到了|送到了|转到|轉到|带去|帶去|拉去|跑到了",
  "wywieźli mnie do|zawieźli mnie do|trafiłem do|trafiłam do|m-au dus în|m-au adus în|am ajuns în",
].join("|");

/** The same of languages that put the verb behind. */
export const BROUGHT_BEHIND = [
  "ले आए|ले आया|ले आये|ले आई|ले गए|ले गया|ले गये|लेकर आए|लाकर|पहुँचा दिया|पहुंचा दिया|पहुँचाया|पहुंचाया|भेज दिया|में छोड़ दिया|में उतार दिया|में लाकर|में ले आए|में ला के|पहुँच गया|पहुंच गया|पहुँच गई|पहुंच गई|le aaye|le aaya|le aye|le gaye|le gaya|le kar aaye|bhej diya|pahuncha diya|pohcha diya|mein chhod diya|me chhod diya|me la ke|pahunch gaya|la kar",
  "पुर्‍याए|पुर्याए|पुर्‍याइयो|पुर्याइयो|पुर्‍यायो|पुर्यायो|ल्याए|ल्याइयो|ल्यायो|लगे|लगियो|पठाए|पठाइयो|पठायो|पुगें|पुगेँ|पुगेछु|मा ल्याए|मा पुर्‍याए|puryaye|puryayo|lyaye|lyayo|pathaye|pathayo|pugye|pugechu|lagyo|lagiyo|lageko|puryaiyo|puryayeko|pathaiyo|pathayeko|lyaiyo",
  "لے آئے|لے آیا|لے گئے|لے گیا|پہنچا دیا|بھیج دیا|میں چھوڑ دیا|میں لا کر|لا کر|پہنچ گیا|پہنچ گئی",
  "নিয়ে আসছে|নিয়ে এসেছে|নিয়ে আসে|নিয়ে আইছে|নিয়া আইছে|নিয়া আসছে|নিয়ে গেছে|নিয়ে গেল|নিয়া গেছে|পাঠাইছে|পাঠিয়েছে|পাঠিয়ে দিয়েছে|পাঠাইয়া দিছে|এনে ফেলছে|এনেছে|আনছে|পৌঁছে দিয়েছে|নামায়া দিছে|niye asche|niye ashche|niye ashse|niye ashe|niya ashse|niya aise|niye eseche|niye geche|niye gese|niya gese|niye aise|niye anse|niya anse|ante anse|niye eshe|te niye aise|te niya gese|te niya ashse|te niya asche|te niya anse|te niye anse|e niya aise|e niye aise|e niya gese|e niye gese|e niye geche|e niya ashse|e niye anse|te niye asche|te niye ashche|te niye ashse|te niya aise|te niye geche|te niye gese|e niye asche|te pathaise|te pathaiche|te pathaisilo|te ene|te anse|niya asche|pathaise|pathay dise",
  "ගෙනාවා|ගෙනල්ලා|අරන් ආවා|අරගෙන ආවා|අරන් ගියා|යැව්වා|ට ගෙනාවා|ට ගෙනල්ලා|ට අරන් ආවා|ට යැව්වා|ට එව්වා",
  "கொண்டு வந்தார்கள்|கொண்டு வந்தாங்க|கொண்டு வந்து|கூட்டிட்டு வந்தாங்க|கூட்டி வந்தார்கள்|கூட்டிட்டு போனாங்க|அனுப்பி விட்டார்கள்|அனுப்பிட்டாங்க|கொண்டு போனாங்க",
  "ရောက်နေ|ရောက်သွား|ကိုရောက်|ကို ရောက်|ခေါ်လာ|ခေါ်သွား|ကိုခေါ်လာ|ကို ခေါ်လာ|ကိုခေါ်သွား|ကို ခေါ်သွား|ကိုပို့|ကို ပို့|ပို့လိုက်",
  "ወሰዱኝ|አመጡኝ|ላኩኝ|ደረስኩ|አደረሱኝ|ወስደውኝ|አምጥተውኝ|ወሰደኝ|አመጣኝ",
].join("|");

/** Words before a place that say it was promised or agreed; who is elsewhere now has not come there. */
export const PROMISED = [
  "promised|promised me|promised us|promised her|promised him|promise me|promising|told me|told us|told her|told him|said|supposed to go to|supposed to be in|supposed to be|meant to go to|hired for|hired me for|recruited for|recruited me for|signed for|signed up for|applied for|contract for|contract was for|i was going to|visa was for|told it was|was to be|thinking it was|thinking it is|thinking we go to|thought it was|thought i was going to|thought we were going to|believed it was|believing it was|say na|dem say|dem say na|tell me say|tell us say|talk say",
  "sabi|sabi nila|sabi ng agent|sabi ng agency|sabi po|ang sabi|pangako|pinangakuan|pinangako|ang usapan|usapan|akala ko|akala namin|akala niya|akala nila|akala|dapat|ingon|ingon nila|saad",
  "kata agen|kata calo|kata sponsor|katanya|dijanjikan|dijanjiin|janji|janjinya|bilangnya|bilang|harusnya|seharusnya|kontrak ke|kononnya|kata|awalnya|mengira|mengiranya|dikira|saya kira|kukira|kirain|saya pikir|niatnya|rencananya|tadinya mau",
  "hứa|hứa đi|hứa cho đi|bảo đi|nói đi|nói là|bảo là|hứa là|hứa việc|hợp đồng đi|ban đầu nói|tưởng|tưởng là|tưởng đi|tưởng sang|cứ tưởng|định đi|nói sang|nói qua|bảo sang|bảo qua|hứa sang|hứa qua|hứa cho sang",
  "บอกว่า|บอกว่าไป|บอกว่าจะไป|สัญญาว่า|หลอกว่า|หลอกว่าไป|บอกไป|สัญญาไป|นึกว่า|คิดว่า|เข้าใจว่า",
  "សន្យាថា|ប្រាប់ថា|កុហកថា|ថាទៅ|ថាឱ្យទៅ|ស្មានថា|គិតថា|ស្មានថាទៅ",
  "कहा|कहा था|बोले|बोला|बोला था|बोले थे|वादा|बताया|बताया था|kaha|kaha tha|bola|bole|bola tha|bole the|wada|bataya",
  "کہا|کہا تھا|بولا|وعدہ",
  "বলছিল|বলেছিল|কইছিল|বলছে|কইছে|কথা ছিল|বলল",
  "قالوا لي|قالوا|قالولي|قالي|قال لي|وعدوني|وعدوني ب|وعدوني بعمل|وعدونا|وعدني|المفروض|كان المفروض|اتفقنا على|العقد على|العقد كان|العقد في|كنت فاكر|كنت فاكرة|كنت أظن|كنت اظن|ظننت|ظننتها|حسبت|كنت مفكر|كنت مفكرة|على أساس|على اساس|قالولنا|قالوا لنا",
  "ይላኩኛል ያሉኝ|ያሉኝ|ቃል የገቡልኝ",
  "waliniambia|aliniambia|waliahidi|aliahidi|waliniahidi|aliniahidi|niliahidiwa|walisema|alisema|tuliambiwa|niliambiwa|mkataba wa|nilidanganywa|aliambiwa|waliambiwa|wakidhani|akidhani|nikidhani|tukidhani|nilidhani|tulidhani|alidhani|walidhani|akifikiri|nikifikiri|nilifikiri|walimwambia|walimuahidi|aliahidiwa|tuliahidiwa",
  "me dijeron|me dijo|nos dijeron|me prometieron|me prometió|nos prometieron|prometieron|prometió|me ofrecieron|iba a|iba para|supuestamente|se suponía|contrato para|contrato era para|pensando que era|creyendo que era|pensé que era|creí que era|creía que era|le prometieron|le dijeron|la engañaron con|le habían prometido|me habían prometido|nos habían prometido|le ofrecieron",
  "promis|m'a promis|m'avait promis|m'ont promis|on m'a dit|il m'a dit|ils ont dit|ils m'ont dit|on m'avait dit|je devais aller|je devais|contrat pour|contrat était pour|croyant que c'était|croyant aller|pensant aller|je croyais aller|je pensais aller|on lui a promis|on lui a dit|on m'a promis|on m'avait promis|lui avait promis|lui avait dit|lui a promis|lui a dit|lui ont promis|lui ont dit|nous avait promis|nous avait dit|nous ont promis|nous a promis",
  "me prometeram|prometeram|me disseram|disseram|disse|era pra ir|era para ser|era pra ser|ia para|ia pra|contrato para|prometeu|prometeram-me|pensando que era|achando que era|achei que era|pensei que era|pensava que era|lhe prometeram|prometeram a ela",
  "обещали|обещал|обещала|сказали|сказали что|говорили|говорил|должна была ехать|должен был ехать|звали|ехала|ехал|договор|думал что|думала что|думали что|думал|думала|думали|собирались|должны были ехать|обещана",
  "обіцяли|обіцяв|обіцяла|сказали|казали|мала їхати|мав їхати|їхала|їхав|думав що|думала що|думав|думала|думали",
  "说好|说好去|说好的|说是|说去|说要去|答应|答应去|承诺|說好|說好去|說好的|說是|說去|答應|原本|原本说|本来说|本來說|他们说|他們說|以为|以為|以为是|以為是|还以为|還以為|骗我说|騙我說|骗说|騙說|说是去|說是去|说是到|說是到|以为去|以為去|以为是去|以為是去|骗我说去|騙我說去|骗我去|騙我去|骗说去|騙說去|答应去|答應去|他们说去|他們說去|说带我去|說帶我去",
].join("|");

/** The same behind a place. */
export const PROMISED_BEHIND = [
  "बोलकर|बोल कर|बोल के|कहकर|कह कर|कह के|का वादा|भेजने का|भेजेंगे|भेजेगा|का बोला|का कहा|के लिए बोला|का बोल कर|का बोलकर|bolke|bol kar|bolkar|bol ke|kehkar|bhejenge|ka bola|ka wada|ka bol ke|ka bolkar|बोला था|बोला|कहा था|कहा|बताया था|बोले थे|समझकर|समझ कर|समझ के|सोचकर|सोच कर|bola tha|bola|bole the|kaha tha|kaha|bataya tha|samajh kar|samajh ke|soch kar|soch ke|keh kar|keh ke|ka keh kar|ka kehkar",
  "भनेर|भनेको|भनी|भन्दै|लान्छु भनेर|पठाउँछु भनेर|को भिसा भनेर|bhanera|vanera|vanera|भनेको थियो|भनेका थिए|भन्थे|भनिएको|सोचेर|ठानेर|भन्ठानेर|सम्झेर|bhaneko|vaneko|bhaneko thiyo|vaneko thiyo|bhanthe|sochera",
  "کا کہہ کر|کہہ کر|کا وعدہ|بھیجیں گے|کا بول کر|کا بولا|کہا تھا|بولا تھا|بول کر|سمجھ کر|سوچ کر",
  "নিবে বলে|নেবে বলে|বলে|নেওয়ার কথা|যাওয়ার কথা|র কথা বলে|কথা বলে|নিবে|পাঠাবে|বইলা|নেওয়ার নাম করে|বলছিল|বলেছিল|কইছিল|ভেবে|ভাইবা|মনে করে|bole|bolsilo|bolechilo|koisilo|bolchilo|jaoar kotha chilo|jaoar kotha silo|nibe bole|pathabe bole|pathabo bole|pathaibo bole|pathaibe bole|niye jabe bole|nia jabe bole|newar kotha bole|niye jawar kotha|jabe bole|er kotha koiya|bole niye|newar kotha|er kotha bole|r kotha bole|pathanor kotha bole",
  "කියලා|කියල|යනවා කියලා|ට යවනවා කියලා|ට කියලා|පොරොන්දු|හිතලා|කියලා හිතලා|kiyala|kiyala hithala",
  "னு சொல்லி|என்று சொல்லி|ன்னு சொல்லி|சொல்லி|போறோம்னு|னு சொன்னாங்க|என்று நினைத்து|னு நினைச்சு|ன்னு நினைச்சு|nu solli|nu sonnanga|nu ninachu",
  "လို့ပြော|လို့ ပြော|ဆိုပြီး|ဆို ပြီး|သွားမယ်ဆို|ပို့မယ်ဆို|ကိုပို့မယ်|ထင်ပြီး|ထင်လို့|လို့ထင်",
  "ብለው|ብሎ|ነው ያሉኝ|ይልኩኛል ብለው|እንልክሻለን ብለው|መስሎኝ|መስሏት|መስሎት|ብለውኝ|ብለውን|ብለዋት|ብለውት|ብሎኝ|ብላኝ|ነው ብለው|ነው ብለውኝ|belew|belewugn|belewgn|bilew|bilewugn|blewgn|bilogn|blogn",
  "daw|raw|ang sabi|ang usapan|dapat sana|قالولي|قالولنا|قالوا لي|قالوا لنا|وعدوني|وعدونا",
].join("|");
