import { SMALL } from "../name-forms.ts";
import type { Recognizer } from "../recognizer.ts";

/** One word typed small after a title that nothing but a name follows: "mrs wong". */
export const smallTitledName: Recognizer = {
  label: "NAME",
  title: "Name typed small after a title",
  pattern: new RegExp(String.raw`(?:mr|mrs|ms|mister|engr|atty)\.?[ ](?<value>${SMALL})`, "gu"),
  cues: ["mr", "mrs", "ms", "mister", "engr", "atty"],
  examples: [
    "mrs [[wong]] keeps it",
    "i told mr [[abdullah]] twice",
    "ms. [[garcia]] from the office",
  ],
  counterExamples: ["mr and mrs", "ask mr or ms", "mrs is not here"],
};
