import type { Vocabulary } from "./subject.ts";

/** What tells in each language that somebody was hurt at work: an `accident` by its name, or the `body` and what befell it (`hurting`); and the `worksite` where it did, beside the employers and lines of work of the other lists. */
export const INJURIES: readonly Vocabulary[] = [
  {
    language: "en",
    words: {
      accident:
        "work accident|accident at work|accident on site|accident at the site|accident on the job|accident in the factory|workplace accident|workplace injury|work injury|injury at work|injured at work|injured on the job|hurt at work|hurt on the job|got hurt|was hurt|got injured|was injured|fell off the|fell off a|fell from the|fell from a|fell down|fell into|i fell|he fell|she fell|my husband fell|my brother fell|was crushed|got crushed|was burnt|was burned|got burnt|got burned|got electrocuted|electric burn|amputated|amputation|lost a finger|lost two fingers|lost my finger|lost his finger|lost my fingers|lost my hand|lost his hand|lost my eye",
      hurting:
        "cut|cut off|broke|broken|crushed|smashed|burnt|burned|burn|fractured|fracture|injured|injure|injury|hurt|caught|sprained|lost|scalded|wounded|bleeding",
      body: "finger|fingers|hand|hands|arm|arms|leg|legs|foot|feet|toe|toes|eye|eyes|back|spine|knee|ankle|shoulder|rib|ribs|head|skull|hip|wrist|thumb",
      worksite:
        "machine|machines|machinery|scaffold|scaffolding|ladder|roof|construction site|building site|site|forklift|tractor|crane|saw|grinder|press|conveyor|at work|on the job|working|while working|work|boss|sacked|fired|dismissed|laid off|accident report",
    },
    neutral:
      "on the other hand|on the one hand|on one hand|second hand|first hand|by hand|cut short|shake hands|burn out|burnt out|burned out",
  },
  {
    language: "es",
    words: {
      accident:
        "accidente de trabajo|accidente laboral|accidente en el trabajo|accidente en la obra|me accidente|se accidento|tuve un accidente|me lastime|se lastimo|me lesione|se lesiono|me cai|cai del|cai de la|cai de un|cai de una|me caí|se cayo|me queme|se quemo|me amputaron|le amputaron|quede herido|resulte herido|perdi un dedo|perdi dos dedos|perdi la mano|perdio la mano|perdio un dedo|perdi el ojo|me electrocute",
      hurting:
        "corte|corto|cortado|me corte|rompi|rompio|rompi|roto|quebre|quebro|fracture|fracturo|fractura|aplasto|aplaste|aplastado|atrapo|atrapada|atrapado|queme|quemo|quemado|lastime|lastimo|lastimado|lesione|lesionado|machuque|machuco|herida|herido",
      body: "dedo|dedos|mano|manos|brazo|brazos|pierna|piernas|pie|pies|ojo|ojos|espalda|columna|rodilla|tobillo|hombro|costilla|costillas|cabeza|cadera|muñeca|pulgar",
      worksite:
        "maquina|maquinas|maquinaria|andamio|escalera|techo|obra|la obra|montacargas|tractor|grua|sierra|prensa|en el trabajo|trabajando|trabajo|jefe|patron|me despidieron|me echaron|despedido|h2a|invernadero",
    },
  },
  {
    language: "pt",
    words: {
      accident:
        "acidente de trabalho|acidente no trabalho|acidente na obra|sofri um acidente|me acidentei|acidentei-me|se acidentou|machuquei-me|me machuquei|se machucou|aleijei-me|cai do|cai da|cai de um|cai de uma|caiu do|caiu da|queimei-me|me queimei|me amputaram|perdi um dedo|perdi dois dedos|perdi a mao|perdeu a mao|perdeu um dedo|fui eletrocutado",
      hurting:
        "cortei|cortou|cortado|parti|partiu|partido|quebrei|quebrou|quebrado|fraturei|fraturou|fratura|esmagou|esmaguei|esmagado|prendi|prendeu|queimei|queimou|queimado|machuquei|machucou|feri|feriu|ferido|ferida",
      body: "dedo|dedos|mao|maos|braco|bracos|perna|pernas|pe|pes|olho|olhos|costas|coluna|joelho|tornozelo|ombro|costela|costelas|cabeca|quadril|pulso|polegar",
      worksite:
        "maquina|maquinas|andaime|escada|telhado|obra|empilhadeira|empilhador|trator|grua|guindaste|serra|prensa|no trabalho|trabalhando|a trabalhar|trabalho|chefe|patrao|me demitiram|me mandaram embora|despedido|demitido|estufa",
    },
  },
  {
    language: "fr",
    words: {
      accident:
        "accident du travail|accident de travail|accident au travail|accident sur le chantier|j'ai eu un accident|je me suis blessé|s'est blessé|suis tombé|est tombé|je suis tombée|je me suis brûlé|s'est brûlé|on m'a amputé|amputé|perdu un doigt|perdu deux doigts|perdu la main|perdu un oeil|électrocuté",
      hurting:
        "coupé|cassé|fracturé|fracture|écrasé|brûlé|blessé|blessée|blessure|coincé|broyé|arraché|sectionné|foulé",
      body: "doigt|doigts|main|mains|bras|jambe|jambes|pied|pieds|oeil|yeux|dos|colonne|genou|cheville|épaule|côte|côtes|tête|hanche|poignet|pouce",
      worksite:
        "machine|machines|échafaudage|échelle|toit|chantier|le chantier|chariot élévateur|tracteur|grue|scie|presse|au travail|en travaillant|travail|patron|chef|viré|licencié|renvoyé|serre",
    },
  },
  {
    language: "ar",
    words: {
      accident:
        "حادث عمل|حادثة عمل|إصابة عمل|اصابة عمل|إصابة في العمل|أصبت في العمل|اصبت في العمل|تصاوبت في الشغل|أصبت أثناء العمل|حادث في العمل|حادث في الموقع|سقطت من|وقعت من|طحت من|سقط من|وقع من|انقطع إصبعي|بتر|بترت|صعقتني الكهرباء|تكهربت|احترقت|انحرقت|فقدت إصبعي|فقدت إصبعين|فقدت يدي|فقدت عيني",
      hurting:
        "قطعت|قطع|انقطع|انقطعت|كسرت|كسر|انكسر|انكسرت|مكسورة|مكسور|سحقت|انسحقت|جرحت|انجرحت|جرح|أصيبت|أصيب|أصبت|احترقت|حرقت|علقت|انحشرت|هرست",
      body: "إصبع|اصبع|إصبعي|أصبعي|إصبعين|أصابع|أصابعي|يد|يدي|يده|ذراع|ذراعي|رجل|رجلي|رجله|ساق|ساقي|قدم|قدمي|عين|عيني|ظهر|ظهري|ركبة|ركبتي|كتف|كتفي|رأس|رأسي|إيدي",
      worksite:
        "آلة|الآلة|ماكينة|الماكينة|المكينة|سقالة|السقالة|سلم|السلم|سطح|ورشة|الورشة|موقع البناء|الموقع|رافعة|جرار|منشار|مصنع|العمل|الشغل|شغل|المدير|صاحب العمل|الكفيل|طردني|طردوني|فصلوني",
    },
  },
  {
    language: "ru",
    words: {
      accident:
        "несчастный случай на работе|несчастный случай на производстве|несчастный случай на стройке|производственная травма|травма на работе|травму на работе|травму на стройке|травма на стройке|получил травму|получила травму|упал с|упала с|упал на|сорвался с|обжегся|обжёгся|обожглась|ударило током|ампутировали|оторвало|отрезало|отрубило|лишился пальца|лишился руки|потерял палец|потерял пальцы|потерял глаз",
      hurting:
        "порезал|порезала|отрезал|отрезало|отрубил|сломал|сломала|перелом|раздавило|придавило|прищемило|зажало|затянуло|обжег|обожгла|обжёг|травмировал|травмировала|повредил|повредила|поранил|разбил|оторвало",
      body: "палец|пальцы|пальца|пальцев|рука|руку|руки|нога|ногу|ноги|глаз|глаза|спина|спину|колено|плечо|ребро|ребра|рёбра|голова|голову|кисть|стопа|стопу|позвоночник|бедро",
      worksite:
        "станок|станке|станком|машина|станка|леса|лесов|строительные леса|лестница|лестницы|крыша|крыши|стройка|стройке|погрузчик|трактор|кран|пила|пресс|конвейер|на работе|работе|работал|работала|смене|начальник|хозяин|уволили|уволил",
    },
  },
  {
    language: "uk",
    words: {
      accident:
        "нещасний випадок на роботі|нещасний випадок на виробництві|виробнича травма|травма на роботі|травму на роботі|травму на будові|отримав травму|отримала травму|впав з|впала з|упав з|зірвався з|обпікся|обпеклася|вдарило струмом|ампутували|відірвало|відрізало|втратив палець|втратив пальці|втратив руку|втратив око",
      hurting:
        "порізав|порізала|відрізав|відрізало|зламав|зламала|перелом|розчавило|придавило|прищемило|затисло|затягнуло|обпік|травмував|травмувала|пошкодив|пошкодила|поранив|розбив",
      body: "палець|пальці|пальця|пальців|рука|руку|руки|нога|ногу|ноги|око|очі|спина|спину|коліно|плече|ребро|ребра|голова|голову|кисть|стопа|стопу|хребет|стегно",
      worksite:
        "верстат|верстаті|верстата|машина|риштування|риштувань|драбина|драбини|дах|даху|будова|будові|навантажувач|трактор|кран|пила|прес|конвеєр|на роботі|роботі|працював|працювала|зміні|начальник|господар|звільнили|звільнив",
    },
  },
  {
    language: "am",
    words: {
      accident:
        "የሥራ አደጋ|የስራ አደጋ|በሥራ ላይ አደጋ|በስራ ላይ አደጋ|ሥራ ላይ አደጋ|ስራ ላይ አደጋ|አደጋ ደረሰብኝ|አደጋ ደረሰበት|አደጋ ደርሶብኝ|ተጎዳሁ|ተጎድቻለሁ|ተጎዳ|ወደቅኩ|ወድቄ|ወደቅሁ|ወደቀ|ኤሌክትሪክ ያዘኝ|ተቃጠልኩ|ተቃጠለ|ጣቴ ተቆረጠ|ጣቶቼ ተቆረጡ",
      hurting: "ተቆረጠ|ተቆረጡ|ተቆረጠብኝ|ቆረጠኝ|ቆረጠ|ተሰበረ|ተሰበረብኝ|ተሰብሯል|ሰበረኝ|ተጨፈለቀ|ተቃጠለ|ተጎዳ|ቆሰለ|ቆሰልኩ",
      body: "ጣት|ጣቴ|ጣቴን|ጣቶቼ|ጣቶቼን|እጅ|እጄ|እጄን|ክንዴ|እግር|እግሬ|እግሬን|ዓይን|ዓይኔ|አይኔ|ጀርባ|ጀርባዬ|ወገቤ|ጉልበቴ|ትከሻዬ|ራሴ|ጭንቅላቴ",
      worksite:
        "ማሽን|ማሽኑ|መሰላል|ከመሰላል|ጣሪያ|ከጣሪያ|ስካፎልድ|ግንባታ|ሕንፃ|ህንፃ|ትራክተር|ክሬን|ፋብሪካ|ሥራ|ስራ|ሥራ ላይ|ስራ ላይ|አሠሪ|አሠሪዬ|አሰሪዬ|አለቃዬ|ከሥራ አባረሩኝ|ከስራ አባረሩኝ|አባረረኝ",
    },
  },
  {
    language: "sw",
    words: {
      accident:
        "ajali kazini|ajali ya kazini|ajali ya kazi|niliumia kazini|nimeumia kazini|ameumia kazini|niliumia|nimeumia|niliumizwa|nilijeruhiwa|nimejeruhiwa|nilianguka|nimeanguka|alianguka|nilipata ajali|nimepata ajali|alipata ajali|niliungua|nimeungua|umeme ulinipiga|nilipigwa na umeme|kidole kilikatwa|nimekatwa kidole",
      hurting:
        "ilikata|ilinikata|imenikata|nilikatwa|nimekatwa|nilijikata|nimejikata|ulikatika|kilikatika|vilikatika|imevunjika|ulivunjika|nilivunjika|nimevunjika|ilivunjika|ilinibana|imenibana|ulibanwa|iliungua|jeraha|umeumia",
      body: "kidole|vidole|mkono|mikono|mguu|miguu|jicho|macho|mgongo|goti|bega|mbavu|kichwa|kiuno",
      worksite:
        "mashine|jukwaa|kiunzi|ngazi|paa|mjengo|eneo la ujenzi|ujenzi|trekta|kreni|msumeno|kiwanda|kiwandani|kazini|kazi|nikifanya kazi|bosi|mwajiri|tajiri|alinifukuza|amenifukuza|walinifukuza|wamenifukuza",
    },
  },
];
