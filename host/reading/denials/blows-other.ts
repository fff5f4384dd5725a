import type { Rows } from "../terms/rows.ts";

/** How it is said that nobody hits, hurts, touches or shouts at somebody, in Arabic, Amharic, Swahili, Russian, Ukrainian and Chinese. */
export const UNTOLD_BLOWS_OTHER: readonly Rows[] = [
  // Arabic
  {
    ways: [
      [
        "لا|ما|لم|لن|مش|مو|ولا|ما حد|محد|محدش|ماحد|لا احد|ما احد|مافي احد|مافي حد|ما في حد|ما في احد|عمره ما|عمرها ما|عمرهم ما|ولا مرة|لا يوجد من|ليس هناك من",
        ["احد|حد|قد|قط|عم|عمره|عمرها|ابدا|هنا"],
        "يصرخ*|تصرخ*|صرخ*|يصيح*|يسب*|يشتم*|تشتم*|رفع صوته|رفعت صوتها|رفع يده|رفعت يدها|مد يده|يمد يده|يرفع يده|ضرب*|يضرب*|تضرب*|نضرب*|اضرب|انضرب*|ينضرب*|بيضرب*|بتضرب*|كيضرب*|اتضرب*|يتضرب*|يعنف*|تعنف*|عنف*|يؤذي*|تؤذي*|اذان*|اذاني|يعتدي|تعتدي|اعتدى|يتحرش*|تحرش*|يلمس*|لمسني|يصفع*|صفع*|يدقني|تطقني|يطقني",
      ],
      [
        "مبيضرب*ش|مابيضرب*ش|مبتضرب*ش|مابتضرب*ش|مضرب*نيش|ماضرب*نيش|مضربونيش|مبيضربوناش|مايضرب*نيش|مايضربوناش",
      ],
      ["لا يوجد|ما في|مافي|مفيش|مافيش|بدون|بلا|من دون|ليس هناك", "ضرب|عنف|اي عنف|اعتداء"],
    ],
    unlessAfter: "كل|كثر|لما|عند|بعد|قبل|بسبب|اول|بعض|اكثر|متى|وقت|حين|يوم|اشوف|شفت|رايت|اعرف",
    unless: "الان|اليوم|الا|اذا|لو|لما|كل|بعد|غير|فقط",
  },
  // Amharic
  {
    ways: [
      [
        "አይጮህ*|አልጮህ*|አይጮሁ*|አትጮህ*|አይሰድበ*|አልሰደበ*|አትሰድበ*|አይቆጣ*|አይመታ*|አልመታ*|አትመታ*|አልመታች*|አይመቱ*|አልመቱ*|አይደበድ*|አልደበደ*|አትደበድ*|አልተመታ*|አልተደበደ*|አይደበደ*|አያጠቃ*|አልነካኝ*|አይነካኝ*|አይጎዳኝ*|አልጎዳኝ*|አያንገላታ*|አያሰቃይ*|አላሰቃየ*",
      ],
    ],
    unlessAfter: "ዛሬ|አሁን|ካልሠራሁ|ካልሰራሁ",
    unless: "ከሆነ|ሁልጊዜ",
  },
  // Swahili
  {
    ways: [
      [
        "hanitukani|hawanitukani|hajanitukana|hawajanitukana|hanifokei|hawanifokei|hanipigii kelele|hanipigi*|hawanipigi*|hatupigi*|hawatupigi*|hampigi*|hawampigi*|hajanipiga|hajampiga|hajatupiga|hawajanipiga|hawajampiga|hawajatupiga|hakunipiga|hakumpiga|hakutupiga|hawakunipiga|hawakumpiga|sipigwi|sijapigwa|sikupigwa|hapigwi|hajapigwa|hakupigwa|hatupigwi|hatujapigwa|hawapigwi|haninyanyasi|hawaninyanyasi|hajaninyanyasa|hanitesi|hawanitesi|hajanitesa|hanidhuru|hajanidhuru|hanigusi|hajanigusa|bila kupigwa|hajawahi kunipiga|hawajawahi kunipiga|hajawahi kumpiga|sijawahi kupigwa|hajawahi kutupiga",
      ],
      [
        "hakuna|hamna",
        ["mtu|yeyote|hata mmoja"],
        "anayenipiga|anaenipiga|anayempiga|aliyenipiga|anayetupiga|wa kunipiga|kipigo|kupigwa|ukatili|anayeninyanyasa",
      ],
    ],
    unless: "simu|picha|tena|kama|nikiwa|kila|leo|sasa|tu",
  },
  // Russian, Ukrainian
  {
    ways: [
      [
        "не|никто не|ни разу не|никогда не|ніхто не|ніколи не|жодного разу не",
        [
          "меня|нас|её|ее|его|их|тут|здесь|там|разу|был|была|были|никогда|физически|мене|її|його|їх|нікого|никого",
        ],
        "крич*|ругал*|ругает*|оскорбл*|распускал руки|распускает руки|орал*|орёт|орет|лаяв|лає|ображ*|бьёт|бьет|бьют|бил|била|били|бьёте|избив*|избил*|избит*|ударил*|ударял*|побил*|поднимал* руку|поднимает руку|поднял руку|трога*|тронул*|обижа*|насилу*|издева*|домога*|б'є|б'ють|бив|побив|побили|ударив|ударила|вдарив|вдарила|піднімав руку|піднімає руку|чіпає|чіпали|знущ*",
      ],
      ["без|нет|нету|немає|нема", "насилия|побоев|насильства|побоїв"],
    ],
    unlessAfter: "больше|уже|більше|вже|пока|поки|если|якщо|только|только что",
    unless:
      "если|когда|больше|сегодня|каждый|только|сильно|якщо|коли|більше|сьогодні|щодня|тільки|пока|поки",
  },
  // Chinese
  {
    unspaced: true,
    ways: [
      [
        "没有人|没人|没有|没|不|从不|从没|从来没|从来没有|从来不|从未|未|并未|并没有|不会|不曾|沒有人|沒人|沒有|沒|從不|從沒|從來沒|從來沒有|從來不|從來冇|從未|並沒有|並未|冇人|冇|唔|唔會",
        ["被|对我|對我|人|会|會|有|畀人|俾人|曾"],
        "骂我|罵我|骂过|罵過|骂|罵|吼我|吼过|吼過|凶我|兇我|鬧我|鬧過我|打我|打过|打過|打人|打她|打他|打佢|打骂|打罵|殴打|毆打|虐待|动手|動手|施暴|伤害|傷害|性骚扰|性騷擾|骚扰|騷擾|碰我|踢我|被打",
      ],
    ],
    unlessAfter: "要|如果|只是|除非|是|会|會|有",
    unless: "了|如果|今天|每|除非",
  },
];
