import { CAPITAL, IS_NAME } from "../parts/name-forms.ts";
import { isKnownNoPerson, isKnownThing } from "../parts/no-persons.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const GIVEN = String.raw`${IS_NAME}${CAPITAL}(?:[ ]${IS_NAME}${CAPITAL}){0,2}`;
const SURNAME = String.raw`${IS_NAME}${CAPITAL}(?:[ ](?:(?:DE|DELA|DEL|de|dela|del|bin|binti|al)[ ])?${IS_NAME}${CAPITAL}){0,2}`;
const CAPS = String.raw`${IS_NAME}\p{Lu}{2,20}(?:[ -]${IS_NAME}\p{Lu}{2,20}){0,2}`;
/** What letters go on with behind whom they speak to. */
const COURTESY =
  /^(?:Gracias|Merci|Obrigad[oa]|Salamat|Terima|Hola|Ol[áa]|Bonjour|Buen[oa]s|Bom|Boa|Welcome|Kindly|Regards|Greetings|Assalamu|Salam|Namaste|Pls|Can|May)(?!\p{L})/u;
/** What lists tell of a person behind the name. */
const SEX = String.raw`(?:[FM]|[Ff]emale|[Mm]ale)(?!\p{L})`;
const AGE = String.raw`(?:age[d]?[ ]?)?(?:1[4-9]|[2-6]\d)(?![\p{L}\p{N}]|[.,]\d)`;
const PERSON = String.raw`[ ]?(?:[(][ ]?(?:${SEX}|${AGE})|[,;/|-][ ]?(?:${SEX}[ ,;/)]{1,3}${AGE}|${AGE}[ ,;/)]{1,3}${SEX}|born(?!\p{L})|DOB|dob|[Pp]assport|PP(?!\p{L})))`;
const NUMBER = String.raw`(?<=(?<![^\n])[ \t]{0,4}\d{1,3}[.)][ \t]{1,3})`;
const LINE = String.raw`(?<=(?<![^\n])[ \t]{0,4}(?:[-•*][ \t]{1,3})?)(?=[^\n,]{2,60},[ ]\p{Lu}\p{Ll})`;

/** Surname and given names with a comma between, as lists have them: after a title, before sex or age, or alone on a line with the surname in capitals. */
export const surnameFirst: Recognizer = {
  label: "NAME",
  title: "Surname before the given name",
  pattern: written(
    [
      String.raw`(?<=(?<!\p{L})(?:M[Rr]|M[Rr][Ss]|M[Ss]|Miss|Mme|Mlle|Sr|Sra|Srta|Dr|DR|Atty|Engr|[Mm]adam|[Mm]a['’]?am)\.?[ ])(?<value>${SURNAME},[ ]${GIVEN})(?![\p{L}'’-]|[ ]\p{Lu})`,
      String.raw`(?<![\p{L}\p{M}.'’,-]|,[ ])(?<value>${SURNAME},[ ]${GIVEN})(?=${PERSON})`,
      String.raw`(?:${NUMBER}|${LINE})(?<value>${CAPS},[ ]${IS_NAME}(?:${CAPITAL})(?:[ ]${IS_NAME}${CAPITAL}){0,2}\.?)(?=[ \t]{0,4}(?:\n|$))`,
    ].join("|"),
    "gu",
  ),
  needs: /\p{L}, \p{Lu}/u,
  accepts(found) {
    const [surname = "", given = ""] = found.split(", ").map(asWords);
    if (COURTESY.test(given)) return false;
    return !isKnownNoPerson(`${surname} Xa`) && !isKnownThing(surname) && !isKnownThing(given);
  },
  rank: 3,
  examples: [
    "I met Ms [[Santos, Maria]] there",
    "[[SANTOS, Maria]] (F, 32) and [[Thapa, Sita Devi]], F, 24",
    "Crew:\n1. [[REYES, JUAN CARLO]]\n2. [[DELA CRUZ, Ana]]\n",
    "Mr. [[Khan, Imran]] signed",
  ],
  counterExamples: [
    "Ms Santos, Please call, Mr Tan, Kuwait",
    "MANILA, Philippines\nNEPAL, Kathmandu\nWARNING, Do not pay",
    "Manila, Philippines (32) and Jeddah, Saudi Arabia, F, 24",
    "Dear Madam, Thank you, Sra. Embajadora, Gracias por todo",
    "Atty. Reyes, Anti-Illegal Recruitment Branch",
    "JAGRUK BANO, SURAKSHIT JAO\nINFO INTERNAL, JANGAN DIFOTO\n",
    "Nurse, Female, 32",
  ],
};

function asWords(part: string): string {
  return part.replaceAll(
    /(?<![\p{L}])(\p{Lu})(\p{Lu}+)(?!\p{L})/gu,
    (_, first: string, rest: string) => first + rest.toLowerCase(),
  );
}
