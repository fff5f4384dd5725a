/** What words of distress are of. */
export type Cry = "help" | "me" | "boss" | "hurt" | "held" | "want" | "taken" | "small";

/** The words by which people of one language, or of several that are read together, cry for help, as they are rightly spelled and folded. */
export interface CryWords {
  readonly words: Readonly<Partial<Record<Cry, string>>>;
  /** What is written for one of the words, `written=word`: too short to sound like it, or in letters for which no text was learned, which the words of another language stand for. */
  readonly short?: string;
}

/** Towns and countries where people cry for help, as all languages in Latin letters write them. */
export const CRY_PLACES =
  "riyadh jeddah dammam makkah medina madinah kuwait qatar doha dubai sharjah dhabi saudi arabia oman muscat bahrain manama beirut lebanon jordan amman malaysia singapore taiwan cyprus turkey emirates";

/** By languages that are read together, those with most speakers first. */
export const CRY_WORDS: readonly CryWords[] = [
  {
    words: {
      help: "help please save emergency",
      me: "me my i us",
      boss: "boss madam maam mam sir employer",
      hurt: "beat beats beaten beating hit hits hitting burn burns burned burnt touch touches rape raped kick kicked slap slapped punch hurts",
      held: "lock locked locks trapped outside escape",
      want: "food eat hungry sleep home room maid",
      taken: "passport phone salary month months",
      small: "and they with in the is not no can cant go out take from every everyday",
    },
    short:
      "u=you|ur=your|n=and|r=are|bt=beat|mam=madam|maam=madam|nite=night|2day=today|outsid=outside",
  },
  {
    words: {
      help: "ayuda ayudame ayudenme ayudeme auxilio socorro favor",
      me: "me mi nos",
      boss: "patron patrona jefe jefa senora senor",
      hurt: "pega pegan pegar pego golpea golpean golpes viola violan quema maltrata maltratan",
      held: "encierra encierran encerrada encerrado encerrados encerraron salir",
      want: "comida comer dormir casa",
      taken: "pasaporte telefono sueldo papeles quitaron quito",
      small: "por en la no deja dejan y",
    },
    short: "xfa=por favor|xfavor=por favor|pf=por favor|q=que",
  },
  {
    words: {
      help: "aide aidez secours svp",
      me: "me moi nous",
      boss: "patron patronne madame dame chef",
      hurt: "frappe frappent tape tapent viole brule",
      held: "enferme enferment enfermee enfermes ferme porte sortir",
      want: "manger mange dormir maison",
      taken: "passeport telephone salaire papiers",
      small: "donne donnent elle pas et",
    },
    short: "pa=pas|el=elle|e=et",
  },
  {
    words: {
      help: "ajuda ajude ajudem socorro favor",
      me: "me mim nos",
      boss: "patrao patroa chefe",
      hurt: "bate batem bateu espanca espancam estupra queima",
      held: "tranca trancam trancou trancada trancado presa sair",
      want: "comida comer dormir casa",
      taken: "passaporte telefone salario documentos",
      small: "nao deixa deixam e",
    },
  },
  {
    words: {
      help: "tolong tolonglah bantu selamatkan",
      me: "aku saya kami",
      boss: "majikan bos nyonya tuan mandor",
      hurt: "pukul pukuli pukulin dipukul dipukuli dipukulin tampar ditampar siksa disiksa perkosa diperkosa tendang ditendang",
      held: "kurung dikurung kunci dikunci sekap disekap keluar",
      want: "makan makanan lapar kasih dikasih tidur",
      taken: "paspor diambil ambil gaji ditahan",
      small: "tidak tak gak di ke sama trus terus",
    },
    short: "gk=gak|ga=gak|d=di|tdk=tidak|sy=saya|mkn=makan|ak=aku",
  },
  {
    words: {
      help: "tulong tulungan saklolo",
      me: "ako akin kami",
      boss: "amo madam sir",
      hurt: "sinasaktan sinaktan sinasampal sinampal binubugbog binugbog pinapalo pinalo ginahasa hinipuan",
      held: "kinulong ikinulong nakakulong kinukulong lumabas nakakandado",
      want: "pagkain pinapakain gutom kain",
      taken: "pasaporte sahod sweldo cellphone kinuha",
      small: "wala walang dito",
    },
    short: "d2=dito|aq=ako|aku=ako|nmin=namin",
  },
  {
    words: {
      help: "tabang tabangi tabanga",
      me: "ko ako mi",
      boss: "amo madam sir",
      hurt: "gikulata gikulatahan gibunalan gisumbag gidagmalan gilugos gisagpa",
      held: "gilock lock gikandado gisira pultahan makagawas",
      want: "pagkaon gigutom",
      taken: "pasaporte sweldo gikuha",
    },
    short: "gi lak=gilock",
  },
  {
    words: {
      help: "nisaidie nisaidieni saidia msaada naomba",
      me: "mimi yangu",
      boss: "bosi mwajiri madam tajiri",
      hurt: "ananipiga wananipiga amenipiga anapiga kunipiga ananibaka amenibaka ananichapa",
      held: "amenifungia kunifungia wamenifungia ananifungia nimefungiwa kufungia kutoka",
      want: "chakula njaa kula",
      taken: "pasipoti simu mshahara",
    },
  },
  {
    words: {
      help: "help please bachao bachaiye madad",
      me: "mujhe mujhko mera meri mai",
      boss: "malik malkin maalik kafeel madam sahu",
      hurt: "marta maarta marti maarti maara mara maarte pitta peetta kutcha pitcha",
      held: "band bandh taala bahar",
      want: "khana deta deti kamra",
      taken: "passport phone paisa tankha",
      small: "nahi kar rakha hai",
    },
    short: "ni=nahi|nhi=nahi|h=hai|he=hai|kr=kar|krta=karta",
  },
  {
    words: {
      help: "помогите помоги спасите спаси помощь пожалуйста",
      me: "меня мне нас",
      boss: "хозяин хозяйка начальник прораб",
      hurt: "бьют бьет избили избивают избивает насилует ударил",
      held: "заперли запер запирают запирает закрыли выпускают выпускает пускает",
      want: "еды кормят домой голодаем",
      taken: "паспорт отобрали забрали зарплату",
    },
  },
  {
    words: {
      help: "допоможіть допоможи врятуйте рятуйте",
      me: "мене мені нас",
      boss: "господар хазяїн господиня начальник",
      hurt: "б'ють б'є побили бють",
      held: "замкнули зачинили закрили випускають випускає",
      want: "їсти годують додому",
      taken: "паспорт забрали відібрали зарплату",
    },
  },
  {
    words: {
      help: "ساعدوني ساعدني انقذوني انقذني الحقوني النجدة",
      boss: "الكفيل كفيل كفيلي المدام مدام صاحبة",
      hurt: "يضربني تضربني ضربني ضربتني يضربوني يضربوننا اغتصبني يعذبني تعذبني",
      held: "حبسني حابسني حبستني حبسوني محبوسة محبوسين قفل مقفول مسكر",
      want: "اكل طعام جوعانة",
      taken: "جوازي جواز راتبي تلفوني",
    },
  },
  {
    words: {
      help: "बचाओ बचाइए मदद बचाउनुस बचाउनुहोस गुहार",
      me: "मुझे मेरा मेरी मलाई",
      boss: "मालिक मालकिन साहु मैडम",
      hurt: "मारता मारती मारते पीटता पीटती कुट्छ पिट्छ कुट्छन",
      held: "बंद बन्द कमरा कमरे थुनेको थुन्यो ताला बाहर",
      want: "खाना देता देती दिँदैन",
      taken: "पासपोर्ट फोन तनख्वाह तलब",
    },
  },
  {
    words: {
      help: "বাঁচান বাঁচাও সাহায্য উদ্ধার",
      me: "আমাকে আমারে আমার",
      boss: "মালিক মালকিন ম্যাডাম কফিল",
      hurt: "মারে মারছে পিটায় মারধর",
      held: "আটকে আটকাইয়া বন্দি বন্ধ তালা",
      want: "খাবার খাইতে ভাত",
      taken: "পাসপোর্ট বেতন ফোন",
    },
  },
  {
    words: {
      help: "بچاؤ بچاو مدد بچائیں",
      me: "مجھے میرا میری",
      boss: "مالک مالکن کفیل میڈم",
      hurt: "مارتا مارتی مارتے پیٹتا پیٹتی",
      held: "بند کمرے کمرہ تالا باہر",
      want: "کھانا دیتا دیتی",
      taken: "پاسپورٹ تنخواہ فون",
    },
  },
  {
    words: {
      help: "እርዱኝ አድኑኝ እባካችሁ አውጡኝ",
      boss: "ማዳም አሰሪዬ አሠሪዬ",
      hurt: "ትገርፈኛለች ትመታኛለች ይመታኛል ደበደበችኝ ደበደበኝ",
      held: "ቆልፋብኝ ቆለፈችብኝ ዘጋችብኝ ቆልፎብኝ",
      want: "ምግብ ራበኝ",
      taken: "ፓስፖርት ፓስፖርቴን ስልኬን ደሞዝ",
    },
  },
];

