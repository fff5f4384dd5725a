import { CAPITAL, IS_NAME } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const PERSON = String.raw`(?<![\p{L}\p{M}.'’-])(?<value>${IS_NAME}${CAPITAL}(?:[ ](?:(?:de|dela|del|bin|binti|al)[ ])?${IS_NAME}${CAPITAL}){1,3})`;
const AGE = String.raw`(?:1[5-9]|[2-6]\d)`;

/** Two words with capitals before an age, as reports tell of persons: "Ravi Nair (31)". */
export const nameBeforeAge: Recognizer = {
  label: "NAME",
  title: "Name before an age",
  pattern: written(
    [
      String.raw`(?=[ ][(]\d\d)(?<=${PERSON})[ ][(]${AGE}(?:[ ]?(?:[MF]|y\/?o|yrs?|years?)(?:[ ]old)?)?[)](?=[ ,.]|$)`,
      String.raw`(?=,[ ]\d\d,)(?<=${PERSON}),[ ]${AGE},[ ](?=from|an?[ ]|of|who|is|was|single|married)`,
    ].join("|"),
    "gu",
  ),
  needs: /[(]\d\d|, \d\d, /,
  rank: 2,
  examples: [
    "[[Divya Menon]] (31) told us",
    "[[Grace Auma]], 24, from Kisumu",
    "the cook [[Samuel Okello]] (44 years old), and a driver",
  ],
  counterExamples: [
    "the Migrant Workers Act (22) says",
    "Saudi Arabia (31) and Kuwait (22)",
    "from Cebu, 24, a nurse",
  ],
};
