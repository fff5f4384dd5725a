import { NAMES } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Whose name heads a page with how to reach them. */
export const nameHeading: Recognizer = {
  label: "NAME",
  title: "Name above ways to reach somebody",
  pattern: written(
    String.raw`(?<![^\n])(?<value>${NAMES}(?<=[ ]\S{1,31}))\n{1,2}(?=(?:Mobile|Tel|TEL|Phone|Cell|Contact|E-?mail|Address|Date of [Bb]irth|DOB|Nationality|Passport)(?![\p{L}]))`,
    "gu",
  ),
  needs: /\n(?:Mobile|Tel|TEL|Phone|Cell|Contact|E-?mail|Address|D|Nat|Pass)/,
  rank: 3,
  examples: [
    "[[Abebech Worku]]\nMobile: see below",
    "[[Rosa Dela Cruz]]\n\nDate of Birth: below",
    "Applicant\n[[Joseph Mwangi]]\nNationality: Kenyan",
  ],
  counterExamples: [
    "Housemaid Wanted\nSalary 400",
    "Contact\nMobile: see below",
    "ask the office\nAddress: see below",
  ],
};
