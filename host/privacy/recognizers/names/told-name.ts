import { CAPITAL, CAPITALS, IS_NAME, SMALLS } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const IS = String.raw`(?:\s{0,2}[:=\-]\s{0,3}|\s{1,3})`;

/** The name after "my name is" and its like, in languages with Latin or Cyrillic letters: nothing but a name follows. */
export const toldName: Recognizer = {
  label: "NAME",
  title: "Name after words that tell it",
  pattern: written(
    "(?:" +
      [
        String.raw`(?:nickname|alias|pangalang|palayaw|panggilan|apodo|surname|(?:full|first|last|middle|given|family|employee|worker|employer|helper|contact|agent|applicant|complainant)name|pr[ée]noms?|vorname|nachname|familienname|cognome|sobrenome|apelyido|apellidos?|фамилия|отчество|прізвище|imiona)["']?\s?[:=]["']?\s{0,2}`,
        String.raw`(?-i:[Nn]ame)\sof\s(?:the\s|my\s)?\p{L}{3,12}(?:\s\p{L}{3,10})?\s?[:=-]\s{0,2}`,
        String.raw`(?-i:[Nn]ame['’]s)\s(?=(?-i:${IS_NAME}${CAPITAL}))`,
        String.raw`(?-i:[Nn]ame)\s(?-i:of)\s(?=(?-i:${IS_NAME}${CAPITAL}))`,
        String.raw`names?(?:['’]?s)?(?:\s?\(.{1,20}?\))?(?:/\p{L}{2,12})?["'”*_]{0,3}(?:\s{0,2}[:=]["'*_]{0,3}\s{0,3}|\s(?:is|reads|:)\s{1,2}(?:called\s)?|\s(?:was|are)\s(?=(?-i:${CAPITAL}))|\s-\s|\s?\|\s?(?=(?-i:${IS_NAME}${CAPITAL}[ ]${IS_NAME}${CAPITAL}))|<\/(?:td|th|b|strong|dt|label|span|p)>\s{0,4}<(?:td|dd|span|p|b)[^<>]{0,30}>)`,
        String.raw`(?:surname|forename|apellidos?|nom|given|first|last|middle|family)s?(?:\snames?)?(?:/\p{L}{2,12})?\s{1,3}(?<=\snames?(?:/\p{L}{2,12})?\s{1,3}|(?:surname|forename)s?(?:/\p{L}{2,12})?\s{1,3})(?=(?-i:${IS_NAME}${CAPITAL}))`,
        String.raw`(?:calls?\sme|known\sas|aka|a\.k\.a\.?)\s(?=(?-i:${IS_NAME}${CAPITAL}))`,
        String.raw`(?:nama(?:ku)?|pangalan|ngalan)(?:\s(?:saya|pekerja|penuh|bapa|aku|ko|niya|nya|lengkap|ibu|ayah|majikan|agen|po|kong|asawa|dia|beliau)){0,3}\s?(?:(?:adalah|ialah|ay|is)\s|[:=]\s{0,3}|\s)(?!(?:saya|aku|ko|niya|nya|lengkap|ibu|ayah|majikan|agen|po|kong|asawa|dia|beliau|panggilan|pekerja|perusahaan|syarikat|ahensya|agency|agensi|tidak|belum|ng|sa|kantor)(?!\p{L}))`,
        String.raw`(?:pangalan|ngalan)\sng\s(?:\p{L}{2,12}\s){1,3}?(?:ay|is|:)\s(?=(?-i:${IS_NAME}${CAPITAL}))`,
        String.raw`(?:tên|sou\s[ao]|chama-se|je\sme\snomme|nommée?|llamad[oa])\s(?=(?-i:${IS_NAME}${CAPITAL}[ ]${IS_NAME}${CAPITAL}))`,
        String.raw`my\s(?-i:name)\s(?!(?:too|also|first|again|there|please|here|only|once|twice|badly|wrongly|correctly)(?!\p{L}))(?=\p{L}{3,16}(?:$|[,.!]|\sand\si(?!\p{L})|\sfrom\s))`,
        String.raw`my\s(?-i:name)['’]?s\s(?!(?:on|in|not|been|always|never|there|missing|already|also)(?!\p{L}))`,
        String.raw`(?:bernama|namanya|nagngangalang|pinangalanang)\s`,
        String.raw`(?:mera|meri|mero|hamro|uska|uski|unka|amar|tar)\s(?:poora\s|pura\s)?(?:naam|nam|naav)${IS}`,
        String.raw`(?:chủ\s(?:tk|tài\skhoản)|người\snhận|chủ\sthẻ)\s?[:=]?\s{0,2}(?=(?-i:${IS_NAME}${CAPITAL}[ ]))`,
        String.raw`(?<!(?:company|agency|office|hotel|shop|factory|desh|gaon|city)\s)(?:ka|ki|ko)\s(?:naam|nam)${IS}(?=(?-i:${IS_NAME}${CAPITAL}))`,
        String.raw`(?:en(?:te|odu)?\s(?:peyar|peru|per)|naa\s(?:peru|pēru)|nanna\shesaru|sime|simey|semey|mage\s(?:nama|name)|kyun(?:ma|\sma)?\s?nar?\s?mal|kh?nhom\s(?:chhmous|chmous)|chan\schue|phom\schue|wo\sjiao|je?\sireum(?:eun)?)${IS}(?=(?-i:${IS_NAME}${CAPITAL}))`,
        String.raw`(?:i\sam|i['’]?m|im)\s(?!(?:single|married|divorced|separated|widow(?:ed)?|female|male|filipin[ao]|nepali|indian|indonesian|kenyan|ugandan|ethiopian|bangladeshi|pakistani|muslim|christian|hindu|nurse|maid|driver|cook|cleaner|worker|helper|nanny|pregnant|sick|alone|mother|father|older|younger|student|unemployed|undocumented|turning|around|about|almost|nearly|over|under|lost|tired|hungry|scared|desperate)(?!\p{L}))(?=\p{L}{3,16}(?:\s\p{L}{3,16})?,\s(?:aged?\s)?[1-6]\d(?:,|\.|\s(?:years?|yrs?|yo|from|female|male|and)))`,
        String.raw`(?:naam|nām)\s{0,2}[:=]\s{0,2}`,
        String.raw`(?:me\sllamo|se\sllama|mi\snombre\s(?:completo\s)?es|su\snombre\s(?:completo\s)?es|nombre(?:\scompleto)?\s?[:=]|nombres?\sy\sapellidos?\s?[:=])\s{0,3}`,
        String.raw`(?:(?:meu|seu)\snome\s(?:completo\s)?é|me\schamo|nome(?:\scompleto)?\s?[:=]|mi\schiamo|si\schiama)\s{0,3}`,
        String.raw`(?:m['’]appelle|s['’]appelle|mon\snom\s(?:complet\s)?est|nom(?:\set\sprénom)?\s?[:=])\s{0,3}`,
        String.raw`(?:ich\shei(?:ß|ss)e|mein\sname\sist|nazywam\ssię|mam\sna\simię|imię(?:\si\snazwisko)?\s?[:=]|mă\snumesc|numele\smeu\s(?:este|e))\s{0,3}`,
        String.raw`(?:tên\s(?:tôi|em|mình|cháu|con|chị|anh)?\s?(?:là|:)|tôi\stên\s(?:là)?|em\stên\s(?:là)?|họ(?:\svà)?\stên\s?[:=]|tên\s?[:=])\s{0,3}`,
        String.raw`(?:benim\s)?(?:adım|ismim|adı|adi)(?:\ssoyad[ıi])?${IS}`,
        String.raw`(?:mening\s)?(?:ismim|ism|ismi)(?:\sva\sfamiliyam)?${IS}`,
        String.raw`(?:jina\slangu\s(?:ni|naitwa)|naitwa|ninaitwa|anaitwa|jina(?:\skamili)?\s?[:=])\s{0,3}`,
        String.raw`(?:maqaan\s(?:koo|isaa)|sunana|sunansa|orukọ\smi\sni|aha\sm\sbụ|erinnya\slyange\snze|amannya\sgange)\s`,
        String.raw`(?:chamo-me|(?:mijn\snaam\sis|ik\sheet|jag\sheter|jeg\sheter|nimeni\son|jmenuji\sse|volám\ssa|zovem\sse|казвам\sсе|a\snevem|με\sλένε|ονομάζομαι|το\sόνομά\sμου\sείναι))\s`,
        String.raw`(?:jenengku|jenenge|jeneng\skula|nami\sabdi|ngaran\skuring|ny\sanarako\sdia|anarako|magacaygu\swaa|magacayga\swaa|magaceeda\swaa|magaciisa\swaa|nitwa|yitwa|witwa|igama\slami\s(?:ngu)?|kombo\sna\sngai\s(?:ezali)?|ti\snaganko|jinan\ssa|nganku|quhem|mani\ssauc)\s`,
        String.raw`(?-i:[Nn]ames?|NAME)\s(?=(?-i:${IS_NAME}${CAPITAL}[ ]${IS_NAME}${CAPITAL}))`,
        String.raw`(?:меня|его|её|ее|мене|його|її)\s(?:зовут|звать|звати|звуть)\s`,
        String.raw`(?:мо[ёе]\s)?(?:имя|імя|ім['’]я|фио|піб|ф\.и\.о\.)\s?(?:[:=—-]\s{0,2}|\s)`,
        String.raw`(?:менин\s|менің\s)?(?:атым|атымды|есімім|номам|номи\sман)\s`,
      ].join("|") +
      `)["'“«*_\\p{Extended_Pictographic}]{0,3}(?<value>(?-i:\\p{Lu}(?:[ ]{1,3}\\p{Lu}){3,30}(?![\\p{L}.]))|(?-i:${CAPITALS})(?:(?<=\\p{Lu}{2})(?-i:,[ ]${IS_NAME}\\p{Lu}{2,20}(?:[ ]${IS_NAME}\\p{Lu}{2,20}){0,3}(?!\\p{L})))?|${SMALLS})`,
    "giu",
  ),
  accepts: (found) => !/^(?:\p{L}$)/u.test(found),
  cues: "fullname middlename givenname familyname employeename workername employername helpername contactname agentname applicantname complainantname prénom prénoms prenom prenoms vorname nachname familienname cognome sobrenome apelyido фамилия отчество прізвище imiona name names forename apellido apellidos given first last middle family call calls known aka nickname alias palayaw panggilan apodo surname firstname lastname nama namaku pangalan ngalan bernama namanya nagngangalang pinangalanang mera meri mero hamro uska uski unka amar tar naam nām me se mi su nombre nombres meu seu nome si m s mon nom ich mein nazywam mam imię mă numele tên tôi em họ benim adım ismim adı adi mening ism ismi jina naitwa ninaitwa anaitwa maqaan sunana sunansa orukọ aha erinnya amannya меня его её ее мене його її моё мое имя імя ім фио піб ф менин менің атым атымды есімім номам номи chamo mijn ik jag jeg nimeni jmenuji volám zovem казвам a με ονομάζομαι το jenengku jenenge jeneng nami ngaran ny anarako magacaygu magacayga magaceeda magaciisa nitwa yitwa witwa igama kombo ti jinan nganku quhem sou chama nommé nommée llamado llamada my mani chủ người ka ki ko en ente enodu naa nanna sime simey semey mage kyun kyunma khnhom knhom chan phom wo je i".split(
    " ",
  ),
  rank: 4,
  examples: [
    "my name is [[Maria Santos]] and I work here",
    "name: [[juan dela cruz]], from Cebu",
    "nama saya [[Siti Aminah]] dari Lombok",
    "mera naam [[Ram Bahadur]] hai",
    "me llamo [[Rosa Pérez]] y soy de Guatemala",
    "tôi tên là [[Nguyễn Thị Hoa]]",
    "меня зовут [[Гульнара Ахмедова]]",
    "naitwa [[Grace Wanjiru]]",
    "Full name: [[DELA CRUZ, MARICEL SANTOS]], they call me [[Blessing]]",
    "Surname/Nom [[MENSAH]] Given Names/Prénoms [[AKOSUA]] Date of birth",
    "**Name:** [[Fatima Noor]] <td>Name</td><td>[[Ruwani Silva]]</td>",
  ],
  counterExamples: [
    "the name of the agency is on the list",
    "my name is written wrong",
    "her name was removed, nama baik keluarga",
    "me llamo la atención",
    "give me the name and number",
    "se llama a la policía",
  ],
};
