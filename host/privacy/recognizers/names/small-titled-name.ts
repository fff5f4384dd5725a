import { SMALL } from "../parts/name-forms.ts";
import { ACTS, SMALL_NAME } from "../parts/small-names.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const TITLE = String.raw`(?:maam|ma['’]am|mam|madam|madame|miss|sir|doctor|sheikh|shaikh|ustaz|hajji|hajja|baba|mama)`;

/** One word typed small after a title that nothing but a name follows: "mrs wong". */
export const smallTitledName: Recognizer = {
  label: "NAME",
  title: "Name typed small after a title",
  pattern: written(
    [
      String.raw`(?:mr|mrs|ms|mister|engr|atty)\.?[ ](?<value>${SMALL})`,
      // The article of persons, in Tagalog.
      String.raw`(?:si|ni|kay|sina|nina|kina)[ ](?:ate|kuya|tita|tito|aling|mang|(?:sir|mam|maam|ma['’]am|madam)(?=[ ]\p{Lu})|nanay|tatay|lola|lolo|boss|atty|engr)\.?[ ](?!(?:buong|araw|kahit|kanina|tapos|lagi|palagi|naman|pala|siya|sila|para|galit|mabait|lahat|talaga|nga|ba|yung|iyong|ang|niya|namin|nila|mo|din|rin|daw|raw|lang|nyo|ninyo|kong|kung|kasi|dahil|pero|hindi|may|wala|kahapon|noon)(?!\p{L}))(?<value>${SMALL}|\p{Lu}\p{L}{1,20}(?:[ ]\p{Lu}\p{L}{1,20}){0,2})`,
      String.raw`(?:hubungi|sama|dengan|oleh|majikan|agen|kepada|dari|bernama|calo|sponsor)[ ](?:pak|bu|mbak|mas|bang|kak)[ ](?!(?:itu|ini|saya|kami|nya|sudah|tidak|mau|rt|rw|guru|lurah|kades|haji|agen|majikan|bos|polisi|dokter)(?!\p{L}))(?<value>\p{Ll}{3,20})`,
      // After a title that also stands alone only where somebody is spoken of or to.
      String.raw`${TITLE}[ ](?<value>${SMALL_NAME})(?=[ ](?:${ACTS})(?!\p{L}))`,
      String.raw`(?<=(?<!\p{L})(?:from|with|by|call|called|contact|ask|asked|told|tell|named|hi|hello|dear|good[ ](?:morning|evening|afternoon|day)|thanks|salam)[ ])${TITLE}[ ](?<value>${SMALL_NAME})(?=[ ]{0,2}(?:[,.!?;:)\n]|$)|[ ](?:and|who|in|at|because|last|since|but|when)(?!\p{L}))`,
      String.raw`(?<![^\n])(?:maam|ma['’]am|madam)[ ](?<value>${SMALL_NAME})(?=[.!]?\s{0,3}$)`,
    ].join("|"),
    "gu",
  ),
  cues: [
    "mr",
    "mrs",
    "ms",
    "mister",
    "engr",
    "atty",
    ..."maam ma mam madam madame miss sir doctor sheikh shaikh ustaz hajji hajja baba mama".split(
      " ",
    ),
    ..."si ni kay sina nina kina hubungi sama dengan oleh majikan agen kepada dari bernama calo sponsor".split(
      " ",
    ),
  ],
  examples: [
    "mrs [[wong]] keeps it",
    "i told mr [[abdullah]] twice",
    "ms. [[garcia]] from the office",
    "maam [[latifa]] took my phone, i work with madam [[noor]] and sir [[hamad]] beat me",
    "maam [[latifa]]",
    "good morning maam [[jocelyn]], when can i leave?",
    "si tita [[luz]] ang nag-recruit, hubungi mbak [[rini]] ya",
  ],
  counterExamples: [
    "mr and mrs",
    "ask mr or ms",
    "mrs is not here",
    "si ate ko po",
    "dari pak lurah",
    "si mam ay galit",
    "madam took my phone and sir then hit me, madam husband beat her",
    "good morning sir, hello madam please, thanks sir urgent",
    "i ran from madam house in Riyadh, call sir again and miss home",
    "madam please",
  ],
};
