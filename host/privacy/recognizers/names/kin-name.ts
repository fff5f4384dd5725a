import { NAMES } from "../parts/name-forms.ts";
import { ACTS, SMALL_NAME } from "../parts/small-names.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

// Words of a family, of friends and of work, behind or before which somebody's own is told.
const BEFORE =
  "mon|ma|mes|notre|son|sa|mi|mis|nuestr[oa]|su|tu|meu|minha|nosso|nossa|seu|sua|мо[йяю]|мій|мого|мою|наш[аеіу]?|твій|твоя|его|её|ее|моего|мо[её]й|моїм?|моєї|моя|його|її|mein|meine|meinen|unser|unsere|il mio|la mia|mio|mia|mój|moja|moją|mera|mere|meri|mero|amar|hamro|hamari|hamara|my|our|his|her|their|your";
const KIN_BEFORE =
  "mari|femme|fr[èe]re|s[œo]e?ur|fils|fille|m[èe]re|p[èe]re|amie?|copine|copain|voisine?|coll[èe]gue|cousine?|tante|oncle|ni[èe]ce|neveu|marido|esposa|esposo|hij[oa]|padre|madre|prim[oa]|t[ií][oa]|sobrin[oa]|herman[oa]|amig[oa]|vecin[oa]|compa[ñn]er[oa]|cu[ñn]ad[oa]|novi[oa]|jef[ea]|filh[oa]|pai|m[ãa]e|irm[ãa]o?|namorad[oa]|vizinh[oa]|colega|муж|мужа|мужем|жена|жену|брат|брата|сестра|сестру|сын|сына|дочь|мать|отец|друг|друга|подруга|подругу|коллега|сосед|соседка|дядя|т[её]тя|чоловік|чоловіка|дружина|дружину|брата|син|сина|донька|дочка|мати|батько|друга|подругу|колега|сусід|сусідка|mann|frau|bruder|schwester|sohn|tochter|mutter|vater|freund|freundin|kollege|kollegin|chef|chefin|marito|moglie|fratello|sorella|figli[oa]|amic[oa]|mąż|żona|brat|siostra|kolega|koleżanka|syn|córka|pati|patni|biwi|bhai|behen|behan|beta|beti|dost|shami|stri|bon|bondhu|baba|ma|shriman|shrimati|dai|didi|bahini|bhai|chora|chori|shohar|shauhar|husband|wife|sister|brother|cousin|friend|niece|nephew|aunt|uncle|mother|father|son|daughter|grandmother|grandfather|boyfriend|girlfriend|fianc[eé]e?|partner|neighbou?r|roommate|housemate|bunkmate|flatmate|classmate|workmate|co-?worker|colleague|supervisor|employer|boss|agent|recruiter|sponsor|lawyer|landlord|landlady|sister-in-law|brother-in-law|mother-in-law|father-in-law";
// And languages that tell whose behind it.
const KIN_OWN =
  "(?:suami|istri|isteri|kakak|adik|abang|ibu|ayah|bapak|bapa|emak|mak|anak|sepupu|paman|bibi|tante|teman|kawan|sahabat|majikan|bos|agen|ejen|keponakan|mertua|tetangga|jiran)[ ](?:saya|aku|kami|dia|nya|perempuan saya|laki-laki saya)|(?:suami|istri|isteri|kakak|adik|teman|majikan)(?:ku|nya)|(?:mume|mke|dada|kaka|rafiki|mtoto|mama|baba|bosi|mwajiri|ndugu|jirani|mjomba|shangazi|binamu)[ ](?:wangu|yangu|wake|yake|wetu|yetu)|(?:asawa|kapatid|pinsan|kaibigan|anak|amo|kasama|kaklase|kapitbahay)[ ](?:ko|niya|namin)(?:ng)?|(?:chồng|vợ|con gái|con trai|chị gái|em gái|anh trai|em trai|bạn|mẹ|bố|cha|dì|cậu|chú|bác|chủ|sếp)[ ](?:tôi|em|mình|cháu|của tôi|của em|con)|(?:kocam|eşim|karım|kardeşim|ablam|abim|arkadaşım|oğlum|kızım)";

