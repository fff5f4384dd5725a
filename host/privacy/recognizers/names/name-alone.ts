import { NAMES, TWO_NAMES } from "../parts/name-forms.ts";
import { isKnownThing } from "../parts/no-persons.ts";
import { areKnownNames, areNoWords } from "../parts/ordinary-words.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

const LATIN = "en es fr pt id ms tl sw vi hi-latn";

/** A name that is all of a text or its last line, and one before "here". */
export const nameAlone: Recognizer = {
  label: "NAME",
  title: "Name that stands alone",
  pattern: written(
    [
      String.raw`(?<=^\s{0,3}(?:[-–—~*•]{1,2}[ ]?)?)(?<value>${TWO_NAMES})(?=[.!]?\s{0,3}$)`,
      String.raw`(?<=[\n][ ]{0,3}(?:[-–—~]{1,2}[ ]?)?|[ ](?:--|—|–)[ ]?)(?<value>${TWO_NAMES})(?=[.!]?\s{0,3}$)`,
      String.raw`(?<=(?:^|[.!?,\n])[ ]{0,3})(?<value>${NAMES})(?=[ ]here(?:[,.!]|$|[ ](?:from|again|in|and|i)(?!\p{L})))`,
    ].join("|"),
    "gu",
  ),
  needs: /[\p{L}\p{M}]\s{0,3}$|[.!]\s{0,3}$| here/u,
  accepts: (found) =>
    !isKnownThing(found.toUpperCase() === found ? found.toLowerCase() : found) &&
    (areKnownNames(found, LATIN) ||
      (/^\S+[ ]\S+$/.test(found) && areNoWords(found, LATIN) && !isKnownThing(found))),
  rank: 2,
  examples: [
    "[[Lourdes Panganiban]]",
    "please help me\n-- [[Naledi Mokoena]]",
    "[[Zipporah Kerubo]] here, I need help",
  ],
  counterExamples: [
    "Domestic Worker",
    "Hong Kong",
    "Thank You",
    "Newbie here, and Nurse here",
    "Placement Fee",
  ],
};
