import type { Rows } from "../terms/rows.ts";

/** How it is said that nobody hits, hurts, touches or shouts at somebody, in English, Spanish, French and Portuguese. */
export const UNTOLD_BLOWS_WESTERN: readonly Rows[] = [
  // English
  {
    ways: [
      [
        "nobody|no one|noone|none of them|not|never|don't|dont|doesn't|doesnt|didn't|didnt|hasn't|hasnt|haven't|havent|hadn't|isn't|isnt|wasn't|wasnt|aren't|arent|weren't|werent",
        [
          "ever|even|once|been|being|be|get|gets|getting|got|has|have|had|is|are|was|were|did|does|will|would|really|actually|physically|sexually|here|there|in the house|in this house|at home|at work|in the family",
        ],
        "shout|shouts|shouted|shouting|yell*|scold*|insult*|raised his hand|raised her hand|raises his hand|raises her hand|hit|hits|hitting|beat|beats|beaten|beating|slap*|punch*|kick*|hurt|hurts|hurting|abuse|abuses|abused|abusing|abusive|harm|harms|harmed|mistreat*|maltreat*|assault*|attack*|rape|rapes|raped|violent|touch|touches|touched|lay a hand on|laid a hand on|lays a hand on|lay a finger on|laid a finger on|raise a hand|raised a hand",
      ],
      [
        "no|without|without any|not any|zero",
        ["physical|sexual"],
        "violence|beating|beatings|hitting|abuse|blows|being beaten|being hit",
      ],
    ],
    unless:
      "with|anymore|any more|any longer|every|always|often|much|hard|today|tonight|now|yet|if|unless|when|while|until|only|except|line|hotline",
  },
  // Spanish
  {
    ways: [
      [
        "no|nunca|jamás|nadie|tampoco|ni",
        [
          "me|nos|la|lo|las|los|le|les|se|ha|han|he|hemos|había|habían|sido|es|está|están|fue|fui|soy|nunca|aquí|a mí|a nadie",
        ],
        "grita|gritan|gritó|gritado|insulta*|insultó|levanta la mano|levantan la mano|levantó la mano|levantado la mano|pega|pegan|pegó|pegado|pegaba|pegaban|pegaron|pegarme|golpea*|golpeó|golpean|maltrat*|agred*|lastim*|toca|tocan|tocado|tocó|abus*|viola|violan|violado|violada|violent*|hace daño|hacen daño|hecho daño|ponen la mano encima|pone la mano encima",
      ],
      ["sin|no hay|no hubo|ningún|ninguna", "violencia|golpes|maltrato|maltratos"],
    ],
    unlessAfter: "ya|si|porque|solo|sólo",
    unless: "si|cuando|todos|siempre|mucho|hoy|más|solo|sólo|con|sino|ahora",
  },
  // French
  {
    ways: [
      [
        "ne|n'*|personne ne|personne n'*",
        ["me|m'|nous|la|le|les|l'|se|lui|ai|a|ont|suis|est|sont|été|m'a|m'ont|l'a|jamais|pas"],
        "crie|crient|crié|insult*|lève la main|levé la main|frapp*|bat|battent|battu*|tape|tapent|tapé|gifl*|maltrait*|touch*|violent*|agress*|cogn*|brutalis*|viole|violent|violé*",
        "pas|jamais|point|personne",
      ],
      [
        "pas|jamais|personne ne|personne n'*|personne me",
        ["me|m'|nous|la|le|les|l'|a|ont|été|m'a|m'ont|ici|encore été"],
        "frapp*|bat|battent|battu*|tape|tapent|tapé*|gifl*|maltrait*|touch*|violent*|agress*|cogn*|brutalis*|violé*",
      ],
      [
        "me|m'|nous|la|le",
        "frappe*|bat|battent|tape|tapent|gifle*|maltraite*|touche*|cogne*",
        "pas|jamais|point",
      ],
      ["sans|pas de|aucune|pas eu de|aucun", "violence|violences|coup|coups"],
    ],
    unless: "que|si|quand|tous|toujours|souvent|trop|fort|aujourd'hui|seulement|avec|encore",
  },
  // Portuguese
  {
    ways: [
      [
        "não|nao|nunca|jamais|ninguém|ngm|nem",
        ["me|nos|a|o|as|os|foi|fui|sou|é|são|tem|têm|tinha|há|sido|nunca|aqui|está|estão"],
        "grita|gritam|gritou|xinga*|insult*|levanta a mão|levantou a mão|bate|batem|bateu|bateram|batia|batiam|batido|bater|batendo|espanc*|agred*|maltrat*|machuc*|toca|tocou|tocaram|abus*|violent*|violou|encosta a mão|encostou a mão",
      ],
      ["sem|não há|não tem|nenhuma", "violência|agressão|agressões|pancada"],
    ],
    unlessAfter: "ja|já|se|só",
    unless:
      "mais|se|quando|sempre|hoje|muito|todo|todos|só|com força|com o|com a|com um|agora|ponto",
  },
];
