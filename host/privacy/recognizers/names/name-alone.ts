import { NAMES, TWO_NAMES } from "../parts/name-forms.ts";
import { isKnownThing } from "../parts/no-persons.ts";
import { areKnownNames, areNoWords, LATIN_LANGUAGES } from "../parts/ordinary-words.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** A name that is all of a text: a field of a record may be a firm's, so one of its words is a name that many have. */
export const nameAlone: Recognizer = {
  label: "NAME",
  title: "Name that stands alone",
  pattern: written(
    String.raw`(?<=^\s{0,3}(?:[-–—~*•]{1,2}[ ]?)?)(?<value>${TWO_NAMES})(?=[.!]?\s{0,3}$)`,
    "gu",
  ),
  needs: /^[^\p{L}]{0,6}\p{Lu}[^\n]{3,90}$/u,
  accepts: (found) => areKnownNames(found, LATIN_LANGUAGES) && !isKnownThing(inSmall(found)),
  rank: 2,
  examples: ["[[Lourdes Panganiban]]", "- [[Wanjiru Chege]]", "[[AMINA KHATUN]]"],
  counterExamples: ["Domestic Worker", "Hong Kong", "Thank You", "Bright Star"],
};

/** A name under a text, behind a dash, and one before "here". */
export const nameBesideText: Recognizer = {
  label: "NAME",
  title: "Name behind a dash or before here",
  pattern: written(
    [
      String.raw`(?<=(?:\n|[.!?][ ])[ ]{0,3}(?:--|[-–—~])[ ]?)(?<value>${TWO_NAMES})(?=[.!]?\s{0,3}$)`,
      String.raw`(?<=(?:^|[.!?,\n])[ ]{0,3})(?<value>${NAMES})(?=[ ]here(?:[,.!]|$|[ ](?:from|again|in|and|i)(?!\p{L})))`,
    ].join("|"),
    "gu",
  ),
  needs: /[-–—~] ?\p{Lu}[^\n]{3,90}$| here/u,
  accepts: (found) =>
    !isKnownThing(inSmall(found)) &&
    (areKnownNames(found, LATIN_LANGUAGES) ||
      (/[ ]/.test(found) && !isKnownThing(found) && areNoWords(found, LATIN_LANGUAGES))),
  rank: 2,
  examples: [
    "please help me\n-- [[Naledi Mokoena]]",
    "Nobody answers. - [[Lourdes Panganiban]]",
    "[[Zipporah Kerubo]] here, I need help",
  ],
  counterExamples: [
    "Newbie here, and Nurse here",
    "the fee\n- Placement Fee",
    "We help. -- Labour Office",
  ],
};

/** What is in capitals throughout, as others are asked for. */
function inSmall(found: string): string {
  return found.toUpperCase() === found ? found.toLowerCase() : found;
}
