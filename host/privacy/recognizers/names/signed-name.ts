import { CAPITAL, IS_NAME, NAMES } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const CLOSING =
  "atentamente|cordialmente|saludos(?: cordiales)?|un abrazo|atte\\.?|firmado(?: por)?|firma|fdo\\.?|cordialement|respectueusement|bien à vous|sincèrement|signée?(?: par)?|signature|atenciosamente|cumprimentos|com os melhores cumprimentos|abraços|assinado(?: por)?|assinatura|с уважением|искренне ваш[а]?|подпись|з повагою|щиро ваш[а]?|підпис|hormat saya|hormat kami|salam hormat|wassalam|tertanda|ttd|tanda tangan|yang benar|yang ikhlas|saya yang menurut perintah|lubos na gumagalang|gumagalang|nagmamahal|lumagda|lagda|ky tên|ký tên|người viết đơn|người làm đơn|trân trọng|kính thư|wako mtiifu|wako mwaminifu|sahihi|bhavdiya|bhawadiya|nivedak|binit|binito|mit freundlichen grüßen|unterschrift|hochachtungsvoll|cordiali saluti|distinti saluti|z poważaniem|podpis|saygılarımla|imza|hurmat bilan|yours faithfully|yours sincerely|yours obediently|your obedient servant|best regards|kind regards|warm regards|best wishes|with respect|love|faithfully|signed|sgd\\.?|name and signature|thumbprint of|mark of|obediently";

/** The name under a letter, and who a mail is from or to. */
export const signedName: Recognizer = {
  label: "NAME",
  title: "Name under a letter",
  pattern: written(
    [
      String.raw`(?:${CLOSING})(?:[ ]?[,:;.！，-]{1,2}[ ]{0,2}|[ ]{0,2}[,:]?\s{0,2}\n\s{0,3}|(?<=(?:sign[ée]e?|firmado|assinado|por|par|подпись|tertanda|sgd\.?)[ ]?)[ ])(?-i:(?!\p{Lu}{2,3}(?![\p{L}\p{M}]))(?<value>${NAMES}))(?=[ ]{0,2}(?:[\n,.;()!<\-–]|$|\p{Extended_Pictographic}))`,
      String.raw`(?:from|to|cc|sender|recipient|de|para|à|от|кому|dari|kepada)[ ]?:[ ]{1,2}(?-i:(?<value>${IS_NAME}${CAPITAL}(?:[ ](?:(?:de|dela|del|bin|binti|al)[ ])?${IS_NAME}${CAPITAL}){1,3}))(?=[ ]{0,2}(?:\n|$|,|;|[(]))`,
      // Typed small, as the last word of all.
      String.raw`(?:thanks|thank you|regards|love|salamat|salamat po|gracias|merci|obrigada|terima kasih)(?:[ ]?[,!.]{1,2}[ ]?\n?|\n)[ ]?(?!(?:everyone|everybody|all|please|pls|sir|madam|mam|maam|bye|god|lord|friends?|again|guys|team|anyway|kabayan|brothers?|sisters?|boss|admin|dear|much|help|bless|amen|ingat|regards|love|thanks|salamat|merci|hello|yours|always|okay|soon|really|waiting|senyora|señora|pak|kak|kakak)(?!\p{L}))(?<value>\p{L}{3,16})[.!]?\s{0,3}$`,
    ].join("|"),
    "giu",
  ),
  accepts: (found) =>
    !/(?:^|[ ])(?:Agency|Services?|Ltd|Limited|Inc|Corp|Group|Travels?|Bank|Hospital|Centre|Center|Union|Division|Bureau|Desk|Shelter|Mission|Parties|Sides|Yours|Management)$/.test(
      found,
    ),
  cues: "thanks thank gracias merci obrigada terima salamat atentamente cordialmente saludos un atte firmado firma fdo cordialement respectueusement bien sincèrement signé signée signature atenciosamente cumprimentos com abraços assinado assinatura с искренне подпись з щиро підпис hormat salam wassalam tertanda ttd tanda yang saya lubos gumagalang nagmamahal lumagda lagda ký người trân kính wako sahihi bhavdiya bhawadiya nivedak binit binito mit unterschrift hochachtungsvoll cordiali distinti z podpis saygılarımla imza hurmat yours your best kind warm with love faithfully signed sgd name thumbprint mark obediently from to cc sender recipient de para à от кому dari kepada".split(
    " ",
  ),
  rank: 3,
  examples: [
    "Atentamente, [[Marisol Quispe]]",
    "С уважением,\n[[Фарход Назаров]]",
    "Lubos na gumagalang, [[Perlita Sumulong]]",
    "signé [[Awa Sow]]",
    "please help. thanks, [[nora]]",
    "From: [[Bernadette Lagman]]\nTo: the office",
    "Kind regards, [[Lim Soo Hock]]",
  ],
  counterExamples: [
    "Signed, sealed and delivered",
    "love from the family",
    "From: the agency. To: all workers",
    "From: Sunrise Travels\n",
    "Best regards, Yours",
  ],
};
