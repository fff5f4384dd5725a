import type { Rows } from "../terms/rows.ts";

const EN_NOT =
  "nobody|no one|noone|none of them|not|never|nor|neither|don't|dont|doesn't|doesnt|didn't|didnt|hasn't|hasnt|haven't|havent|isn't|isnt|wasn't|wasnt|aren't|arent|weren't|werent";
const EN_LOCK = "lock|locks|locked|locking|shut|imprison*|confined";

/** How it is said that nobody locks somebody in, alone or in one breath with other denials ("neither beaten nor locked in"), in English, Spanish, French, Portuguese, Russian and Ukrainian. */
export const UNTOLD_LOCKS_WESTERN: readonly Rows[] = [
  // English
  {
    ways: [
      [
        EN_NOT,
        [
          "ever|even|once|been|being|be|get|gets|got|has|have|had|is|are|was|were|did|does|will|would|really|actually|i|we|he|she|they",
        ],
        EN_LOCK,
        ["me|us|her|him|them|anyone|anybody|the|door|doors|gate|gates|up|in|inside|away"],
        "in|up|inside|away|door|doors|gate|gates|me|us|anyone|anybody",
      ],
      [
        "nobody|no one|noone|never|not|didn't|doesn't|don't|neither",
        ["ever|has|have|been|being|even"],
        "hit|hits|beat|beats|beaten|hurt|hurts|touched|slapped",
        ["me|us|her|him|anyone"],
        "or|nor",
        EN_LOCK,
        ["me|us|the|door|up|in|inside"],
        "in|up|inside|door|me|us",
      ],
      ["neither", ["i was|was i|were we|am i|i am"], "hit|beaten|hurt|touched|slapped|threatened"],
    ],
    unlessAfter: "can|could|to|why|should|must|better",
    unless:
      "anymore|any more|any longer|if|unless|until|when|while|only|except|but|tonight|today|yet|now|at night|every|because",
  },
  // Spanish
  {
    ways: [
      [
        "no|nunca|jamás|nadie|tampoco|ni",
        ["me|nos|la|lo|las|los|se|ha|han|he|hemos|sido|estoy|estamos|está|están|fui|nadie"],
        "encierra|encierran|encerró|encerraron|encerrado|encerrada|encerrados|encerradas|encerraba|encerraban|retiene|retienen|retuvo|retuvieron|secuestr*",
      ],
      [
        "ni",
        ["me|nos|la|lo|se|ha|han"],
        "pega|pegan|pegó|pegaron|golpea*|golpeó|maltrat*|toca|tocan|amenaza*|amenazó|quita|quitan|quitó|quitaron",
        ["el|mi|los|mis|nuestros"],
        "pasaporte|pasaportes|celular|teléfono|documentos",
      ],
    ],
    unlessAfter: "ya|si|porque|solo|sólo",
    unless: "si|cuando|siempre|hoy|más|solo|sólo|sino|ahora|pero|hasta|porque",
  },
  // French
  {
    ways: [
      [
        "ne|n'*|personne ne|personne n'*|ni|pas|jamais",
        [
          "me|m'|nous|la|le|les|l'|ai|a|ont|suis|est|sont|sommes|été|m'a|m'ont|l'a|jamais|pas|frappee|frappe|battue|battu|ni",
        ],
        "enferm*|séquestr*|retenue|retenu",
        "pas|jamais|point",
      ],
      [
        "ne|n'*|personne ne|personne n'*|ni|pas|jamais",
        ["me|m'|nous|la|le|les|l'|ai|a|ont|suis|est|sont|sommes|été|m'a|m'ont|l'a|jamais|pas"],
        "enferm*|séquestr*",
      ],
      ["ni", ["me|m'|été|m'a|m'ont"], "frappé*|battu*|giflé*|maltraité*|touché*|menacé*"],
    ],
    unless: "que|si|quand|toujours|seulement|mais|jusqu'à|encore|aujourd'hui|parce",
  },
  // Portuguese
  {
    ways: [
      [
        "não|nao|nunca|jamais|ninguém|ngm|nem",
        ["me|nos|a|o|foi|fui|sou|estou|estamos|está|são|têm|tem|sido|nunca"],
        "tranca|trancam|trancou|trancaram|trancado|trancada|trancados|trancadas|prende|prendem|prendeu|prenderam|presa|preso",
      ],
    ],
    unlessAfter: "ja|já|se|só",
    unless: "mais|se|quando|sempre|hoje|só|agora|mas|até|porque",
  },
  // Russian, Ukrainian
  {
    ways: [
      [
        "не|никто не|ни разу не|никогда не|и не|ни|ніхто не|ніколи не|жодного разу не|й не|і не|та не|ні",
        [
          "меня|нас|её|ее|его|их|нам|мне|тут|здесь|разу|был|была|были|двери|дверь|мене|її|його|двері",
        ],
        "запира*|запер*|закрывал*|закрывает на|удержива*|замыка*|замика*|замкнул*|замкнул|зачиня*|утриму*|тримали під замком|держали под замком|держат под замком",
      ],
    ],
    unlessAfter: "больше|уже|вже|більше|пока|поки|если|якщо|только",
    unless:
      "если|когда|больше|сегодня|только|но|а только|якщо|коли|більше|сьогодні|тільки|але|пока|поки|потому",
  },
];