/** The name after a word for family, friends or the people of one's work, with whose they are. */
export const kinName: Recognizer = {
  label: "NAME",
  title: "Name after a word for family",
  pattern: written(
    [
      String.raw`(?:(?:${BEFORE})[ ](?:(?:elder|older|younger|big|little|eldest|youngest|late|best|former|ex|real)[ -])?(?:${KIN_BEFORE})|${KIN_OWN})(?:,|[ ]is|[ ]named|[ ]called|[ ]ka naam|[ ]jina|[ ]bernama|[ ]tên(?: là)?)?[ ](?-i:(?!\p{Lu}{2,4}(?![\p{L}\p{M}]))(?<value>${NAMES}))`,
      // Typed small: only where a verb follows that nothing but a person does.
      String.raw`(?:my|our)[ ](?:cousin|niece|nephew|aunt|uncle|sister|brother|husband|wife|friend|mother|father|son|daughter|roommate|coworker|co-worker|agent|employer|boss|recruiter|sponsor|madam|landlord|supervisor)[ ](?<value>(?-i:(?!\p{L}{1,20}(?:ly|ing|ed|er|s)(?!\p{L})|(?:who|also|still|here|there|now|back|home|abroad|once|just|never|always|then|that|and|and|even|once|too|said|was|is|has|had|got|went|came|told|in|at|on|law|from|with|alone|first|later|soon|today|yesterday|sometimes|often|both|all|one|what|which|this|it|he|she|they|we|i|did|does|do|will|would|can|could|may|might|must|not|only|really|already|worker|maid|nurse|family|company|agency|contract|name|office|house|country|visa|passport|salary|person|people|both|but|because|when|where|while|since|after|before|until|if|though|group|circle|money|child|and)(?!\p{L}))\p{Ll}{3,16})(?=[ ](?:lives|lived|works|worked|borrowed|told|said|says|went|came|paid|signed|called|sent|gave|was|is|has|had|and[ ]i)(?!\p{L})))`,
      String.raw`(?:my|our)[ ](?:(?:arab|kuwaiti|saudi|lebanese|chinese|old|new|former|male|female)[ ])?(?:agent|employer|boss|recruiter|broker|sponsor|kafeel|madam|landlord|supervisor|manager|foreman|owner|captain|driver|cousin|uncle|aunt|brother|sister|husband|friend)[ ](?<value>(?-i:${SMALL_NAME}))(?=[ ](?:${ACTS})(?!\p{L}))`,
    ].join("|"),
    "giu",
  ),
  cues: "mon ma mes notre son sa mi mis nuestro nuestra su tu meu minha nosso nossa seu sua мой моя мою моего моей моёй мої моїм моєї його її mein meine meinen unser unsere il la mio mia mój moja moją mera mere meri mero amar hamro hamari hamara my our his her their your suami istri isteri kakak adik abang ibu ayah bapak bapa emak mak anak sepupu paman bibi tante teman kawan sahabat majikan bos agen ejen keponakan mertua tetangga jiran suamiku suaminya istriku istrinya isteriku isterinya kakakku kakaknya adikku adiknya temanku temannya majikanku majikannya mume mke dada kaka rafiki mtoto mama baba bosi mwajiri ndugu jirani mjomba shangazi binamu asawa kapatid pinsan kaibigan amo kasama kaklase kapitbahay chồng vợ con chị em anh bạn mẹ bố cha dì cậu chú bác chủ sếp kocam eşim karım kardeşim ablam abim arkadaşım oğlum kızım мій моєю".split(
    " ",
  ),
  rank: 2,
  examples: [
    "mon frère [[Ousmane]] est parti, mi prima [[Yolanda]] también",
    "мой брат [[Рустам]] и моя сестра [[Зарина]]",
    "adik saya [[Wulandari]] di penampungan, mume wangu [[Juma]]",
    "mere bhai [[Deepak]] ne, chồng tôi [[Phạm Văn Dũng]]",
    "my cousin [[belinda]] works in Jeddah",
    "our boss [[khalid]] hits us and my employer [[yousef]] never paid",
    "mein Mann [[Florin]] und meine Schwester [[Ioana]]",
  ],
  counterExamples: [
    "my sister works here and my cousin sister is sick",
    "our boss wife hits us, my employer son took it, my agent then lied",
    "my boss suddenly hits me and our madam always shouts, my aunt already sent hers",
    "mon mari est malade",
    "suami saya sakit",
    "my brother Filipino also",
    "мой муж болеет",
  ],
};