/** Signs in the place of words. */
export const CRY_SIGNS: Readonly<Record<string, readonly [Cry, string]>> = {
  "🆘": ["help", "help"],
  "🔒": ["held", "locked"],
  "🔐": ["held", "locked"],
  "⛓": ["held", "chained"],
  "👊": ["hurt", "beaten"],
  "🤛": ["hurt", "beaten"],
  "🤜": ["hurt", "beaten"],
  "🤕": ["hurt", "hurt"],
  "🩸": ["hurt", "bleeding"],
  "😭": ["me", "crying"],
  "🙏": ["me", "please"],
};

/** Words between those of a cry that is written without spaces, in English and the languages that join theirs as often. */
export const JOINING_WORDS =
  "a am an and are at by for from he i in is it me my no not of on out she sos the them they to us we with you cant dont wont let lets her him his el la mi en los y con de ng sa na po di dan yang";

/** Ordinary words that sound like one of distress. */
export const NOT_DISTRESS =
  "but bit bat bet bait boat boot bath both bite bout about hat hot hut hate heat height like look lake lack luck leak lick late let lot light slip sleep slept soap shop ship pink bank bus boys buys base bass busy rope ripe room rooms mine mean main man men month mouth math myth mam mom mum sure sore tech teach attach fund fond find food feed fed foot fight fat home him ham hum same some madame modem made mad maid mood mud mode need pass page hers hours burn born barn bean been ban bin phone fan fun fine fin salary celery solar police policia polisi polisya polis poliza tell tall told take taken tak polos pulse plus wife tiny tanya bisa pagar pagan paga pago pague paguen pagas pagado peguen pegue pagaron pagaban pagamos pagou pagaram sorry meant mean means meaning";
