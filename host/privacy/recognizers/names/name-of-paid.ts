import { CAPITAL, IS_NAME } from "../parts/name-forms.ts";
import { isKnownThing } from "../parts/no-persons.ts";
import { areNoWords } from "../parts/ordinary-words.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** Whom somebody paid, before how much: "I paid Ramesh 3 lakh". */
export const nameOfPaid: Recognizer = {
  label: "NAME",
  title: "Name of who was paid",
  pattern: written(
    String.raw`(?:paid|pay|gave|give|given|lent|owe|sent|handed|showed)[ ](?<value>${IS_NAME}${CAPITAL}(?:[ ]${IS_NAME}${CAPITAL})?)(?=[ ](?:\d|(?:money|cash|the|my|our|all|half|some|about|around|over|almost|more|another|one|two|three|four|five|six|ten|rs|rupees)(?!\p{L})))`,
    "gu",
  ),
  accepts: (found) => !isKnownThing(found) && areNoWords(found, "en"),
  cues: "paid pay gave give given lent owe sent handed showed".split(" "),
  examples: [
    "I paid [[Jagdish]] 3 lakh",
    "we gave [[Nadeem Akbar]] the money",
    "my father owes, I sent [[Purnima]] half of it",
  ],
  counterExamples: [
    "I paid Agent 200 and gave Police the papers",
    "I paid Qatar 300, they gave Filipinos the rooms",
    "I paid Cash 500",
  ],
};
