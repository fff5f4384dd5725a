import type { Rows } from "../terms/rows.ts";

const EN =
  "passport|passports|passport with me|passport with myself|passports with us|passport on me|passport myself|passport safe";
const PP_ES = "pasaporte|pasaportes";

/** How it is said that one has one's passport, or that nobody took it, in English, Spanish, French and Portuguese. */
export const UNTAKEN_PAPERS_WESTERN: readonly Rows[] = [
  // English
  {
    ways: [
      [
        "i|we|i'm|im",
        [
          "can|may|will|do|still|always|also|already|both|personally|allowed to|free to|to|am allowed to|are allowed to|get to|have",
        ],
        "keep|hold|have|carry|got|kept|keeping",
        ["my|our|own|the|with me"],
        EN,
      ],
      [
        "let me|lets me|let us|lets us|allow me to|allows me to|allowed me to|allow us to|allowed us to",
        "keep|hold|have|carry",
        ["my|our|own|the"],
        EN,
      ],
      [
        "she|he|they|everyone|everybody",
        ["all|still|always|can|may"],
        "keep|keeps|hold|holds|has|have|carries",
        ["her|his|their"],
        "own",
        "passport|passports",
      ],
      [
        "my|our|her|his|their",
        ["own"],
        "passport|passports",
        "is|are|stays|remains|stay|remain",
        ["still|always|safe"],
        "with",
        "me|us|her|him|them|myself",
      ],
      [
        "passport|passports",
        ["is|are|still|always|safe|here|currently|now|n"],
        "with me|with myself|with us|in my hand|in my hands|in my bag|in my pocket|in my room|in my possession",
      ],
      [
        "nobody|no one|noone|not|nor|never|don't|dont|doesn't|doesnt|didn't|didnt|hasn't|hasnt|haven't|havent",
        ["ever|even|has|have|will|would|they|did|do|anyone"],
        "take|takes|took|taken|keep|keeps|kept|hold|holds|held|confiscate|confiscates|confiscated",
        ["away|of"],
        "my|our|her|his|their|any of our",
        "passport|passports",
      ],
      [
        "my|our|her|his|their",
        "passport|passports",
        "was not|were not|is not|are not|wasn't|weren't|isn't|aren't|has not been|have not been|hasn't been|was never|is never|were never",
        "taken|kept|held|confiscated|taken away",
      ],
    ],
    unlessAfter:
      "not|never|can't|cannot|cant|don't|dont|didn't|didnt|doesn't|won't|wont|if|how|should|wish|want|before|when|until|refuse to|refuses to|refused to|let|make|where|bring|carry|carrying|take|taking|took|without|no|stolen|keep my|hold my|have my|carry my|get my|keep our|hold our",
    unless:
      "if|until|after|when|only|once|unless|but he|but she|but they|but only|but boss|but my boss|but the boss|but madam|but agent|but the agent|but employer|but my employer|but the employer|but not|back|number|copy|expired|renewed|safe",
  },
  // Spanish
  {
    ways: [
      [
        "tengo|llevo|guardo|conservo|traigo|tenemos|guardamos|puedo guardar|puedo conservar|puedo tener|puedo quedarme con|puedo quedarme|me dejan tener|me dejan guardar|me dejan quedarme con|me deja guardar|me deja tener",
        ["yo|aquí|conmigo|siempre|mi|mis|nuestro|nuestros|el|propio|propios|misma|mismo|con"],
        PP_ES,
      ],
      [
        "no|ni|tampoco|nadie|nunca",
        ["me|nos|le|les|ha|han|se"],
        "quita|quitan|quitó|quitaron|quitado|retiene|retienen|retuvo|retuvieron|guarda|guardan|confisca|confiscaron|confiscado|quedó con|quedaron con|tiene|tienen",
        ["mi|mis|el|los|su|sus|nuestro|nuestros"],
        PP_ES,
      ],
      ["mi pasaporte|nuestro pasaporte", "lo tengo yo|lo tengo|está conmigo|lo guardo yo|lo llevo"],
    ],
    unlessAfter: "no|nunca|tampoco|cómo|si|sin",
    unless: "si|hasta|cuando|solo|pero|vencido|caducado",
  },
  // French
  {
    ways: [
      [
        "j'ai|je garde|je conserve|nous avons|nous gardons|je peux garder|nous pouvons garder|on me laisse|on me laisse garder|j'ai gardé|je détiens",
        ["toujours|encore|bien|moi-même|avec moi|mon|notre|nos|propre"],
        "passeport|passeports",
      ],
      [
        "pas|ni|jamais|personne ne|personne n'*|personne m'a|personne ne m'a",
        ["me|m'|nous|a|ont"],
        "pris|prend|prennent|garde|gardent|gardé|confisqué|confisque|retient|retenu|retiré|retire",
        ["mon|notre|nos|le|les|son|leur"],
        "passeport|passeports",
      ],
      [
        "ne|n'*",
        ["me|m'|nous"],
        "prend|prennent|garde|gardent|confisque|confisquent|retient|retire",
        "pas|jamais",
        ["mon|notre|nos|le|les|son|leur"],
        "passeport|passeports",
      ],
      ["mon passeport", "est avec moi|est chez moi|est en ma possession"],
    ],
    unlessAfter: "ne|pas|si|comment",
    unless: "si|jusqu'à|quand|seulement|mais|périmé|expiré",
  },
  // Portuguese
  {
    ways: [
      [
        "tenho|guardo|fico com|estou com|temos|ando com|posso ficar com|posso guardar|mantenho",
        ["eu|sempre|aqui|comigo|o|meu|nosso|os|próprio"],
        "passaporte|passaportes",
      ],
      [
        "não|nao|nem|ninguém|nunca",
        ["me|nos"],
        "tirou|tira|tiram|tiraram|ficou com|fica com|ficam com|ficaram com|guarda|guardam|reteve|retém|retêm|pegou|pega|confiscou|confisca",
        ["o|meu|nosso|os|nossos|seu"],
        "passaporte|passaportes",
      ],
      ["meu passaporte", "está comigo|fica comigo|está com a gente"],
    ],
    unlessAfter: "não|nao|nunca|se|como",
    unless: "se|até|quando|só|mas|vencido",
  },
];
