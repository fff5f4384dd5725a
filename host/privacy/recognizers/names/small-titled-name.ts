import { SMALL } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

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
    ..."si ni kay sina nina kina hubungi sama dengan oleh majikan agen kepada dari bernama calo sponsor".split(
      " ",
    ),
  ],
  examples: [
    "mrs [[wong]] keeps it",
    "i told mr [[abdullah]] twice",
    "ms. [[garcia]] from the office",
    "si tita [[luz]] ang nag-recruit, hubungi mbak [[rini]] ya",
  ],
  counterExamples: [
    "mr and mrs",
    "ask mr or ms",
    "mrs is not here",
    "si ate ko po",
    "dari pak lurah",
    "si mam ay galit",
  ],
};
