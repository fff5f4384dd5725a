import { NAMES } from "../name-forms.ts";
import type { Recognizer } from "../recognizer.ts";

const LINE = String.raw`(?<![^\n])`;
const DAY = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[ ]?[AaPp]\.?[Mm]\.?)?`;

/** Who wrote a line of an exported chat or a mail, and whose name heads a page with how to reach them. */
export const messageSender: Recognizer = {
  label: "NAME",
  title: "Name before a message, an address or ways to reach somebody",
  pattern: new RegExp(
    [
      String.raw`${LINE}(?:\[${DAY},?[ ]${TIME}\]|${DAY},?[ ]${TIME}[ ][-–])[ ](?<value>(?!Messages|[AaPp]\.?[Mm]\.?[ ])[\p{L}\p{M}~][^:\n<>\u001a]{1,40}?):[ ]`,
      String.raw`(?<![\p{L}\p{M}.'’-])(?<value>${NAMES})["']?[ ]{0,2}<(?=[^\s<>@]{1,64}@)`,
      String.raw`${LINE}(?<value>${NAMES}(?<=[ ]\S{1,31}))\n{1,2}(?=(?:Mobile|Tel|TEL|Phone|Cell|Contact|E-?mail|Address|Date of [Bb]irth|DOB|Nationality|Passport)(?![\p{L}]))`,
    ].join("|"),
    "gu",
  ),
  needs:
    /\d[:.]\d{2}|<[^\s<>@]{1,64}@|\n(?:Mobile|Tel|TEL|Phone|Cell|Contact|E-?mail|Address|D|Nat|Pass)/,
  rank: 3,
  examples: [
    "[12/03/24, 21:14:05] [[Ate Marites]]: nasaan ka",
    "12/03/2024, 9:14 pm - [[Rosa hk]]: ok",
    "[[Thomas Mwangi]] <hr@mail.example>",
    "[[Abebech Worku]]\nMobile: see below",
  ],
  counterExamples: [
    "12/03/24, 21:14 we left the house: all of us",
    "Housemaid Wanted\nSalary 400",
    "at 10:30: the bus",
  ],
};
