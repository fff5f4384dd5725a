import type { Rows } from "../terms/rows.ts";

/** How it is said that somebody goes out when they like, or that nobody keeps them from it, in languages of Europe, Africa and the Arabs. */
export const UNHINDERED_STEPS_WESTERN: readonly Rows[] = [
  // English
  {
    ways: [
      [
        "i|we|she|he|they|i'm|we're|and",
        ["can|may|am|are|is|always|also|free|allowed|to|do|could"],
        "go out|go outside|leave|come and go|go anywhere|move around|leave the house|leave the camp|leave the room|leave home",
        ["the house|alone|of the house|and come back|at|the room|on my own"],
        "whenever i like|whenever i want|whenever we like|whenever we want|when i like|when i want|when we like|any time|anytime|any time i like|any time i want|freely|as i like|as i please|wherever i like|wherever i want|whenever i please|when i please",
      ],
      [
        "nobody|no one|noone|never|don't|dont|doesn't|doesnt|didn't",
        ["ever|has|they|even|here"],
        "stop|stops|stopped|prevent|prevents|prevented|forbid|forbids|keep|keeps|kept",
        ["me|us|him|her"],
        "from going|from leaving|going out|leaving|from going out|to leave|to go out|inside|from moving",
      ],
    ],
    unlessAfter: "if|wish|not|never|can|could|may|can't|until|only if|want|hope|so that|how|when",
    unless: "if|with permission|after|only|once|unless|until|anymore|when they|when the|with a",
  },
  // Spanish, Portuguese
  {
    ways: [
      [
        "puedo|podemos|salgo|salimos|me dejan|nos dejan|me deja|voy|entro y|posso|podemos|saio|saímos|vou|deixam-me|me deixam",
        ["salir|salgo|ir|libremente|de|la|casa|a|sair|livremente|à|rua|a donde"],
        "cuando quiera|cuando quiero|cuando queramos|cuando queremos|libremente|a cualquier hora|donde quiera|quando quero|quando quiser|quando queremos|quando quisermos|livremente|a qualquer hora|onde quero|onde quiser",
      ],
      [
        "nadie|ninguém|no|ni|não",
        ["me|nos"],
        "impide|impiden|prohíbe|prohíben|prohibió|prohibieron|impede|impedem|proíbe|proíbem|proibiu",
        ["que|la|de|o|a"],
        "salir|salga|salida|salgamos|irme|sair|saída|ir",
      ],
    ],
    unlessAfter: "no|nunca|si|não|nao|se|ojalá|cómo|cuándo|quiero|quero|só",
    unless: "si|con permiso|solo|sólo|se|com|hasta|até",
  },
  // French
  {
    ways: [
      [
        "je peux|on peut|nous pouvons|je sors|nous sortons|j'ai le droit de|je suis libre de|on me laisse",
        ["sortir|aller|de|la|maison|partir|librement"],
        "quand je veux|quand on veut|quand nous voulons|librement|à toute heure|où je veux|quand bon me semble|comme je veux",
      ],
      [
        "personne ne|ne|n'*",
        ["jamais"],
        "m'empêche|nous empêche|m'interdit|nous interdit|m'a empêchée|m'a empêché|m'a interdit",
        ["pas|jamais"],
        "de sortir|sortir|de partir|la sortie",
      ],
    ],
    unlessAfter: "si|comment|quand",
    unless: "si|seulement|mais pas",
  },
  // Russian, Ukrainian
  {
    ways: [
      [
        "могу|можем|выхожу|хожу|разрешают|выходим|можу|можемо|виходжу|ходжу|дозволяють",
        [
          "свободно|выходить|выйти|уйти|ходить|гулять|из|дома|на|улицу|вільно|виходити|вийти|з|дому",
        ],
        "когда хочу|когда хотим|куда хочу|в любое время|свободно|когда угодно|куда угодно|коли хочу|коли хочемо|куди хочу|у будь-який час|вільно|будь-коли",
      ],
      [
        "никто не|ніхто не|мне не|нам не",
        ["мне|меня|нас|нам|мені|мене"],
        "запрещает|запрещал|мешает|запрещают|забороняє|забороняв|заважає|держит|тримає",
        ["мне|нам|мені"],
        "выходить|уйти|гулять|уехать|виходити|піти|насильно|силой",
      ],
    ],
    unlessAfter: "не|если|якщо|только|чтобы|щоб|як|как",
    unless: "если|только|якщо|тільки|когда",
  },
  // Arabic
  {
    ways: [
      [
        "اقدر|نقدر|يمكنني|اطلع|نطلع|اخرج|نخرج|بطلع|بخرج|بقدر|استطيع|يسمحوا لي|يسمحون لي",
        ["اطلع|اخرج|نطلع|نخرج|ان|من|البيت|السكن|اروح|الخروج|بالخروج"],
        "متي ما اريد|متي ابغي|متي ما ابي|متي ابي|متي ما ابغي|وقت ما ابي|وقت ما اريد|وقت ما بدي|متي شئت|متي اردت|براحتي|بحرية|متي ما بدي|وقت ما احب|في اي وقت|باي وقت",
      ],
      [
        "لا|ما|ولا|لم|محد|ما حد|لا احد|ما في احد",
        ["احد|حد"],
        "يمنعني|بيمنعني|منعني|يمنعنا|منعنا|يمنعوني|منعوني",
        ["من|اني"],
        "الخروج|اطلع|اخرج|نطلع|الطلعة",
      ],
    ],
    unlessAfter: "لا|ما|لم|مش|مو|لو|اذا|كيف|ابي|اريد|اقدر|نقدر|يمكنني|استطيع|بقدر|ان",
    unless: "لو|اذا|بس|الا",
  },
  // Amharic
  {
    ways: [
      [
        "እንደፈለግኩ|እንደፈለኩ|እንደፈለግሁ|በፈለግኩ ጊዜ|በፈለኩ ጊዜ|በነጻነት|በፈለግኩበት ሰዓት|በፈለግኩት ጊዜ",
        ["ከቤት|ወደ|ውጭ|መውጣት|ከቤቱ"],
        "እወጣለሁ|እወጣለው|እችላለሁ|እሄዳለሁ|እገባለሁ|ወጣለሁ|እንቀሳቀሳለሁ",
      ],
    ],
    unless: "ከሆነ",
  },
  // Swahili
  {
    ways: [
      [
        "naweza|tunaweza|naruhusiwa|natoka|tunatoka|niko huru",
        ["kutoka|kwenda|nje|natoka|nyumbani"],
        "wakati wowote|muda wowote|ninapotaka|nikitaka|tunapotaka|popote|saa yoyote",
      ],
      [
        "hakuna|hamna",
        ["mtu|aliye"],
        "anayenizuia|aliyenizuia|wa kunizuia|anayetuzuia",
        ["mimi"],
        "kutoka|kwenda|kuondoka",
      ],
    ],
    unlessAfter: "kama|ili",
    unless: "kama|ikiwa|baada",
  },
];
