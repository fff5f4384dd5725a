import type { Vocabulary } from "./subject.ts";

/** What tells in each language that a recruiter asks for money: `asking`, of whom (`firm`, beside the agents and employers of the other lists; `somebody`, whom only a job makes a recruiter), for `cash` where no sum is named; what is no asking although it sounds so (`unasked`), and for what errands others ask for some, too. */
export const DEMANDS: readonly Vocabulary[] = [
  {
    language: "en",
    words: {
      asking:
        "want|wants|wanted|ask|asks|asked|asking|demand|demands|demanded|demanding|require|requires|charge|charges|charged|charging|collect|collects|collecting|request|requests|requested|insists on|i must pay|i have to pay|we must pay|we have to pay|you must pay|you have to pay|me to pay|us to pay|you to pay|me pay|us pay|says pay|say pay|said pay|told me pay|took|takes|taken|has taken|have taken|collected|got from me|grabbed",
      firm: "company|companies|firm|consultancy|consultant|consultants|consultancy firm|job office|travel company|visa company|office in|visa office|hr|hr manager|recruiting office|coordinator|dalal|facilitator|intermediary|headhunter",
      somebody:
        "someone|somebody|a man|one man|a guy|this guy|a woman|one woman|a lady|this lady|this man|they|he|she|my uncle|my aunt|a friend|my friend|my cousin|a neighbour|my neighbour|a neighbor|people",
      cash: "money|cash|a lot of money|big money",
      errand:
        "tourist visa|visitor visa|holiday|holidays|vacation|tourism|rent|flat|apartment|landlord|tuition|university|college|scholarship|insurance company|airline|airline company|moving company|shipping company|parcel|delivery|embassy|consulate|bank|hotel",
      unasked:
        "i want|we want|do you want|if you want|you want|who wants|who want|they want to|wants to|want to|asked to|asks to|i ask|we ask|may i ask|can i ask|could i ask|let me ask|i was asked if|never ask|never asks|never charge|never charges|not charge|not ask|don't ask|do not ask|doesn't ask|does not ask|don't charge|do not charge|does not charge|doesn't charge|no charge|government agency|state agency|public agency|government agencies",
    },
  },
  {
    language: "es",
    words: {
      asking:
        "pide|piden|pidio|pidieron|pidiendo|me pide|me piden|nos piden|le piden|exige|exigen|exigio|cobra|cobran|cobro|cobraron|cobrando|solicita|solicitan|quiere|quieren|reclama|tengo que pagar|tenemos que pagar|debo pagar|hay que pagar|que pague|que paguemos|pedía|quitó|quitaron|tomó|tomaron|sacó|sacaron|se llevó|se llevaron|agarró|agarraron|cogió|cogieron|recibió|recibieron",
      firm: "empresa|empresas|compañia|compañía|gestor|gestora|gestoria|oficina|consultora|intermediario|intermediaria|reclutador|reclutadora|enganchador|coordinador|tramitador|tramitadora|bolsa de trabajo",
      somebody:
        "alguien|un señor|una señora|un hombre|una mujer|un conocido|una conocida|un amigo|una amiga|mi primo|mi prima|mi tio|mi tia|un vecino|una vecina|un tipo|ellos|ella|él",
      cash: "dinero|plata|pisto|lana|efectivo",
      errand:
        "visa de turista|visado de turista|visa de turismo|vacaciones|turismo|alquiler|arriendo|renta|piso|departamento|matricula|universidad|beca|seguro|aerolinea|paquete|embajada|consulado|banco|hotel",
    },
  },
  {
    language: "pt",
    words: {
      asking:
        "pede|pedem|pediu|pediram|pedindo|exige|exigem|exigiu|cobra|cobram|cobrou|cobraram|cobrando|quer|querem|solicita|tenho que pagar|temos que pagar|devo pagar|preciso pagar|que eu pague|para eu pagar|tirou|tiraram|levou|levaram|tomou|tomaram|recebeu|receberam|ficou com|ficaram com",
      firm: "empresa|empresas|companhia|firma|escritorio|consultoria|intermediario|intermediaria|recrutador|recrutadora|gato|aliciador|despachante|coordenador",
      somebody:
        "alguem|um senhor|uma senhora|um homem|uma mulher|um conhecido|uma conhecida|um amigo|uma amiga|meu primo|minha prima|meu tio|minha tia|um vizinho|um cara|eles|ele|ela",
      cash: "dinheiro|grana|kumbu",
      errand:
        "visto de turista|visto de turismo|ferias|turismo|aluguel|renda|apartamento|matricula|universidade|bolsa de estudos|seguro|companhia aerea|encomenda|embaixada|consulado|banco|hotel",
    },
  },
  {
    language: "fr",
    words: {
      asking:
        "demande|demandent|demandé|demandait|réclame|réclament|réclamé|exige|exigent|exigé|veut|veulent|voulait|facture|facturent|je dois payer|nous devons payer|on doit payer|il faut payer|que je paie|que je paye|que je verse|de payer|de verser|prend|prennent|a pris|ont pris|avait pris|a encaissé|ont encaissé|a touché|ont touché",
      firm: "entreprise|entreprises|société|sociétés|boîte|cabinet|bureau|bureau de placement|intermédiaire|recruteur|recruteuse|passeur|démarcheur|coordinateur|consultant",
      somebody:
        "quelqu'un|un monsieur|une dame|un homme|une femme|un ami|une amie|mon cousin|ma cousine|mon oncle|ma tante|un voisin|une voisine|un type|ils|elles|il|elle|on",
      cash: "argent|de l'argent|du cash|fric|sous",
      errand:
        "visa de tourisme|visa touristique|visa touriste|vacances|tourisme|loyer|appartement|logement|inscription à l'université|université|bourse d'études|assurance|compagnie aérienne|colis|ambassade|consulat|banque|hôtel",
      unasked: "demande d'emploi|demande de visa|demandeur d'emploi|je demande",
    },
  },
  {
    language: "ar",
    words: {
      asking:
        "يطلب|تطلب|طلب|طلبت|طلبوا|يطلبون|طالب|طالبت|يطالب|تطالب|يطالبون|يريد|تريد|يريدون|يبي|تبي|يبغى|تبغى|عايز|عايزة|عايزين|بده|بدها|بدهم|اشترط|اشترطت|يشترط|تشترط|تأخذ|يأخذ|أدفع|ندفع|ادفع|علي دفع|يجب أن أدفع|لازم أدفع|لازم ندفع|باغي|باغية|باغيين|طلبو|كيطلب|كتطلب|أخذ|أخذت|أخذوا|خذوا|خذ مني|خذت مني|قبض|قبضت|قبضوا|استلم|استلمت|استلموا",
      firm: "شركة|شركات|الشركة|مكتب|المكتب|مكاتب|مؤسسة|مسؤول التوظيف|مندوب|وسيط|الوسيط|سماسرة|متعهد|مقاول",
      somebody: "شخص|واحد|رجل|امرأة|سيدة|صديق|صديقي|صاحبي|ابن عمي|خالي|عمي|جاري|جارتي|ناس|هم|أحدهم",
      cash: "فلوس|مال|مبلغ|مبلغا|نقود|أموال|مصاري|مبالغ",
      errand:
        "تأشيرة سياحية|فيزا سياحية|تأشيرة سياحة|سياحة|عطلة|إجازة|إيجار|شقة|جامعة|منحة دراسية|شركة تأمين|شركة طيران|طرد بريدي|شركة شحن|سفارة|قنصلية|بنك|فندق",
    },
  },
  {
    language: "ru",
    words: {
      asking:
        "просит|просят|попросил|попросила|попросили|просил|просили|требует|требуют|потребовал|потребовала|потребовали|хочет|хотят|захотел|берет|берут|берёт|взимает|взимают|запросил|запросили|надо заплатить|нужно заплатить|нужно оплатить|надо оплатить|должен заплатить|должна заплатить|должны заплатить|заплатить|перевести|взял|взяла|взяли|забрал|забрала|забрали|содрал|содрала|содрали|получил|получила|получили",
      firm: "фирма|фирмы|компания|компании|контора|кадровое агентство|агентство|рекрутер|рекрутёр|посредник|посредница|посредники|бригадир|вербовщик|консультант|менеджер",
      somebody:
        "кто-то|мужчина|женщина|человек|знакомый|знакомая|друг|подруга|родственник|сосед|соседка|они|он|она|какой-то|какая-то",
      cash: "деньги|денег|деньгами|бабки|наличными",
      errand:
        "туристическую визу|туристическая виза|туристической визы|отпуск|туризм|аренда|аренду|квартира|квартиру|университет|вуз|стипендия|страховая|авиакомпания|посылка|посылку|посольство|консульство|банк|гостиница|отель",
    },
  },
  {
    language: "uk",
    words: {
      asking:
        "просить|просять|попросив|попросила|попросили|просив|просили|вимагає|вимагають|вимагав|вимагали|хоче|хочуть|хотів|бере|беруть|стягує|запросив|треба заплатити|потрібно заплатити|маю заплатити|повинен заплатити|повинна заплатити|мушу заплатити|заплатити|переказати|взяв|взяла|взяли|забрав|забрала|забрали|здер|здерла|здерли|узяв|узяла|узяли",
      firm: "фірма|фірми|компанія|компанії|контора|агенція|агенції|агентство|рекрутер|посередник|посередниця|посередники|бригадир|вербувальник|консультант|менеджер",
      somebody:
        "хтось|чоловік|жінка|людина|знайомий|знайома|друг|подруга|родич|сусід|сусідка|вони|він|вона|якийсь",
      cash: "гроші|грошей|грошима|готівкою",
      errand:
        "туристичну візу|туристична віза|відпустка|туризм|оренда|оренду|квартира|квартиру|університет|стипендія|страхова|авіакомпанія|посилка|посилку|посольство|консульство|банк|готель",
    },
  },
  {
    language: "am",
    words: {
      asking:
        "ጠየቀኝ|ጠየቀችኝ|ጠየቁኝ|ጠየቀ|ጠየቁ|ጠየቁን|ጠየቀን|ጠየቀች|ይጠይቃል|ትጠይቃለች|ይጠይቃሉ|እየጠየቀ|እየጠየቁ|እየጠየቀኝ|እየጠየቁኝ|ይፈልጋል|ይፈልጋሉ|ትፈልጋለች|ክፈል|ክፈሉ|ክፈይ|እንድከፍል|እንድንከፍል|መክፈል አለብኝ|ልከፍል|አለኝ ክፈል|ያስከፍላል|ያስከፍላሉ|አስከፈለኝ|አስከፈሉኝ|ወሰደ|ወሰደች|ወሰዱ|ወስዷል|ወስደዋል|ወሰደብኝ|ወሰዱብኝ|ተቀበለ|ተቀበሉ|ተቀበለኝ|ተቀበሉኝ",
      firm: "ድርጅት|ድርጅቱ|ኩባንያ|ኩባንያው|ካምፓኒ|ቢሮ|ቢሮው|ኤጀንሲ|ኤጀንሲው|ኤጀንት|ኤጀንቱ|ደላላ|ደላላው|ደላሎች|አገናኝ",
      somebody: "አንድ ሰው|ሰውዬው|ሰውየው|አንዲት ሴት|ሴትዮዋ|ጓደኛዬ|ዘመዴ|አጎቴ|ጎረቤቴ|እነሱ",
      cash: "ገንዘብ|ብር",
      errand: "የቱሪስት ቪዛ|ለጉብኝት|ዕረፍት|ኪራይ|ዩኒቨርሲቲ|ኢንሹራንስ|ኤምባሲ|ባንክ|ሆቴል",
    },
  },
  {
    language: "sw",
    words: {
      asking:
        "anataka|wanataka|inataka|alitaka|walitaka|ametaka|wametaka|ananitaka|wananitaka|anadai|wanadai|inadai|amedai|wamedai|ananidai|wananidai|anaomba|wanaomba|inaomba|ameomba|wameomba|ameniomba|wameniomba|ananiomba|wananiomba|anahitaji|wanahitaji|inahitaji|anatoza|wanatoza|inatoza|ananitoza|wananitoza|nilipe|tulipe|niwalipe|nimlipe|lazima nilipe|natakiwa kulipa|kulipa kwanza|alichukua|walichukua|amechukua|wamechukua|ilichukua|imechukua|alipokea|walipokea|amepokea|wamepokea",
      firm: "kampuni|shirika|ofisi|wakala|mawakala|dalali|madalali|ajenti|kuwadi|kontrakta",
      somebody:
        "mtu|mtu mmoja|mwanamume|mwanamke|mama mmoja|rafiki|rafiki yangu|mjomba|shangazi|jirani|ndugu",
      cash: "pesa|hela|fedha|mkwanja|chapaa",
      errand:
        "viza ya utalii|visa ya utalii|likizo|utalii|kodi ya nyumba|chuo kikuu|bima|ubalozi|benki|hoteli",
    },
  },
];
