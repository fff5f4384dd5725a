import { NAMES } from "../parts/name-forms.ts";
import { written } from "../../patterns/pattern-units.ts";
import type { Recognizer } from "../../recognizer.ts";

/** The name before an honorific that follows it: "Ram bhai", "Sunita didi". */
export const nameBeforeTitle: Recognizer = {
  label: "NAME",
  title: "Name before a title",
  pattern: written(
    String.raw`(?<=(?<![\p{L}\p{M}])(?<value>${NAMES})[ -])(?:bhai|bhaiya|didi|dai|dada|sahib|sahab|saheb|sab|ji|jee|apa|baji|khan sahib|bibi|chacha|chachi|aunty|uncle|san|sama|ssi|bey|hanım|hanim|aka|opa|khatun|begum)(?![\p{L}])`,
    "gu",
  ),
  cues: "bhai bhaiya didi dai dada sahib sahab saheb sab ji jee apa baji khan bibi chacha chachi aunty uncle san sama ssi bey hanım hanim aka opa khatun begum".split(
    " ",
  ),
  examples: [
    "[[Ramesh]] bhai took the money",
    "ask [[Sunita]] didi",
    "[[Karim Uddin]] sahib signed",
  ],
  counterExamples: ["my bhai took it", "the didi of my friend", "Indian uncle"],
};
