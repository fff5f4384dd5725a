/** Frequent small words of each language written in Latin letters, unaccented and lower case: the votes of a message. */
export const LATIN_WORDS: Readonly<Record<string, string>> = {
  en: "the and is are was were to of in for my your our their his her they them you we he she it i me him us with from not have has had be been will would can do does did what which how who when where why if this that these there at on by an or but as so please just only get got any all no go going want after before than then because about into out up am don't",
  tl: "ang ng mga sa na ay ako ko mo ka ba po hindi nang at kay ni para kung lang siya kami namin nila niya ito iyan yung yan dito doon pag kasi din rin naman wala may mag nag pa nyo ninyo kayo akin aking amin natin atin sila namin hanggang paano saan ano anong bakit gusto pero tapos kahit opo sana dahil isang nya daw raw pala",
  id: "yang dan di ke dari untuk dengan tidak saya kami kamu anda dia mereka ini itu adalah akan sudah belum bisa boleh ada pada oleh atau jika kalau karena tapi juga sampai selama bulan tahun hari apa bagaimana berapa sama lagi harus mau gak nggak ga aja sini punya kepada setelah seperti tanpa saja semua orang apakah minta uang kerja gaji paspor biaya agen",
  ms: "yang dan di ke dari untuk dengan tidak saya kami awak anda dia mereka ini itu adalah akan sudah belum boleh ada pada oleh atau jika kalau kerana tetapi juga sampai selama bulan tahun hari apa bagaimana berapa sahaja macam tak nak tiada bagi kepada perlu mahu ringgit kena ejen pasport rm kerja gaji syarikat takde minta duit apakah",
  es: "el la los las de del que y en un una por con para no me mi mis tu su se lo le les nos al es son esta estan como mas pero si ya hay muy cuando donde quien porque hasta desde sin sobre yo ella ellos usted todo todos fue ser tiene tengo puedo meses dias esto eso hace",
  pt: "o a os as de do da dos das que e em um uma por com para nao me meu minha seu sua se lhe nos no na nos nas ao e sao como mais mas ja muito quando onde quem porque ate sem sobre eu ele ela voce voces tudo foi ser tem tenho posso meses dias isso isto pelo pela",
  fr: "le la les de des du que qui et en un une pour avec pas ne me mon ma mes ton sa son ses se nous vous ils elle il je on est sont cette ce dans sur au aux mais si tres quand ou parce depuis sans par plus tout tous etre avoir suis peux mois jours c'est j'ai qu'il n'a d'une leur comment",
  it: "il lo la gli le di del della dei che e in un una per con non mi mio mia si ci al alla sono come piu ma se gia quando dove chi perche fino senza su io lui lei loro tutto essere ho hanno posso mesi giorni questo nel",
  sw: "na ya wa kwa ni la katika za yangu yako wangu wako langu hii hiyo huu huyo kama au lakini sana bila kutoka mpaka hadi mimi wewe yeye sisi wao nina ana wana tuna nini vipi je siku mwezi miezi wakati ili baada kabla kila cha vya pia tu yao wetu nataka naomba",
  vi: "cua va la cho khong toi ban anh chi em nguoi duoc trong voi co mot nhung nay khi neu thi ma tu den o di phai bi lam sao gi nao ho chung ta da se dang tien thang nam ngay cong qua",
  hi: "hai hain ka ki ke ko se mein mai mujhe mera meri mere hum humko aap aapko tum woh yeh nahi nahin kya kaise kab kahan kyun aur par bhi ho hua gaya raha rahe rahi tha the thi karo karna karte liye ne jo jab tak bahut sirf koi sab apna apni diya liya bola",
  ne: "ma mero mera malai hami hamro hamilai timi tapai cha chha chhan chhaina chaina ko le lai bata garna garne bhayo bhane ho hoina kati kahile kina ra ani pani yo tyo sanga gako gareko diyeko dina mahina nepali parcha parchha",
  bn: "ami amar amake amra tumi apni apnar se tara ei oi ki keno kothay kobe na nai nei ar o kore korte hobe hoy ache theke jonno diye din mas taka amader tader kintu jodi koto khub dey dewa",
  om: "fi kan irraa keessa isaa ishee koo kee nuti isin akka yeroo garuu malee hin jira qaba",
  pcm: "dey wetin abeg una wey dem don na sabi no go pikin oga comot make am fit sef",
  ro: "si de la cu pe un o nu ce este sunt pentru din mai sau dar care ca sa mi imi meu mea am are au fost lei",
  de: "der die das und ist nicht ich mein meine mir mich wir sie er es ein eine mit fur auf zu von im den dem des wie was wenn aber auch noch kein keine haben hat wird",
  pl: "i w na z do nie sie jest to ze jak co moj moja mi mnie mam ma od po za ale czy sa nas nam przez dla",
  tr: "ve bir bu icin ile ben benim sen biz onlar degil var yok ne nasil ama gibi kadar daha cok mi mu",
  uz: "va bilan uchun men mening biz ular bu emas bor yoq qanday lekin kerak uchun ish pul",
};

/** Words that tell Nepali from Hindi in the shared script. */
export const SCRIPT_WORDS: Readonly<Record<"ne" | "hi", string>> = {
  ne: "छ छैन छन् हो गर्न गर्ने भएको लागि मलाई हामी हाम्रो मेरो तपाईं उनी बाट भने गरेको दिएको पनि गर्छ हुन्छ कति के चाहियो पर्छ भयो थियो गर्दै छु छौं हुनु सबै अनि तर यो त्यो नेपाल नेपालको महिना भन्छ भन्छन् दिँदैन",
  hi: "है हैं का की के को से में मैं मुझे मेरा मेरी मेरे हम आप वह यह नहीं क्या कैसे और पर भी हो हुआ गया रहा रहे रही था थे थी लिए ने जो तक बहुत कोई सब अपना दिया लिया चाहिए करना करने रुपये महीने हूं हूँ",
};
