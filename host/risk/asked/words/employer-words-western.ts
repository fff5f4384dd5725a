import type { Rows } from "../../../reading/terms/rows.ts";

/** How whoever hires, or finds workers, says so, or speaks of those whom they hire, in English, Spanish, French and Portuguese. */
export const OF_EMPLOYERS_WESTERN: readonly Rows[] = [
  // English
  {
    ways: [
      [
        "i am|i'm|im|we are|we're|as|speaking as",
        [
          "a|an|small|private|honest|licensed|registered|new|maid|domestic|foreign|recruitment|employment|recruiting|manpower|staffing|cleaning|construction|hr|human resources|hotel|garment|fishing|farm|care home|responsible|ethical",
        ],
        "employer|employers|agency|agencies|recruiter|recruiters|recruiting agent|recruitment agent|company|firm|hotel|hotel owner|factory owner|farm owner|ship owner|vessel owner|restaurant owner|business owner|household employer|labour contractor|labor contractor|hr manager|hr officer|sponsor|employment agent|placement officer|restaurant|care home|farm|factory|cooperative",
      ],
      [
        "i am|i'm|im|we are|we're",
        ["a|an|the|job|travel|manpower|visa|licensed"],
        "agent|agents|broker|brokers|manpower",
        "in|at|from|for|here|of|based",
      ],
      [
        "i|we",
        ["also|now"],
        "run|own|manage|operate",
        [
          "a|an|the|our|my|own|small|recruitment|employment|manpower|staffing|cleaning|construction|licensed|garment|fishing|family",
        ],
        "agency|company|factory|farm|ranch|hotel|guesthouse|guest house|hostel|restaurant|cafe|bakery|bar|salon|clinic|business|firm|shop|workshop|plantation|care home|boat|vessel",
      ],
      [
        "i have|we have",
        ["a|an|the|small|our|own|cleaning|construction"],
        "company|factory|farm|ranch|hotel|restaurant|business|firm|plantation",
      ],
      [
        "my|our",
        [
          "hotel|restaurant|kitchen|cleaning|care|factory|farm|construction|site|current|two|foreign|new|domestic|live-in|own|filipino|filipina|indonesian|nepali|migrant|seasonal|bangladeshi|indian|kenyan|ethiopian|overseas",
        ],
        "helper|helpers|maid|maids|nanny|nannies|domestic worker|domestic workers|workers|employee|employees|staff|labourers|laborers|farmworkers|caregiver|housemaid|waiters|waitresses|cleaners|recruits|jobseekers|trainees",
      ],
      [
        "i|we|i'm|im|we're",
        ["are|am|want|would|like|plan|planning|need|to|also|now"],
        "hire|hiring|recruit|recruiting|employ|employing|bring in|bringing in",
      ],
      [
        "i|we",
        ["have|just|recently"],
        "hired|employ|employed",
        ["a|an|our|two|three|new|live-in|foreign|first|the"],
        "cook|maid|maids|helper|helpers|nanny|driver|gardener|worker|workers|cleaner|cleaners|carer|caregiver|housemaid|waiters|staff",
      ],
    ],
    unless:
      "worker|workers|nurse|staff|victim|visa|contract|job|permit|bus|friend|friends|house|hostel|dorm|card|took|takes|keeps|promised",
  },
  // Spanish
  {
    ways: [
      [
        "soy|somos|como",
        ["un|una|el|la|los|las|dueño de|dueña de|dueños de|pequeña|pequeño"],
        "restaurante|constructora|reclutadora|invernadero|empleador|empleadora|empleadores|patrón de|patrona de|agencia|reclutador|reclutadora|reclutadores|empresa|empresario|empresaria|contratista|dueño|dueña|hotel|finca|rancho|agricultor|ganadero",
      ],
      [
        "tengo|tenemos|dirijo|manejo|administro",
        ["un|una|mi|nuestra"],
        "empresa|constructora|agencia de empleo|agencia de colocación|agencia de empleadas|agencia de reclutamiento|agencia de contratación|agencia de trabajadores|agencia de domésticas|finca|rancho|hotel|restaurante|fábrica|negocio|granja|invernadero",
      ],
      [
        "mi|mis|nuestro|nuestra|nuestros|nuestras",
        ["nueva|nuevo|propios"],
        "empleada|empleado|empleadas|empleados|trabajadora|trabajadores|trabajadoras|jornaleros|obreros|niñera|temporeros|temporeras|muchacha|peones",
      ],
      [
        "queremos|quiero|vamos a|voy a|estamos",
        "contratar|contratando|reclutar|reclutando|emplear",
      ],
    ],
    unless: "de agencia|me quitó|me cobra|me cobró|víctima",
  },
  // French
  {
    ways: [
      [
        "je suis|nous sommes|en tant qu'*|en tant que",
        ["un|une|le|la|l'|petite|petit"],
        "restaurant|ferme|usine|employeur|employeuse|employeurs|agence|recruteur|recruteuse|recruteurs|entreprise|société|patron de|patronne de|gérant|gérante|chef d'entreprise|hôtel|exploitant agricole",
      ],
      [
        "j'ai|nous avons|je dirige|nous dirigeons|je gère",
        ["une|un|ma|notre|petite"],
        "société|entreprise|entreprise de construction|agence de recrutement|agence de placement|ferme|exploitation|hôtel|restaurant|usine",
      ],
      [
        "nous avons|nous dirigeons|nous gérons|nous tenons|on a|je dirige|je gère|je tiens",
        ["une|notre|petite"],
        "agence|agence d'emploi|agence de domestiques|agence de bonnes|agence de main-d'œuvre",
      ],
      [
        "mon|ma|mes|notre|nos",
        "employée|employé|employées|employés|ouvriers|ouvrières|salariés|salariées|bonne|domestique|domestiques|travailleurs|travailleuses|nounou|femme de ménage|saisonniers",
      ],
      [
        "nous voulons|je veux|nous souhaitons|je souhaite|nous allons|je vais",
        ["bien"],
        "embaucher|recruter|employer|engager",
      ],
    ],
    unless: "m'a|victime|intérimaire",
  },
  // Portuguese
  {
    ways: [
      [
        "sou|somos|como",
        ["um|uma|o|a|dono de|dona de"],
        "restaurante|construtora|quinta|estufa|empregador|empregadora|empregadores|agência|recrutador|recrutadora|empresa|empresário|empresária|patrão de|dono|dona|hotel|fazendeiro|agricultor",
      ],
      [
        "tenho|temos|dirijo|administro",
        ["uma|um|minha|nossa"],
        "empresa|construtora|agência de emprego|agência de recrutamento|fazenda|hotel|restaurante|fábrica|quinta|estufa|negócio",
      ],
      [
        "minha|minhas|meu|meus|nosso|nossos|nossas",
        ["nova|novo"],
        "empregada|empregado|empregados|empregadas|funcionária|funcionário|funcionários|trabalhadores|trabalhadora|babá|operários|colaboradores",
      ],
      [
        "temos|dirijo|administro|dirigimos|administramos",
        ["uma|nossa|pequena"],
        "agência|agência de empregadas|agência de trabalhadores",
      ],
      ["queremos|quero|vamos|vou", "contratar|recrutar|empregar"],
    ],
    unless: "me tirou|me cobrou|vítima",
  },
];
